"""What a seed stands for: the tables, the people, and the faults that are in store for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal, get_args

from alcatraz.wire import Clock, CreateTable, SeatPlan

_DAY = 86400.0

Fault = Literal[
    "crash",
    "torn",
    "full",
    "reads",
    "slow_disk",
    "false_alarm",
    "failing_disk",
    "bots",
    "late",
    "cut",
    "jump",
    "hours",
    "leave",
    "replace",
    "tab",
]
FAULTS: tuple[Fault, ...] = get_args(Fault)


@dataclass(frozen=True, slots=True)
class TablePlan:
    wish: CreateTable
    # The seats of people; the others are bots'.
    seats: tuple[int, ...]
    spectators: int


@dataclass(frozen=True, slots=True)
class Plan:
    tables: tuple[TablePlan, ...]
    # Seconds of faults.
    turmoil: float
    # Kinds of faults, each as often as it is to happen.
    faults: tuple[Fault, ...]
    disorder: float
    workers: int
    tidy_after: int

    @property
    def clock_jumps(self) -> bool:
        return "jump" in self.faults or "hours" in self.faults


def plan_for(random: Random, kinds: Sequence[Fault] = ()) -> Plan:
    """With faults of these kinds; of any kinds if there are none."""
    kinds = kinds or random.sample(FAULTS, random.randint(1, 5))
    # Death is what a server must survive above all.
    deaths: list[Fault] = ["crash"] * random.randint(0, 2)
    faults = [random.choice(kinds) for _ in range(random.randint(2, 9))] + deaths
    return Plan(
        tables=tuple(_table(random) for _ in range(random.choice((1, 1, 2)))),
        turmoil=random.uniform(8, 30),
        faults=tuple(faults),
        disorder=random.choice((0.0, 0.5, 1.0, 1.0)),
        workers=random.choice((1, 1, 3)),
        tidy_after=random.choice((3, 20, 1000)),
    )


def _table(random: Random) -> TablePlan:
    game = random.choice(("boat", "scapegoat"))
    players = random.choice((2, 2, 3)) if game == "boat" else random.choice((3, 4))
    people = random.randint(1, players)
    seats = tuple(sorted(random.sample(range(players), people)))
    plans = [SeatPlan("open") if seat in seats else SeatPlan("bot") for seat in range(players)]
    clock = Clock(decision=random.choice((None, None, 5.0, 20.0)), grace=random.choice((None, 4.0, 10.0, 30.0)))
    wish = CreateTable(game, plans, listed=random.random() < 0.3, clock=clock)
    return TablePlan(wish, seats, random.choice((0, 0, 1)))


def jump(random: Random) -> float:
    """By how much a wrong clock is wrong, in seconds."""
    size = random.choice((2.0, 30.0, 3600.0, 400 * _DAY))
    return random.choice((-1, 1)) * random.uniform(0.5, 1.0) * size
