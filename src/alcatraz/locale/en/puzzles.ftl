# Puzzles: a position with one good move.

puzzle-help-command = A position with one good move: find it. Without a number: the puzzle of the day.
puzzle-help-game = The game: { $choices }.
puzzle-help-number = The number of a puzzle; the easiest is 1.
puzzle-no-puzzles = There are no puzzles for { $game }.
puzzle-no-such = There are puzzles 1 to { $last }, not { $got }.
puzzle-title = Puzzle { $number } of { $last }
puzzle-right = Right.
puzzle-wrong = Not the best: { $move }
puzzle-solution = The solution: { $move }
puzzle-again = Another one: alcatraz puzzle { $game } { $next }

boat-puzzle-win = Win by force in { $turns } of your turns: which move begins it?
boat-puzzle-win-missed = After this, { $player } can keep you from winning in { $turns } turns: only the solution forces it.
boat-puzzle-hold = { $player } is about to win: which one move holds for { $turns } of their turns?
boat-puzzle-hold-missed = After this, { $player } wins in { $turns } turns at most, whatever you do.

scapegoat-puzzle-task = { $role ->
    [scapegoat] You are the Scapegoat. Which move begins the one good plan for this turn?
   *[prisoner] Which move begins the one good plan for this turn?
}
scapegoat-puzzle-missed = Played on { $tries } times from there, you escape in { $escapes } and stay behind in { $stays }; after the solution it is { $best } and { $stays_best }.
