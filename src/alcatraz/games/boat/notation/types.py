"""The names that JSON of Alcatraz (1999) uses, as declared types; what a word in the table of events stands for."""

from typing import Final

from alcatraz.games.boat.model.moves import DIRECTIONS
from alcatraz.games.boat.model.state import REASONS
from alcatraz.games.boat.rules.board import COLUMNS, GUARDS, ROWS
from alcatraz.kernel.notation.schema import AnyOf, ListOf, Names, Number, Seat, Tuple, Type

SEAT: Final = Seat()
SEATS: Final = ListOf(SEAT)
ROW: Final = Number(1, GUARDS)
SQUARE: Final = Tuple("square", (Number(1, ROWS), Number(1, COLUMNS)))
# Off the board.
OUTSIDE: Final = Names("outside", ("cell", "boat"))
WHERE: Final = AnyOf((OUTSIDE, SQUARE), "where")
DIRECTION: Final = Names("direction", DIRECTIONS)
REASON: Final = Names("reason", REASONS[1:])
GUARD_COLUMNS: Final = ListOf(Number(1, COLUMNS), GUARDS, GUARDS)

EVENT_TYPES: Final[dict[str, Type]] = {
    "int": Number(0),
    "seat": SEAT,
    "square": SQUARE,
    "row": ROW,
    "direction": DIRECTION,
    "reason": REASON,
}
