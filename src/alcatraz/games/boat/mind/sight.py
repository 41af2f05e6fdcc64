"""How a seat stands, in points: a prisoner in the boat is worth about a hundred.

What a prisoner on the board is worth depends on its square and on the guard of its row only, so that a whole row is
one look into a table.
"""

from functools import cache
from typing import Final

from alcatraz.games.boat.rules.board import (
    COLUMNS,
    GUARDS,
    MARKED,
    MARKED_ROWS,
    NOWHERE,
    ROWS,
    TO_WIN,
    WHOLE_ROW,
)
from alcatraz.games.boat.state import State

IN_THE_BOAT: Final = (0, 100, 230, 10_000)
# Prisoners that could board now: the first, the second, the third; a fourth finds the game over.
READY: Final = (0, 45, 70, 90, 90)
# The player whose turn it is boards before anybody can do something about it.
TO_MOVE: Final = 40
# And whoever boards the third wins.
AS_GOOD_AS_WON: Final = 5_000

_ON_A_MARKED_SQUARE: Final = 32
_PER_STEP_AWAY: Final = 5
_IN_DANGER: Final = 6
# A guard further away than this seldom comes so far.
_FAR_GUARD: Final = 4


def points(s: State, seat: int) -> int:
    """What a seat has reached, and what it threatens."""
    value = IN_THE_BOAT[s.boat[seat]]
    worth = row_worth()
    own, guards, first = s.own, s.guards, seat * ROWS
    for row in range(ROWS):
        here = own[first + row]
        if here:
            value += worth[row][guards[row]][here]
    able = ready(s, seat)
    if able:
        value += READY[able]
        if s.turn == seat:
            value += AS_GOOD_AS_WON if s.boat[seat] == TO_WIN - 1 else TO_MOVE
    return value


def ready(s: State, seat: int) -> int:
    """B-4.1, B-4.2: how many prisoners could board if it were this seat's turn."""
    count = 0
    open_columns = WHOLE_ROW
    for row in range(MARKED_ROWS):
        count += (s.own[seat * ROWS + row] & MARKED[row] & open_columns).bit_count()
        open_columns &= ~(1 << s.guards[row])
    return count


def lead(s: State, seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    best = -AS_GOOD_AS_WON * 4
    for other in range(s.players):
        if other != seat:
            theirs = points(s, other)
            if theirs > best:
                best = theirs
    return points(s, seat) - best


# -- the table -------------------------------------------------------------------------------------


@cache
def row_worth() -> list[list[list[int]]]:
    """By row, column of its guard and mask of prisoners: what they are worth. Made once, when somebody plays."""
    return [
        [_sums([_worth(row, c, guard) for c in range(COLUMNS)]) for guard in range(NOWHERE + 1)] for row in range(ROWS)
    ]


def _sums(worth: list[int]) -> list[int]:
    sums = [0] * (WHOLE_ROW + 1)
    for mask in range(1, WHOLE_ROW + 1):
        lowest = mask & -mask
        sums[mask] = sums[mask ^ lowest] + worth[lowest.bit_length() - 1]
    return sums


def _worth(row: int, column: int, guard: int) -> int:
    """The nearer to a marked square the better; the easier a guard gets there the worse."""
    away = min(
        abs(row - marked) + max(0, abs(column - COLUMNS // 2) - MARKED[marked].bit_count() // 2)
        for marked in range(MARKED_ROWS)
    )
    return max(0, _ON_A_MARKED_SQUARE - _PER_STEP_AWAY * away) - _danger(row, column, guard)


def _danger(row: int, column: int, guard: int) -> int:
    """B-3.2: a guard only passes whoever has room behind it, for somebody to draw the guard there."""
    if row >= GUARDS or guard in (NOWHERE, column):
        return 0
    room = column if column < guard else COLUMNS - 1 - column
    danger = _IN_DANGER * min(room, 3) // 3
    return danger if abs(column - guard) <= _FAR_GUARD else danger // 3
