"""Bodies of the requests about positions. None is stored; the answers are those of `alcatraz solve`."""

from typing import Annotated

from msgspec import Meta, Struct

from alcatraz.wire.table import Json, SeatNumber

_Language = Annotated[str, Meta(max_length=16)]
_Seed = Annotated[str, Meta(max_length=200)]


class JudgePosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """POST /positions/judge: what the position allows; with a move and its seat, whether that is allowed."""

    position: Json
    seat: SeatNumber | None = None
    move: Json | None = None
    # Decides what the position leaves to chance.
    seed: _Seed = "0"
    language: _Language = "en"


class NewPosition(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="from", tag="setup"):
    """POST /positions: the position of a new game."""

    game: str
    players: int
    seed: _Seed
    options: Json = {}
    language: _Language = "en"


class RecordedPosition(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="from", tag="record"):
    """POST /positions: the position after so many moves of a record; all its moves come with it, in words."""

    record: Json
    at: Annotated[int, Meta(ge=0)] = 0
    language: _Language = "en"


class SeenPosition(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="from", tag="view"):
    """POST /positions: a position that looks like this view; what the view hides is dealt anew."""

    view: Json
    seed: _Seed = "0"
    language: _Language = "en"
