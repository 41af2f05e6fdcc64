"""Bodies of the requests about moves that were not played: what they would have been worth, and how it might go on."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from alcatraz.wire.table import Json, SeatNumber
from alcatraz.wire.to_server import MOST_PROPOSED, MomentNumber


class TryOut(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """POST /tries and POST /lines: other moves of a seat after so many moves of a finished table, or of a record.

    The moves are those made at a practice table from that position (seed "0", the usual bots): the others answer as
    they did there.
    """

    move: MomentNumber
    seat: SeatNumber
    moves: Annotated[list[Json], Meta(min_length=1, max_length=MOST_PROPOSED)]
    table: Annotated[str, Meta(max_length=64)] | None = None
    record: Json | None = None
    language: Annotated[str, Meta(max_length=16)] = "en"


class Tried(Struct, forbid_unknown_fields=True):
    """The answer of /tries, from what the seat could know: its chances with the try, beside what was played."""

    way: Literal["better", "same", "worse"]
    # Whether no plan was found that is better than the try.
    best: bool
    # 1 is the best ending, 0 the worst.
    played: float
    tried: float
    text: str


class LinePlayed(Struct, forbid_unknown_fields=True):
    """The answer of /lines: a record from that position on, played to its end by bots, and its result in words."""

    record: Json
    text: str
