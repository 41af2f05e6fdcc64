# The page of a game that has none of its own.

web-plain-players = Players and talk
web-plain-position = The position
web-plain-parts = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
web-plain-watching = You are watching.
web-plain-over = The game is over.
web-plain-undo = Take back
web-plain-not-now = Not possible now ({ $count })
