"""The tasks that the others can complete in this round."""

from dataclasses import dataclass

from alcatraz.games.scapegoat.bots.simple.position import SeenPosition, SeenTask
from alcatraz.games.scapegoat.bots.simple.task_route import TaskRoute, companions_for, route_for


@dataclass(frozen=True, slots=True)
class ReachableTask:
    task: SeenTask
    seat: int
    group: tuple[int, ...]
    # How many more guards would stop it.
    guards: int


def reachable_tasks(position: SeenPosition) -> list[ReachableTask]:
    """One entry per task and seat that can complete it in this round, the cheapest first."""
    routes = [
        route
        for task in position.tasks
        for seat in position.others(position.scapegoat)
        if (route := route_for(position, seat, task)) and _in_time(position, route)
    ]
    routes.sort(key=lambda route: route.points + route.waiting)
    return [_reachable(position, route) for route in routes]


def _in_time(position: SeenPosition, route: TaskRoute) -> bool:
    """Whether the seat and its companions have the points for it in one turn each."""
    place = route.task.place
    companions = companions_for(position, route.seat, route.task)
    return route.points <= position.points(route.seat) and all(
        position.distance(position.at(other), place) <= position.points(other) for other in companions
    )


def _reachable(position: SeenPosition, route: TaskRoute) -> ReachableTask:
    task, seat = route.task, route.seat
    bearable = task.guards + position.bribes_for_task(seat)
    group = (seat, *companions_for(position, seat, task))
    return ReachableTask(task, seat, group, bearable + 1 - position.guards(task.place, seat))
