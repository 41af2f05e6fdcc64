"""Routes to tasks: what it takes a seat to complete a task, step by step, in action points."""

from dataclasses import dataclass
from typing import Final

from alcatraz.games.scapegoat.bots.simple.position import SeenPosition, SeenTask, lacking
from alcatraz.games.scapegoat.rules.guards import work_price

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
class TaskRoute:
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


def best_route(position: SeenPosition, seat: int) -> TaskRoute | None:
    """The nearest doable task, useful elements first."""
    routes = [route for task in position.tasks if (route := route_for(position, seat, task))]
    return min(routes, key=lambda route: effort(position, route), default=None)


def effort(position: SeenPosition, route: TaskRoute) -> float:
    element, seat = route.task.element, route.seat
    effort = route.points + PER_STEP_OF_OTHERS * route.waiting
    if element not in position.plan(seat):
        effort -= LACKED
    if element in lacking(
        [position.plan(other) for other in position.seats if other != position.scapegoat or other == seat]
    ):
        effort -= LACKED_BY_ALL
    return effort


def route_for(position: SeenPosition, seat: int, task: SeenTask) -> TaskRoute | None:
    """How this seat would complete this task, with the companions who are nearest to it; None if there is no way."""
    companions = companions_for(position, seat, task)
    if len(companions) < task.prisoners - 1:
        return None
    missing = missing_items(position, task, {seat, *companions, *position.present(task.place)})
    walk = _Walk(position, seat, task)
    left = list(missing)
    while left:
        found = walk.fetch_one_of(left)
        if found is None:
            return None
        left.remove(found)
    points = walk.points + position.distance(walk.here, task.place) + _completing(position, seat, task)
    waiting = sum(position.distance(position.at(other), task.place) for other in companions)
    return TaskRoute(task, seat, missing, walk.stops, points, waiting)


def companions_for(position: SeenPosition, seat: int, task: SeenTask) -> list[int]:
    """S-9.2: as many others as the task asks for, the nearest. The Scapegoat only counts when already there.

    By the alternative of S-9.2 the Scapegoat never counts.
    """
    able = [other for other in position.others(seat) if other != position.scapegoat or position.at(other) == task.place]
    if position.state.prison.scapegoat_not_counted and position.scapegoat in able:
        able.remove(position.scapegoat)
    able.sort(key=lambda other: position.distance(position.at(other), task.place))
    return able[: task.prisoners - 1]


def missing_items(position: SeenPosition, task: SeenTask, owners: set[int]) -> list[str]:
    """What the owners together lack for a task; the gun stands in for the last."""
    owned = [item for owner in sorted(owners) for item in position.held(owner)]
    missing = []
    for item in task.items:
        if item in owned:
            owned.remove(item)
        else:
            missing.append(item)
    return missing[: len(missing) - owned.count("gun")] if missing else []


def spare_items(position: SeenPosition, seat: int, task: SeenTask) -> list[str]:
    """What the seat holds and the task does not need; the gun is never spare."""
    needed = list(task.items)
    spare = []
    for item in position.held(seat):
        if item in needed:
            needed.remove(item)
        elif item != "gun":
            spare.append(item)
    return spare


def _completing(position: SeenPosition, seat: int, task: SeenTask) -> float:
    guards = position.guards(task.place, seat)
    unwanted = guards - task.guards
    bribed = min(position.bribes_for_task(seat), max(unwanted, 0))
    return max(unwanted - bribed, 0) * PER_GUARD + work_price(min(guards - bribed, task.guards))


class _Walk:
    """From source to source, always to the one that is cheapest from here."""

    def __init__(self, position: SeenPosition, seat: int, task: SeenTask) -> None:
        self.position = position
        self.seat = seat
        self.task = task
        self.here = position.at(seat)
        self.points = 0.0
        self.stops: list[Stop] = []
        self.payments = position.cash(seat) + len(spare_items(position, seat, task))
        self.room = position.most_items - len(position.held(seat))
        self.used = set(position.turn["used"]) if seat == position.turn.get("seat") else set()

    def fetch_one_of(self, items: list[str]) -> str | None:
        """Go on to the cheapest stop for any of these items; which of them it is for, None if there is no stop."""
        options = [
            (points, self.position.distance(place, self.task.place), place, item)
            for item in {*items, "gun"}
            for place in self.position.sources(item)
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
        if Stop(place, "gun") in self.stops:
            return None
        way, work = self._way_to(place), self.position.work(place, self.seat)
        if way is None or work is None:
            return None
        dropping = 1 if self.room <= 0 and not self.position.function(place).pays else 0
        return way + work + dropping + (WAITING if place in self.used else 0.0)

    def _way_to(self, place: str) -> int | None:
        """Steps; by way of Cash if there is nothing to pay with."""
        position = self.position
        if self.payments or not position.function(place).pays:
            return position.distance(self.here, place)
        work = position.work(CASH_PLACE, self.seat)
        return (
            None
            if work is None
            else position.distance(self.here, CASH_PLACE) + work + position.distance(CASH_PLACE, place)
        )

    def _visit(self, place: str, item: str, points: float) -> None:
        if self.position.function(place).pays:
            if self.payments:
                self.payments -= 1
            else:
                self.stops.append(Stop(CASH_PLACE, "cash"))
        self.stops.append(Stop(place, item))
        self.points += points
        self.here = place
        self.used.add(place)
        self.room -= 1
