"""Names of pieces for messages: numbers as people count them, and ids of texts in the locale files."""

from alcatraz.games.boat.rules.board import column_of, row_of
from alcatraz.kernel.message import Term


def seat_name(seat: int) -> Term:
    return Term(f"seat-{seat}")


def row_name(row: int) -> int:
    return row + 1


def square_name(at: int) -> tuple[int, int]:
    """Row and column, as in the rules."""
    return row_of(at) + 1, column_of(at) + 1
