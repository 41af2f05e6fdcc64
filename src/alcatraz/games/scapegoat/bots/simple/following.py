"""Following a route: fetch what is missing, then go where the task is."""

from alcatraz.games.scapegoat.bots.simple.listed_moves import first, gives_strength, least, of_type, step_towards
from alcatraz.games.scapegoat.bots.simple.position import SeenPosition, SeenTask
from alcatraz.games.scapegoat.bots.simple.task_route import TaskRoute, spare_items
from alcatraz.games.scapegoat.bots.simple.trading import offer_swap
from alcatraz.games.scapegoat.rules.guards import HINDER
from alcatraz.kernel.game import Json


def follow(position: SeenPosition, route: TaskRoute, moves: list[Json]) -> Json | None:
    """The next step of a route; Stamina when the points do not suffice for it."""
    step = (
        offer_swap(position, route, moves)
        or steal_missing(position, route, moves)
        or (fetch(position, route, moves) if route.stops else approach(position, route, moves))
    )
    if step is None and position.ap < HINDER and not _must_wait(position, route):
        return first(moves, "stamina")
    return step


def _must_wait(position: SeenPosition, route: TaskRoute) -> bool:
    """Whether the seat can only wait: for companions, or for a function that works once per turn."""
    return route.goal == position.here and (not route.stops or position.here in position.turn["used"])


def steal_missing(position: SeenPosition, route: TaskRoute, moves: list[Json]) -> Json | None:
    """A theft of a missing item, from the Scapegoat only."""
    thefts = [move for move in of_type(moves, "steal") if move["from"] == position.scapegoat]
    return next((move for move in thefts if position.theft_brings(move) in route.missing), None)


def fetch(position: SeenPosition, route: TaskRoute, moves: list[Json]) -> Json | None:
    """Walk to the next stop and take what it is for; a full sheet is emptied there."""
    stop = route.stops[0]
    if position.here != stop.place:
        return step_towards(position, moves, stop.place)
    uses = [move for move in of_type(moves, "use") if stop.take == "cash" or stop.take in move["take"]]
    spare = spare_items(position, position.me, route.task)
    return least(uses, lambda move: price_of(move, spare, route)) or drop_spare(position, moves, spare)


def price_of(move: Json, spare: list[str], route: TaskRoute) -> tuple[int, int]:
    """Pay with what the task does not need, else with Cash; take with it what is also missing."""
    pay = move.get("pay")
    price = 0 if pay is None or pay in spare else 1 if pay == "cash" else 2
    useful = sum(item in route.missing for item in set(move.get("take", ())))
    return price, -useful


def drop_spare(position: SeenPosition, moves: list[Json], spare: list[str]) -> Json | None:
    if len(position.held(position.me)) < position.most_items:
        return None
    return next((move for move in of_type(moves, "drop") if move["item"] in spare), None)


def approach(position: SeenPosition, route: TaskRoute, moves: list[Json]) -> Json | None:
    """Everything is in hand: clear the way of guards, then go there."""
    task = route.task
    too_many = position.guards(task.place, position.me) - task.guards - position.bribes_for_task(position.me)
    if too_many > 0:
        return draw_guards_away(position, task, moves)
    return step_towards(position, moves, task.place)


def draw_guards_away(position: SeenPosition, task: SeenTask, moves: list[Json]) -> Json | None:
    """By radio, or by a riot next door: in the task's own place it would only bring more."""
    if position.here == task.place:
        aside = of_type(moves, "move")
        return least(aside, lambda move: position.guards(move["to"], position.me))
    if position.here == "radio_room" and (use := first(moves, "use")):
        return use
    riot = next((move for move in of_type(moves, "riot") if move["from"] == task.place), None)
    if riot or position.distance(position.here, task.place) == 1:
        return riot
    return step_towards(position, moves, task.place)


# -- on the way ------------------------------------------------------------------------------------


def gain_strength(position: SeenPosition, moves: list[Json]) -> Json | None:
    """In the dining hall one action point buys up to three."""
    use = first(moves, "use")
    return use if use and gives_strength(position, position.here) else None


def gain_cash(position: SeenPosition, moves: list[Json]) -> Json | None:
    """Cash, if the seat is where it can be had and has nothing else to do."""
    return first(moves, "use") if position.here == "recreation_room" else None
