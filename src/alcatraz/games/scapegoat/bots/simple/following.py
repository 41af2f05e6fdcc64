"""Following an errand: fetch what is missing, then go where the task is."""

from alcatraz.games.scapegoat.bots.simple.errand import Errand, spare_items
from alcatraz.games.scapegoat.bots.simple.listed import first, gives_strength, least, of_type, step_towards
from alcatraz.games.scapegoat.bots.simple.position import HINDERED, SeenPosition, SeenTask
from alcatraz.games.scapegoat.bots.simple.trading import offer_swap
from alcatraz.kernel.game import Json


def follow(sight: SeenPosition, errand: Errand, moves: list[Json]) -> Json | None:
    """The next step of an errand; Stamina when the points do not suffice for it."""
    step = (
        offer_swap(sight, errand, moves)
        or steal_missing(sight, errand, moves)
        or (fetch(sight, errand, moves) if errand.stops else approach(sight, errand, moves))
    )
    if step is None and sight.ap < HINDERED and not _must_wait(sight, errand):
        return first(moves, "stamina")
    return step


def _must_wait(sight: SeenPosition, errand: Errand) -> bool:
    """Nothing to do before the next turn: for the others to come, or for what a place gives once per turn."""
    return errand.goal == sight.here and (not errand.stops or sight.here in sight.turn["used"])


def steal_missing(sight: SeenPosition, errand: Errand, moves: list[Json]) -> Json | None:
    """From the Scapegoat what the errand lacks: the others are needed as friends."""
    thefts = [move for move in of_type(moves, "steal") if move["from"] == sight.scapegoat]
    return next((move for move in thefts if move["what"] in errand.missing), None)


def fetch(sight: SeenPosition, errand: Errand, moves: list[Json]) -> Json | None:
    """Walk to the next stop and take what it is for; a full sheet is emptied there."""
    stop = errand.stops[0]
    if sight.here != stop.place:
        return step_towards(sight, moves, stop.place)
    uses = [move for move in of_type(moves, "use") if stop.take == "cash" or stop.take in move["take"]]
    spare = spare_items(sight, sight.me, errand.task)
    return least(uses, lambda move: price_of(move, spare, errand)) or drop_spare(sight, moves, spare)


def price_of(move: Json, spare: list[str], errand: Errand) -> tuple[int, int]:
    """Pay with what the task does not need, else with Cash; take with it what is also missing."""
    pay = move.get("pay")
    price = 0 if pay is None or pay in spare else 1 if pay == "cash" else 2
    useful = sum(item in errand.missing for item in set(move.get("take", ())))
    return price, -useful


def drop_spare(sight: SeenPosition, moves: list[Json], spare: list[str]) -> Json | None:
    if len(sight.held(sight.me)) < sight.most_items:
        return None
    return next((move for move in of_type(moves, "drop") if move["item"] in spare), None)


def approach(sight: SeenPosition, errand: Errand, moves: list[Json]) -> Json | None:
    """Everything is in hand: clear the way of guards, then go there."""
    task = errand.task
    too_many = sight.guards(task.place, sight.me) - task.guards - sight.bribes_for_task(sight.me)
    if too_many > 0:
        return draw_guards_away(sight, task, moves)
    return step_towards(sight, moves, task.place)


def draw_guards_away(sight: SeenPosition, task: SeenTask, moves: list[Json]) -> Json | None:
    """By radio, or by a riot next door: in the task's own place it would only bring more."""
    if sight.here == task.place:
        aside = of_type(moves, "move")
        return least(aside, lambda move: sight.guards(move["to"], sight.me))
    if sight.here == "radio_room" and (use := first(moves, "use")):
        return use
    riot = next((move for move in of_type(moves, "riot") if move["from"] == task.place), None)
    if riot or sight.distance(sight.here, task.place) == 1:
        return riot
    return step_towards(sight, moves, task.place)


# -- on the way ------------------------------------------------------------------------------------


def gain_strength(sight: SeenPosition, moves: list[Json]) -> Json | None:
    """In the dining hall one action point buys up to three."""
    use = first(moves, "use")
    return use if use and gives_strength(sight, sight.here) else None


def gain_cash(sight: SeenPosition, moves: list[Json]) -> Json | None:
    """With nothing better to do, money is never wrong."""
    return first(moves, "use") if sight.here == "recreation_room" else None
