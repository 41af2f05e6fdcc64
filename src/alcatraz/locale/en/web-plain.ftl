# The page of a game that has none of its own.

web-plain-players = Players and talk
web-plain-position = The position
web-plain-watching = You are watching.
web-plain-undo = Take back
web-plain-not-now = Not possible now ({ $count })
