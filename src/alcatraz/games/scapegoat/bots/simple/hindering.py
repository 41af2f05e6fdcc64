"""The Scapegoat's turn: stop tasks that the others can complete in this round, else prepare its next task."""

from dataclasses import dataclass

from alcatraz.games.scapegoat.bots.simple.cards import play_card
from alcatraz.games.scapegoat.bots.simple.following import fetch, gain_cash, gain_strength, steal_missing
from alcatraz.games.scapegoat.bots.simple.listed_moves import first, least, of_type, step_towards
from alcatraz.games.scapegoat.bots.simple.position import SeenPosition
from alcatraz.games.scapegoat.bots.simple.reachable_task import ReachableTask, reachable_tasks
from alcatraz.games.scapegoat.bots.simple.task_route import best_route, missing_items
from alcatraz.games.scapegoat.bots.simple.trading import offer_swap
from alcatraz.games.scapegoat.rules.guards import STOP_WORK, work_price
from alcatraz.kernel.game import Json


@dataclass(frozen=True, slots=True)
class Way:
    """A way to keep the others from a task: where, with which type of move, and what it costs in all."""

    place: str
    act: str
    points: int


def take_turn(position: SeenPosition, moves: list[Json]) -> Json:
    in_reach = reachable_tasks(position)
    return (
        play_card(position, in_reach, moves)
        or next((move for reachable in in_reach if (move := hinder(position, reachable, moves))), None)
        or gain_strength(position, moves)
        or prepare(position, moves)
        or draw_blackmail(position, moves)
        or gain_cash(position, moves)
        or {"type": "end_turn"}
    )


def prepare(position: SeenPosition, moves: list[Json]) -> Json | None:
    """Collect for the next task, but not in the place of a task: others could spend the tokens there (S-9.4)."""
    route = best_route(position, position.me)
    if route is None or any(task.place == route.goal for task in position.tasks):
        return None
    return offer_swap(position, route, moves) or steal_missing(position, route, moves) or fetch(position, route, moves)


def draw_blackmail(position: SeenPosition, moves: list[Json]) -> Json | None:
    """Go to the warden's office for a card."""
    if not blackmail(position):
        return None
    if position.here == "wardens_office":
        return first(moves, "use")
    return step_towards(position, moves, "wardens_office")


def hinder(position: SeenPosition, reachable: ReachableTask, moves: list[Json]) -> Json | None:
    """The cheapest way that the points suffice for: do it, or go where it can be done."""
    stamina = first(moves, "stamina")
    points = position.ap + (1 if stamina else 0)
    within_reach = [way for way in ways(position, reachable) if way.points <= points]
    if not within_reach:
        return None
    way = min(within_reach, key=lambda way: way.points)
    if way.place != position.here:
        return step_towards(position, moves, way.place) or stamina
    return act(position, reachable, way, moves) or stamina


def act(position: SeenPosition, reachable: ReachableTask, way: Way, moves: list[Json]) -> Json | None:
    listed = of_type(moves, way.act)
    if way.act == "steal":
        items = reachable.task.items
        listed = [move for move in listed if move["from"] in reachable.group and position.theft_brings(move) in items]
    if way.act == "riot":
        return least(listed, lambda move: -position.guards(move["from"], position.me))
    return listed[0] if listed else None


def ways(position: SeenPosition, reachable: ReachableTask) -> list[Way]:
    return [
        *running(position, reachable),
        *thefts(position, reachable),
        *riots(position, reachable),
        *radio(position, reachable),
        *blackmail(position),
    ]


def running(position: SeenPosition, reachable: ReachableTask) -> list[Way]:
    """Leave the task's place if its completion needs this seat's tokens or presence."""
    if position.here != reachable.task.place:
        return []
    without_me = {*reachable.group, *position.present(position.here)} - {position.me}
    needed = position.me in reachable.group or missing_items(position, reachable.task, without_me)
    return [Way(position.here, "move", 1)] if needed else []


def thefts(position: SeenPosition, reachable: ReachableTask) -> list[Way]:
    """Steal what they need; in the task's own place that is no use without running."""
    if position.turn["stolen"] or len(position.held(position.me)) >= position.most_items:
        return []
    places = {position.at(seat) for seat in reachable.group if set(position.held(seat)) & set(reachable.task.items)}
    return [
        Way(
            place,
            "steal",
            position.distance(position.here, place) + work_price(guards) + int(place == reachable.task.place),
        )
        for place in sorted(places)
        if (guards := position.guards(place, position.me)) < STOP_WORK
    ]


def riots(position: SeenPosition, reachable: ReachableTask) -> list[Way]:
    """Bring guards into the place of the task, as long as the guards there do not stop this seat from working."""
    place = reachable.task.place
    there = position.guards(place, position.me)
    if reachable.guards > position.guards_around(place) or there + reachable.guards > STOP_WORK:
        return []
    work = sum(work_price(there + n) for n in range(reachable.guards))
    return [Way(place, "riot", position.distance(position.here, place) + work)]


def radio(position: SeenPosition, reachable: ReachableTask) -> list[Way]:
    """Send guards there from the radio room."""
    most = position.function("radio_room").amount
    return _using(position, "radio_room") if reachable.guards <= most else []


def blackmail(position: SeenPosition) -> list[Way]:
    """Draw a card in the warden's office, and have a point left to play it."""
    me = position.players[position.me]
    payable = not position.function("wardens_office").pays or me["cash"] or me["items"]
    has_room = len(me["blackmail"]) < position.most_cards
    return _using(position, "wardens_office", 1) if payable and has_room else []


def _using(position: SeenPosition, place: str, more: int = 0) -> list[Way]:
    """Going to a place and using it, with points left for more."""
    work = position.work(place, position.me)
    if work is None or place in position.turn["used"]:
        return []
    return [Way(place, "use", position.distance(position.here, place) + work + more)]
