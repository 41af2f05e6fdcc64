"""Messages of the server to clients. Views and events are those of the game, keyed by seat number (or `spectator`)."""

from msgspec import Struct

from alcatraz.wire.guide import Doable, Group, Refusable, Sayable, Undoable, Waiting
from alcatraz.wire.table import Json, Running, TableInfo


class _ToClient(Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    pass


class Welcome(_ToClient, tag="welcome"):
    """Everything this client may know: after hello, whenever numbers are missing, and whenever its seats change."""

    # The last thing that happened; what happens next has the number after it.
    number: int
    # The server's clock, in seconds since 1970.
    now: float
    table: TableInfo
    # The seats that are mine, and whether I am the host.
    seats: list[int]
    host: bool
    # Empty before the start.
    views: dict[str, Json]
    talk: list[Json]
    ledger: list[Json]
    clocks: list[Running]
    # Only when hello had none: keep it, the seats taken with it belong to it. It is sent to no one else.
    token: str | None = None
    # Only for those who asked for guides: see `happened`.
    guides: dict[str, "Guided"] = {}
    # The seats that have said enough in the negotiation that goes on.
    enough: list[int] = []
    # What spectators said, {"number", "name", "text"} each: for spectators, and after the end for everybody.
    remarks: list[Json] = []


class Happened(_ToClient, tag="happened"):
    """One numbered thing that happened.

    `what` has a `type`: seated, renamed, left, seat_set, ready, started, moved {seat, by: player|bot|clock|stand_in},
    undone {seat, move: the number of what is taken back, and every move since with it}, said {statement}, proposed,
    agreed {seat, yes}, paused, resumed, removed {seat}, away {seat}, returned {seat}, finished, closed,
    rematched {table}, enough {seat, enough}, waiting_set {waits}, help_set {hints, take_back}, remarked (by a
    spectator: nothing that players may know before the end), noted (nothing that concerns the table).
    """

    number: int
    what: Json
    # By seat or `spectator`: what I saw of it, and my view now (left out where a later message brings a newer one).
    events: dict[str, list[Json]] = {}
    views: dict[str, Json] = {}
    # Each of these is left out if it is as before.
    table: TableInfo | None = None
    clocks: list[Running] | None = None
    ledger: list[Json] | None = None
    enough: list[int] | None = None
    # Only for those who asked for it, in place of `ledger`: the promises that are new or have changed, by `promise`.
    promises: list[Json] = []
    # What spectators said since; to players all of it comes with the end.
    remarks: list[Json] = []
    # Only for those who asked for words: each event as a sentence, "" if it has none; and what is no move of the game.
    lines: dict[str, list[str]] = {}
    line: str | None = None
    # Only for those who asked for meanings, under the keys of their seats: what each event means for that player, "" if
    # its line says it all.
    meanings: dict[str, list[str]] = {}
    # Only for those who asked for guides, under the same keys as views: what can be done now. Their `moves` have no
    # `move`: each is that of the view at the same place.
    guides: dict[str, "Guided"] = {}


class Accepted(_ToClient, tag="accepted"):
    """What was asked for with this id is done and kept; it has this number. Its `happened` came before."""

    id: str
    number: int


class Explained(_ToClient, tag="explained"):
    id: str
    allowed: bool
    cost: int | None = None
    rule: str | None = None
    rules: list[str] = []
    message: str | None = None


class Guided(_ToClient, tag="guide"):
    """The answer to `guide`, and pushed in `guides`: what this seat can do at this number, in words.

    `facts` are the game's own, made from the seat's view alone. Without a seat, `moves` and `refused` are empty.
    """

    id: str
    number: int
    seat: int | None
    # Whom everybody waits for.
    waiting: list[Waiting]
    # As in the view, in the same order.
    moves: list[Doable]
    # Moves that a player might think of and may not make.
    refused: list[Refusable]
    groups: list[Group]
    undo: Undoable
    facts: Json
    # What this seat might say now, the best first.
    say: list[Sayable] = []


class Suggested(_ToClient, tag="suggested"):
    """The answer to `suggest`."""

    id: str
    seat: int
    say: list[Sayable]


class Advised(_ToClient, tag="advised"):
    """The answer to `advise`, made from the seat's view alone: where to look, then the move, and one sentence why."""

    id: str
    # The position that it was thought about.
    number: int
    seat: int
    # {"seat": 2}, or a place of the board in the game's own fields; and the same in words.
    place: Json
    look: str
    move: Json
    # The move in words.
    text: str
    reason: str


class Because(_ToClient, tag="because"):
    """The answer to `why`, in the bot's voice: until the end made from what every spectator saw, then from its view."""

    id: str
    number: int
    seat: int
    reason: str


class LogLine(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One line of the log: what happened, at which time, as in `happened`."""

    number: int
    # Seconds since 1970 by the server's clock.
    at: float
    what: Json
    events: list[Json]
    lines: list[str]
    line: str | None = None
    # Only if asked for; empty for a spectator.
    meanings: list[str] = []


class Logged(_ToClient, tag="log"):
    """The answer to `log`: what was said before the start, and everything since; what was taken back is left out.

    `more`: there are more lines after the last one of these.
    """

    id: str
    seat: int | None
    entries: list[LogLine]
    more: bool = False


class Refused(_ToClient, tag="refused"):
    """Nothing has changed. `rule` and `rules` if it was the game's rules that refused; `id` if there was one.

    kind: malformed, too_fast, wrong_phase, not_your_seat, not_host, seat_taken, seats_open, not_ready, bad_name,
    bad_level, bad_character, too_much_talk, too_many_promises, phrases_only, muted, banned, name_banned,
    unwanted_word, nothing_said, too_many_reports, no_talk_time, not_alone, only_spectators, cannot_undo,
    undo_reveals, no_hints, not_over, not_there, not_leading, no_such_moment, no_such_line, too_many_there,
    too_long_a_line, nothing_to_decide, no_reason, no_proposal, closed, internal; and those of the engine protocol:
    refused, not_your_decision, over.
    """

    kind: str
    message: str
    id: str | None = None
    rule: str | None = None
    rules: list[str] = []


class Present(_ToClient, tag="present"):
    """The seats whose owners are connected now; it has no number, the newest one counts.

    It also follows the answer to `hello`: after it a client has everything.
    """

    seats: list[int]


class Onlooker(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One who looks at a finished game together with others. Without seats: a spectator, who follows and no more."""

    name: str
    seats: list[int] = []
    follows: bool = True


class Pointed(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat points at."""

    seat: int
    place: str | None = None
    # Row and column.
    square: list[int] | None = None
    about: int | None = None


class ProposedLine(Struct, forbid_unknown_fields=True):
    """Other moves of the seat `of` after so many moves of the game, proposed by a seat."""

    line: int
    seat: int
    move: int
    of: int
    moves: list[Json]


class Together(_ToClient, tag="together"):
    """Those who look at the finished game together, for clients that asked for it; the newest one counts.

    Nothing of it is in the log: it ends when they go.
    """

    people: list[Onlooker]
    # The seat that leads, and what it shows: so many moves of the game, or of a proposed line.
    leader: int | None
    move: int
    line: int | None = None
    points: list[Pointed] = []
    # Left out if they are as before.
    lines: list[ProposedLine] | None = None


class Pong(_ToClient, tag="pong"):
    id: str = ""
    # The server's clock, in seconds since 1970.
    now: float = 0.0


ToClient = (
    Welcome
    | Happened
    | Accepted
    | Explained
    | Guided
    | Suggested
    | Advised
    | Because
    | Logged
    | Refused
    | Present
    | Together
    | Pong
)
