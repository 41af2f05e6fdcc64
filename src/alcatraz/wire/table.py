"""A table as everybody sees it, around the game."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Json = dict[str, Any]
Phase = Literal["lobby", "playing", "paused", "over", "closed"]

# The key of a spectator's view and events; those of a seat have its number as a string.
SPECTATOR_KEY = "spectator"

Seconds = Annotated[float, Meta(ge=1, le=60 * 60 * 24 * 30)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
# A client's own name for something it asks for: sent again with the same id, it is done once and answered again.
RequestId = Annotated[str, Meta(max_length=64)]
PlayerName = Annotated[str, Meta(max_length=64)]


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """What a table agreed on about time, in seconds.

    When time runs out, the stand-in of the game decides in that seat's name.
    """

    # For any decision; days make a slow table. None: no limit.
    decision: Seconds | None = None
    # For single kinds of decision; those that the game itself limits are filled in, a null takes the limit away.
    limits: dict[str, Seconds | None] = {}
    # A person absent for longer is played by a bot until they return. None: never.
    grace: Seconds | None = 120.0
    # Whether bots end a negotiation only after every person has said enough, or its time is up.
    waits: bool = True


class Running(Struct, forbid_unknown_fields=True, frozen=True):
    """A clock that runs: this seat decides until then, in seconds since 1970 by the server's clock.

    A bot that waits for people has one too, with the seats that have not said `enough`: it decides as soon as all have.
    """

    seat: int
    decision: str
    until: float
    waits_for: list[int] = []


class Seat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as everybody sees it."""

    kind: Literal["open", "guest", "bot"]
    name: str = ""
    ready: bool = False
    connected: bool = False
    level: str | None = None
    # A bot plays for a person who has been away too long; they get the seat back when they return.
    stand_in: bool = False
    # Of a bot that deals. A secret character is "secret" until the end.
    character: str | None = None
    talkativeness: str | None = None


class Shuffle(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The proof that nobody chose the shuffles: a digest of the server's seed and its salt, both shown at the end."""

    digest: str
    # The host chose the seed: then nothing is proved, and everybody can see that.
    chosen: bool = False
    seed: str | None = None
    salt: str | None = None
    # By seat, the random bits that its player has added ("": none); absent if nobody has.
    bits: list[str] = []


class Proposal(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something that all the others must agree to."""

    what: Literal["pause", "resume", "remove", "hints"]
    by: int
    asked: list[int]
    agreed: list[int]
    about: int | None = None


class TableOutcome(Struct, forbid_unknown_fields=True):
    """How the game ended, and the rules that decided it, in the client's language."""

    reason: str
    winners: list[int]
    losers: list[int]
    # {"rule", "text"} each.
    explanation: list[Json]


class TableInfo(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The table around the game."""

    id: str
    link: str
    game: str
    options: Json
    listed: bool
    phase: Phase
    seats: list[Seat]
    clock: Clock
    shuffle: Shuffle
    # Whether seats know things that the others must not see on a shared screen.
    secrets: bool = False
    # The host's seat, if they have one.
    host: int | None = None
    proposal: Proposal | None = None
    outcome: TableOutcome | None = None
    # Why the table was closed before its end, in the client's language.
    closed: str | None = None
    # The id of the table where the same people play again.
    rematch: str | None = None
    # It was started from a position that somebody had arranged, who knows all of it.
    arranged: bool = False
    # It plays with the component values of an owner's edition: what that is called, by language.
    edition: dict[str, str] | None = None
    # Whoever must decide may ask what to do (`advise`), also with other people at the table: everybody has agreed.
    hints: bool = False
    # Who is alone with bots may take back any of their moves, also after something was revealed and bots have moved on.
    take_back: bool = False
    # Only ready sentences are said here, nobody uses words of their own.
    phrases: bool = False
