# Replays on the page. Loaded with them alone.

web-replay = Replay
web-replay-title = Replay · Alcatraz
web-replay-start = The start.
web-replay-where = Move { $move } of { $moves }
web-replay-round = Round { $round }
web-replay-slider = Moment of the game
web-replay-first = To the start
web-replay-back = Back one step
web-replay-play = Run
web-replay-pause = Stop
web-replay-next = On one step
web-replay-last = To the end
web-replay-eyes = Seen by
web-replay-eyes-spectator = A spectator
web-replay-eyes-open = Everything open
web-replay-more = More about this replay
web-replay-past = This is a replay: what happened has happened.
web-replay-broken = This record breaks off:
web-replay-play-on = Play on from here
web-replay-ending = How it ended
web-replay-copy = Copy the link to this moment
web-replay-rounds = Jump to a round
web-replay-keys = Keys
web-replay-key = { $key ->
    [arrows] ← →
    [ends] Home End
    [space] Space
    [turns] [ ]
   *[rounds] { "{" } { "}" }
}
web-replay-key-does = { $key ->
    [arrows] one step back or on
    [ends] to the start, to the end
    [space] runs and stops
    [turns] the turn before, the next turn
   *[rounds] the round before, the next round
}
web-replay-leave = To the table
web-replay-other = Another record
web-replay-to-now = Back to now
web-replay-open-title = Look back at a game
web-replay-open-text = Open the record of a game that was played here or in a terminal. It stays in this tab.
web-replay-open-drop = Drop a record here, or choose a file
web-replay-no-record = { $file } is no record of a game.
web-replay-chances = Who moved whose chances
web-replay-figures = What the players did
web-replay-no-figures = Nothing was counted in this game.

## Who moved whose chances, in a panel beside a finished game

web-analysis = Who moved whose chances
web-analysis-start = Work it out
web-analysis-intro = Every turn is played on in many ways to see what it was worth to each player: what people decided, what was luck, and where the game turned. This takes some seconds.
web-analysis-waiting = Other games are analysed first …
web-analysis-running = Playing on from every turn …
web-analysis-progress = { $percent } %
web-analysis-stop = Stop
web-analysis-stopped = Stopped. What was worked out is kept for a while.
web-analysis-again = Go on
web-analysis-curves = What the game was worth to each
web-analysis-curves-note = Top: the best ending. Bottom: the worst. The numbers below are the turning points.
web-analysis-which-round = Which rounds
web-analysis-all-rounds = Round by round
web-analysis-one-round = Round { $round }, turn by turn
web-analysis-as-table = The same as a table
web-analysis-round = Round
web-analysis-move = Move
web-analysis-end = End
web-analysis-points = Turning points
web-analysis-no-points = No single moment decided this game.
web-analysis-shares = Whose decisions moved whose chances
web-analysis-shares-note = In hundredths. A row: what this player’s decisions changed for everybody. Every column adds up to the difference between end and start.
web-analysis-decisions = Decisions of
web-analysis-luck = Luck, and what nobody foresaw
web-analysis-sum = End minus start
web-analysis-look = Look at it
web-analysis-think = What would you do here? Try it first.
web-analysis-try = Try it yourself
web-analysis-answer = Show the answer
web-analysis-numbers = The numbers
web-analysis-number = { $player }: { $before } → { $after }

## A try from a moment of a finished game

web-try = A try
web-try-question = What would you do as { $player }? Play it on the board.
web-try-judge = Judge my try
web-try-judging = Playing on …
web-try-again = Begin the try again
web-try-back = Back to the replay
