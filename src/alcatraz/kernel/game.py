"""The protocol that every game implements and everything else uses.

A state is the game's own class; no other code reads its fields. A move is an int, encoded by the game, so that
lists of moves are cheap to make, compare and keep; an event is a tuple of ints whose first says what happened.
JSON is made and read only by the *_json, position and view methods.
"""

from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from alcatraz.kernel.chance import Seed
from alcatraz.kernel.message import Message, Refusal
from alcatraz.kernel.rulebook import Rulebook

Json = dict[str, Any]
Move = int
Event = tuple[int, ...]
# A seat, a spectator, or the authority itself, from whom nothing is hidden.
Viewer = int
SPECTATOR: Viewer = -1
AUTHORITY: Viewer = -2

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, and the rules that decided it, step by step."""

    reason: str
    winners: tuple[int, ...]
    losers: tuple[int, ...]
    explanation: tuple[tuple[str, Message], ...]


class Game(Protocol[S]):
    """A set of rules. Holds no table: every method gets the state it speaks about."""

    @property
    def id(self) -> str: ...

    @property
    def rules_version(self) -> int:
        """Raised with every change after which an old record might play differently."""
        ...

    @property
    def seats(self) -> range:
        """The numbers of players the game can be played with."""
        ...

    @property
    def rulebook(self) -> Rulebook: ...

    # -- states ---------------------------------------------------------------------------------

    def new(self, players: int, seed: Seed, options: Json) -> S:
        """A game at its start. Raises bad_options with every problem at once."""
        ...

    def edition(self, state: S) -> Json | str | None:
        """The component values in play: the digest of the built-in ones, else all of them; None if a game has none."""
        ...

    def load(self, position: Json, seed: Seed) -> S:
        """The state a position describes. Raises bad_position with every problem at once."""
        ...

    def position(self, state: S) -> Json:
        """The complete position: loading it continues the same game."""
        ...

    def view(self, state: S, viewer: Viewer) -> Json:
        """What the viewer may know, in the position's shape."""
        ...

    def imagine(self, view: Json, seed: Seed) -> S:
        """A whole state with this view; what the view hides is drawn from the seed."""
        ...

    def copy(self, state: S) -> S: ...

    def players(self, state: S) -> int: ...

    # -- decisions and moves --------------------------------------------------------------------

    def deciding(self, state: S) -> list[int]:
        """The seats that must choose now, in seat order; none when the game is over."""
        ...

    def decision_kind(self, state: S, seat: int) -> str: ...

    def legal(self, state: S, seat: int) -> list[Move]:
        """Every legal move of a deciding seat, once."""
        ...

    def templates(self, state: S, seat: int) -> list[Json]:
        """Families of legal moves too large to list, as moves with fields left out."""
        ...

    def refusals(self, state: S, seat: int, move: Move) -> list[Refusal]:
        """Every rule that forbids this move to this seat now, in the contract's order; none if it is legal."""
        ...

    def cost(self, state: S, seat: int, move: Move) -> int:
        """What a legal move costs, in the game's own currency of actions."""
        ...

    def apply(self, state: S, seat: int, move: Move) -> list[Event]:
        """Play a legal move: changes the state and tells what happened."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    # -- JSON -----------------------------------------------------------------------------------

    def read_move(self, state: S, move: Json) -> Move:
        """Raises malformed if this is no move of the game at a table like this one."""
        ...

    def move_json(self, move: Move) -> Json: ...

    def event_json(self, state: S, event: Event, viewer: Viewer) -> Json | None:
        """The event as the viewer saw it; None if the viewer saw nothing of it."""
        ...
