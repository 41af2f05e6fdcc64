"""Evaluation of a seat, in points.

The worth of a prisoner on the board depends only on its square and the guard of its row, so that a whole row is one
look into a table. The numbers are set by hand and were chosen by matches between searches with different ones; nothing
is fitted to games, so there is no script that fits them.
"""

from functools import cache
from typing import Final

from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.rules.board import (
    COLUMNS,
    GUARDS,
    MARKED,
    MARKED_BLOCK,
    MARKED_ROWS,
    NOWHERE,
    ROWS,
    TO_WIN,
    WHOLE_ROW,
)

# Hardly more than for a prisoner that could board: the threat to board is often stronger than boarding.
IN_THE_BOAT: Final = (0, 200, 420, 10_000)
# After so many turns prisoners in the boat slowly become worth more, or two players who only threaten would never end.
_PATIENT: Final = 100
_MOST_IMPATIENT: Final = 120
# By the number of prisoners that could board now; more than three make no difference.
READY: Final = (0, 20, 40, 60, 60)
# The player to move can board before the others can prevent it.
TO_MOVE: Final = 40
# Boarding the third prisoner wins.
AS_GOOD_AS_WON: Final = 5_000

_PER_ROW: Final = 15
_ON_A_MARKED_SQUARE: Final = 30
# Taken away for a guard beside a prisoner; divided by the distance for one that is farther off.
_EXPOSED: Final = 30


def points(s: State, seat: int) -> int:
    """The points of a seat: what it has reached, and what it threatens."""
    value = IN_THE_BOAT[s.boat[seat]]
    if value and s.turns_played > _PATIENT:
        value += s.boat[seat] * min(s.turns_played - _PATIENT, _MOST_IMPATIENT)
    worth = row_worth(s.agreed.marked is MARKED_BLOCK)
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
    marked = s.agreed.marked
    for row in range(MARKED_ROWS):
        count += (s.own[seat * ROWS + row] & marked[row] & open_columns).bit_count()
        open_columns &= ~(1 << s.guards[row])
    return count


def lead(s: State, seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    best = -AS_GOOD_AS_WON * 4
    for other in range(s.players):
        if other != seat and not s.out >> other & 1:
            theirs = points(s, other)
            if theirs > best:
                best = theirs
    return points(s, seat) - best


# -- the table -------------------------------------------------------------------------------------


@cache
def row_worth(block: bool) -> list[list[list[int]]]:
    """The worth of the prisoners by row, column of its guard and mask of prisoners. Made once, when first needed.

    `block`: whether the marked squares are those of B-1.3's alternative.
    """
    marked = MARKED_BLOCK if block else MARKED
    return [[_sums(row, guard, marked[row]) for guard in range(NOWHERE + 1)] for row in range(ROWS)]


def _sums(row: int, guard: int, marked: int) -> list[int]:
    worth = [_worth(row, column, guard, marked) for column in range(COLUMNS)]
    sums = [0] * (WHOLE_ROW + 1)
    for mask in range(1, WHOLE_ROW + 1):
        lowest = mask & -mask
        sums[mask] = sums[mask ^ lowest] + worth[lowest.bit_length() - 1]
    return sums


def _worth(row: int, column: int, guard: int, marked: int) -> int:
    """The nearer to the boat the better, best on a marked square; the nearer to the guard the worse."""
    worth = _PER_ROW * (ROWS - row)
    if marked >> column & 1:
        worth += _ON_A_MARKED_SQUARE
    if row < GUARDS and guard not in (NOWHERE, column):
        worth -= _EXPOSED // abs(column - guard)
    return worth
