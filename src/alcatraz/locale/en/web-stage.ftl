# What happens at a table, shown one thing after the other; the recap; how fast and how loud; the filters of the log.

web-stage = What happens
web-stage-skip = Skip
web-stage-next = Next
web-stage-to-now = To now
web-stage-more = { $count } more
web-stage-moved-on = The table has moved on: look again before you act.
web-stage-done = Done
web-stage-spent = Spent for it
web-stage-reward = The reward for the others
web-stage-reward-nobody = A letter that nobody lacks.
web-stage-progress = How far everybody is
web-stage-letters = { $count ->
    [0] no letters yet
    [one] { $count } letter: { $letters }
   *[other] { $count } letters: { $letters }
}
web-stage-broken = A promise is broken
web-stage-yes = Agreed
web-stage-no = No

## Slips and the recap

web-slips = What it means for you
web-slip-seen = Put it away
web-recap = Since your last turn
web-recap-nothing = Nothing has happened to you.
web-recap-you = For you
web-recap-others = At the table

## Speed and sound

web-speed = How fast things are shown
web-speed-name = { $speed ->
    [calm] calm
    [brisk] brisk
    [instant] at once
   *[step] step by step
}
web-loudness = How loud

## The log

web-log-filter = Show
web-log-everybody = everybody
web-log-by = Player
web-log-kind = { $kind ->
    [all] everything
    [votes] votes
    [tasks] tasks
    [trades] trades and thefts
    [talk] talk
    [boat] boat and captures
   *[alarm] alarms
}
web-log-turn = { $player }’s turn
web-log-none = No line is about that.
