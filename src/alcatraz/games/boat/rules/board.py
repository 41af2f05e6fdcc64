"""B-1.1 The board: rows and columns count from 0 in here, from 1 for people.

A row of squares is a mask of nine bits, column 0 the lowest. The cell is the row behind the last one: a
prisoner enters by walking ahead out of it, so entering and walking are counted the same way (B-2.3).
"""

from typing import Final

ROWS: Final = 9
COLUMNS: Final = 9
SQUARES: Final = 81
CELL_ROW: Final = 9
WHOLE_ROW: Final = 511

# B-1.2: the last row has no guard.
GUARDS: Final = 8
START: Final = (4, 3, 6, 2, 7, 1, 8, 0)
MIDDLE: Final = 4
# The column of the guard that the last row does not have, so that every row has an entry.
NOWHERE: Final = 9

# B-1.4
PRISONERS: Final = 4

# B-4.3
TO_WIN: Final = 3


def square(row: int, column: int) -> int:
    return row * COLUMNS + column


def row_of(at: int) -> int:
    return at // COLUMNS


def column_of(at: int) -> int:
    return at % COLUMNS


def columns_in(mask: int) -> list[int]:
    return [column for column in range(COLUMNS) if mask >> column & 1]


# The columns of every mask, so that the rules need not count bits.
BITS: Final = [columns_in(mask) for mask in range(WHOLE_ROW + 1)]


def _mask(columns: range) -> int:
    """B-1.3: neighbouring squares of a row."""
    return sum(1 << column for column in columns)


# B-1.3: the marked squares of each row.
MARKED_ROWS: Final = 3
MARKED: Final = [_mask(range(2, 7)), _mask(range(3, 6)), _mask(range(4, 5)), 0, 0, 0, 0, 0, 0]
# B-1.3, by its alternative: three by three in the middle.
MARKED_BLOCK: Final = [_mask(range(3, 6)), _mask(range(3, 6)), _mask(range(3, 6)), 0, 0, 0, 0, 0, 0]

# B-2.2: the rows that a prisoner comes to one after another, ahead and back; from the cell it can only go ahead.
AHEAD: Final = [list(range(row - 1, -1, -1)) for row in range(ROWS + 1)]
BACK: Final = [list(range(row + 1, ROWS)) for row in range(ROWS)]
BOTH_WAYS: Final = [[AHEAD[row], BACK[row]] for row in range(ROWS)]
