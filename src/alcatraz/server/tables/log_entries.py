"""What a table's log consists of. An entry is a fact; a table is nothing but the sum of its entries.

Some carry secrets (seed, salt, digests of tokens) and are for the store only: clients see outgoing/messages.py.
Fields may be added with a default, never changed or removed: old logs must stay readable.
"""

from typing import Any, Literal

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from alcatraz.wire import Clock, SeatPlan

Json = dict[str, Any]
NameRule = Literal["mute", "ban"]
By = Literal["player", "bot", "clock", "stand_in"]


class _Entry(Struct, tag_field="kind", omit_defaults=True):
    pass


class Created(_Entry, tag="created"):
    game: str
    rules_version: int
    seats: list[SeatPlan]
    options: Json
    listed: bool
    clock: Clock
    seed: str
    salt: str
    # The digest of the host's token.
    host: str
    chosen: bool = False
    # The owners of the guests' seats, seat by seat, where they differ from the host (a rematch).
    owners: list[str] = []
    rematch_of: str | None = None
    # The arranged position that the game begins with, if it does not begin at its beginning.
    start: Json | None = None
    hints: bool = False
    take_back: bool = False
    # Only ready sentences, no words of one's own.
    phrases: bool = False
    # Owners whom the server muted or banned at the table before this one (a rematch).
    muted: list[str] = []
    banned: list[str] = []


class Seated(_Entry, tag="seated"):
    seat: int
    name: str
    owner: str


class Renamed(_Entry, tag="renamed"):
    seat: int
    name: str


class Left(_Entry, tag="left"):
    seat: int


class SeatSet(_Entry, tag="seat_set"):
    seat: int
    to: Literal["open", "bot"]
    level: str | None = None
    name: str = ""
    character: str | None = None
    talkativeness: str | None = None


class IsReady(_Entry, tag="ready"):
    seat: int
    ready: bool


class ChanceAdded(_Entry, tag="chance_added"):
    seat: int
    bits: str


class Started(_Entry, tag="started"):
    # A digest of the first position, to notice after an upgrade that the same seed deals another game.
    check: str
    # Of the rules that it is played by, if they are others than when the table was made.
    rules_version: int = 0


class Moved(_Entry, tag="moved"):
    seat: int
    move: Json
    by: By
    # A checksum of what the move brought about, for the same purpose.
    check: int
    id: str = ""


class Undone(_Entry, tag="undone"):
    seat: int
    # The number of the move that is taken back, and every later one with it.
    move: int
    id: str


class Said(_Entry, tag="said"):
    seat: int
    statement: Json
    id: str


class Remarked(_Entry, tag="remarked"):
    """A spectator's words: for other spectators, and for players only after the end."""

    owner: str
    name: str
    text: str
    id: str


class SaidEnough(_Entry, tag="enough"):
    seat: int
    enough: bool


class WaitingSet(_Entry, tag="waiting_set"):
    waits: bool


class HelpSet(_Entry, tag="help_set"):
    hints: bool
    take_back: bool


class Proposed(_Entry, tag="proposed"):
    seat: int
    what: Literal["pause", "resume", "remove", "hints"]
    # Who has to agree: those who were there.
    asked: list[int]
    about: int | None = None


class Agreed(_Entry, tag="agreed"):
    seat: int
    yes: bool


class Paused(_Entry, tag="paused"):
    pass


class Resumed(_Entry, tag="resumed"):
    pass


class Removed(_Entry, tag="removed"):
    """A guest's seat goes to a bot, during the game and by agreement."""

    seat: int
    level: str


class WentAway(_Entry, tag="away"):
    seat: int


class Returned(_Entry, tag="returned"):
    seat: int


class Finished(_Entry, tag="finished"):
    seed: str
    salt: str
    outcome: Json


class Closed(_Entry, tag="closed"):
    # The id of a text: server-closed-…
    reason: str


class Rematched(_Entry, tag="rematched"):
    table: str


class Reported(_Entry, tag="reported"):
    """Somebody complains about what was said under a number, to whoever runs the server."""

    owner: str
    number: int
    text: str = ""


class Muted(_Entry, tag="muted"):
    """By whoever runs the server: no free words of this owner at this table."""

    owner: str
    lifted: bool = False


class Banned(_Entry, tag="banned"):
    """By whoever runs the server: this owner is not let in at this table."""

    owner: str
    lifted: bool = False


class Erased(_Entry, tag="erased"):
    """Somebody's name and words were taken out of the entries before this one."""


class NameRuled(_Entry, tag="name_ruled"):
    """In no table's log but in that of the server: what may not be done under a name."""

    name: str
    rule: NameRule
    lifted: bool = False


Entry = (
    Created
    | Seated
    | Renamed
    | Left
    | SeatSet
    | IsReady
    | ChanceAdded
    | Started
    | Moved
    | Undone
    | Said
    | Remarked
    | SaidEnough
    | WaitingSet
    | HelpSet
    | Proposed
    | Agreed
    | Paused
    | Resumed
    | Removed
    | WentAway
    | Returned
    | Finished
    | Closed
    | Rematched
    | Reported
    | Muted
    | Banned
    | Erased
    | NameRuled
)


class LogEntry(Struct, frozen=True):
    """An entry with its number and the time at which it was made, in seconds since 1970."""

    number: int
    at: float
    entry: Entry


_encoder = Encoder()
_decoder: Decoder[Entry] = Decoder(Entry)


def encode_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode_entry(data: bytes) -> Entry:
    return _decoder.decode(data)
