"""Messages from a client to the server. One with an `id` is answered with it: `accepted`, `refused`, or the answer."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from alcatraz.talk.statements import LONGEST_TEXT
from alcatraz.wire.table import Json, PlayerName, RequestId, SeatNumber

# In one answer to `log`.
MOST_LOG_LINES = 500
# In a line that is proposed: more than a turn has.
MOST_PROPOSED = 16

# How many moves were played.
MomentNumber = Annotated[int, Meta(ge=0, le=100_000)]
_Coordinate = Annotated[int, Meta(ge=0, le=99)]


class _ToServer(Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    pass


class Hello(_ToServer, tag="hello"):
    """First of all, and only once: who I am, the last number I know, my language.

    Without a token the server makes one and says it in `welcome`; a seat taken on this socket then belongs to it.
    """

    token: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")] | None = None
    last: Annotated[int, Meta(ge=0)] | None = None
    language: Annotated[str, Meta(max_length=16)] = "en"
    # Tell me everything in words, too: `lines`, `line` and the `text` of promises.
    words: bool = False
    # Push the guides of my seats with everything that changes them: `guides`.
    guide: bool = False
    # With the words, also what each event means for my seats: `meanings`.
    meanings: bool = False
    # Of the ledger tell me only the promises that are new or have changed: `promises` instead of `ledger`.
    promises: bool = False
    # After the end tell me who looks at the game together, and at what: `together`.
    together: bool = False


class Sit(_ToServer, tag="sit"):
    """Take an open seat, or this one, under a name; one token may hold several seats (people at one device)."""

    name: PlayerName
    seat: SeatNumber | None = None
    id: RequestId = ""


class Rename(_ToServer, tag="rename"):
    seat: SeatNumber
    name: PlayerName
    id: RequestId = ""


class Leave(_ToServer, tag="leave"):
    """Give a seat back, before the start."""

    seat: SeatNumber
    id: RequestId = ""


class SetSeat(_ToServer, tag="set_seat"):
    """The host opens a seat or gives it to a bot, before the start; that also removes a guest.

    A bot with a character deals: see the seats of POST /tables. It may have a name.
    """

    seat: SeatNumber
    to: Literal["open", "bot"]
    level: Annotated[str, Meta(max_length=40)] | None = None
    id: RequestId = ""
    character: Annotated[str, Meta(max_length=40)] | None = None
    talkativeness: Annotated[str, Meta(max_length=40)] | None = None
    name: PlayerName = ""


class Ready(_ToServer, tag="ready"):
    seat: SeatNumber
    ready: bool = True
    id: RequestId = ""


class AddChance(_ToServer, tag="add_chance"):
    """Before the start: random bits of this seat's own, once. The shuffles are made from them and the server's seed."""

    seat: SeatNumber
    bits: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    id: RequestId = ""


class Start(_ToServer, tag="start"):
    """The host starts; every seat is taken and every guest is ready. The host's own seats are ready by that."""

    id: RequestId = ""


class Play(_ToServer, tag="play"):
    """A move. Sent twice with the same id, it is played once."""

    seat: SeatNumber
    move: Json
    id: RequestId


class Explain(_ToServer, tag="explain"):
    """May this seat do this now, what would it cost, and if not, why not?"""

    seat: SeatNumber
    move: Json
    id: RequestId


class Guide(_ToServer, tag="guide"):
    """What can this seat do now, what does it cost, and why not the rest; without a seat, what anybody may know."""

    seat: SeatNumber | None = None
    id: RequestId = ""


class Log(_ToServer, tag="log"):
    """The log so far, as this seat saw it; without a seat, as a spectator did.

    It comes in pages, the oldest lines first: `after` is the number of the last line that is known, `limit` the number
    of lines wanted.
    """

    seat: SeatNumber | None = None
    id: RequestId = ""
    after: Annotated[int, Meta(ge=0)] = 0
    limit: Annotated[int, Meta(ge=1, le=MOST_LOG_LINES)] = MOST_LOG_LINES
    # Also what each event means for the seat.
    meanings: bool = False


class Undo(_ToServer, tag="undo"):
    """Take back your last move, if nothing hidden was revealed by it and nobody else has decided since."""

    seat: SeatNumber
    id: RequestId


class Say(_ToServer, tag="say"):
    """A statement to the whole table."""

    seat: SeatNumber
    statement: Json
    id: RequestId


class Remark(_ToServer, tag="remark"):
    """A spectator's words to the other spectators, under a name of their choice; players get them after the end."""

    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]
    id: RequestId
    name: PlayerName = ""


class Report(_ToServer, tag="report"):
    """Tell whoever runs the server about a statement or a spectator's remark, by its number; nobody at the table hears.

    `text`: why, in your own words; it may be empty.
    """

    number: Annotated[int, Meta(ge=0)]
    id: RequestId
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""


class Suggest(_ToServer, tag="suggest"):
    """What might this seat say now about a player or a thing: an item or a place, by its id in the game's talk?

    With both: about that thing of that player.
    With `to` (the id of a statement), what might it answer: the first agrees, the last declines.
    """

    seat: SeatNumber
    id: RequestId
    about: SeatNumber | None = None
    thing: Annotated[str, Meta(max_length=40)] | None = None
    to: Annotated[int, Meta(ge=0)] | None = None


class Enough(_ToServer, tag="enough"):
    """In a negotiation: this seat has said what it wanted to, or takes that back. Bots wait for it (`waits_for`)."""

    seat: SeatNumber
    enough: bool = True
    id: RequestId = ""


class SetWaiting(_ToServer, tag="set_waiting"):
    """Whether bots wait for people in negotiations: the host says so before the start, then who is alone with bots."""

    waits: bool
    id: RequestId = ""


class Advise(_ToServer, tag="advise"):
    """What would the strongest bot do in this seat's place, and why? Alone with bots, or at a table with `hints`."""

    seat: SeatNumber
    id: RequestId


class Why(_ToServer, tag="why"):
    """Why did a bot do what happened with this number? `seat`: whose decision, where several came to light at once."""

    number: Annotated[int, Meta(ge=0)]
    id: RequestId
    seat: SeatNumber | None = None


class SetHelp(_ToServer, tag="set_help"):
    """Whether the table has hints and free taking back: for who is alone with bots. See `table`.

    With other people, hints need everybody's agreement: `propose`.
    """

    hints: bool | None = None
    take_back: bool | None = None
    id: RequestId = ""


class Propose(_ToServer, tag="propose"):
    """What needs the agreement of all who are there: to pause, to go on, to hand another's seat to a bot, hints."""

    seat: SeatNumber
    what: Literal["pause", "resume", "remove", "hints"]
    about: SeatNumber | None = None
    id: RequestId = ""


class Agree(_ToServer, tag="agree"):
    """Yes or no to what is proposed; one no ends it."""

    seat: SeatNumber
    yes: bool
    id: RequestId = ""


class Rematch(_ToServer, tag="rematch"):
    """After the end: a new table with the same people, who keep their tokens."""

    id: RequestId = ""


class Gather(_ToServer, tag="gather"):
    """After the end: look at the game together with others who are here (`together`), or stop doing so.

    The first who has a seat leads. `follows`: whether I look at what the leader shows, or at something of my own.
    """

    here: bool = True
    follows: bool = True
    # Of a spectator; who has a seat is called by it.
    name: PlayerName = ""
    id: RequestId = ""


class Lead(_ToServer, tag="lead"):
    """Take the lead of those who look together, or hand it over to another seat that is there."""

    seat: SeatNumber
    to: SeatNumber | None = None
    id: RequestId = ""


class Show(_ToServer, tag="show"):
    """The leader shows a moment: after so many moves of the game, or of a line that somebody proposed."""

    seat: SeatNumber
    move: MomentNumber
    line: Annotated[int, Meta(ge=1)] | None = None
    id: RequestId = ""


class Point(_ToServer, tag="point"):
    """Point at a place, a square or a seat of the board, for all who look together; at nothing: not any more."""

    seat: SeatNumber
    place: Annotated[str, Meta(max_length=40)] | None = None
    square: Annotated[list[_Coordinate], Meta(min_length=2, max_length=2)] | None = None
    about: SeatNumber | None = None
    id: RequestId = ""


class ProposeLine(_ToServer, tag="propose_line"):
    """Other moves for a seat (`of`) from a moment of the game: POST /lines plays them out.

    They are not checked here, and bounded: so many moves, so many bytes, so many lines at a table.
    """

    seat: SeatNumber
    move: MomentNumber
    of: SeatNumber
    moves: list[Json]
    id: RequestId = ""


class Ping(_ToServer, tag="ping"):
    id: RequestId = ""


ToServer = (
    Hello
    | Sit
    | Rename
    | Leave
    | SetSeat
    | Ready
    | AddChance
    | Start
    | Play
    | Explain
    | Guide
    | Log
    | Undo
    | Say
    | Remark
    | Report
    | Suggest
    | Enough
    | SetWaiting
    | Advise
    | Why
    | SetHelp
    | Propose
    | Agree
    | Rematch
    | Gather
    | Lead
    | Show
    | Point
    | ProposeLine
    | Ping
)
