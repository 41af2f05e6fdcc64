# Alcatraz (1999) at tables that play the alternative of a ruling: B-1.3, B-2.7, B-2.8, B-5.1.

boat-refusal-no-return = A prisoner cannot go back into the cell by itself.
boat-refusal-alarm-compulsory = At this table the guard of row { $row } must run: choose left or right.
boat-position-out-standing = { $field }: a player who is out of the game has no prisoner on the board.
boat-position-nobody-out = { $field }: nobody goes out at this table; put "B-2.8" into "rulings".
boat-position-all-out = { $field }: one player at least is still in the game.
boat-position-turn-out = { $field }: this player is out of the game and has no turn.
boat-position-one-left = { $field }: with one player left the game is over, but the position names no outcome.
boat-position-last-player = { $field }: the reason is "last_player" if all players but one are out, and only then.
boat-outcome-last = { $count ->
    [one] { $players } had no legal move and is out of the game: { $player } is left and wins.
   *[other] { $players } had no legal move and are out of the game: { $player } is left and wins.
}
boat-event-returned = { $seat } takes a prisoner from { $from } back into the cell.
boat-event-alarm-ignored = { $seat } leaves the guard of row { $row } on { $at }.
boat-event-went-out = { $seat } has no legal move and is out of the game.
boat-move-return = Take the prisoner on { $from } back into the cell
boat-move-alarm-stay = Leave the guard where it is
boat-move-go-out = Leave the game: you have no legal move
boat-step-into-cell = Back into the cell
boat-sheet-out = out of the game
statistics-deeds-returned = back into the cell
statistics-deeds-went-out = out of the game
