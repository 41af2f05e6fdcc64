"""The evaluation of the searches as tables: the worth of a row, and of what stands in the boat or could board.

A seat is worth more when it moves next, so that everything exists twice: for the seat to move, and for one that waits.
"""

from functools import cache
from typing import Final

from alcatraz.games.boat.bots.search.weights import FOR_MORE, FOR_TWO
from alcatraz.games.boat.rules.board import (
    COLUMNS,
    GUARDS,
    MARKED,
    MARKED_BLOCK,
    MIDDLE,
    NOWHERE,
    ROWS,
    SQUARES,
    WHOLE_ROW,
)

# By what it is for, a list for each row or each number in the boat (see weights.py).
Weights = dict[str, list[list[int]]]
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
    __slots__ = ("marked", "moving", "ready_moving", "ready_waiting", "waiting")

    def __init__(
        self,
        marked: list[int],
        moving: RowTable,
        waiting: RowTable,
        ready_moving: StandTable,
        ready_waiting: StandTable,
    ) -> None:
        self.marked = marked
        self.moving = moving
        self.waiting = waiting
        self.ready_moving = ready_moving
        self.ready_waiting = ready_waiting


def ready_count(marked: list[int], open_1: int, open_2: int, first: int, second: int, third: int) -> int:
    """B-4.1, B-4.2: how many of the prisoners in these three rows could board past the guards of the first two."""
    return COUNT[first & marked[0]] + COUNT[second & marked[1] & open_1] + COUNT[third & marked[2] & open_1 & open_2]


@cache
def tables_for(players: int, *, block: bool) -> Tables:
    """Made once, when first needed. `block`: whether the marked squares are those of B-1.3's alternative."""
    weights = FOR_TWO if players == 2 else FOR_MORE
    return Tables(
        MARKED_BLOCK if block else MARKED,
        _row_table(weights["moving"]),
        _row_table(weights["waiting"]),
        _ready_table(weights["ready_moving"]),
        _ready_table(weights["ready_waiting"]),
    )


def _row_table(weights: list[list[int]]) -> RowTable:
    return [
        [_sums([_worth(weights[row], row, column, guard) for column in range(COLUMNS)]) for guard in range(NOWHERE + 1)]
        for row in range(ROWS)
    ]


def _worth(weights: list[int], row: int, column: int, guard: int) -> int:
    """The worth of one prisoner. No prisoner stands on its guard, and only the last row has none."""
    if row >= GUARDS:
        return weights[abs(column - MIDDLE)]
    return 0 if guard in (column, NOWHERE) else weights[place_of(column, guard)]


def place_of(column: int, guard: int) -> int:
    """The index of a prisoner's place in its row: how far its guard is, and how many squares lie behind it.

    A guard that comes for somebody else catches it only if that one stands farther off (B-3.2): the squares behind it.
    """
    distance, behind = abs(column - guard), column if column < guard else COLUMNS - 1 - column
    return (distance - 1) * (2 * COLUMNS - distance) // 2 + behind


# (distance, squares behind) with a distance from 1 and both together below the number of columns.
PLACES: Final = (COLUMNS - 1) * COLUMNS // 2


def _sums(worth: list[int]) -> list[int]:
    """The worth of all prisoners of a seat in a row, by mask."""
    sums = [0] * (WHOLE_ROW + 1)
    for mask in range(1, WHOLE_ROW + 1):
        lowest = mask & -mask
        sums[mask] = sums[mask ^ lowest] + worth[lowest.bit_length() - 1]
    return sums


def _ready_table(weights: list[list[int]]) -> StandTable:
    """Four that could board are worth as much as three."""
    return [[*each, each[-1]] for each in weights]
