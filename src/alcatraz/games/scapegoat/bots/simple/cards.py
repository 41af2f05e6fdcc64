"""Blackmail: which card is the best, and what to do with those in hand."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.simple.listed_moves import least, of_type
from alcatraz.games.scapegoat.bots.simple.position import SeenPosition
from alcatraz.games.scapegoat.bots.simple.reachable_task import ReachableTask
from alcatraz.games.scapegoat.bots.simple.task_route import TaskRoute, best_route
from alcatraz.kernel.game import Json

# The best card first.
RANKING: Final = (
    "bad_plan",
    "isolation_cell",
    "body_search",
    "change_of_plans",
    "patrol",
    "escort",
    "lockdown",
    "bullying",
    "assembly",
    "false_alarm",
    "errand_boy",
)
USELESS: Final = 0.0
HELPS_ME: Final = 1.0
STOPS_THEM: Final = 2.0


def choose_best(moves: list[Json]) -> Json:
    return min(moves, key=lambda move: RANKING.index(move["card"]))


def play_card(position: SeenPosition, in_reach: list[ReachableTask], moves: list[Json]) -> Json | None:
    """The most useful card, if it stops a task within reach of the others or brings a missing item."""
    cards = of_type(moves, "blackmail")
    reachable = in_reach[0] if in_reach else None
    route = best_route(position, position.me) if cards else None
    best = least(cards, lambda move: -use_of(position, reachable, route, move))
    return best if best and use_of(position, reachable, route, best) > USELESS else None


def use_of(position: SeenPosition, reachable: ReachableTask | None, route: TaskRoute | None, move: Json) -> float:
    harm = _AGAINST[move["card"]](position, reachable, move) if reachable and move["card"] in _AGAINST else USELESS
    return harm or for_myself(route, move)


def for_myself(route: TaskRoute | None, move: Json) -> float:
    """Bullying or the errand boy, if they bring an item that the route lacks."""
    got = move.get("take", [move.get("item")])
    return HELPS_ME if route and any(item in route.missing for item in got) else USELESS


# -- against a task within reach of the others ------------------------------------------------------


def _if(useful: bool, more: float = 0.0) -> float:
    return STOPS_THEM + more / 100 if useful else USELESS


def _steals(position: SeenPosition, reachable: ReachableTask, move: Json) -> float:
    return _if(move["target"] in reachable.group and move["item"] in reachable.task.items)


def _leads_away(position: SeenPosition, reachable: ReachableTask, move: Json) -> float:
    return _if(move["target"] == reachable.seat, position.distance(move["to"], reachable.task.place))


def _moves_task(position: SeenPosition, reachable: ReachableTask, move: Json) -> float:
    return _if(move["task_at"] == reachable.task.place, position.distance(move["to"], position.at(reachable.seat)))


def _locks(position: SeenPosition, reachable: ReachableTask, move: Json) -> float:
    outside = any(position.at(seat) != reachable.task.place for seat in reachable.group)
    return _if(move["at"] == reachable.task.place and outside)


def _searches(position: SeenPosition, reachable: ReachableTask, move: Json) -> float:
    return _if(any(set(position.held(seat)) & set(reachable.task.items) for seat in reachable.group))


_AGAINST: Final[dict[str, Callable[[SeenPosition, ReachableTask, Json], float]]] = {
    "assembly": lambda position, reachable, move: _if(True),
    "bad_plan": lambda position, reachable, move: _if(move["task_at"] == reachable.task.place),
    "body_search": _searches,
    "bullying": _steals,
    "change_of_plans": _moves_task,
    "escort": _leads_away,
    "false_alarm": lambda position, reachable, move: _if(reachable.guards <= 1),
    "isolation_cell": lambda position, reachable, move: _if(move["target"] == reachable.seat),
    "lockdown": _locks,
    "patrol": lambda position, reachable, move: _if(
        move["to"] == reachable.task.place and move["count"] >= reachable.guards
    ),
}
