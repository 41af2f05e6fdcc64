"""The parts of a guide: what can be done, what cannot and why, in the client's language."""

from msgspec import Struct

from alcatraz.wire.table import Json


class _Part(Struct, forbid_unknown_fields=True, omit_defaults=True):
    pass


class Waiting(_Part):
    """A decision that the table waits for."""

    seat: int
    kind: str
    text: str


class Group(_Part):
    """A heading over moves; all there are come in the order in which to show them."""

    id: str
    title: str


class Doable(_Part):
    """A legal move, or a template of moves, exactly as the view has it; left out where the view comes with it.

    `path` chooses it step by step, from the heading to the last detail.
    """

    text: str
    group: str
    path: list[str]
    # In the game's own currency of actions; null for a template.
    cost: int | None
    # What it would do up to the first hidden or random outcome, if the game tells.
    preview: Json | None = None
    move: Json = {}


class Refusable(_Part):
    """A move that the rules refuse, with all of them and their reasons."""

    move: Json
    text: str
    group: str
    rule: str
    rules: list[str]
    message: str


class Sayable(_Part):
    """A statement that fits the moment, ready to be sent with `say`, and its words."""

    statement: Json
    text: str


class Undoable(_Part):
    """Whether the last move can be taken back; if not, why not."""

    allowed: bool
    message: str | None = None
