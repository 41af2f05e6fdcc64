"""The evaluation of the searches as tables: the worth of a row, and of what is in the boat or could board."""

from functools import cache
from typing import Final

from alcatraz.games.boat.bots.search.weights import WEIGHTS, Weights
from alcatraz.games.boat.rules.board import (
    COLUMNS,
    GUARDS,
    MARKED,
    MARKED_BLOCK,
    NOWHERE,
    PRISONERS,
    ROWS,
    SQUARES,
    WHOLE_ROW,
)

# By row, column of its guard, and mask of the prisoners of a seat.
RowTable = list[list[list[int]]]
# By prisoners in the boat, and those that could board.
StandTable = list[list[int]]

# B-4.1, B-4.2: the columns that a guard in this column leaves open.
OPEN: Final = [WHOLE_ROW & ~(1 << column) for column in range(NOWHERE + 1)]
ROW_OF: Final = [at // COLUMNS for at in range(SQUARES)]
COLUMN_OF: Final = [at % COLUMNS for at in range(SQUARES)]
COUNT: Final = [mask.bit_count() for mask in range(WHOLE_ROW + 1)]


class Tables:
    __slots__ = ("marked", "ready_moving", "ready_waiting", "worth")

    def __init__(self, marked: list[int], worth: RowTable, ready_moving: StandTable, ready_waiting: StandTable) -> None:
        self.marked = marked
        self.worth = worth
        # For the seat that moves next, and for the others.
        self.ready_moving = ready_moving
        self.ready_waiting = ready_waiting


def ready_count(marked: list[int], open_1: int, open_2: int, first: int, second: int, third: int) -> int:
    """B-4.1, B-4.2: how many of the prisoners in these three rows could board past the guards of the first two."""
    return COUNT[first & marked[0]] + COUNT[second & marked[1] & open_1] + COUNT[third & marked[2] & open_1 & open_2]


@cache
def tables_for(*, block: bool) -> Tables:
    """Made once, when first needed. `block`: whether the marked squares are those of B-1.3's alternative."""
    return make_tables(WEIGHTS, MARKED_BLOCK if block else MARKED)


def make_tables(weights: Weights, marked: list[int]) -> Tables:
    worth = [
        [
            _sums([_worth(weights, marked[row], row, column, guard) for column in range(COLUMNS)])
            for guard in range(NOWHERE + 1)
        ]
        for row in range(ROWS)
    ]
    boats = (0, weights["boat_1"], weights["boat_2"])
    counts = range(PRISONERS + 1)
    return Tables(
        marked,
        worth,
        [
            [boat + weights["ready"] * ready + (weights["to_move"] if ready else 0) for ready in counts]
            for boat in boats
        ],
        [[boat + weights["ready"] * ready for ready in counts] for boat in boats],
    )


def _worth(weights: Weights, marked: int, row: int, column: int, guard: int) -> int:
    """The nearer to the boat the better, best on a marked square; the nearer to the guard the worse."""
    worth = weights["row"] * (ROWS - row)
    if marked >> column & 1:
        worth += weights["marked"]
    if row < GUARDS and guard not in (NOWHERE, column):
        worth -= weights["exposed"] // abs(column - guard)
    return worth


def _sums(worth: list[int]) -> list[int]:
    """The worth of all prisoners of a seat in a row, by mask."""
    sums = [0] * (WHOLE_ROW + 1)
    for mask in range(1, WHOLE_ROW + 1):
        lowest = mask & -mask
        sums[mask] = sums[mask ^ lowest] + worth[lowest.bit_length() - 1]
    return sums
