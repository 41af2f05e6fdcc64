# The puzzles on the page; loaded only by those who solve them.

web-puzzles = Puzzles
web-puzzles-page-title = Puzzles · Alcatraz
web-puzzles-title = Puzzles: { $game }
web-puzzles-text = A position from a real game, and one good move. Make it on the board; then you hear why.
web-puzzle = Puzzle
web-puzzle-page-title = Puzzle { $number } · Alcatraz
web-puzzle-place = Puzzle { $number } of { $last }
web-puzzle-today = Puzzle of the day: { $number }
web-puzzle-continue = Go on with { $number }
web-puzzle-count = { $count } of { $last } solved in this browser
web-puzzle-solved = solved
web-puzzle-difficulty = { $difficulty ->
    [1] Easy
    [2] Not hard
    [3] Tricky
    [4] Hard
   *[5] Very hard
}
web-puzzle-tile = { $result ->
    [first] Puzzle { $number }, solved at the first try
    [later] Puzzle { $number }, solved
    [tried] Puzzle { $number }, tried
   *[open] Puzzle { $number }
}
web-puzzle-right = Right.
web-puzzle-wrong = Not the best.
web-puzzle-solution = Solution:
web-puzzle-again = Try again
web-puzzle-next = Next puzzle
web-puzzle-share = Copy the link to this puzzle
web-puzzle-all = All puzzles
