# The rulebook of Alcatraz (1999) besides its rules. The numbers come from the rules that book.toml names.

## The aim, and how to play

book-boat-aim = Bring your prisoners out of the common cell, across the yard and past eight guards to the boat. The first player with three prisoners aboard wins.

book-boat-step-move = Move a prisoner
    .text = In your turn, move one of your prisoners any number of squares in one straight line: out of the cell, ahead, back or sideways. It may pass over prisoners, but never over a guard.
book-boat-step-guard = The guard follows
    .text = Then the guard of the row in which your prisoner stopped walks towards it, exactly as many squares as your prisoner moved. It must not reach your prisoner: a move after which it would is not allowed.
book-boat-step-caught = Caught
    .text = All other prisoners whom the guard passes or steps on go back to the cell. So a long move of yours sends a guard far, into those of the others.
book-boat-step-board = Board the boat
    .text = A prisoner that begins your turn on a marked square before the boat may board instead of moving, if no guard stands ahead of it in its column.
book-boat-step-alarm = The alarm
    .text = After a boarding, the next player rolls the die and chooses a direction: the guard of that row runs to the end of it and sweeps away everyone in its path. Then that player takes a normal turn.
book-boat-step-win = The end
    .text = Three prisoners in the boat, and you have won.

## What lies in the box

book-boat-box-board = A board of { $rows } by { $columns } squares between the boat and the common cell, { $marked } of them marked
book-boat-box-guards = { $count } guards
book-boat-box-prisoners = { $count } prisoners in each of { $players } colours
book-boat-box-die = A die with { $sides } sides

## The player aid

book-boat-aid-turn = Your turn
book-boat-aid-turn-choose = Move one prisoner, from the cell or on the board; then the guard of the row where it stopped moves.
book-boat-aid-turn-line = Any number of squares in one straight line. Out of the cell: row { $near } is { $near_steps } square, row { $next } is { $next_steps }, row { $far } is { $far_steps }.
book-boat-aid-turn-over = Over prisoners, yes; onto one, no. Guards neither way.
book-boat-aid-turn-pass = No legal move: you pass.
book-boat-aid-guard = The guard
book-boat-aid-guard-steps = As many squares as the prisoner moved, along its row, towards the prisoner. Row { $empty_row } has no guard.
book-boat-aid-guard-test = Squares moved must be fewer than the columns between the guard and where the prisoner stops. Else the move is illegal.
book-boat-aid-guard-caught = Everyone else on its way goes back to the cell. It may not be one of your own.
book-boat-aid-boat = The boat
book-boat-aid-boat-board = A prisoner on a marked square at the start of your turn may board. That is the whole turn.
book-boat-aid-boat-ahead = Not while a guard stands ahead of it in its column. Prisoners do not block.
book-boat-aid-boat-win = Three in the boat win at once.
book-boat-aid-alarm = The alarm
book-boat-aid-alarm-roll = After a boarding the player to the left rolls and chooses left or right: the guard of that row runs to the end.
book-boat-aid-alarm-sweep = Everyone on its way goes back to the cell. Then the same player takes a normal turn.

## Glossary

book-boat-word-ahead = Ahead
    .text = Towards the boat.
book-boat-word-alarm = Alarm
    .text = What follows a boarding: a die chooses a row, and its guard runs to one end of it.
book-boat-word-board = To board
    .text = To go into the boat from a marked square. A prisoner in the boat is safe.
book-boat-word-cell = Cell
    .text = Where all prisoners start and where those who are caught go back to.
book-boat-word-marked = Marked square
    .text = A square before the boat from which a prisoner may board.
book-boat-word-row = Row and column
    .text = A row runs from left to right; row { $boat_row } lies before the boat, row { $cell_row } before the cell. A column runs from the cell to the boat.

## Examples

book-boat-example-enter = Out of the cell
    .text = Row 8 is two squares from the cell, so its guard walks two squares.
book-boat-example-passing-over = Over another prisoner
    .text = Amber passes over Teal’s prisoner; its square counts, so the move has two squares.
book-boat-example-guard-in-the-way = Never over a guard
    .text = The guard of row 8 stands in column A.
book-boat-example-guard-follows = Three squares each
    .text = The prisoner walks three squares ahead to row 6. The guard of row 6 walks three squares towards it.
book-boat-example-too-close = Too close
    .text = The guard of row 6 stands three columns from where the prisoner would stop. Three squares would bring it exactly there.
book-boat-example-swept = Somebody else is caught
    .text = Teal’s prisoner on row 6 stands where the guard passes. The one on row 7 is safe: that guard does not move.
book-boat-example-own-prisoner = One of your own
    .text = The same move, but the prisoner in the guard’s way is Amber’s own.
book-boat-example-boarding = Boarding
    .text = The prisoner stands on a marked square, and nobody is ahead of it in column F. This table plays without the alarm.
book-boat-example-guard-ahead = A guard ahead
    .text = The square is marked, but the guard of row 1 stands in the same column.
book-boat-example-alarm = An alarm in row 5
    .text = Amber has boarded, and Teal has rolled a five. Teal sends the guard to the left: that saves Teal’s own prisoner on the right.
