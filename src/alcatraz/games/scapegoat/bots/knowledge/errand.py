"""Errands: what it takes a seat to complete a task, in action points, and the next stop on the way."""

from functools import cache
from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.board_tables import BoardTables
from alcatraz.games.scapegoat.bots.knowledge.item_routes import FAR, IN_STOCK, NOWHERE, ItemRoutes
from alcatraz.games.scapegoat.model.bag import contents, size
from alcatraz.games.scapegoat.model.components import GUN, MOST_GUARDS
from alcatraz.games.scapegoat.model.edition import Task
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules.guards import HINDER, counted, work_price
from alcatraz.games.scapegoat.rules.plan import prisoners_needed

# A guard too many costs a riot from next door; from inside also a step out and a step in.
PER_GUARD: Final = 1.0
STEP_ASIDE: Final = 2.0
# Four guards let no seat in: one of them must be moved first, perhaps by another seat.
SEALED: Final = 3.0

kinds_of = cache(contents)


class Errand:
    __slots__ = ("companions", "missing", "owner", "place", "points", "seat", "stop", "take", "task", "waiting")

    def __init__(self, seat: int, place: int, task: Task) -> None:
        self.seat = seat
        self.place = place
        self.task = task
        self.companions: list[int] = []
        # What the group lacks: kinds, one entry per item.
        self.missing: list[int] = []
        # The next place to fetch something, what, and from whom; NOWHERE when everything is in hand.
        self.stop = NOWHERE
        self.take = NOWHERE
        self.owner = IN_STOCK
        # The seat's own action points until the task is completed, and the steps of those who must come too.
        self.points = FAR
        self.waiting = 0


def errand_for(s: State, tables: BoardTables, routes: ItemRoutes, seat: int, place: int, limit: float = FAR) -> Errand:
    """How this seat would complete this task; whatever takes more points than the limit counts as FAR."""
    task = s.prison.tasks[s.task_at[place]]
    errand = Errand(seat, place, task)
    last = completing(s, seat, place, task)
    distance = tables.distance[s.at[seat]][place]
    if distance + last > limit:
        return errand
    needed = prisoners_needed(s, task)
    if needed > 1:
        errand.companions = companions_for(s, tables, seat, place, task)
        if len(errand.companions) < needed - 1:
            return errand
        for other in errand.companions:
            errand.waiting += tables.distance[s.at[other]][place]
    errand.missing = missing_items(s, seat, place, task, errand.companions)
    # The last Stamina may be kept for another turn.
    now = s.ap + (1 if s.stamina[seat] > 1 and not s.stamina_used else 0) if seat == s.turn else 0
    if errand.missing:
        payments = s.cash[seat] + size(spare_bag(s, seat, task))
        way = routes.way(place, errand.missing, payments, limit - last, now - last if not errand.waiting else 0.0)
        points, errand.stop, errand.take, errand.owner = way.points, way.stop, way.take, way.owner
    else:
        points = float(distance)
    errand.points = points + last
    return errand


def companions_for(s: State, tables: BoardTables, seat: int, place: int, task: Task) -> list[int]:
    """S-9.2: as many others as the task asks for, the nearest. The Scapegoat only counts when already there.

    By the alternative of S-9.2 the Scapegoat never counts.
    """
    row = tables.distance[place]
    able = [other for other in range(s.players) if other != seat and (other != s.scapegoat or s.at[other] == place)]
    if s.prison.scapegoat_not_counted and s.scapegoat in able:
        able.remove(s.scapegoat)
    able.sort(key=lambda other: row[s.at[other]])
    return able[: prisoners_needed(s, task) - 1]


def missing_items(s: State, seat: int, place: int, task: Task, companions: list[int]) -> list[int]:
    """The items that the group at the task lacks (S-9.4); a gun replaces one (S-1.3)."""
    owned = s.held[seat]
    for other in range(s.players):
        if other != seat and (s.at[other] == place or other in companions):
            owned += s.held[other]
    missing = []
    for kind in kinds_of(task.items):
        if owned >> 4 * kind & 15:
            owned -= 1 << 4 * kind
        else:
            missing.append(kind)
    guns = owned >> 4 * GUN & 15
    return missing[: len(missing) - guns] if guns and missing else missing


def completing(s: State, seat: int, place: int, task: Task) -> float:
    """The action of completing itself, and what the guards there add to it."""
    watching = counted(s, seat, place)
    if watching <= 1 and watching <= task.guards:
        return 1.0
    inside = s.at[seat] == place
    if watching == MOST_GUARDS and not inside:
        return SEALED + PER_GUARD * (watching - task.guards) + 1
    unwanted = max(0, watching - task.guards)
    cash = s.cash[seat]
    bribed = 0 if s.prison.limit_ignores_bribes else min(cash, unwanted)
    riots = unwanted - bribed
    left = watching - bribed - riots
    extra = PER_GUARD * riots + (STEP_ASIDE if riots and inside else 0)
    if left == HINDER and cash > bribed:
        return extra + 1
    return extra + work_price(left)


def spare_bag(s: State, seat: int, task: Task) -> int:
    """What the seat holds and the task does not need; the gun is never spare."""
    held = s.held[seat] & ~(15 << 4 * GUN)
    for kind in kinds_of(task.items):
        if held >> 4 * kind & 15:
            held -= 1 << 4 * kind
    return held
