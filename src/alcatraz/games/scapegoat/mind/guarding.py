"""The radio room: which guard goes where."""

from alcatraz.games.scapegoat import moves
from alcatraz.games.scapegoat.decisions import legal
from alcatraz.games.scapegoat.mind.errand import Errand
from alcatraz.games.scapegoat.mind.look import Look
from alcatraz.games.scapegoat.mind.threat import Threat, threats


def move_guard(look: Look, seat: int) -> int:
    return best_guard_moves(look, seat, 1)[0]


def best_guard_moves(look: Look, seat: int, number: int) -> list[int]:
    """Into a threatened task's place as the Scapegoat, out of one's own way as anybody else; the best first."""
    s = look.s
    feared = [threat for threat in threats(look) if threat.guards > 0] if seat == s.scapegoat else []
    errands = look.errands(seat)
    errand = errands[0] if errands else None
    return sorted(legal(s, seat), key=lambda move: -worth(look, seat, feared, errand, move))[:number]


def worth(look: Look, seat: int, feared: list[Threat], errand: Errand | None, move: int) -> float:
    if move == moves.DONE:
        return 0.05
    origin, to = moves.a_of(move), moves.b_of(move)
    total = relief(look, errand, origin) - relief(look, errand, to)
    for threat in feared:
        total += 4 * threat.danger * ((to == threat.errand.place) - (origin == threat.errand.place))
    if seat != look.s.scapegoat:
        # What the others are about to do helps as well.
        total += 0.3 * ((origin in look.tasks) - (to in look.tasks))
    return total


def relief(look: Look, errand: Errand | None, place: int) -> float:
    """How much a guard here is in the way of the own errand."""
    if errand is None:
        return 0.0
    if place == errand.place:
        return 1.0 if look.s.guards[place] > errand.task.guards else 0.6
    if place == errand.stop:
        return 0.5 if look.s.guards[place] >= 2 else 0.2
    return 0.0
