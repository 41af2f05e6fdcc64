"""Policies: functions from the view of a seat, a decision and a budget to a move. They never get the state."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import Json

# The name of the policy that plays every game: any legal move.
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think. With a number of iterations the answer depends on nothing but the seed."""

    seed: Seed
    iterations: int | None = None
    milliseconds: int | None = None
    # Whether the time is over. Games have no clock: the caller of a policy passes one in.
    expired: Callable[[], bool] | None = None


class Policy(Protocol):
    def __call__(self, view: Json, decision: Json, budget: Budget) -> Json:
        """The move that the seat of this view makes in this decision of its own."""
        ...
