# alcatraz join: a seat at a table of a server, in the terminal.

join-help = Sit down at a table of a server and play in the terminal. With the address of a server, make a new table there.
join-option-link = The link to a table, or the address of a server.
join-option-name = Your name at the table; once for each person at this keyboard.
join-option-seat = The seat that you would like, counted from 0.
join-option-watch = Only watch.
join-option-game = The game of a new table: { $choices }.
join-option-players = How many sit at a new table, bots included.
join-option-bots = How many seats of a new table bots have.

join-no-link = “{ $got }” is no link to a table; it should look like http://server:8000/t/…
join-unreachable = { $server } does not answer: { $why }.
unreachable-refused = the connection was refused, so no server runs there
unreachable-unknown-host = nobody knows a server of this name
unreachable-too-late = it takes too long
unreachable-other = { $detail }
join-gone = Nobody can sit down at { $link }: { $why }
join-refused = The server says no: { $why }

## Coming and going

join-watching = You are watching: you see what everybody may see.
join-seat-back = Welcome back: your seat is yours.
join-too-late = The game goes on already; you are watching.
join-goodbye = Your seat waits for you. This brings you back to it:
join-lost = The connection is lost. Nothing is; I am trying to get it back …
join-back = Connected again.
join-interrupted = The connection broke meanwhile: look whether it was done.
join-again = rematch: play again with the same people · say … · quit

## Before the start

join-lobby = At this table:
join-mark-you = you
join-mark-host = host
join-mark-open = open
join-mark-bot = bot ({ $level })
join-mark-ready = ready
join-mark-not-ready = not ready
join-mark-away = not connected

## At the table

join-yes-or-no = Yes or no?
join-time-left = Time left: { $time }
join-not-understood = Type help to see what you can do.
join-only-watching = You are only watching.
join-told = { $text }
join-fair = The shuffles can be checked: alcatraz verify and the record.
join-shared = Nobody chose the shuffles: your own random bits are in them. alcatraz verify checks the whole record.
join-not-ours = The shuffles of this table are not what it was bound to, or your random bits are not in them.
join-chosen-seed = Somebody chose the seed of this table: its shuffles prove nothing.

## Talk

join-pick = A number, or Enter for nothing:
join-nothing-said = Nothing was said.
join-no-promises = Nobody has promised anything yet.
join-time-to-talk = Time to negotiate: type “say …” or “talk”, and “enough” when you have said enough.
join-promise = The promise of { $player } (no. { $number }):
join-condition-if = Only if somebody does something? Who?
join-condition-unless = Unless somebody does something? Who?
talk-type-propose-vote = propose a vote
talk-type-promise = promise
talk-type-ask = ask
talk-type-threat = threaten
talk-type-reason = say why not
talk-type-accuse = accuse
talk-type-thank = thank
talk-deed-vote-for = vote for …
talk-deed-not-vote-for = not vote for …
talk-deed-not-steal-from = not steal from …
talk-deed-give = give …
talk-deed-no-blackmail = no blackmail
talk-deed-come-to = come to …
talk-deed-complete = complete a task at …
talk-deed-leave-alone = leave … alone
talk-deed-why = why?
talk-deed-your-vote = whom do you vote for?
talk-deed-steal-from = steal from …
talk-deed-blackmail = blackmail against …

## What can be typed

join-command-say = say
join-command-talk = talk
join-command-promises = promises
join-command-enough = enough
join-command-yes = yes
join-command-no = no
join-command-undo = undo
join-command-ready = ready
join-command-unready = unready
join-command-start = start
join-command-bot = bot
join-command-open = open
join-command-name = name
join-command-leave = leave
join-command-pause = pause
join-command-resume = resume
join-command-remove = remove
join-command-rematch = rematch

join-form-say = say Hello!
join-form-talk = talk
join-form-promises = promises
join-form-enough = enough
join-form-yes = yes
join-form-no = no
join-form-undo = undo
join-form-ready = ready
join-form-unready = unready
join-form-start = start
join-form-bot = bot 2 simple
join-form-open = open 2
join-form-name = name Ada
join-form-leave = leave
join-form-pause = pause
join-form-resume = resume
join-form-remove = remove 2
join-form-rematch = rematch
join-form-quit = quit

join-order-say = say something to the whole table
join-order-talk = promise, ask, threaten: choose from a list
join-order-promises = what was promised, and what became of it
join-order-enough = bots need not wait for you in this negotiation
join-order-yes = agree to what is proposed, or to what you were asked
join-order-no = the contrary
join-order-undo = take back your last move, if nobody has learned anything from it
join-order-ready = you are ready to begin
join-order-unready = you are not ready after all
join-order-start = begin (the host)
join-order-bot = give a seat to a bot (the host)
join-order-open = open a seat again (the host)
join-order-name = take another name
join-order-leave = give your seat back, before the start
join-order-pause = propose a pause
join-order-resume = propose to go on
join-order-remove = propose to hand somebody’s seat to a bot
join-order-rematch = after the end: play again
