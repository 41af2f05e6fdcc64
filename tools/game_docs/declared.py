"""What each game declares, gathered for the writers of this folder."""

from dataclasses import dataclass
from types import ModuleType

from alcatraz.games.boat.model import events as boat_events
from alcatraz.games.boat.notation import fields as boat_fields
from alcatraz.games.boat.notation import move_table as boat_moves
from alcatraz.games.boat.notation import types as boat_types
from alcatraz.games.scapegoat.model import events as scapegoat_events
from alcatraz.games.scapegoat.notation import fields as scapegoat_fields
from alcatraz.games.scapegoat.notation import move_table as scapegoat_moves
from alcatraz.games.scapegoat.notation import types as scapegoat_types
from alcatraz.kernel.notation.move_table import MoveTable
from alcatraz.kernel.notation.schema import Field, Record, Type


@dataclass(frozen=True)
class Declared:
    id: str
    title: str
    moves: MoveTable
    events: tuple[Record, ...]
    position: Record
    view: Record
    options: Record

    def move_records(self) -> tuple[Record, ...]:
        return tuple(kind.record() for kind in self.moves.kinds)


def _event(name: str, line: str, types: dict[str, Type]) -> Record:
    """A star marks a secret, a question mark what may be absent: both are not always written."""
    fields = []
    for each in line.split():
        label, _, kind = each.partition(":")
        word = kind.rstrip("*?")
        secret = "Only those whom it concerns see it." if kind.endswith("*") else ""
        fields.append(Field(label, types[word], secret, sometimes=word != kind))
    return Record(f"{name}_event", tuple(fields), (("type", name),))


def _declared(
    game: str, title: str, moves: ModuleType, fields: ModuleType, events: ModuleType, types: ModuleType
) -> Declared:
    return Declared(
        game,
        title,
        moves.MOVES,
        tuple(_event(name, line, types.EVENT_TYPES) for name, line in events.FIELDS),
        fields.POSITION,
        fields.VIEW,
        fields.OPTIONS,
    )


GAMES = (
    _declared(
        "scapegoat",
        "Alcatraz: The Scapegoat",
        scapegoat_moves,
        scapegoat_fields,
        scapegoat_events,
        scapegoat_types,
    ),
    _declared("boat", "Alcatraz (1999)", boat_moves, boat_fields, boat_events, boat_types),
)
