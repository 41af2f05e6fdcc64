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
web-replay-figures = What the players did
web-replay-no-figures = Nothing was counted in this game.
