# What a table server says to its guests.

server-malformed = This message cannot be understood.
server-wants-json = The body must be JSON, and the header Content-Type must say application/json.
server-body-not-json = The body is not JSON.
server-field-not-expected = { $field }: { $got } is not what is expected here.
server-too-fast = Too many requests at once: wait a moment.
server-too-large = This is too large.
server-wrong-origin = This page may not use this server.
server-internal = Something went wrong here; nothing has changed. Try again.
server-no-table = There is no such table: the link is wrong, or the table was deleted.
server-no-game = There is no such game here.
server-closed = This table is closed.
server-wrong-phase = { $phase ->
    [lobby] The game has not started yet.
    [playing] The game is going on.
    [paused] The game is paused.
   *[over] The game is over.
}
server-not-your-seat = Seat { $seat } is not yours.
server-not-host = Only the host of the table can do this.
server-seat-taken = Seat { $seat } is not free.
server-table-full = There is no free seat at this table.
server-seats-open = A seat is still open: wait for a guest, or give it to a bot.
server-not-ready = Not ready yet: { $names }.
server-bad-name = A name has 1 to { $most } characters that can be seen.
server-name-taken = Somebody here is called { $name } already.
server-bad-level = There is no such bot. These there are: { $known }.
server-stand-in-plays = A bot is playing for you; you get your seat back in a moment.
server-needs-id = This request needs an id.
server-too-much-talk = That is enough talk for now: a seat makes at most { $most } statements in a round.
server-too-many-promises = Those are enough promises for now: a seat makes at most { $most } in a round.
server-no-talk-time = Nobody negotiates now.
server-not-alone = Others play at this table too, and have a say in this.
server-no-such-seat = There is no seat { $seat } at this table.
server-only-spectators = You play at this table: what spectators say is for spectators, until the game is over.
server-too-many-remarks = That is enough for now: spectators say at most { $most } things each in a round.
server-cannot-undo = There is nothing to take back: your last move is not the last decision at the table.
server-undo-reveals = This cannot be taken back: it has shown something that was hidden.
server-no-proposal = Nobody has proposed anything that you could answer.
server-no-such-guest = There is nobody in that seat who could be replaced.
server-chosen-seed = Somebody chose the shuffles of this table: nothing can be added to them.
server-chance-added = Your seat has added its luck to the shuffles already.
server-chosen-seed-listed = A table whose seed somebody chose cannot be listed.
server-closed-upgrade = The rules on this server have changed, and this game can no longer be continued. Its record can still be downloaded.
server-closed-admin = Whoever runs this server has closed this table.
server-how-to-join = Join this table from a terminal: alcatraz join { $link }
server-page-not-built = The page has not been built yet: run “make setup” where this program lies, then start it again. Until then, there is the terminal: alcatraz join and the address of this server.
server-wrong-host = This server does not go by the name { $host }. Whoever runs it can give it that name: alcatraz serve --base-url.
server-guest-is-here = Only somebody who has been away for a while can be replaced.
server-unreadable-table = This table cannot be read just now. Nothing of it is lost; whoever runs this server finds the reason in the log.

## Positions

server-overloaded = Too many questions about positions are waiting. Ask again in a moment.
server-too-hard = This question took too long and was given up.
server-no-lesson = There is no such lesson.
server-no-puzzle = There is no such puzzle.
server-puzzle-tried = Your try has been judged. Take it back to try something else, or go on to the next puzzle.
server-no-date = Say which day it is, as in date=2026-11-18.
server-in-words = { $words }
server-not-in-practice = That is not possible at a practice table.
server-practice-diverged = This practice table no longer goes as it went. Begin again.
server-arranged-listed = A table that starts from an arranged position cannot be listed: whoever arranged it knows its cards.
server-arranged-options = A table that starts from an arranged position has no options of its own: what the table agreed on is in the position.
server-arranged-seats = The position is one of { $players } players; the table has { $got } seats.
server-arranged-over = The game in this position is over: there is nothing left to play.
server-no-hints = There are no hints at this table: all players must agree to them.
server-nothing-to-decide = This seat has nothing to decide now.
server-no-reason = Nobody can say more about that now: it was no move of a bot, or it is still a secret.
