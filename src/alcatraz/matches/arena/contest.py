"""Contests between policies. Every deal is played once in each different seating, so that all get equal seats."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.matches.arena.without_luck import measured
from alcatraz.matches.dealing import Dealing, dealing_at
from alcatraz.matches.match import chosen_move
from alcatraz.matches.outside.bot import take_all_counts
from alcatraz.matches.policies import base_policy
from alcatraz.matches.simulation.plan import BotErred
from alcatraz.matches.time_budget import with_clock
from alcatraz.records.record import outcome_json

# What a line of the journal has, at least.
FIELDS = {"game", "seats", "winners", "losers"}
# A decision that takes this much longer than its time is counted.
OVERTIME = 1.2


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what, how often, and how long each may think: iterations, or milliseconds, or as they like."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: Seed
    options: Json = field(default_factory=dict)
    iterations: int | None = None
    milliseconds: int | None = None
    # Whether the luck of every game is measured, to subtract it.
    reduce_variance: bool = False

    def seated(self, number: int) -> tuple[str, ...]:
        """The policy at each seat in this game: one seat further on with every game."""
        turned = number % len(self.seats)
        return self.seats[-turned:] + self.seats[:-turned] if turned else self.seats

    def deal(self, number: int) -> int:
        """Games in which everything but the seating is the same have the same number."""
        return number // self.seatings()

    def seatings(self) -> int:
        """How many rotations differ. With equal policies another rotation would only play the same game again."""
        return next(turned for turned in range(1, len(self.seats) + 1) if self.seated(turned) == self.seats)

    def matches(self) -> Iterator[int]:
        return iter(range(self.games))

    def json(self) -> Json:
        return {**asdict(self), "seats": list(self.seats)}

    @classmethod
    def from_json(cls, data: Json) -> "Contest":
        return cls(**{**data, "seats": tuple(data["seats"])})


def open_match(contest: Contest, number: int) -> Match[Any]:
    """The game at its start. Raises bad_options."""
    seed = f"{contest.seed}/{contest.deal(number)}"
    return Match.new(BUNDLES[contest.game].game, len(contest.seats), seed, contest.options)


def play_game(contest: Contest, number: int) -> Json:
    """One game to its end, as a line of a journal. With iterations it depends on the contest and the number only."""
    table = open_match(contest, number)
    seats = contest.seated(number)
    clock = Stopwatch(contest.milliseconds)
    talk = dealing_at(BUNDLES[contest.game], table, seats, f"{contest.seed}/{number}")
    take_all_counts()
    try:
        while deciding := table.game.deciding(table.state):
            seat, now = deciding[0], 0
            if talk is not None:
                talk.converse(contest.iterations, contest.milliseconds)
                now = talk.round
            with clock.timing(seats[seat]):
                move = _move(contest, table, seat, f"{contest.seed}/{number}/{len(table.moves)}", seats[seat], talk)
            events = table.play(seat, move)
            if talk is not None:
                talk.saw(events, now)
    except ContractError as error:
        raise BotErred(len(seats), number, error.problems) from None
    result: Json = {
        "game": number,
        "seats": list(seats),
        **(outcome_json(table.game.outcome(table.state)) or {}),
        "decisions": len(table.moves),
    }
    if contest.reduce_variance:
        result |= measured(table, number)
    extra = {"times": clock.times, "outside": take_all_counts()}
    return {**result, **{name: found for name, found in extra.items() if found}}


def _move(contest: Contest, table: Match[Any], seat: int, seed: Seed, policy: str, talk: Dealing | None) -> int:
    budget = with_clock(Budget(seed, contest.iterations, contest.milliseconds))
    decide = base_policy(contest.game, policy)
    return chosen_move(table, seat, decide, budget) if talk is None else talk.move(seat, decide, budget)


class Stopwatch:
    """How long each policy took, where time was the budget: otherwise two runs could not be equal."""

    def __init__(self, milliseconds: int | None) -> None:
        self.milliseconds = milliseconds
        self.times: dict[str, Counter[str]] = {}
        self._policy = ""
        self._begun = 0.0

    def timing(self, policy: str) -> "Stopwatch":
        self._policy = policy
        return self

    def __enter__(self) -> None:
        self._begun = perf_counter()

    def __exit__(self, *_: object) -> None:
        if self.milliseconds is None:
            return
        took = 1000 * (perf_counter() - self._begun)
        times = self.times.setdefault(self._policy, Counter())
        times["decisions"] += 1
        times["over"] += took > OVERTIME * self.milliseconds
        times["longest"] = max(times["longest"], round(took))
