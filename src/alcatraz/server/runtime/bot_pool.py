"""Thoughts of bots, and who works them out. The server uses processes of their own: process_pool.py."""

from dataclasses import dataclass, replace
from typing import Protocol

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget, Policy
from alcatraz.matches.policies import play_at_random, policies
from alcatraz.matches.time_budget import with_clock
from alcatraz.talk.heard import Heard
from alcatraz.talk.occasions import Occasion

BUDGET_MS = 1000
# Less than a bot has, so that a person gets the answer within a second.
ADVICE_BUDGET_MS = 800
ADVICE_ITERATIONS = 48


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
    # What a person asked about, not a bot's own decision: those go first. The answer is an Advice as JSON.
    advice: bool = False
    # Of a bot that deals: what it heard. With an occasion the thought is about what to say, and there is no decision.
    heard: Heard | None = None
    occasion: Occasion | None = None

    @classmethod
    def about(
        cls, game: str, level: str, view: Json, seat: int, seed: str, table: str = "", heard: Heard | None = None
    ) -> "Thought":
        decision = next(decision for decision in view["decisions"] if decision["seat"] == seat)
        return cls(game, level, view, decision, seed, table, heard=heard)

    @classmethod
    def asking(cls, game: str, view: Json, seat: int, seed: str, table: str = "") -> "Thought":
        """What a person asks about their own decision."""
        return replace(cls.about(game, "", view, seat, seed, table), advice=True)


class BotPool(Protocol):
    async def think(self, thought: Thought) -> Json: ...

    @property
    def waiting(self) -> int:
        """Thoughts that no worker has taken yet."""
        ...

    def close(self) -> None: ...


def decide(thought: Thought, budget_ms: int = BUDGET_MS) -> Json:
    if thought.advice:
        return advice_on(thought, min(budget_ms, ADVICE_BUDGET_MS))
    return worked_out(thought, with_clock(Budget(thought.seed, milliseconds=budget_ms)))


def worked_out(thought: Thought, budget: Budget) -> Json:
    """A move; or what to say on an occasion, as {"say": statements}."""
    company = BUNDLES[thought.game].company
    if thought.heard is None or company is None:
        return policies(thought.game)[thought.level](thought.view, thought.decision, budget)
    if thought.occasion is not None:
        return {"say": company.talker(thought.view, thought.heard, thought.occasion, budget)}
    return company.hearing[thought.level](thought.view, thought.decision, budget, thought.heard)


def ask(policy: Policy, thought: Thought, budget_ms: int = BUDGET_MS) -> Json:
    return policy(thought.view, thought.decision, with_clock(Budget(thought.seed, milliseconds=budget_ms)))


def advice_on(thought: Thought, budget_ms: int) -> Json:
    return advice_within(thought, with_clock(Budget(thought.seed, milliseconds=budget_ms)))


def iterated_advice(thought: Thought) -> Json:
    """Without a clock: the same answer to the same thought."""
    return advice_within(thought, Budget(thought.seed, iterations=ADVICE_ITERATIONS))


def advice_within(thought: Thought, budget: Budget) -> Json:
    advisor = BUNDLES[thought.game].advisor
    assert advisor is not None
    advice = advisor.advise(thought.view, thought.decision, budget)
    return {"move": advice.move, "place": advice.place, "look": advice.look, "reason": advice.reason}


def hasty(thought: Thought) -> Json:
    """A random legal move, when thinking has failed: a table must go on. Silence, where it was about words."""
    if thought.occasion is not None:
        return {"say": []}
    return play_at_random(thought.view, thought.decision, Budget(thought.seed))


class InlinePool:
    """Thinks in the caller's own thread; for tests, and for policies that take no time."""

    waiting = 0

    async def think(self, thought: Thought) -> Json:
        return decide(thought)

    def close(self) -> None:
        pass
