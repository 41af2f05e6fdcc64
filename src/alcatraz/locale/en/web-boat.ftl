# The screen of Alcatraz (1999).

web-boat-yard = The yard: 9 by 9 squares. Arrow keys move, Enter chooses.
web-boat-side = Choices and players
web-boat-boat = The boat, { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
} aboard{ $lit ->
    [yes] : board it
   *[no] { "" }
}
web-boat-cell = The cell, { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
} of yours: let one out
web-boat-square = Row { $row }, column { $column }
web-boat-guard-here = a guard
web-boat-prisoner-of = prisoner of { $player }
web-boat-marked = marked square before the boat
web-boat-can-lift = can move
web-boat-guard-goes = the guard goes to column { $column }
web-boat-sweeps = { $player } is swept back into the cell
web-boat-watching = You are watching.
web-hint-boat = Three of your prisoners in the boat, and you win. You board at the start of a turn, from a hatched square with no guard straight ahead.
web-boat-choose-prisoner = { $where ->
    [cell] Choose the cell: one of your prisoners comes out.
    [yard] Choose one of your prisoners on the board.
   *[both] Choose one of your prisoners, on the board or in the cell.
}
web-boat-choose-square = Choose where to go. The number on each square is the column to which its guard will walk; a struck mark is sent back to the cell.
web-boat-alarm = Alarm! The guard of row { $row } runs to an end of its row. You choose which.
web-boat-go = Go: { $where }
web-boat-undo = Take back
web-boat-list = { $count ->
    [one] One square as a list
   *[other] All { $count } squares as a list
}
web-boat-you = you
web-boat-bot = bot
web-boat-where = { $cell } in the cell, { $yard } in the yard
web-boat-in-boat = { $count } of { $most } in the boat
