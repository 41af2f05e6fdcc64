"""Thoughts of bots, and who works them out. The server uses processes of their own: process_pool.py."""

from dataclasses import dataclass
from typing import Protocol

from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget, Policy
from alcatraz.matches.policies import play_at_random, policies
from alcatraz.matches.time_budget import with_clock

BUDGET_MS = 1000


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision for a bot: it sees what its seat sees."""

    game: str
    level: str
    view: Json
    decision: Json
    seed: str
    # The id of the table: tables take turns.
    table: str = ""

    @classmethod
    def about(cls, game: str, level: str, view: Json, seat: int, seed: str, table: str = "") -> "Thought":
        decision = next(decision for decision in view["decisions"] if decision["seat"] == seat)
        return cls(game, level, view, decision, seed, table)


class BotPool(Protocol):
    async def think(self, thought: Thought) -> Json: ...

    @property
    def waiting(self) -> int:
        """Thoughts that no worker has taken yet."""
        ...

    def close(self) -> None: ...


def decide(thought: Thought, budget_ms: int = BUDGET_MS) -> Json:
    return ask(policies(thought.game)[thought.level], thought, budget_ms)


def ask(policy: Policy, thought: Thought, budget_ms: int = BUDGET_MS) -> Json:
    return policy(thought.view, thought.decision, with_clock(Budget(thought.seed, milliseconds=budget_ms)))


def hasty(thought: Thought) -> Json:
    """A random legal move, when thinking has failed: a table must go on."""
    return play_at_random(thought.view, thought.decision, Budget(thought.seed))


class InlinePool:
    """Thinks in the caller's own thread; for tests, and for policies that take no time."""

    waiting = 0

    async def think(self, thought: Thought) -> Json:
        return decide(thought)

    def close(self) -> None:
        pass
