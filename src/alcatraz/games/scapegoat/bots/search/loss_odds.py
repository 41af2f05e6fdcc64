"""How likely this round ends with the Scapegoat left behind, as the board stands after the Scapegoat's turn."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.board_tables import BoardTables
from alcatraz.games.scapegoat.bots.knowledge.errand import Errand, errand_for
from alcatraz.games.scapegoat.bots.knowledge.item_routes import ItemRoutes
from alcatraz.games.scapegoat.bots.knowledge.position_cache import points_of
from alcatraz.games.scapegoat.bots.knowledge.threat import danger_of
from alcatraz.games.scapegoat.model.components import PLACES
from alcatraz.games.scapegoat.model.state import NO_TASK, State

# How often a task is completed by somebody who lacks so many points for it: riots, thefts and gifts find ways.
IN_TIME: Final = 0.8
JUST_SHORT: Final = 0.3
SHORT: Final = 0.1
MOST_SHORT: Final = 2.0


class LossOdds:
    """What a task of each element would do, by who completes it; plans do not change in the Scapegoat's turn."""

    __slots__ = ("_known", "s")

    def __init__(self, s: State) -> None:
        self.s = s
        self._known: dict[int, float] = {}

    def of(self, seat: int, element: int) -> float:
        number = seat << 4 | element
        danger = self._known.get(number)
        if danger is None:
            danger = self._known[number] = danger_of(self.s, seat, element)
        return danger


def loss_odds(s: State, tables: BoardTables, dangers: LossOdds) -> float:
    """0: the others can do nothing; about 1: they escape without the Scapegoat."""
    safe = 1.0
    seats = [seat for seat in range(s.players) if seat != s.scapegoat and not s.isolated >> seat & 1]
    shoppings = [ItemRoutes(s, tables, seat) for seat in seats]
    points = [points_of(s, seat) for seat in range(s.players)]
    for place in range(PLACES):
        if s.task_at[place] != NO_TASK:
            element = s.prison.tasks[s.task_at[place]].element
            worst = 0.0
            for routes in shoppings:
                seat = routes.seat
                danger = dangers.of(seat, element)
                if IN_TIME * danger > worst:
                    limit = points[seat] + MOST_SHORT
                    errand = errand_for(s, tables, routes, seat, place, limit)
                    if errand.points <= limit:
                        worst = max(worst, danger * chance_of(s, tables, errand, points))
            safe *= 1 - worst
    return 1 - safe


def chance_of(s: State, tables: BoardTables, errand: Errand, points: list[int]) -> float:
    """How likely the errand is done, if everybody has so many points."""
    row = tables.distance[errand.place]
    short = max(0.0, errand.points - points[errand.seat])
    for other in errand.companions:
        short += max(0, row[s.at[other]] - points[other])
    if short <= 0:
        return IN_TIME
    if short <= 1:
        return JUST_SHORT
    return SHORT if short <= MOST_SHORT else 0.0
