# replay, verify, solve and simulate.

## Numbers

decimal-sign = .
percent = { $number } %

## Files

file-not-an-object = { $file }: a JSON object with named fields is expected, not { $got }.
file-unknown-game = { $file }: there is no game { $got }; there are: { $known }.
file-unwritable = { $file } cannot be written: { $why }.

## replay

replay-help-command = Step through a recorded game, or print it as a protocol when the output is not a terminal.
replay-help-record = The record: a JSON file, the address of a record or of a table (http://…), or - for standard input.
replay-help-seat = Look through the eyes of this seat (0, 1, 2 …); without it, as a spectator.
replay-help-open = Look with everything open: hands, votes, decks.
replay-help-to = Start after this many moves; in a protocol: stop there.
replay-seat-or-open = --seat and --open exclude each other: choose one pair of eyes.
replay-no-such-seat = There is no seat { $got } in this record: its seats are numbered 0 to { $last }.
replay-to-range = --to: this record has { $last } moves, so a number from 0 to { $last } is expected, not { $got }.
replay-broken-start = This record cannot be opened:
replay-broken = The record breaks off here:
replay-title = { $game } · { $players } players · { $moves } moves
replay-eyes-spectator = seen by a spectator
replay-eyes-open = with everything open
replay-eyes-seat = seen by { $seat }
replay-step = Move { $number } of { $last }
replay-start = The start
replay-outcome = How it ended
replay-unfinished = The record ends here; the game was not over.
replay-talk = Said at the table
replay-said = { $seat }: { $text }
replay-prompt = Enter next · b back · number jump · e end · q quit >
replay-word-next = n next
replay-word-back = b back
replay-word-jump = j jump
replay-word-end = e end
replay-word-quit = q quit
replay-what = Press Enter for the next move; b goes back, a number jumps to that move (0 to { $last }), e goes to the end, q quits.

## verify

verify-help-command = Rebuild recorded games and check every position, the outcome and the digest. Exit code 1 if one differs, 2 if something cannot be read or is no record.
verify-help-records = The records: JSON files, addresses of records or of tables (http://…), or - for standard input.
verify-help-json = Answer as JSON.
verify-good = { $file }: good. { $moves } moves rebuilt, { $checkpoints ->
    [0] the last position
   *[other] { $checkpoints } checkpoints and the last position
} and the outcome agree.
verify-bad = { $file }: differs.
verify-bad-at = { $file }: differs at move { $move } of { $moves }.
verify-the-move = The move: { $seat }, { $move }
verify-before = Up to move { $move } everything agrees.
verify-no-checkpoints = The record has no checkpoints, so nothing can be said about where it went another way.
verify-total = { $good } of { $total } records are good.

## solve

solve-help-command = The arbiter: whose decision a position is, every legal move with its cost, who would stay; or whether one move is allowed. Exit code 1 if the move is refused.
solve-help-position = The position, a JSON file; - for standard input.
solve-help-move = A move as JSON to judge.
solve-help-seat = The seat that would make the move; without it, the one that must decide.
solve-help-seed = Decides what the position leaves to chance.
solve-help-json = Answer as JSON.
solve-bad-position = This position cannot be:
solve-bad-move = This is no move of the game:
solve-seat-without-move = --seat says who would make the --move; there is no --move.
solve-which-seat = Several seats must decide now ({ $seats }): say with --seat whose move it is.
solve-no-such-seat = There is no seat { $got } in this position: its seats are numbered 0 to { $last }.
solve-over = The game is over.
solve-move = { $seat }: { $move }
solve-allowed = Allowed.
solve-allowed-cost = Allowed. Cost: { $cost }.
solve-refused = Not allowed:
solve-template = (one of a family: its other fields are open)
solve-move-count = { $count ->
    [one] 1 legal move
   *[other] { $count } legal moves
}
solve-alternatives = By another ruling the answer would be another one:
solve-other-impossible = This position could not be.
solve-other-added = { $count ->
    [one] 1 move more, { $moves }
   *[other] { $count } moves more, such as { $moves }
}
solve-other-gone = { $count ->
    [one] 1 move less, { $moves }
   *[other] { $count } moves less, such as { $moves }
}
solve-other-repriced = { $count ->
    [one] 1 move at another cost, { $moves }
   *[other] { $count } moves at another cost, such as { $moves }
}

## simulate

simulate-help-command = Play thousands of games between bots on all cores and tell what they have in common. Ctrl-C keeps what was played.
simulate-help-game = Which game: scapegoat or boat.
simulate-help-games = How many games at each number of players; 1000 unless said otherwise.
simulate-help-players = How many players, the most there can be unless said otherwise; several numbers with commas (3,4) are compared.
simulate-help-policy = What the bots play with: one name for all seats, or one per seat with commas; cmd:./mybot is a program of yours. Simple unless said otherwise.
simulate-help-seed = The same seed gives the same games, on one core or on many; 1 unless said otherwise.
simulate-help-sides = Which sides of the tiles lie up: silver, gold, random, or the gold locations with commas.
simulate-help-option = Another option of a new game, as name=value with the value in JSON; can be repeated.
simulate-help-edition = An edition file (TOML) with other component values.
simulate-help-iterations = How long bots that search may think about a move, in iterations.
simulate-help-jobs = How many processes play at once; one per core unless said otherwise.
simulate-help-json = Write the summary to this file as JSON; - for standard output.
simulate-help-csv = Write a line per game to this file.
simulate-help-report = Write a page with plots to this HTML file.
simulate-help-records = Write the record of every game into this folder.
simulate-help-journal = Write down every game in this file as it ends, to go on later with --resume.
simulate-help-resume = Go on with the simulation whose journal this is; of the other flags, only --games, --jobs and the files to write count.
simulate-bad-players = --players: this game is for { $low } to { $high } players; { $got } is not such a number.
simulate-unknown-policy = --policy: nobody plays this game with { $got }; there are: { $known }; and programs of your own: cmd:./mybot.
simulate-policy-count = --policy: one name for everybody or { $players } names, one per seat, are needed, not { $got }.
simulate-bad-option = --option: name=value is expected, such as turn_limit=200, not { $got }.
simulate-bad-options = No game can be set up like this:
simulate-bad-output = { $file } cannot be written: its folder does not exist, or it is a folder itself.
simulate-journal-exists = { $file } is the journal of an earlier simulation. Go on with it: --resume { $file }. Or delete it first.
simulate-bad-journal = { $file } is not the journal of a simulation.
simulate-resume-flags = --resume goes on with the plan of the journal: of the other flags, only --games, --jobs and the files to write can be given.
simulate-resume-unknown = The journal is about something that does not exist here: game { $game }, bots { $policies }.
simulate-bot-erred = In game { $number } with { $players } players a bot tried a move that is not allowed; the simulation stops:
simulate-stopped = Stopped after { $played } of { $total } games. With --journal it could go on later.
simulate-stopped-resume = Stopped after { $played } of { $total } games. Go on with: alcatraz simulate --resume { $file }
simulate-nothing-played = No game was played to its end.
simulate-title = { $game } · { $policies } · seed { $seed }
simulate-column = { $players } players, { $games ->
    [one] 1 game
   *[other] { $games } games
}
simulate-spread = { $mean } ({ $least }–{ $most })
simulate-seat = { $seat } ({ $policy }) wins / stays
simulate-took = { $games } games, { $seconds } seconds.

## The report

report-title = { $game }: what { $games } games tell
report-plan = Bots: { $policies } · seed { $seed } · { $players } players
report-players = { $players } players
report-games-word = games
report-won = of the games end with winners
report-endings = How it ends
report-length = How long it takes
report-seats = Who wins, by seat
report-seats-note = Grey: stays behind while others win. The dashed line marks what an even share of the wins would be. Thin lines and the numbers below the shares: where the true share of wins lies, 19 times out of 20.
report-interval = { $low }–{ $high } %
report-origin = alcatraz { $version } · options: { $options ->
    [none] none
   *[other] { $options }
}
report-reading-list = How often, per game; the share of games with winners among those in which it was used, with the interval in which the true share lies 19 times out of 20; the share of its users who win. Bold: those games differ from the others by more than chance readily explains.
report-won-short = wins
report-stayed-short = stays behind
report-numbers = In numbers
report-per-game = times per game
report-success = games won when used
report-users = its users win
report-reading = Bars: how often, per game. Filled dots: the share of games with winners among those in which it was used; rings: the share of its users who win. Upright lines: the same over all games and players. Thin lines: where the true share lies, 19 times out of 20. Bold: those games differ from the others by more than chance readily explains.
report-caution = What goes along with winning need not bring it about: long games use more of everything.
report-made = Made with alcatraz simulate. The same seed gives the same page.
