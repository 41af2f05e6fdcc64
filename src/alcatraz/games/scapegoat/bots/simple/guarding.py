"""The radio room: which guard goes where."""

from alcatraz.games.scapegoat.bots.simple.listed_moves import of_type
from alcatraz.games.scapegoat.bots.simple.position import SeenPosition
from alcatraz.games.scapegoat.bots.simple.reachable_task import reachable_tasks
from alcatraz.games.scapegoat.bots.simple.task_route import TaskRoute, best_route
from alcatraz.kernel.game import Json


def move_guard(position: SeenPosition, moves: list[Json]) -> Json:
    """Onto a task within reach of the others for the Scapegoat, out of the way of its own route for any other seat."""
    route = best_route(position, position.me)
    guards = of_type(moves, "move_guard")
    if place := place_to_watch(position):
        wanted = [move for move in guards if move["to"] == place]
    else:
        wanted = [move for move in guards if relief(position, route, move) > 0]
    # S-12.16: one guard must move, the second need not.
    return max(wanted or of_type(moves, "done") or guards, key=lambda move: relief(position, route, move))


def place_to_watch(position: SeenPosition) -> str | None:
    """The place of a task within reach of the others that the guards still to be moved would stop."""
    left = position.view["pending"]["left"]
    in_reach = reachable_tasks(position) if position.me == position.scapegoat else []
    return next((reachable.task.place for reachable in in_reach if 0 < reachable.guards <= left), None)


def relief(position: SeenPosition, route: TaskRoute | None, move: Json) -> int:
    """How much less this seat's route is watched after the move."""
    if route is None or move["type"] == "done":
        return 0
    return nuisance(position, route, move["from"]) - nuisance(position, route, move["to"])


def nuisance(position: SeenPosition, route: TaskRoute, place: str) -> int:
    """How much a guard here is in the way."""
    if place == route.task.place:
        return 2 if position.guards(place, position.me) > route.task.guards else 1
    return 1 if any(stop.place == place for stop in route.stops) else 0
