"""The turn of a prisoner who is not the Scapegoat: complete the task here, or work on the nearest."""

from alcatraz.games.scapegoat.bots.simple.errand import best_errand, missing_items
from alcatraz.games.scapegoat.bots.simple.following import follow, gain_cash, gain_strength
from alcatraz.games.scapegoat.bots.simple.listed import first, least, of_type
from alcatraz.games.scapegoat.bots.simple.position import HINDERED, SeenPosition, SeenTask, work_price
from alcatraz.kernel.game import Json


def take_turn(sight: SeenPosition, moves: list[Json]) -> Json:
    """The first rule of thumb that has something to say."""
    errand = best_errand(sight, sight.me)
    return (
        complete(sight, moves)
        or make_completing_possible(sight, moves)
        or gain_strength(sight, moves)
        or (errand and follow(sight, errand, moves))
        or gain_cash(sight, moves)
        or {"type": "end_turn"}
    )


def complete(sight: SeenPosition, moves: list[Json]) -> Json | None:
    """With the tokens of others first, one's own last, and the gun last of all."""
    return least(of_type(moves, "complete"), lambda move: tokens_spent(sight, move))


def tokens_spent(sight: SeenPosition, move: Json) -> tuple[int, int]:
    guns = sum(token["item"] == "gun" for token in move["pay"])
    own = sum(token["seat"] == sight.me for token in move["pay"])
    return guns, own


def make_completing_possible(sight: SeenPosition, moves: list[Json]) -> Json | None:
    """Bribe or spend Stamina if then, and only then, the task here can be completed in this turn."""
    task = next((task for task in sight.tasks if task.place == sight.here), None)
    if task is None or not _lacks_only_freedom(sight, task):
        return None
    may_rest = first(moves, "stamina")
    points = sight.ap + (1 if may_rest else 0)
    guards = sight.guards(sight.here, sight.me)
    bribes = next((n for n in range(sight.bribes_for_task(sight.me) + 1) if _would_do(guards - n, task, points)), None)
    if bribes is None:
        return None
    return first(moves, "bribe") if bribes else may_rest


def _would_do(guards: int, task: SeenTask, points: int) -> bool:
    return 0 <= guards <= min(task.guards, HINDERED) and work_price(guards) <= points


def _lacks_only_freedom(sight: SeenPosition, task: SeenTask) -> bool:
    """Prisoners and items are there: what is in the way are guards or action points."""
    there = set(sight.present(sight.here))
    return len(there) >= task.prisoners and not missing_items(sight, task, there)
