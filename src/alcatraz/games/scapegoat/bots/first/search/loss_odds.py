"""The probability that this round leaves the Scapegoat behind, given the state after the Scapegoat's turn."""

from typing import Final

from alcatraz.games.scapegoat.bots.first.knowledge.board_tables import BoardTables
from alcatraz.games.scapegoat.bots.first.knowledge.errand import Errand, errand_for
from alcatraz.games.scapegoat.bots.first.knowledge.item_routes import ItemRoutes
from alcatraz.games.scapegoat.bots.first.knowledge.position_cache import points_of
from alcatraz.games.scapegoat.bots.first.knowledge.threat import loss_weight
from alcatraz.games.scapegoat.model.components import PLACES
from alcatraz.games.scapegoat.model.state import NO_TASK, State

# The probability that a task is completed by a seat with enough points, up to one short, up to two short: riots, thefts
# and gifts can make up for missing points.
IN_TIME: Final = 0.8
JUST_SHORT: Final = 0.3
SHORT: Final = 0.1
MOST_SHORT: Final = 2.0


class LossOdds:
    """The loss by a task, by completing seat and element; cached: plans do not change in the Scapegoat's turn."""

    __slots__ = ("_known", "s")

    def __init__(self, s: State) -> None:
        self.s = s
        self._known: dict[int, float] = {}

    def of(self, seat: int, element: int) -> float:
        number = seat << 4 | element
        loss = self._known.get(number)
        if loss is None:
            loss = self._known[number] = loss_weight(self.s, seat, element)
        return loss


def loss_odds(s: State, tables: BoardTables, losses: LossOdds) -> float:
    """From 0, the others can complete nothing, to about 1, they escape without the Scapegoat."""
    safe = 1.0
    seats = [seat for seat in range(s.players) if seat != s.scapegoat and not s.isolated >> seat & 1]
    all_routes = [ItemRoutes(s, tables, seat) for seat in seats]
    points = [points_of(s, seat) for seat in range(s.players)]
    for place in range(PLACES):
        if s.task_at[place] != NO_TASK:
            element = s.prison.tasks[s.task_at[place]].element
            worst = 0.0
            for routes in all_routes:
                seat = routes.seat
                loss = losses.of(seat, element)
                if IN_TIME * loss > worst:
                    limit = points[seat] + MOST_SHORT
                    errand = errand_for(s, tables, routes, seat, place, limit)
                    if errand.points <= limit:
                        worst = max(worst, loss * chance_of(s, tables, errand, points))
            safe *= 1 - worst
    return 1 - safe


def chance_of(s: State, tables: BoardTables, errand: Errand, points: list[int]) -> float:
    """The probability that the errand is completed, given the points of every seat."""
    row = tables.distance[errand.place]
    short = max(0.0, errand.points - points[errand.seat])
    for other in errand.companions:
        short += max(0, row[s.at[other]] - points[other])
    if short <= 0:
        return IN_TIME
    if short <= 1:
        return JUST_SHORT
    return SHORT if short <= MOST_SHORT else 0.0
