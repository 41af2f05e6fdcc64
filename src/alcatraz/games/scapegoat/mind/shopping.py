"""Where a seat finds each kind of item now, and the shortest way by all that it lacks."""

from typing import Final

from alcatraz.games.scapegoat.bag import size
from alcatraz.games.scapegoat.components import GUN, KINDS, MOST_GUARDS, RECREATION_ROOM
from alcatraz.games.scapegoat.mind.ground import Ground
from alcatraz.games.scapegoat.rules.guards import STOP_WORK, counted, work_price
from alcatraz.games.scapegoat.state import State

FAR: Final = 99.0
NOWHERE: Final = -1
# S-6.2: a place gives once per turn, so the second time means to wait.
WAITING: Final = 2.0
# The detour by the recreation room, when there is nothing to pay with.
EARNING: Final = 2.0

# A place, the points that the work there costs, and whether it asks for a payment.
Stall = tuple[int, float, bool]


class Shopping:
    """The stalls are looked up once; a seat has several tasks to think about."""

    __slots__ = ("at", "distance", "stalls")

    def __init__(self, s: State, ground: Ground, seat: int) -> None:
        self.at = s.at[seat]
        self.distance = ground.distance
        self.stalls: list[list[Stall]] = []
        full = size(s.held[seat]) >= s.prison.edition.most_items
        used = s.used if seat == s.turn else 0
        for kind in range(KINDS):
            open_stalls: list[Stall] = []
            for source in ground.sources[kind]:
                place = source.place
                if s.stock[place] >> 4 * kind & 15:
                    work = _work(s, seat, place, free=source.free)
                    if work < FAR:
                        work += WAITING if used >> place & 1 else 0.0
                        open_stalls.append((place, work + (full and not source.pays), source.pays))
            self.stalls.append(open_stalls)
        if not full and not (seat == s.turn and s.stolen):
            self._add_thefts(s, seat)

    def _add_thefts(self, s: State, seat: int) -> None:
        """From the Scapegoat, who plays first and stays where the others find them (S-5.1)."""
        place = s.at[s.scapegoat]
        if seat == s.scapegoat or not s.held[s.scapegoat]:
            return
        work = _work(s, seat, place, free=False)
        if work < FAR:
            for kind in range(KINDS):
                if s.held[s.scapegoat] >> 4 * kind & 15:
                    self.stalls[kind].append((place, work, False))

    def way(self, goal: int, missing: list[int], can_pay: bool, limit: float) -> tuple[float, int, int]:
        """Points until everything is in hand and the seat stands at the goal, the first stop and what for."""
        found = (limit, NOWHERE, NOWHERE)
        for number, kind in enumerate(missing):
            if kind not in missing[:number]:
                rest = missing[:number] + missing[number + 1 :]
                for item in (kind, GUN):
                    for stall in self.stalls[item]:
                        cost = self.distance[self.at][stall[0]] + stall[1]
                        if stall[2] and not can_pay:
                            cost += EARNING + self.distance[self.at][RECREATION_ROOM]
                        total = self._onward(stall[0], goal, rest, cost, found[0])
                        if total < found[0]:
                            found = (total, stall[0], item)
        return found if found[1] != NOWHERE else (FAR, NOWHERE, NOWHERE)

    def _onward(self, here: int, goal: int, missing: list[int], spent: float, limit: float) -> float:
        row = self.distance[here]
        if not missing:
            return spent + row[goal]
        if spent + row[goal] + len(missing) > limit:
            return FAR
        best = limit
        for number, kind in enumerate(missing):
            if kind not in missing[:number]:
                rest = missing[:number] + missing[number + 1 :]
                for stall in self.stalls[kind]:
                    again = WAITING if stall[0] == here else 0.0
                    total = self._onward(stall[0], goal, rest, spent + row[stall[0]] + stall[1] + again, best)
                    if total < best:
                        best = total
        return best if best < limit else FAR


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
