"""The radio room: which guard goes where."""

from alcatraz.games.scapegoat.simple.errand import best_errand
from alcatraz.games.scapegoat.simple.listed import least, of_type
from alcatraz.games.scapegoat.simple.sight import Sight
from alcatraz.games.scapegoat.simple.threat import nearest_threat
from alcatraz.kernel.game import Json


def move_guard(sight: Sight, moves: list[Json]) -> Json:
    """Into a threatened task's place as the Scapegoat, out of one's own way as anybody else."""
    threat = nearest_threat(sight) if sight.me == sight.scapegoat else None
    if threat and threat.guards > 0:
        place = threat.task.place
        into = [move for move in of_type(moves, "move_guard") if move["to"] == place]
        return least(into, lambda move: nuisance(sight, move["to"]) - nuisance(sight, move["from"])) or moves[-1]
    useful = [move for move in of_type(moves, "move_guard") if nuisance(sight, move["from"]) > nuisance(sight, move["to"])]
    stop = moves[-1] if moves[-1]["type"] == "done" else moves[0]
    return least(useful, lambda move: (nuisance(sight, move["to"]) - nuisance(sight, move["from"]))) or stop


def nuisance(sight: Sight, place: str) -> int:
    """How much a guard here is in this seat's own way."""
    errand = best_errand(sight, sight.me)
    if errand is None:
        return 0
    if place == errand.task.place:
        return 2 if sight.guards(place, sight.me) > errand.task.guards else 1
    return 1 if any(stop.place == place for stop in errand.stops) else 0
