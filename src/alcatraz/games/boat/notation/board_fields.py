"""Squares, guards and what the table agreed on as JSON: positions, moves and options of a new game share it."""

from typing import Any, Final

from alcatraz.games.boat.model.state import NO_LIMIT, Agreement
from alcatraz.games.boat.rules.board import COLUMNS, GUARDS, ROWS, START, column_of, row_of, square
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.fields import Fields, echo, is_integer

MANY: Final = 1_000_000
# B-6.1
_USUAL_LIMIT: Final = 1000


def square_json(at: int) -> list[int]:
    return [row_of(at) + 1, column_of(at) + 1]


def read_square(fields: Fields, name: str, value: Any) -> int:
    """B-1.1: a square as [row, column]; the first one if it is none."""
    if isinstance(value, list) and len(value) == 2 and all(is_integer(part) for part in value):
        row, column = value
        if 1 <= row <= ROWS and 1 <= column <= COLUMNS:
            return square(row - 1, column - 1)
    fields.problem("boat-not-a-square", name, rows=ROWS, columns=COLUMNS, got=echo(value))
    return 0


def guards_json(guards: list[int]) -> list[int]:
    return [column + 1 for column in guards[:GUARDS]]


def read_guards(fields: Fields) -> list[int]:
    """The columns of the guards from row 1 on, any that are on the board; the start of B-1.2 if there are none."""
    listed = fields.items("guards", guards_json(list(START)))
    name = fields.name("guards")
    if len(listed) != GUARDS:
        if isinstance(fields.data.get("guards"), list):
            fields.problem("boat-guards-number", name, guards=GUARDS, got=len(listed))
        return list(START)
    columns = [
        fields.checked_integer(value, f"{name}[{row}]", 1, COLUMNS, START[row] + 1) for row, value in enumerate(listed)
    ]
    return [column - 1 for column in columns]


def agreement_json(agreed: Agreement) -> Json:
    limit = None if agreed.turn_limit == NO_LIMIT else agreed.turn_limit
    return {"alarm": agreed.alarm, "own_capture": agreed.own_capture, "turn_limit": limit}


def read_agreement(fields: Fields) -> Agreement:
    """B-5.4, B-3.4, B-6.1."""
    limit = fields.raw("turn_limit", _USUAL_LIMIT)
    if limit is None:
        limit = NO_LIMIT
    else:
        limit = fields.checked_integer(limit, fields.name("turn_limit"), 1, MANY, _USUAL_LIMIT)
    return Agreement(
        alarm=fields.boolean("alarm", default=True),
        own_capture=fields.boolean("own_capture", default=False),
        turn_limit=limit,
    )
