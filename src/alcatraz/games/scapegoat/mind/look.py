"""One look at the table: errands of every seat, made when first asked for."""

from typing import Final

from alcatraz.games.scapegoat.components import PLACES
from alcatraz.games.scapegoat.mind.errand import Errand, errand_for
from alcatraz.games.scapegoat.mind.ground import ground_of
from alcatraz.games.scapegoat.mind.shopping import Shopping
from alcatraz.games.scapegoat.mind.standing import lacked_by_group
from alcatraz.games.scapegoat.rules.rounds import full_ap
from alcatraz.games.scapegoat.state import NO_TASK, State

# What an element is worth in action points: one that the seat lacks, and one that the plan lacks without the Scapegoat.
LACKED: Final = 2.0
LACKED_BY_ALL: Final = 2.5
# The steps of companions count, but less than one's own: they have points of their own.
COMPANION_STEP: Final = 0.8
# Somebody else is nearer: it will be theirs before.
BEATEN: Final = 1.0


class Look:
    __slots__ = ("_errands", "_shopping", "ground", "s", "tasks")

    def __init__(self, s: State) -> None:
        self.s = s
        self.ground = ground_of(s)
        self.tasks = [place for place in range(PLACES) if s.task_at[place] != NO_TASK]
        self._errands: dict[int, Errand] = {}
        self._shopping: list[Shopping | None] = [None] * s.players

    def errand(self, seat: int, place: int) -> Errand:
        number = seat << 4 | place
        found = self._errands.get(number)
        if found is None:
            found = self._errands[number] = errand_for(self.s, self.ground, self.shopping(seat), seat, place)
        return found

    def shopping(self, seat: int) -> Shopping:
        found = self._shopping[seat]
        if found is None:
            found = self._shopping[seat] = Shopping(self.s, self.ground, seat)
        return found

    def effort(self, errand: Errand) -> float:
        """Points, less what the element is worth to the seat."""
        s = self.s
        element = 1 << errand.task.element
        effort = errand.points + COMPANION_STEP * errand.waiting
        if not s.plan[errand.seat] & element:
            effort -= LACKED
        if lacked_by_group(s, s.scapegoat if s.scapegoat != errand.seat else -1) & element:
            effort -= LACKED_BY_ALL
        return effort

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
        if s.isolated >> seat & 1:
            return 0
        return full_ap(s, seat) + (1 if s.stamina[seat] else 0)
