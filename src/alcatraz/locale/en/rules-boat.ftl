# The rules of Alcatraz (1999), for players. The numbers come from the game’s rulebook.toml.

## Board and pieces

chapter-B-1 = Board and pieces

rule-B-1-1 = The prison yard
    .text = { $rows } by { $columns } squares lie between the boat and the common cell. Row { $boat_row } lies before the boat, row { $cell_row } before the cell; “ahead” means towards the boat. Columns are called { $left } to { $right }, from left to right.

rule-B-1-2 = Where the guards start
    .text = There are { $guards } guards, one in each of rows { $first_row } to { $last_row }. The guard of row { $first_row } starts in the middle; row { $empty_row } has none.
    .ruling = From row { $first_row } to row { $last_row } they start in columns { $c1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 }, { $c6 }, { $c7 } and { $c8 }.
    .alternative = Any other start that B-1.5 allows.

rule-B-1-3 = The marked squares
    .text = { $squares } squares before the boat are marked (hatched).
    .ruling = They are columns { $row1_from } to { $row1_to } of row { $row1 }, columns { $row2_from } to { $row2_to } of row { $row2 }, and column { $row3_at } of row { $row3 }.
    .alternative = A block of { $block } by { $block } squares in the middle of the first { $block } rows, which fits the printed text too. (The whole first row does not: a guard can stand ahead of a marked square.)

rule-B-1-4 = Prisoners and die
    .text = Each player has { $prisoners } prisoners of one colour, all in the cell at the start. There is one die with { $sides } sides.

rule-B-1-5 = Variant: another start
    .text = The guards may start elsewhere: one in each of rows { $first_row } to { $last_row }, the guard of row { $first_row } in the middle, row { $empty_row } empty.

## A turn

chapter-B-2 = A turn

rule-B-2-1 = Prisoner first, then guard
    .text = Move one of your prisoners; then the guard of the row in which it ended moves. Turns go clockwise.

rule-B-2-2 = How a prisoner moves
    .text = A prisoner moves any number of squares in one straight line: along its column, ahead or back, or along its row.

rule-B-2-3 = Leaving the cell
    .text = A prisoner from the cell enters in any column and goes straight ahead. Entering row { $near } is a move of { $near_steps } square, row { $next } is { $next_steps } squares, and so on to row { $far }, which is { $far_steps }.

rule-B-2-4 = Passing over prisoners
    .text = A prisoner may pass over other prisoners, whose squares count, but may not end on one.

rule-B-2-5 = Guards block the way
    .text = A prisoner may neither pass over a guard nor end on one.

rule-B-2-6 = Which prisoner to move
    .text = You choose freely between a prisoner in the cell and one on the board.

rule-B-2-7 = No walking back into the cell
    .text = A prisoner cannot go back into the cell by itself.
    .alternative = It may, as one square more.

rule-B-2-8 = No legal move
    .text = A player who has no legal move passes.
    .alternative = A player without a legal move is out of the game.

rule-B-2-9 = Who begins
    .text = The most innocent player begins.
    .ruling = In a new game chance decides who begins, unless the table names a player.

## Guards

chapter-B-3 = Guards

rule-B-3-1 = How the guard moves
    .text = The guard of the row where the prisoner ended moves along that row towards the prisoner, by exactly as many squares as the prisoner moved. A move that ends in row { $empty_row } moves no guard.

rule-B-3-2 = Not into the guard’s arms
    .text = The guard must be able to go that far and may not catch the prisoner that moved; otherwise the move is illegal. One test covers both: the number of squares moved must be smaller than the distance in columns between the guard and the square where the prisoner ends.

rule-B-3-3 = Who gets caught
    .text = Every other prisoner on a square that the guard passes or ends on goes back to the cell.

rule-B-3-4 = Your own prisoners are safe
    .text = A move after which the guard would send one of your own prisoners back to the cell is illegal.
    .alternative = Such a move is allowed: the printed text forbids it only for the prisoner that moves.

## The boat

chapter-B-4 = The boat

rule-B-4-1 = Boarding
    .text = A prisoner that stands on a marked square at the start of its owner’s turn may board the boat. That is the whole turn.
    .ruling = No guard moves then.

rule-B-4-2 = A guard ahead
    .text = A prisoner may not board while a guard stands ahead of it in its column.
    .ruling = Prisoners ahead of it do not block.

rule-B-4-3 = Winning
    .text = The first player with three prisoners in the boat wins at once.

## The alarm

chapter-B-5 = The alarm

rule-B-5-1 = Rolling for the alarm
    .text = When a prisoner boards, the player to the left rolls the die and chooses a direction. The guard of the row rolled runs to that end of its row.
    .ruling = This is compulsory, and there is no alarm if the boarding wins the game.
    .alternative = The player who rolled may leave the guard where it is.

rule-B-5-2 = Swept off the row
    .text = Every prisoner on the guard’s way goes back to the cell, the roller’s own too.

rule-B-5-3 = After the alarm
    .text = Then the same player takes a normal turn.

rule-B-5-4 = Variant: no alarm
    .text = The table may play without the alarm.

rule-B-5-5 = Already at the end
    .text = A guard that already stands at the chosen end of its row does not move.

## Endless play

chapter-B-6 = Endless play

rule-B-6-1 = The turn limit
    .text = A game that has reached { $turns } turns is a draw. A table may agree on another number.
    .alternative = There is no limit: the game goes on until somebody wins.
