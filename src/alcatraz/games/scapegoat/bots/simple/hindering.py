"""The Scapegoat's turn: get in the way of what the others can finish, else prepare the next task."""

from dataclasses import dataclass

from alcatraz.games.scapegoat.bots.simple.cards import play_card
from alcatraz.games.scapegoat.bots.simple.errand import best_errand, missing_items
from alcatraz.games.scapegoat.bots.simple.following import fetch, gain_cash, gain_strength, steal_missing
from alcatraz.games.scapegoat.bots.simple.listed import first, least, of_type, step_towards
from alcatraz.games.scapegoat.bots.simple.position import STOPPED, SeenPosition, work_price
from alcatraz.games.scapegoat.bots.simple.threat import Threat, threats
from alcatraz.games.scapegoat.bots.simple.trading import offer_swap
from alcatraz.kernel.game import Json


@dataclass(frozen=True, slots=True)
class Way:
    """A way to stop a threat: where, with which type of move, and what it costs in all."""

    place: str
    act: str
    points: int


def take_turn(sight: SeenPosition, moves: list[Json]) -> Json:
    feared = threats(sight)
    return (
        play_card(sight, feared, moves)
        or next((move for threat in feared if (move := hinder(sight, threat, moves))), None)
        or gain_strength(sight, moves)
        or prepare(sight, moves)
        or draw_blackmail(sight, moves)
        or gain_cash(sight, moves)
        or {"type": "end_turn"}
    )


def prepare(sight: SeenPosition, moves: list[Json]) -> Json | None:
    """Collect for the next task, but not in the place of one: whoever is present there may spend it."""
    errand = best_errand(sight, sight.me)
    if errand is None or any(task.place == errand.goal for task in sight.tasks):
        return None
    return offer_swap(sight, errand, moves) or steal_missing(sight, errand, moves) or fetch(sight, errand, moves)


def draw_blackmail(sight: SeenPosition, moves: list[Json]) -> Json | None:
    """With everything in hand there is time to go and look for a card."""
    if not blackmail(sight):
        return None
    if sight.here == "wardens_office":
        return first(moves, "use")
    return step_towards(sight, moves, "wardens_office")


def hinder(sight: SeenPosition, threat: Threat, moves: list[Json]) -> Json | None:
    """The cheapest way that the points suffice for: do it, or go where it can be done."""
    stamina = first(moves, "stamina")
    points = sight.ap + (1 if stamina else 0)
    within_reach = [way for way in ways(sight, threat) if way.points <= points]
    if not within_reach:
        return None
    way = min(within_reach, key=lambda way: way.points)
    if way.place != sight.here:
        return step_towards(sight, moves, way.place) or stamina
    return act(sight, threat, way, moves) or stamina


def act(sight: SeenPosition, threat: Threat, way: Way, moves: list[Json]) -> Json | None:
    listed = of_type(moves, way.act)
    if way.act == "steal":
        listed = [move for move in listed if move["from"] in threat.group and move["what"] in threat.task.items]
    if way.act == "riot":
        return least(listed, lambda move: -sight.guards(move["from"], sight.me))
    return listed[0] if listed else None


def ways(sight: SeenPosition, threat: Threat) -> list[Way]:
    return [
        *running(sight, threat),
        *thefts(sight, threat),
        *riots(sight, threat),
        *radio(sight, threat),
        *blackmail(sight),
    ]


def running(sight: SeenPosition, threat: Threat) -> list[Way]:
    """Leave the task's place if they count on what one holds, or on one's being there."""
    if sight.here != threat.task.place:
        return []
    without_me = {*threat.group, *sight.present(sight.here)} - {sight.me}
    needed = sight.me in threat.group or missing_items(sight, threat.task, without_me)
    return [Way(sight.here, "move", 1)] if needed else []


def thefts(sight: SeenPosition, threat: Threat) -> list[Way]:
    """Steal what they need; in the task's own place that is no use without running."""
    if sight.turn["stolen"] or len(sight.held(sight.me)) >= sight.most_items:
        return []
    places = {sight.at(seat) for seat in threat.group if set(sight.held(seat)) & set(threat.task.items)}
    return [
        Way(place, "steal", sight.distance(sight.here, place) + work_price(guards) + int(place == threat.task.place))
        for place in sorted(places)
        if (guards := sight.guards(place, sight.me)) < STOPPED
    ]


def riots(sight: SeenPosition, threat: Threat) -> list[Way]:
    """Bring guards into the very place of the task, as long as those already there let one work."""
    place = threat.task.place
    there = sight.guards(place, sight.me)
    around = sum(n for other, n in sight.view["guards"].items() if sight.distance(other, place) == 1)
    if threat.guards > around or there + threat.guards > STOPPED:
        return []
    work = sum(work_price(there + n) for n in range(threat.guards))
    return [Way(place, "riot", sight.distance(sight.here, place) + work)]


def radio(sight: SeenPosition, threat: Threat) -> list[Way]:
    """Send guards there from the radio room."""
    most = 1 if "radio_room" in sight.gold else 2
    return _using(sight, "radio_room") if threat.guards <= most else []


def blackmail(sight: SeenPosition) -> list[Way]:
    """Draw a card in the warden's office, and have a point left to play it."""
    me = sight.players[sight.me]
    payable = "wardens_office" not in sight.gold or me["cash"] or me["items"]
    has_room = len(me["blackmail"]) < sight.most_cards
    return _using(sight, "wardens_office", 1) if payable and has_room else []


def _using(sight: SeenPosition, place: str, more: int = 0) -> list[Way]:
    """Going to a place and using it, with points left for more."""
    work = sight.work(place, sight.me)
    if work is None or place in sight.turn["used"]:
        return []
    return [Way(place, "use", sight.distance(sight.here, place) + work + more)]
