"""What positions are worth to each seat: a game brings it so that finished matches can be analysed.

A value is the utility that a seat can expect: 1 the best ending, 0 the worst. Where nobody can know what comes, many
worlds are tried: the same position with everything unknown drawn anew.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import Json, Move

NO_GOAL = -1


@dataclass(frozen=True, slots=True)
class Plan:
    """Moves of one seat, one after the other; `goal` is the game's own mark of what to do after them."""

    moves: tuple[Move, ...]
    goal: int = NO_GOAL


class Valuation(Protocol):
    """States are the game's own; a state that is handed in may be changed only where it says so."""

    @property
    def worlds(self) -> int:
        """How many worlds are enough, and quick enough, unless somebody asks for more."""
        ...

    @property
    def strokes_of_luck(self) -> frozenset[str]:
        """The types of events that chance brings about: what follows one of them in a move follows from it."""
        ...

    @property
    def silent(self) -> frozenset[str]:
        """The types of events that need not be told about a turning point."""
        ...

    def rule(self, move: Json | None, events: Sequence[Json]) -> str | None:
        """The rule by which a move was made, or by which chance did this."""
        ...

    def knots(self, players: int) -> Sequence[tuple[float, float]]:
        """Predicted values beside true ones, both rising from 0 to 1, as `tools/calibrate_values.py` finds them.

        Empty: what is predicted is as true as can be.
        """
        ...

    def round(self, state: Any) -> int:
        """The round that goes on, counted from 1, as people count it."""
        ...

    def turn(self, state: Any) -> tuple[int, ...]:
        """The turn or the election that goes on: the same for all moves that belong to it."""
        ...

    def unforeseen(self, state: Any) -> tuple[int, ...]:
        """Changes whenever chance was asked or a card was turned that nobody knew."""
        ...

    def world(self, state: Any, seed: Seed) -> Any:
        """A copy in which everything that no seat knows is drawn anew.

        With the same seed two positions of one match differ only by what happened between them.
        """
        ...

    def imagined(self, view: Json, seed: Seed) -> Any:
        """A position with this view; everything that the viewer does not know is drawn from the seed."""
        ...

    def outcomes(self, state: Any, seat: int, move: Move) -> Sequence[tuple[float, Any]]:
        """Everything that chance may make of a move, if that is little: probabilities and states. Else empty."""
        ...

    def values(self, state: Any, horizon: int) -> list[float]:
        """Play on as everybody usually does until the round `horizon` is over; the value for each seat there.

        Uses the state up. After the end of the game these are its utilities.
        """
        ...

    def usual(self, state: Any, seat: int) -> Move:
        """What a deciding seat usually does."""
        ...

    def plans(self, state: Any, seat: int) -> list[Plan]:
        """A few sensible plans for a deciding seat, the usual one first."""
        ...

    def worth(self, state: Any, seat: int, plan: Plan) -> float:
        """The value for the seat if it follows the plan and all play on as usual. Uses the state up."""
        ...
