"""Bodies of the requests for a replay: the messages that somebody at the table would have been sent, in pages."""

from typing import Annotated

from msgspec import Meta, Struct

from alcatraz.wire.table import Json
from alcatraz.wire.to_client import Happened, Welcome

# In one answer.
MOST_STEPS = 60

_Language = Annotated[str, Meta(max_length=16)]
_Eyes = Annotated[str, Meta(pattern="^(spectator|open|[0-9])$")]
_After = Annotated[int, Meta(ge=0)]
_Limit = Annotated[int, Meta(ge=1, le=MOST_STEPS)]


class ReplayTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """POST /tables/{id}/replay: what happened at a table so far, as these eyes saw it.

    Eyes: a seat's number, `spectator`, or `open` for everything. While a game goes on, a seat's are for those who have
    its token, and `open` is for nobody.
    """

    eyes: _Eyes = "spectator"
    after: _After = 0
    limit: _Limit = MOST_STEPS
    token: Annotated[str, Meta(max_length=43)] | None = None
    language: _Language = "en"


class ReplayRecord(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """POST /replay: the same for a record. It is not stored."""

    record: Json
    eyes: _Eyes = "spectator"
    after: _After = 0
    limit: _Limit = MOST_STEPS
    language: _Language = "en"


class ReplayStep(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the outline. Its place in the list, counted from 1, is the number of its message."""

    # How many moves have been played by then; the address of a moment.
    move: int
    text: str
    seat: int | None = None
    round: int | None = None
    # Whether somebody else begins to do something.
    turn: bool = False
    # The number in the table's log.
    entry: int = 0


class Figure(Struct, forbid_unknown_fields=True):
    """Something that was counted of each player, seat by seat."""

    id: str
    title: str
    values: list[int]


class Replayed(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`messages` are those after the number asked for; the first page begins with a welcome and brings the outline."""

    messages: list[Welcome | Happened]
    last: int
    more: bool = False
    outline: list[ReplayStep] = []
    # Seats whose eyes can be chosen, and whether everything can be laid open.
    eyes: list[str] = []
    # Of a game that is over, with the first page: what is worth reading about its players.
    figures: list[Figure] = []
    # And the seed of its shuffles: with it others can play the same deal.
    seed: str = ""
    # Up to where the record could be rebuilt, and why no further.
    broken: str | None = None
