# Hints ("What would you do?") and reasons of bots ("Why did you do that?"), for every game.

advice-look-player = Look at { $player }.
advice-look-room = Look at the { $place }.
advice-look-square = Look at the prisoner on { $square }.
advice-look-row = Look at row { $row }.
advice-look-cell = Look at the cell.
