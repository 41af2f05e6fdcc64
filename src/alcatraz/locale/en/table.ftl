# What happens at a table around the game, for clients that ask for words. $player and $about are names of players.

table-what-seated = { $name } sits down.
table-what-renamed = { $name } has a new name.
table-what-left = { $player } leaves: the seat is free again.
table-what-seat-set = { $to ->
    [bot] A bot sits down: { $player }.
   *[open] A seat is open: { $player }.
}
table-what-ready = { $ready ->
    [yes] { $player } is ready.
   *[no] { $player } is not ready yet.
}
table-what-chance-added = { $player } has added luck of their own to the shuffles.
table-what-started = The game begins.
table-what-started-arranged = The game begins, from an arranged position.
table-what-clock = Time is up: a bot decides for { $player }.
table-what-stand-in = A bot stands in for { $player }.
table-what-undone = { $player } takes back the last move.
table-what-proposed-pause = { $player } proposes a pause.
table-what-proposed-resume = { $player } proposes to go on.
table-what-proposed-remove = { $player } proposes that a bot takes the seat of { $about }.
table-what-agreed = { $yes ->
    [yes] { $player } agrees.
   *[no] { $player } does not agree.
}
table-what-enough = { $enough ->
    [yes] { $player } has said enough.
   *[no] { $player } has something more to say.
}
table-what-waiting-set = { $waits ->
    [yes] Bots now wait in negotiations until every person has said enough.
   *[no] Bots no longer wait for people in negotiations.
}
table-what-paused = The game is paused.
table-what-resumed = The game goes on.
table-what-removed = A bot plays on for { $player }.
table-what-away = { $player } has been away too long; a bot stands in.
table-what-returned = { $player } is back.
table-what-finished = The game is over.
table-what-closed = The table is closed.
table-what-rematched = The same people play again.
table-what-proposed-hints = { $player } proposes hints: everybody may ask what to do.
table-what-help-set = { $hints ->
    [yes] Hints are on: whoever must decide may ask what to do.
   *[no] Hints are off.
} { $take_back ->
    [yes] Moves can be taken back freely.
   *[no] Moves can be taken back only while they have shown nothing hidden.
}
