# alcatraz ladder, alcatraz check-bot, alcatraz simulate --decisions.

ladder-help-command = A round robin: every bot meets every other. Ratings with intervals, on the screen and as a page that anybody can make again.
ladder-help-bots = Who plays: names with commas, at least two. cmd:./mybot is a program of your own.
ladder-help-players = How many sit at a table; as usual for the game unless said otherwise.
ladder-help-games = How many games every table plays; 40 unless said otherwise. Best a multiple of the number of players.
ladder-help-page = Write the standings to this file as an HTML page.
ladder-help-file = Write the ladder with all its results to this file, to play it again later.
ladder-help-again = Play the ladder of this file again, and say whether the games come out the same. Programs of your own are named again with --bots.
ladder-no-bots = --bots: at least two names with commas are needed. There are: { $known }; and programs of your own: cmd:./mybot.
ladder-unknown-bot = --bots: nobody plays this game with { $got }; there are: { $known }; and programs of your own: cmd:./mybot.
ladder-again-flags = --again plays the ladder of the file: of the other flags, only --bots, --jobs, --page and --file can be given.
ladder-bad-file = { $file } is not the file of a ladder.
ladder-stopped = Stopped after { $played } of { $total } games. Nothing is kept.
ladder-title = { $game }: ladder for { $players } players, { $games ->
    [one] 1 game
   *[other] { $games } games
}
ladder-column-rank = rank
ladder-column-bot = bot
ladder-column-rating = rating
ladder-column-interval = 19 times out of 20
ladder-column-won = wins
ladder-reading = An average bot has a rating of 1500; 400 points more mean ten times the chances to finish before another. The interval holds the true rating 19 times out of 20.
ladder-against = Against each other
ladder-against-note = Points against the bot of the column, of all that there were: a whole one for finishing before it, half a one for a tie.
ladder-make-again = Make it again
ladder-origin = alcatraz { $version }, rules { $rules }.
ladder-same = All { $games } games came out as in the file.
ladder-different = { $games } games came out otherwise than in the file.
ladder-different-time = { $games } games came out otherwise than in the file: with time as the budget that can happen. With iterations (500it) it cannot.

check-bot-help-command = Tries a program as a bot: protocol, time, legality, and whether the same seed gives the same game.
check-bot-help-program = The program with its arguments, such as ./mybot or "python3 mybot.py".
check-bot-help-games = How many games it plays, each twice; 3 unless said otherwise.
check-bot-help-time = How long it may think about a decision, in milliseconds; 1000 unless said otherwise.
check-bot-help-json = Write what was found as JSON.
check-bot-title = { $program } · { $game } · { $decisions } decisions in { $games ->
    [one] 1 game
   *[other] { $games } games
}, played twice
check-bot-good = ✓
check-bot-bad = ✗
check-bot-protocol = { $count ->
    [0] Protocol: every request got one line with its id and a move.
   *[other] Protocol: { $count } decisions without an answer that can be read.
}
check-bot-illegal = { $count ->
    [0] Legality: every move was legal.
   *[other] Legality: { $count } moves were against the rules.
}
check-bot-late = { $count ->
    [0] Time: every answer came in time.
   *[other] Time: { $count } answers came too late.
}
check-bot-times = longest { $longest } ms, on average { $mean } ms
check-bot-different = { $count ->
    [0] Determinism: the same seeds gave the same games.
    [one] Determinism: 1 game went otherwise with the same seeds. That is allowed, but such games cannot be made again.
   *[other] Determinism: { $count } games went otherwise with the same seeds. That is allowed, but such games cannot be made again.
}
check-bot-passed = It can play.
check-bot-failed = It is not ready to play.

simulate-help-decisions = Write every decision to this file in the Parquet format: seat, observation, legal actions, action, outcome.
simulate-decisions-lost = --decisions: the record of a game that was played before is missing: { $file }. Start anew, without --resume.
simulate-no-numbers = --decisions: { $game } has no numbered actions.
