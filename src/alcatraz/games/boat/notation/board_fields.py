"""Squares, guards and what the table agreed on as JSON: positions, moves and options of a new game share it."""

from typing import Any, Final

from alcatraz.games.boat.model.rulings import ALTERNATIVES
from alcatraz.games.boat.model.state import NO_LIMIT, Agreement
from alcatraz.games.boat.rules.board import COLUMNS, GUARDS, ROWS, SQUARES, START, column_of, row_of, square
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.declared import DeclaredFields
from alcatraz.kernel.notation.fields import Fields, echo, is_integer
from alcatraz.kernel.notation.rulings import read_rulings, rulings_json

MANY: Final = 1_000_000


# By number: every view and every listed move names squares.
_SQUARES: Final = [[row_of(at) + 1, column_of(at) + 1] for at in range(SQUARES)]


def square_json(at: int) -> list[int]:
    return _SQUARES[at].copy()


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
    written: Json = {"alarm": agreed.alarm, "own_capture": agreed.own_capture, "turn_limit": limit}
    if agreed.rulings:
        written["rulings"] = rulings_json(agreed.rulings, ALTERNATIVES)
    return written


def read_agreement(fields: DeclaredFields) -> Agreement:
    """B-5.4, B-3.4, B-6.1, and the rules played by their alternative."""
    unlimited = fields.value("turn_limit") is None
    return Agreement(
        turn_limit=NO_LIMIT if unlimited else fields.number("turn_limit"),
        alarm=fields.flag("alarm"),
        own_capture=fields.flag("own_capture"),
        rulings=read_rulings(fields, ALTERNATIVES),
    )
