"""Moves as JSON, both ways, in the words of the public contract."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.boat.model import moves
from alcatraz.games.boat.notation.board_fields import read_square, square_json
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.fields import Fields

# -- reading ---------------------------------------------------------------------------------------


def read_move(data: object) -> int:
    """The move that this JSON says. Raises malformed with every problem at once."""
    fields = Fields(data, "move")
    kind = fields.choice("type", moves.KINDS)
    if fields.problems:
        raise ContractError("malformed", *fields.problems)
    move = _READERS[kind](fields)
    fields.finish()
    if fields.problems:
        raise ContractError("malformed", *fields.problems)
    return move


def _square(fields: Fields, name: str) -> int:
    value = fields.raw(name)
    return read_square(fields, fields.name(name), value) if name in fields.data else 0


_READERS: Final[dict[int, Callable[[Fields], int]]] = {
    moves.ENTER: lambda fields: moves.enter(_square(fields, "to")),
    moves.WALK: lambda fields: moves.walk(_square(fields, "from"), _square(fields, "to")),
    moves.BOARD: lambda fields: moves.board(_square(fields, "from")),
    moves.ALARM: lambda fields: moves.alarm(fields.choice("direction", moves.DIRECTIONS)),
    moves.PASS: lambda fields: moves.PASSING,
}


# -- writing ---------------------------------------------------------------------------------------


def move_json(move: int) -> Json:
    kind = moves.kind_of(move)
    return {"type": moves.KINDS[kind], **_WRITERS[kind](move)}


_WRITERS: Final[dict[int, Callable[[int], Json]]] = {
    moves.ENTER: lambda move: {"to": square_json(moves.to_of(move))},
    moves.WALK: lambda move: {"from": square_json(moves.from_of(move)), "to": square_json(moves.to_of(move))},
    moves.BOARD: lambda move: {"from": square_json(moves.from_of(move))},
    moves.ALARM: lambda move: {"direction": moves.DIRECTIONS[moves.direction_of(move)]},
    moves.PASS: lambda move: {},
}
