"""Every move of Alcatraz (1999): its public name, its fields, where they sit in the int (see model/moves.py)."""

from typing import Any, Final

from alcatraz.games.boat.model import moves
from alcatraz.games.boat.notation.board_fields import read_square, square_json
from alcatraz.games.boat.notation.types import DIRECTION, SQUARE
from alcatraz.kernel.notation.fields import Fields
from alcatraz.kernel.notation.move_table import MoveKind, MoveTable, NameCode, Part


class SquareCode:
    """A square of the board."""

    def __init__(self) -> None:
        self.type = SQUARE
        self.values = None

    def read(self, fields: Fields, name: str, players: int) -> int:
        value = fields.raw(name)
        return read_square(fields, fields.name(name), value) if name in fields.data else 0

    def write(self, number: int) -> Any:
        return square_json(number)


_SQUARE: Final = SquareCode()
_FROM: Final = Part("from", _SQUARE, moves.FROM, moves.SQUARE_BITS, "Where the prisoner stands.")
_TO: Final = Part("to", _SQUARE, 0, moves.SQUARE_BITS, "Where it goes.")
_DIRECTION: Final = Part(
    "direction",
    NameCode(DIRECTION),
    0,
    moves.SQUARE_BITS,
    "Left is towards column 1; `stay` only where the table plays the alternative of B-5.1.",
)

MOVES: Final = MoveTable(
    (
        MoveKind("enter", moves.ENTER, "A prisoner leaves the cell; those in the cell are interchangeable.", (_TO,)),
        MoveKind("walk", moves.WALK, "A prisoner walks.", (_FROM, _TO)),
        MoveKind("board", moves.BOARD, "A prisoner goes into the boat.", (_FROM,)),
        MoveKind("alarm", moves.ALARM, "Choose where the guard of the rolled row runs.", (_DIRECTION,)),
        MoveKind(
            "pass",
            moves.PASS,
            "Do nothing: only when there is no other move; where the table plays the alternative of B-2.8, go out.",
        ),
        MoveKind(
            "return",
            moves.RETURN,
            "A prisoner goes back into the cell; only where the table plays the alternative of B-2.7.",
            (_FROM,),
        ),
    ),
    shift=moves.KIND,
    bits=moves.KIND_BITS,
)
