# `alcatraz learn`

cli-help-learn = Learn a game in short stages on the real board, then play a short game with a coach.
learn-option-game = the game to learn
learn-option-stage = a stage by its name or number; without it the first one, and then the others
learn-no-lessons = The game { $game } has no lessons.
learn-no-stage = There is no stage “{ $got }”. There are: { $known }.
learn-enter = Enter goes on.
learn-move = Do this: { $move }
learn-go-on = To go on from here:
learn-finished = That was the last stage. Now: alcatraz play { $game }
