"""Bodies of the request for a practice table: a table that is stored nowhere, made anew for every request."""

from typing import Annotated

from msgspec import Meta, Struct

from alcatraz.wire.table import Json, SeatNumber
from alcatraz.wire.to_server import Enough, Play, Say, ToServer, Undo

# More than any lesson, puzzle or game against quick bots takes.
MOST_DONE = 400


class PracticePosition(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="from", tag="position"):
    """A position to play on from, in this seat; bots of one level have the other seats."""

    position: Json
    seat: SeatNumber
    # Decides what the position leaves to chance, and everything that is drawn later.
    seed: Annotated[str, Meta(max_length=200)] = "0"
    # Their level; the game's stand-in if there is none.
    others: Annotated[str, Meta(max_length=40)] | None = None


PracticeStart = PracticePosition
# What changes a practice table.
Practised = Play | Undo | Say | Enough


class Practice(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """POST /practice: the answers of a table that began like this and where all this was done since.

    `done` are the requests that were accepted so far, in order; `request` is what is asked now, `hello` first.
    """

    start: PracticeStart
    request: ToServer
    done: Annotated[list[Practised], Meta(max_length=MOST_DONE)] = []
    language: Annotated[str, Meta(max_length=16)] = "en"


class PracticeAnswer(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a live table would have sent, in order. A request that was `accepted` belongs to `done` from now on."""

    messages: list[Json]
