"""The turn of a prisoner who is not the Scapegoat: complete, or work on the nearest task."""

from alcatraz.games.scapegoat.simple.errand import Errand, best_errand, missing_items, spare_items
from alcatraz.games.scapegoat.simple.listed import first, gives_strength, least, of_type, step_towards
from alcatraz.games.scapegoat.simple.sight import HINDERED, MOST_HELD, Sight, Task, work_price
from alcatraz.games.scapegoat.simple.trading import offer_swap
from alcatraz.kernel.game import Json


def take_turn(sight: Sight, moves: list[Json]) -> Json:
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


def complete(sight: Sight, moves: list[Json]) -> Json | None:
    """With the tokens of others first, one's own last, and the gun last of all."""
    return least(of_type(moves, "complete"), lambda move: tokens_spent(sight, move))


def tokens_spent(sight: Sight, move: Json) -> tuple[int, int]:
    guns = sum(token["item"] == "gun" for token in move["pay"])
    own = sum(token["seat"] == sight.me for token in move["pay"])
    return guns, own


def make_completing_possible(sight: Sight, moves: list[Json]) -> Json | None:
    """Bribe or spend Stamina if then, and only then, the task here can be completed in this turn."""
    task = next((task for task in sight.tasks if task.place == sight.here), None)
    if task is None or not _lacks_only_freedom(sight, task):
        return None
    may_rest = first(moves, "stamina")
    points = sight.ap + (1 if may_rest else 0)
    guards = sight.guards(sight.here, sight.me)
    bribes = next((n for n in range(sight.cash(sight.me) + 1) if _would_do(guards - n, task, points)), None)
    if bribes is None:
        return None
    return first(moves, "bribe") if bribes else may_rest


def _would_do(guards: int, task: Task, points: int) -> bool:
    return 0 <= guards <= min(task.guards, HINDERED) and work_price(guards) <= points


def _lacks_only_freedom(sight: Sight, task: Task) -> bool:
    """Prisoners and items are there: what is in the way are guards or action points."""
    there = set(sight.present(sight.here))
    return len(there) >= task.prisoners and not missing_items(sight, task, there)


def gain_strength(sight: Sight, moves: list[Json]) -> Json | None:
    """In the dining hall one action point buys up to three."""
    use = first(moves, "use")
    return use if use and gives_strength(sight, sight.here) else None


def gain_cash(sight: Sight, moves: list[Json]) -> Json | None:
    """With nothing better to do, money is never wrong."""
    return first(moves, "use") if sight.here == "recreation_room" else None


# -- following an errand ---------------------------------------------------------------------------


def follow(sight: Sight, errand: Errand, moves: list[Json]) -> Json | None:
    """The next step of an errand; Stamina when the points do not suffice for it."""
    step = (
        offer_swap(sight, errand, moves)
        or steal_missing(sight, errand, moves)
        or (fetch(sight, errand, moves) if errand.stops else approach(sight, errand, moves))
    )
    if step is None and _has_more_to_do(sight, errand):
        return first(moves, "stamina")
    return step


def _has_more_to_do(sight: Sight, errand: Errand) -> bool:
    return sight.ap < HINDERED and (bool(errand.stops) or sight.here != errand.task.place)


def steal_missing(sight: Sight, errand: Errand, moves: list[Json]) -> Json | None:
    """From the Scapegoat what the errand lacks: the others are needed as friends."""
    thefts = [move for move in of_type(moves, "steal") if move["from"] == sight.scapegoat]
    return next((move for move in thefts if move["what"] in errand.missing), None)


def fetch(sight: Sight, errand: Errand, moves: list[Json]) -> Json | None:
    """Walk to the next stop and take what it is for; a full sheet is emptied there."""
    stop = errand.stops[0]
    if sight.here != stop.place:
        return step_towards(sight, moves, stop.place)
    uses = [move for move in of_type(moves, "use") if stop.take == "cash" or stop.take in move["take"]]
    spare = spare_items(sight, sight.me, errand.task)
    return least(uses, lambda move: payment_worth(sight, move, spare, errand)) or drop_spare(sight, moves, spare)


def payment_worth(sight: Sight, move: Json, spare: list[str], errand: Errand) -> tuple[int, int]:
    """Pay with what the task does not need, else with Cash; take with it what is also missing."""
    pay = move.get("pay")
    worth = 0 if pay is None or pay in spare else 1 if pay == "cash" else 2
    useful = sum(item in errand.missing for item in set(move.get("take", ())))
    return worth, -useful


def drop_spare(sight: Sight, moves: list[Json], spare: list[str]) -> Json | None:
    if len(sight.held(sight.me)) < MOST_HELD:
        return None
    return next((move for move in of_type(moves, "drop") if move["item"] in spare), None)


def approach(sight: Sight, errand: Errand, moves: list[Json]) -> Json | None:
    """Everything is in hand: clear the way of guards, then go there."""
    task = errand.task
    too_many = sight.guards(task.place, sight.me) - task.guards - sight.cash(sight.me)
    if too_many > 0:
        return draw_guards_away(sight, task, moves)
    return step_towards(sight, moves, task.place)


def draw_guards_away(sight: Sight, task: Task, moves: list[Json]) -> Json | None:
    """A riot next door brings a guard out of the task's place; one in that very place would not."""
    if sight.here == task.place:
        aside = of_type(moves, "move")
        return least(aside, lambda move: sight.guards(move["to"], sight.me))
    if sight.here == "radio_room" and (use := first(moves, "use")):
        return use
    riot = next((move for move in of_type(moves, "riot") if move["from"] == task.place), None)
    if riot or sight.distance(sight.here, task.place) == 1:
        return riot
    return step_towards(sight, moves, task.place)
