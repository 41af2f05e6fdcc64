"""Every move there can be, in a fixed order: the number of an action is its place here.

A change of this order is a change of `rules_version`: what was learnt with other numbers is worth nothing with these.
"""

from alcatraz.games.boat.model import moves
from alcatraz.games.boat.rules.board import COLUMNS, MARKED, MARKED_BLOCK, ROWS, SQUARES, square


def every_move() -> list[int]:
    """B-2.3 entries, B-2.2 walks, B-4.1 boardings, B-5.1 answers to the alarm, B-2.8 passing, B-2.7 returns."""
    boardings = [
        moves.board(square(row, column))
        for row in range(ROWS)
        for column in range(COLUMNS)
        if (MARKED[row] | MARKED_BLOCK[row]) >> column & 1
    ]
    return [
        *(moves.enter(to) for to in range(SQUARES)),
        *(moves.walk(origin, to) for origin in range(SQUARES) for to in _straight_from(origin)),
        *boardings,
        moves.ALARM_LEFT,
        moves.ALARM_RIGHT,
        moves.ALARM_STAY,
        moves.PASSING,
        *(moves.ANY_RETURN | origin << moves.FROM for origin in range(SQUARES)),
    ]


def _straight_from(origin: int) -> list[int]:
    """B-2.2: the squares of the same row and of the same column."""
    row, column = divmod(origin, COLUMNS)
    return [to for to in range(SQUARES) if to != origin and (to // COLUMNS == row or to % COLUMNS == column)]
