"""The probability that later seats of this round end the game, and a given seat escapes."""

from typing import Final

from alcatraz.games.scapegoat.bots.first.knowledge.board_tables import BoardTables
from alcatraz.games.scapegoat.bots.first.knowledge.errand import errand_for
from alcatraz.games.scapegoat.bots.first.knowledge.item_routes import ItemRoutes
from alcatraz.games.scapegoat.bots.first.knowledge.position_cache import points_of
from alcatraz.games.scapegoat.bots.first.knowledge.standing import forecast
from alcatraz.games.scapegoat.bots.first.search.loss_odds import MOST_SHORT, chance_of
from alcatraz.games.scapegoat.model.components import PLACES
from alcatraz.games.scapegoat.model.state import NO_TASK, State

# Odds below this are not worth a turn.
WORTH_HELPING: Final = 0.1
# How much the odds of leaving this seat or the completing seat behind count against the task.
WEIGHT_OF_LOSS: Final = 2.0


class EscapeOdds:
    """The value of a task to the seat, by completing seat and element; cached: plans do not change in a turn."""

    __slots__ = ("_known", "later", "s", "seat")

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.later = [other for other in range(s.players) if plays_after(s, other, seat)]
        self._known: dict[int, float] = {}

    def of(self, completer: int, element: int) -> float:
        number = completer << 4 | element
        known = self._known.get(number)
        if known is None:
            outcome = forecast(self.s, completer, element)
            lost = outcome.stays[self.seat] + outcome.stays[completer]
            known = self._known[number] = max(0.0, outcome.ends - WEIGHT_OF_LOSS * lost)
        return known

    def any(self) -> bool:
        elements = [self.s.prison.tasks[task].element for task in self.s.task_at if task != NO_TASK]
        return any(self.of(other, element) >= WORTH_HELPING for other in self.later for element in elements)


def plays_after(s: State, other: int, seat: int) -> bool:
    """S-5.1: the Scapegoat plays first, then clockwise."""
    return (other - s.scapegoat) % s.players > (seat - s.scapegoat) % s.players


def escape_odds(s: State, tables: BoardTables, odds: EscapeOdds) -> float:
    """The probability of an escape with the seat, if it ended its turn in this state."""
    points = [points_of(s, seat) if seat in odds.later else 0 for seat in range(s.players)]
    no_escape = 1.0
    for other in odds.later:
        routes = ItemRoutes(s, tables, other)
        limit = points[other] + MOST_SHORT
        for place in range(PLACES):
            if s.task_at[place] != NO_TASK and not s.locked >> place & 1:
                worth = odds.of(other, s.prison.tasks[s.task_at[place]].element)
                if worth >= WORTH_HELPING:
                    errand = errand_for(s, tables, routes, other, place, limit)
                    if errand.points <= limit:
                        no_escape *= 1 - worth * chance_of(s, tables, errand, points)
    return 1 - no_escape
