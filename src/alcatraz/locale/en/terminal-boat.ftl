# Alcatraz (1999) in a terminal.

welcome-boat = Lead your prisoners from the cell across the yard to the boat: the first player with three of them aboard wins. After each step the guard of that row walks towards your prisoner, exactly as far as it went, and sends everybody on its way back to the cell. Whoever starts a turn on a marked square with no guard ahead may board – and then the alarm rings.
boat-status-turn = Turn { $turn }
boat-status-alarm = Alarm in row { $row }
boat-shore-boat = BOAT
boat-shore-cell = CELL
boat-sheet-boat = boat
boat-sheet-cell = cell
boat-legend = G guard · C7 is column C, row 7
boat-legend-marked = ≈ marked square: board from here
boat-standing = { $left ->
    [0] { $player } has three prisoners in the boat.
   *[other] { $player } needs { $left } more in the boat.
}
boat-step-unguarded = { $to }, no guard there
boat-step-guarded = { $caught ->
    [none] { $to }, guard to column { $column }
   *[other] { $to }, guard to column { $column }, catches { $caught }
}
