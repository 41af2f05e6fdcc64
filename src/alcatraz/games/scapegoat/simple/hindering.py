"""The Scapegoat's turn: get in the way of what the others can finish, else prepare the next task."""

from dataclasses import dataclass
from typing import Final

from alcatraz.games.scapegoat.simple.cards import play_card
from alcatraz.games.scapegoat.simple.errand import STOPPED, best_errand, missing_items
from alcatraz.games.scapegoat.simple.listed import first, least, of_type, step_towards
from alcatraz.games.scapegoat.simple.prisoner import fetch, gain_cash, gain_strength, steal_missing
from alcatraz.games.scapegoat.simple.sight import MOST_HELD, Sight, work_price
from alcatraz.games.scapegoat.simple.threat import Threat, threats
from alcatraz.games.scapegoat.simple.trading import offer_swap
from alcatraz.kernel.game import Json

MOST_CARDS: Final = 2


@dataclass(frozen=True, slots=True)
class Way:
    """A way to stop a threat: where, with which type of move, and what it costs in all."""

    place: str
    act: str
    points: int


def take_turn(sight: Sight, moves: list[Json]) -> Json:
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


def prepare(sight: Sight, moves: list[Json]) -> Json | None:
    """Collect for the next task, but not in the place of one: whoever is present there may spend it."""
    errand = best_errand(sight, sight.me)
    if errand is None or any(task.place == errand.goal for task in sight.tasks):
        return None
    return offer_swap(sight, errand, moves) or steal_missing(sight, errand, moves) or fetch(sight, errand, moves)


def draw_blackmail(sight: Sight, moves: list[Json]) -> Json | None:
    """With everything in hand there is time to go and look for a card."""
    if not blackmail(sight):
        return None
    if sight.here == "wardens_office":
        return first(moves, "use")
    return step_towards(sight, moves, "wardens_office")


def hinder(sight: Sight, threat: Threat, moves: list[Json]) -> Json | None:
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


def act(sight: Sight, threat: Threat, way: Way, moves: list[Json]) -> Json | None:
    listed = of_type(moves, way.act)
    if way.act == "steal":
        listed = [move for move in listed if move["from"] in threat.group and move["what"] in threat.task.items]
    if way.act == "riot":
        return least(listed, lambda move: -sight.guards(move["from"], sight.me))
    return listed[0] if listed else None


def ways(sight: Sight, threat: Threat) -> list[Way]:
    return [*running(sight, threat), *thefts(sight, threat), *riots(sight, threat), *radio(sight, threat), *blackmail(sight)]


def running(sight: Sight, threat: Threat) -> list[Way]:
    """Leave the task's place if they count on what one holds, or on one's being there."""
    if sight.here != threat.task.place:
        return []
    without_me = {*threat.group, *sight.present(sight.here)} - {sight.me}
    needed = sight.me in threat.group or missing_items(sight, threat.task, without_me)
    return [Way(sight.here, "move", 1)] if needed else []


def thefts(sight: Sight, threat: Threat) -> list[Way]:
    """Steal what they need; in the task's own place that is no use without running."""
    if sight.turn["stolen"] or len(sight.held(sight.me)) >= MOST_HELD:
        return []
    places = {sight.at(seat) for seat in threat.group if set(sight.held(seat)) & set(threat.task.items)}
    running = {place: 1 if place == threat.task.place else 0 for place in sorted(places)}
    return [way for place, more in running.items() for way in _work_at(sight, place, "steal", more)]


def riots(sight: Sight, threat: Threat) -> list[Way]:
    """Bring guards into the very place of the task."""
    place = threat.task.place
    there = sight.guards(place, sight.me)
    around = sum(n for other, n in sight.view["guards"].items() if sight.distance(other, place) == 1)
    if threat.guards > around or there + threat.guards > STOPPED + 1:
        return []
    points = sum(work_price(there + n) for n in range(threat.guards))
    blocked = there + threat.guards - 1 >= STOPPED
    return [] if blocked else [Way(place, "riot", sight.distance(sight.here, place) + points)]


def radio(sight: Sight, threat: Threat) -> list[Way]:
    """Send guards there from the radio room."""
    gold = "radio_room" in sight.gold
    if threat.guards > (1 if gold else 2) or "radio_room" in sight.turn["used"]:
        return []
    return _work_at(sight, "radio_room", "use", free=gold)


def blackmail(sight: Sight) -> list[Way]:
    """Draw a card in the warden's office, and have a point left to play it."""
    hand = sight.players[sight.me]["blackmail"]
    if "wardens_office" in sight.turn["used"] or len(hand) >= MOST_CARDS:
        return []
    if "wardens_office" in sight.gold and not (sight.cash(sight.me) or sight.held(sight.me)):
        return []
    return _work_at(sight, "wardens_office", "use", 1)


def _work_at(sight: Sight, place: str, act: str, more: int = 0, *, free: bool = False) -> list[Way]:
    """Going to a place and working there, with points left for more, unless three guards stop it (S-8.3)."""
    guards = sight.guards(place, sight.me)
    if guards >= STOPPED and not free:
        return []
    return [Way(place, act, sight.distance(sight.here, place) + (0 if free else work_price(guards)) + more)]
