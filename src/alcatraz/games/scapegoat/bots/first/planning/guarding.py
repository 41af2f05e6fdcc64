"""The radio room: which guard goes where."""

from alcatraz.games.scapegoat.bots.first.knowledge.errand import Errand
from alcatraz.games.scapegoat.bots.first.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.first.knowledge.threat import Threat, threats
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.rules.decisions import legal


def move_guard(cache: PositionCache, seat: int) -> int:
    return best_guard_moves(cache, seat, 1)[0]


def best_guard_moves(cache: PositionCache, seat: int, number: int) -> list[int]:
    """The best first: onto threatened tasks as the Scapegoat, out of the way of its own errand as any other seat."""
    s = cache.s
    in_reach = [threat for threat in threats(cache) if threat.guards > 0] if seat == s.scapegoat else []
    errands = cache.errands(seat)
    errand = errands[0] if errands else None
    return sorted(legal(s, seat), key=lambda move: -worth(cache, seat, in_reach, errand, move))[:number]


def worth(cache: PositionCache, seat: int, in_reach: list[Threat], errand: Errand | None, move: int) -> float:
    if move == moves.DONE:
        return 0.05
    origin, to = moves.a_of(move), moves.b_of(move)
    total = relief(cache, errand, origin) - relief(cache, errand, to)
    for threat in in_reach:
        total += 4 * threat.loss_weight * ((to == threat.errand.place) - (origin == threat.errand.place))
    if seat != cache.s.scapegoat:
        # Tasks that the others complete help this seat too.
        total += 0.3 * ((origin in cache.tasks) - (to in cache.tasks))
    return total


def relief(cache: PositionCache, errand: Errand | None, place: int) -> float:
    """How much a guard here is in the way of the seat's own errand."""
    if errand is None:
        return 0.0
    if place == errand.place:
        return 1.0 if cache.s.guards[place] > errand.task.guards else 0.6
    if place == errand.stop:
        return 0.5 if cache.s.guards[place] >= 2 else 0.2
    return 0.0
