"""The turn of a prisoner who is not the Scapegoat: complete the task here, or work on the nearest."""

from alcatraz.games.scapegoat.bots.simple.following import follow, gain_cash, gain_strength
from alcatraz.games.scapegoat.bots.simple.listed_moves import first, least, of_type
from alcatraz.games.scapegoat.bots.simple.position import SeenPosition, SeenTask
from alcatraz.games.scapegoat.bots.simple.task_route import best_route, missing_items
from alcatraz.games.scapegoat.rules.guards import STOP_WORK, work_price
from alcatraz.kernel.game import Json


def take_turn(position: SeenPosition, moves: list[Json]) -> Json:
    """The move of the first heuristic that finds one."""
    route = best_route(position, position.me)
    return (
        complete(position, moves)
        or make_completing_possible(position, moves)
        or gain_strength(position, moves)
        or (route and follow(position, route, moves))
        or gain_cash(position, moves)
        or {"type": "end_turn"}
    )


def complete(position: SeenPosition, moves: list[Json]) -> Json | None:
    """With the tokens of others first, one's own last, and the gun last of all."""
    return least(of_type(moves, "complete"), lambda move: tokens_spent(position, move))


def tokens_spent(position: SeenPosition, move: Json) -> tuple[int, int]:
    guns = sum(token["item"] == "gun" for token in move["pay"])
    own = sum(token["seat"] == position.me for token in move["pay"])
    return guns, own


def make_completing_possible(position: SeenPosition, moves: list[Json]) -> Json | None:
    """Bribe or spend Stamina if then, and only then, the task here can be completed in this turn."""
    task = next((task for task in position.tasks if task.place == position.here), None)
    if task is None or not _lacks_only_freedom(position, task):
        return None
    may_rest = first(moves, "stamina")
    points = position.ap + (1 if may_rest else 0)
    affordable = range(position.bribes_for_task(position.me) + 1)
    bribes = next((n for n in affordable if _would_do(position.guards_after_bribes(n), task, points)), None)
    if bribes is None:
        return None
    return first(moves, "bribe") if bribes else may_rest


def _would_do(guards: int, task: SeenTask, points: int) -> bool:
    return guards <= task.guards and guards < STOP_WORK and work_price(guards) <= points


def _lacks_only_freedom(position: SeenPosition, task: SeenTask) -> bool:
    """Prisoners and items are there: what is in the way are guards or action points."""
    there = set(position.present(position.here))
    return len(there) >= task.prisoners and not missing_items(position, task, there)
