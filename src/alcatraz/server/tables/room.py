"""A table as the sum of its log. Pure: no clock, no I/O; folding/ changes it, the other modules read it."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import Struct

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.kernel.game import Event, Json, Move, Viewer
from alcatraz.kernel.match import Match
from alcatraz.records.fair_shuffle import game_seed
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.log_entries import Created, Moved
from alcatraz.server.tables.owners import same_owner
from alcatraz.talk.ledger import Ledger
from alcatraz.wire import Clock, Guided, LogLine, Phase, Proposal, Running

# What a seat or the host changes besides moving and talking: before the start, after it, and by coming back.
ChangeKind = Literal["lobby", "game", "host", "return"]

# In a game without rounds the bounds on talk count anew after so many moves.
_MOVES_OF_A_PERIOD = 50


@dataclass(slots=True)
class Chair:
    """A seat with its secret: whose it is."""

    kind: Literal["open", "guest", "bot"]
    name: str = ""
    owner: str = ""
    level: str | None = None
    # Of a bot that deals, as it was chosen: the character may be secret.
    character: str | None = None
    talkativeness: str | None = None
    ready: bool = False
    # What its player has added to the shuffles.
    bits: str = ""
    away: bool = False
    # The guest whom a bot has replaced by agreement: who comes back gets the seat back.
    replaced: "Chair | None" = None


@dataclass(slots=True)
class SaidBySeat:
    """How much one seat has said in one period."""

    statements: int = 0
    promises: int = 0


class Asked(Struct, frozen=True):
    """A decision that a seat has to make: of which kind, since which entry, since when."""

    kind: str
    number: int
    at: float


class Played(Struct, frozen=True):
    """A move that might be taken back: what was before it, and what it brought about."""

    number: int
    seat: int
    before: Any
    asked_before: dict[int, Asked]
    events: list[Event]
    # Made by the player themselves, not by a bot or a clock.
    own: bool = True


class Ahead(Struct, frozen=True):
    """What an entry that is not folded yet will bring about, so that a move is worked out only once."""

    entry: Moved
    move: Move
    state: Any
    events: list[Event]


class Step(Struct):
    """One entry as the table lived it: what to tell, and the state to tell it from."""

    number: int
    what: Json
    state: Any = None
    events: list[Event] = []
    # What may look different afterwards.
    table: bool = False
    views: bool = False
    ledger: bool = False
    enough: bool = False


class Told(Struct, frozen=True):
    """What an entry was to everybody, and when: enough to tell it again."""

    number: int
    at: float
    what: Json


class Room:
    def __init__(self, table_id: str, created: Created, at: float, bundle: GameBundle) -> None:
        self.id = table_id
        self.created = created
        self.bundle = bundle
        self.number = 1
        self.at = at
        self.phase: Phase = "lobby"
        self.chairs = _chairs(created)
        self.clock: Clock = created.clock
        self.table: Match[Any] | None = None
        # By which it is played, once it has started.
        self.rules_version = created.rules_version
        # The seats that must decide now.
        self.asked: dict[int, Asked] = {}
        # Moves and statements by seat and the client's id: whatever comes twice is known here.
        self.done: dict[tuple[int, str], int] = {}
        # Who has said enough in the negotiation that goes on.
        self.enough: set[int] = set()
        self.last_moves: list[Played] = []
        # Where hints and free taking back are allowed; for the latter every move since it is.
        self.hints = created.hints
        self.take_back = created.take_back
        self.past: list[Played] = []
        self.ahead: Ahead | None = None
        # The clocks that run since the last entry, once somebody has asked.
        self.running: list[Running] | None = None
        self.talk: list[Json] = []
        # What spectators said, with its number; by their owners' digests, what was asked for already and how much.
        self.remarks: list[Json] = []
        self.remarked: dict[tuple[str, str], int] = {}
        self.remarks_of: defaultdict[tuple[str, str], int] = defaultdict(int)
        # By reporter and the number of what they reported: the number of the report.
        self.reports: dict[tuple[str, int], int] = {}
        # Owners who may not use words of their own, or not come in at all.
        self.muted = set(created.muted)
        self.banned = set(created.banned)
        # By period and seat. Never cleared, so that a move taken back gives nobody another allowance.
        self.said: defaultdict[tuple[str, int], SaidBySeat] = defaultdict(SaidBySeat)
        # How often each seat has changed something; never cleared either.
        self.changes: defaultdict[tuple[ChangeKind, int], int] = defaultdict(int)
        # What each move that stands brought about, by its number; and how far the ledger of promises has read it.
        self.history: list[tuple[int, list[Event]]] = []
        # What was said before the start and everything since, without what was taken back.
        self.told: list[Told] = []
        # By seat and language, those that were needed since the last entry.
        self.guides: dict[tuple[int | None, str], Guided] = {}
        # Lines of the log and texts of promises that were needed since a name last changed, by their numbers.
        self.log_lines: dict[tuple[Viewer, str, bool], dict[int, LogLine]] = {}
        self.promise_texts: dict[str, dict[int, str]] = {}
        # The texts that the match brings, by language; they stay the same from its start.
        self.names: dict[str, dict[str, str]] = {}
        self.ledger: Ledger | None = None
        self.in_ledger = 0
        # The round in which each move was made, by its number; what bots remember, and how far it is worked out.
        self.rounds: dict[int, int] = {}
        self.seen: list[Json] = []
        self.in_seen = 0
        self.proposal: Proposal | None = None
        self.paused_at: float = 0.0
        self.closed: str | None = None
        # How the game ended, as the log says it.
        self.result: Json | None = None
        self.rematch: str | None = None

    @property
    def players(self) -> int:
        return len(self.chairs)

    @property
    def match(self) -> Match[Any]:
        """The game, once it has started."""
        assert self.table is not None
        return self.table

    @property
    def round(self) -> int | None:
        """The round that is being played; None before the start and in games without rounds."""
        known = self.bundle.server_traits.round
        return None if self.table is None or known is None else known(self.table.state)

    @property
    def talk_period(self) -> str:
        """The stretch of time to which the bounds on talk apply."""
        if self.table is None:
            return "lobby"
        if self.phase == "over":
            return "over"
        if self.round is not None:
            return f"round {self.round}"
        return f"moves {len(self.table.moves) // _MOVES_OF_A_PERIOD}"

    @property
    def seed(self) -> str:
        """The seed of the game; until the start players may still add to it."""
        return game_seed(self.created.seed, self.bits)

    @property
    def bits(self) -> list[str]:
        """What the players have added to the shuffles, seat by seat."""
        return [(chair.replaced or chair).bits for chair in self.chairs]

    @property
    def outcome(self) -> Any:
        return None if self.table is None else self.table.game.outcome(self.table.state)

    def seats_of(self, owner: str) -> list[int]:
        return [
            seat for seat, chair in enumerate(self.chairs) if chair.kind == "guest" and same_owner(chair.owner, owner)
        ]

    def waiting_for(self, owner: str) -> list[int]:
        """The seats that this owner gets back by coming: from a stand-in, or from a bot that replaced them."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if (chair.away and same_owner(chair.owner, owner))
            or (chair.replaced is not None and same_owner(chair.replaced.owner, owner))
        ]

    def is_player(self, owner: str) -> bool:
        """Whether a seat is theirs, or is theirs again as soon as they come back."""
        return bool(self.seats_of(owner) or self.waiting_for(owner))

    def is_host(self, owner: str) -> bool:
        return same_owner(self.created.host, owner)

    def guests(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "guest"]

    # -- what requests need ------------------------------------------------------------------------

    def chair_of(self, owner: str, seat: int) -> Chair:
        """The chair, if it is theirs."""
        chair = self.chairs[seat] if seat < len(self.chairs) else None
        if chair is None or chair.kind != "guest" or not same_owner(chair.owner, owner):
            raise denied("not_your_seat", seat=seat)
        return chair

    def must_host(self, owner: str) -> None:
        if not self.is_host(owner):
            raise denied("not_host")

    def must_be(self, *phases: Phase) -> None:
        if self.phase == "closed":
            raise denied("closed")
        if self.phase not in phases:
            raise denied("wrong_phase", phase=self.phase)


def _chairs(created: Created) -> list[Chair]:
    owners = created.owners or [created.host] * len(created.seats)
    return [
        Chair(
            plan.kind, plan.name, owner if plan.kind == "guest" else "", plan.level, plan.character, plan.talkativeness
        )
        for plan, owner in zip(created.seats, owners, strict=True)
    ]
