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
web-boat-guard-here = a guard
web-boat-prisoner-of = prisoner of { $player }
web-boat-marked = marked square before the boat
web-boat-can-lift = can move
web-boat-last-move = the last move ended here
web-boat-guard-goes = { $steps ->
    [one] the guard goes { $steps } square, to column { $column }
   *[other] the guard goes { $steps } squares, to column { $column }
}
web-boat-sweeps = { $player } is swept back into the cell
web-boat-watching = You are watching.
web-hint-boat = Three of your prisoners in the boat, and you win. You board at the start of a turn, from a flooded square with no guard straight ahead.
web-boat-choose-prisoner = { $where ->
    [cell] Choose the cell: one of your prisoners comes out.
    [yard] Choose one of your prisoners on the board.
   *[both] Choose one of your prisoners, on the board or in the cell.
}
web-boat-choose-square = Choose where to go. The number on a square is how far you walk, and as far walks its guard, the way the arrow shows. Who is crossed out goes back to the cell.
web-boat-law = The guard of the row where you stop walks towards you, as many squares as you walked.
web-boat-both = { $steps ->
    [one] You: { $steps } square. The guard of row { $row }: { $steps } square, to { $to }.
   *[other] You: { $steps } squares. The guard of row { $row }: { $steps } squares, to { $to }.
}
web-boat-no-guard = Row { $row } has no guard.
web-boat-why-not = Not there
web-boat-close = Close
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
