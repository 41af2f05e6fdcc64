"""Errands: what it takes a seat to complete a task, step by step, in action points."""

from dataclasses import dataclass
from typing import Final

from alcatraz.games.scapegoat.bots.simple.position import SOURCES, SeenPosition, SeenTask, lacking, work_price

CASH_PLACE: Final = "recreation_room"
# What a useful element is worth in action points: one that the seat lacks, and one that all who may escape lack.
LACKED: Final = 2.0
LACKED_BY_ALL: Final = 3.0
# A guard too many costs a riot and often a step aside; a companion who must come first may have other plans.
PER_GUARD: Final = 1.5
PER_STEP_OF_OTHERS: Final = 1.0
# S-6.2: a place gives once per turn, so the second time means to wait.
WAITING: Final = 2.0


@dataclass(frozen=True, slots=True)
class Stop:
    """Go there and take this (an item, or "cash")."""

    place: str
    take: str


@dataclass(slots=True)
class Errand:
    task: SeenTask
    seat: int
    missing: list[str]
    stops: list[Stop]
    # The seat's own action points until the task is completed, and the steps of those who must come too.
    points: float
    waiting: int

    @property
    def goal(self) -> str:
        return self.stops[0].place if self.stops else self.task.place


def best_errand(sight: SeenPosition, seat: int) -> Errand | None:
    """The nearest doable task, useful elements first."""
    errands = [errand for task in sight.tasks if (errand := errand_for(sight, seat, task))]
    return min(errands, key=lambda errand: effort(sight, errand), default=None)


def effort(sight: SeenPosition, errand: Errand) -> float:
    element, seat = errand.task.element, errand.seat
    effort = errand.points + PER_STEP_OF_OTHERS * errand.waiting
    if element not in sight.plan(seat):
        effort -= LACKED
    if element in lacking([sight.plan(other) for other in sight.seats if other != sight.scapegoat or other == seat]):
        effort -= LACKED_BY_ALL
    return effort


def errand_for(sight: SeenPosition, seat: int, task: SeenTask) -> Errand | None:
    """How this seat would complete this task, with the companions who are nearest to it; None if there is no way."""
    companions = companions_for(sight, seat, task)
    missing = missing_items(sight, task, {seat, *companions, *sight.present(task.place)})
    walk = _Walk(sight, seat, task)
    left = list(missing)
    while left:
        found = walk.fetch_one_of(left)
        if found is None:
            return None
        left.remove(found)
    points = walk.points + sight.distance(walk.here, task.place) + _completing(sight, seat, task)
    waiting = sum(sight.distance(sight.at(other), task.place) for other in companions)
    return Errand(task, seat, missing, walk.stops, points, waiting)


def companions_for(sight: SeenPosition, seat: int, task: SeenTask) -> list[int]:
    """S-9.2: as many others as the task asks for, the nearest. The Scapegoat only counts when already there."""
    able = [other for other in sight.others(seat) if other != sight.scapegoat or sight.at(other) == task.place]
    able.sort(key=lambda other: sight.distance(sight.at(other), task.place))
    return able[: task.prisoners - 1]


def missing_items(sight: SeenPosition, task: SeenTask, owners: set[int]) -> list[str]:
    """What the owners together lack for a task; the gun stands in for the last."""
    owned = [item for owner in sorted(owners) for item in sight.held(owner)]
    missing = []
    for item in task.items:
        if item in owned:
            owned.remove(item)
        else:
            missing.append(item)
    return missing[: len(missing) - owned.count("gun")] if missing else []


def spare_items(sight: SeenPosition, seat: int, task: SeenTask) -> list[str]:
    """What the seat holds and the task does not need; the gun is never spare."""
    needed = list(task.items)
    spare = []
    for item in sight.held(seat):
        if item in needed:
            needed.remove(item)
        elif item != "gun":
            spare.append(item)
    return spare


def _completing(sight: SeenPosition, seat: int, task: SeenTask) -> float:
    guards = sight.guards(task.place, seat)
    unwanted = guards - task.guards
    bribed = min(sight.bribes_for_task(seat), max(unwanted, 0))
    return max(unwanted - bribed, 0) * PER_GUARD + work_price(min(guards - bribed, task.guards))


class _Walk:
    """From source to source, always to the one that is cheapest from here."""

    def __init__(self, sight: SeenPosition, seat: int, task: SeenTask) -> None:
        self.sight = sight
        self.seat = seat
        self.task = task
        self.here = sight.at(seat)
        self.points = 0.0
        self.stops: list[Stop] = []
        self.payments = sight.cash(seat) + len(spare_items(sight, seat, task))
        self.room = sight.most_items - len(sight.held(seat))
        self.used = set(sight.turn["used"]) if seat == sight.turn.get("seat") else set()

    def fetch_one_of(self, items: list[str]) -> str | None:
        """Go on to the cheapest stop for any of these items; which of them it is for, None if there is no stop."""
        options = [
            (points, self.sight.distance(place, self.task.place), place, item)
            for item in {*items, "gun"}
            for place in SOURCES[item]
            if (points := self._points_for(place, item)) is not None
        ]
        if not options:
            return None
        points, _, place, item = min(options)
        self._visit(place, item, points)
        # The gun stands in for any of them.
        return item if item in items else items[-1]

    def _points_for(self, place: str, item: str) -> float | None:
        """Action points until the item is in hand; None where that cannot be."""
        if not self.sight.offers(place, item) or Stop(place, "gun") in self.stops:
            return None
        way, work = self._way_to(place), self.sight.work(place, self.seat)
        if way is None or work is None:
            return None
        dropping = 1 if self.room <= 0 and not self.sight.asks_payment(place) else 0
        return way + work + dropping + (WAITING if place in self.used else 0.0)

    def _way_to(self, place: str) -> int | None:
        """Steps; by way of Cash if there is nothing to pay with."""
        sight = self.sight
        if self.payments or not sight.asks_payment(place):
            return sight.distance(self.here, place)
        work = sight.work(CASH_PLACE, self.seat)
        return (
            None if work is None else sight.distance(self.here, CASH_PLACE) + work + sight.distance(CASH_PLACE, place)
        )

    def _visit(self, place: str, item: str, points: float) -> None:
        if self.sight.asks_payment(place):
            if self.payments:
                self.payments -= 1
            else:
                self.stops.append(Stop(CASH_PLACE, "cash"))
        self.stops.append(Stop(place, item))
        self.points += points
        self.here = place
        self.used.add(place)
        self.room -= 1
