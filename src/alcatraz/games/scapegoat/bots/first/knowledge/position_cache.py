"""Errands and their worth for every seat of one position, computed when first asked for."""

from typing import Final

from alcatraz.games.scapegoat.bots.first.knowledge.board_tables import board_tables_of
from alcatraz.games.scapegoat.bots.first.knowledge.errand import Errand, errand_for
from alcatraz.games.scapegoat.bots.first.knowledge.item_routes import ItemRoutes
from alcatraz.games.scapegoat.bots.first.knowledge.standing import forecast, lacked_by_group
from alcatraz.games.scapegoat.model.components import PLACES
from alcatraz.games.scapegoat.model.state import NO_TASK, NOBODY, State
from alcatraz.games.scapegoat.rules.rounds import full_ap

# What an element is worth in action points: to a seat that lacks it, by how many others own it (few: it makes the seat
# needed); to the plan, if all who may escape lack it; and to a seat that can end the game with it.
WORTH_BY_OWNERS: Final = (4.0, 2.5, 0.5, 0.5)
LACKED_BY_ALL: Final = 2.5
ENDS_THE_GAME: Final = 6.0
# Taken away for an element that the seat has already: only the others gain by such a task.
NOTHING_NEW: Final = 1.0
# The steps of companions count less than the seat's own: they are paid with other points.
COMPANION_STEP: Final = 0.8
# Added to the effort if another seat is nearer and will complete the task first.
BEATEN: Final = 1.0


def points_of(s: State, seat: int) -> int:
    """The action points of a seat in a turn of this round that it has not begun."""
    if s.isolated >> seat & 1:
        return 0
    return full_ap(s, seat) + (1 if s.stamina[seat] else 0)


class PositionCache:
    """`own_errands_only`: ignore what the others could do before the next turn, as `rookie` does."""

    __slots__ = ("_errands", "_routes", "_worths", "own_errands_only", "s", "tables", "tasks")

    def __init__(self, s: State, *, own_errands_only: bool = False) -> None:
        self.s = s
        self.own_errands_only = own_errands_only
        self.tables = board_tables_of(s)
        self.tasks = [place for place in range(PLACES) if s.task_at[place] != NO_TASK]
        self._errands: dict[int, Errand] = {}
        self._worths: dict[int, float] = {}
        self._routes: list[ItemRoutes | None] = [None] * s.players

    def errand(self, seat: int, place: int) -> Errand:
        number = seat << 4 | place
        found = self._errands.get(number)
        if found is None:
            found = self._errands[number] = errand_for(self.s, self.tables, self.routes(seat), seat, place)
        return found

    def routes(self, seat: int) -> ItemRoutes:
        found = self._routes[seat]
        if found is None:
            found = self._routes[seat] = ItemRoutes(self.s, self.tables, seat)
        return found

    def effort(self, errand: Errand) -> float:
        """Points, less what the element is worth to the seat."""
        return errand.points + COMPANION_STEP * errand.waiting - self.worth(errand.seat, errand.task.element)

    def worth(self, seat: int, element: int) -> float:
        number = seat << 4 | element
        found = self._worths.get(number)
        if found is None:
            found = self._worths[number] = self._worth(seat, element)
        return found

    def _worth(self, seat: int, element: int) -> float:
        s = self.s
        if s.plan[seat] >> element & 1:
            worth = -NOTHING_NEW
        else:
            worth = WORTH_BY_OWNERS[sum([plan >> element & 1 for plan in s.plan])]
        if lacked_by_group(s, s.scapegoat if s.scapegoat != seat else NOBODY) >> element & 1:
            worth += LACKED_BY_ALL
        if seat != s.scapegoat:
            outcome = forecast(s, seat, element)
            worth += ENDS_THE_GAME * (outcome.ends - outcome.stays[seat])
        return worth

    def errands(self, seat: int) -> list[Errand]:
        """Every task as this seat's errand, the most attractive first."""
        found = [self.errand(seat, place) for place in self.tasks]
        found.sort(key=self.effort)
        return found

    def points(self, seat: int) -> int:
        """The action points that the seat can still spend in this round."""
        s = self.s
        if seat == s.turn:
            return s.ap + (1 if s.stamina[seat] and not s.stamina_used else 0)
        return points_of(s, seat)
