"""Names of pieces for messages: numbers as people count them, and ids of texts in the locale files."""

from alcatraz.games.boat.rules.board import column_of, row_of
from alcatraz.kernel.message import Term


def seat_name(seat: int) -> Term:
    return Term(f"seat-{seat}")


def row_name(row: int) -> int:
    return row + 1


def column_name(column: int) -> str:
    """A letter in every text and drawing, so that nobody takes a column for a row; in JSON it is a number."""
    return "ABCDEFGHI"[column]


def square_name(at: int) -> str:
    return f"{column_name(column_of(at))}{row_name(row_of(at))}"
