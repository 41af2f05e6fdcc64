"""What happened, as tuples of ints, and how each is written as JSON. Everybody sees everything.

A line of FIELDS says everything about a kind of event: its public name and its fields with their types. A question
mark: left out if it is nobody.
"""

from typing import Any, Final

from alcatraz.games.boat.model.moves import DIRECTIONS
from alcatraz.games.boat.model.state import REASONS
from alcatraz.games.boat.notation.board_fields import square_json
from alcatraz.kernel.game import Event, Json

ENTERED: Final = 0
WALKED: Final = 1
GUARD_WALKED: Final = 2
CAUGHT: Final = 3
BOARDED: Final = 4
ALARM_ROLLED: Final = 5
GUARD_RAN: Final = 6
GUARD_STAYED: Final = 7
PASSED: Final = 8
GAME_ENDED: Final = 9
RETURNED: Final = 10
ALARM_IGNORED: Final = 11
WENT_OUT: Final = 12

FIELDS: Final[tuple[tuple[str, str], ...]] = (
    ("entered", "seat:seat to:square"),
    ("walked", "seat:seat from:square to:square"),
    ("guard_walked", "row:row from:square to:square"),
    ("caught", "seat:seat at:square"),
    ("boarded", "seat:seat from:square in_boat:int"),
    ("alarm_rolled", "seat:seat row:row"),
    ("guard_ran", "seat:seat direction:direction row:row from:square to:square"),
    ("guard_stayed", "seat:seat direction:direction row:row at:square"),
    ("passed", "seat:seat"),
    ("game_ended", "reason:reason winner:seat?"),
    ("returned", "seat:seat from:square"),
    ("alarm_ignored", "seat:seat row:row at:square"),
    ("went_out", "seat:seat"),
)


def event_json(event: Event) -> Json:
    name, fields = FIELDS[event[0]]
    written: Json = {"type": name}
    for value, field in zip(event[1:], fields.split(), strict=True):
        label, _, kind = field.partition(":")
        if kind == "seat?" and value < 0:
            continue
        written[label] = _written(kind, value)
    return written


def _written(kind: str, value: int) -> Any:
    if kind == "square":
        return square_json(value)
    if kind == "row":
        return value + 1
    if kind == "direction":
        return DIRECTIONS[value]
    if kind == "reason":
        return REASONS[value]
    return value
