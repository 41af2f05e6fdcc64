"""How likely those who play later in this round end the game, with a seat among those who escape."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.board_tables import BoardTables
from alcatraz.games.scapegoat.bots.knowledge.errand import errand_for
from alcatraz.games.scapegoat.bots.knowledge.item_routes import ItemRoutes
from alcatraz.games.scapegoat.bots.knowledge.position_cache import points_of
from alcatraz.games.scapegoat.bots.knowledge.standing import forecast
from alcatraz.games.scapegoat.bots.search.loss_odds import MOST_SHORT, chance_of
from alcatraz.games.scapegoat.model.components import PLACES
from alcatraz.games.scapegoat.model.state import NO_TASK, State

# Chances below this are not worth a turn.
WORTH_HELPING: Final = 0.1
# A share of rewards that leaves this seat or the one who completes behind weighs so much against the task.
WEIGHT_OF_LOSS: Final = 2.0


class EscapeOdds:
    """What a task of each element would do for the seat, by who completes it; plans do not change before that."""

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


def escape_odds(s: State, tables: BoardTables, escape_odds_of: EscapeOdds) -> float:
    """As the board stands when the seat ends its turn."""
    points = [points_of(s, seat) if seat in escape_odds_of.later else 0 for seat in range(s.players)]
    hopeless = 1.0
    for other in escape_odds_of.later:
        routes = ItemRoutes(s, tables, other)
        limit = points[other] + MOST_SHORT
        for place in range(PLACES):
            if s.task_at[place] != NO_TASK and not s.locked >> place & 1:
                worth = escape_odds_of.of(other, s.prison.tasks[s.task_at[place]].element)
                if worth >= WORTH_HELPING:
                    errand = errand_for(s, tables, routes, other, place, limit)
                    if errand.points <= limit:
                        hopeless *= 1 - worth * chance_of(s, tables, errand, points)
    return 1 - hopeless
