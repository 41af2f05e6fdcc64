"""Where a seat can get each kind of item now, and the shortest route by all the items that it lacks."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.board_tables import BoardTables
from alcatraz.games.scapegoat.bots.knowledge.theft import least_missed
from alcatraz.games.scapegoat.model.bag import size
from alcatraz.games.scapegoat.model.components import GUN, KINDS, MOST_GUARDS, RECREATION_ROOM
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules.guards import STOP_WORK, counted, work_price

FAR: Final = 99.0
NOWHERE: Final = -1
# S-6.2: a place gives once per turn, so the second time means to wait.
WAITING: Final = 2.0
# The detour by the recreation room, when there is nothing to pay with.
EARNING: Final = 2.0

# A theft also sets a rival back, which makes it the more likely next Scapegoat.
RIVALS_LOSS: Final = 0.5
# But the rival plays again before this seat does, and takes the item back unless it is spent by then.
TAKEN_BACK: Final = 2.5
TAKEN_BACK_LATER: Final = 1.0

# Instead of the seat that owns the item.
IN_STOCK: Final = -1

# A place, the points that the work there costs, whether it asks for a payment, and whose the item is.
Supply = tuple[int, float, bool, int]


class Way:
    """A way to a goal by all that is missing: its points, the first stop, what is taken there, and whose that is."""

    __slots__ = ("owner", "points", "stop", "take")

    def __init__(self, points: float, stop: int, take: int, owner: int) -> None:
        self.points = points
        self.stop = stop
        self.take = take
        self.owner = owner


class ItemRoutes:
    """Where a seat can get items; each kind is computed when it is first asked for."""

    __slots__ = ("_supplies", "at", "distance", "full", "s", "seat", "tables", "victims")

    def __init__(self, s: State, tables: BoardTables, seat: int) -> None:
        self.s = s
        self.tables = tables
        self.seat = seat
        self.at = s.at[seat]
        self.distance = tables.distance
        self.full = size(s.held[seat]) >= s.prison.edition.most_items
        self.victims = self._victims()
        self._supplies: list[list[Supply] | None] = [None] * KINDS

    def supplies(self, kind: int) -> list[Supply]:
        found = self._supplies[kind]
        if found is None:
            found = self._supplies[kind] = [*self._stocks(kind), *self._thefts(kind)]
        return found

    def _stocks(self, kind: int) -> list[Supply]:
        s, seat = self.s, self.seat
        used = s.used if seat == s.turn else 0
        found: list[Supply] = []
        for source in self.tables.sources[kind]:
            place = source.place
            if s.stock[place] >> 4 * kind & 15:
                work = _work(s, seat, place, free=source.free)
                if work < FAR:
                    work += WAITING if used >> place & 1 else 0.0
                    found.append((place, work + (self.full and not source.pays), source.pays, IN_STOCK))
        return found

    def _victims(self) -> list[int]:
        """Whom the seat may steal from: the Scapegoat, who has played already (S-5.1), and other seats within reach."""
        s, seat = self.s, self.seat
        if self.full or seat == s.scapegoat or (seat == s.turn and s.stolen):
            return []
        row = self.distance[self.at]
        return [
            victim
            for victim in range(s.players)
            if victim == s.scapegoat or (victim != seat and seat == s.turn and row[s.at[victim]] < s.ap)
        ]

    def _thefts(self, kind: int) -> list[Supply]:
        s = self.s
        found: list[Supply] = []
        for victim in self.victims:
            if s.held[victim] >> 4 * kind & 15 and self._would_bring(victim, kind):
                work = _work(s, self.seat, s.at[victim], free=False)
                if work < FAR:
                    found.append((s.at[victim], work, False, victim))
        return found

    def _would_bring(self, victim: int, kind: int) -> bool:
        """S-6.3: the thief chooses; by its alternative the victim, who gives what it misses least."""
        return not self.s.prison.victim_chooses or least_missed(self.s, self.seat, victim) == kind

    def way(self, goal: int, missing: list[int], payments: int, limit: float, points: float) -> Way:
        """Points until everything is in hand and the seat stands at the goal, and the first stop.

        `payments`: how often the seat can pay, with Cash or with what the task does not need. `points`: what is left of
        this turn for the way: a theft from a rival pays if the task is completed before the rival plays again.
        """
        found = Way(limit, NOWHERE, NOWHERE, IN_STOCK)
        row = self.distance[self.at]
        scapegoat = self.s.scapegoat
        for number, kind in enumerate(missing):
            if kind not in missing[:number]:
                rest = missing[:number] + missing[number + 1 :]
                for item in (kind, GUN):
                    for place, work, pays, owner in self.supplies(item):
                        cost = row[place] + work
                        if pays and not payments:
                            cost += EARNING + row[RECREATION_ROOM]
                        left = payments - 1 if pays and payments else payments
                        total = self._onward(place, goal, rest, cost, found.points, left, owner != IN_STOCK)
                        if owner != IN_STOCK and total < FAR:
                            total += _theft_price(owner == scapegoat, total <= points)
                        if total < found.points:
                            found = Way(total, place, item, owner)
        return found if found.stop != NOWHERE else Way(FAR, NOWHERE, NOWHERE, IN_STOCK)

    def _onward(
        self, here: int, goal: int, missing: list[int], spent: float, limit: float, payments: int, stolen: bool
    ) -> float:
        row = self.distance[here]
        if not missing:
            return spent + row[goal]
        if spent + row[goal] + len(missing) > limit:
            return FAR
        best = limit
        for number, kind in enumerate(missing):
            if kind not in missing[:number]:
                rest = missing[:number] + missing[number + 1 :]
                for place, work, pays, owner in self.supplies(kind):
                    if owner not in (IN_STOCK, self.s.scapegoat):
                        # The rival will have moved by then.
                        continue
                    cost = spent + row[place] + work
                    if place == here or (owner != IN_STOCK and stolen):
                        # S-6.2, S-6.3: one use and one theft per turn.
                        cost += WAITING
                    if pays and not payments:
                        cost += EARNING + row[RECREATION_ROOM]
                    left = payments - 1 if pays and payments else payments
                    total = self._onward(place, goal, rest, cost, best, left, stolen or owner != IN_STOCK)
                    if total < best:
                        best = total
        return best if best < limit else FAR


def _theft_price(from_scapegoat: bool, spent_in_time: bool) -> float:
    """What is added for who takes it back: the Scapegoat only plays in the next round, a rival before."""
    if from_scapegoat:
        return 0.0 if spent_in_time else TAKEN_BACK_LATER
    return -RIVALS_LOSS if spent_in_time else TAKEN_BACK


def _work(s: State, seat: int, place: int, *, free: bool) -> float:
    """The price of working there; FAR where that cannot be."""
    watching = counted(s, seat, place)
    if watching < STOP_WORK:
        return 0.0 if free else work_price(watching)
    if watching == MOST_GUARDS:
        return FAR
    if free:
        return 0.0
    return 2.0 if s.cash[seat] else FAR
