"""The radio room: which guard goes where."""

from alcatraz.games.scapegoat.bots.simple.errand import Errand, best_errand
from alcatraz.games.scapegoat.bots.simple.listed import of_type
from alcatraz.games.scapegoat.bots.simple.position import SeenPosition
from alcatraz.games.scapegoat.bots.simple.threat import threats
from alcatraz.kernel.game import Json


def move_guard(sight: SeenPosition, moves: list[Json]) -> Json:
    """Into a threatened task's place as the Scapegoat, out of one's own way as anybody else."""
    errand = best_errand(sight, sight.me)
    guards = of_type(moves, "move_guard")
    if place := place_to_watch(sight):
        wanted = [move for move in guards if move["to"] == place]
    else:
        wanted = [move for move in guards if relief(sight, errand, move) > 0]
    # S-12.16: one guard must move, the second need not.
    return max(wanted or of_type(moves, "done") or guards, key=lambda move: relief(sight, errand, move))


def place_to_watch(sight: SeenPosition) -> str | None:
    """Where the guards that may still be moved stop something that the Scapegoat fears."""
    left = sight.view["pending"]["left"]
    feared = threats(sight) if sight.me == sight.scapegoat else []
    return next((threat.task.place for threat in feared if 0 < threat.guards <= left), None)


def relief(sight: SeenPosition, errand: Errand | None, move: Json) -> int:
    """How much less this seat's errand is watched after the move."""
    if errand is None or move["type"] == "done":
        return 0
    return nuisance(sight, errand, move["from"]) - nuisance(sight, errand, move["to"])


def nuisance(sight: SeenPosition, errand: Errand, place: str) -> int:
    """How much a guard here is in the way."""
    if place == errand.task.place:
        return 2 if sight.guards(place, sight.me) > errand.task.guards else 1
    return 1 if any(stop.place == place for stop in errand.stops) else 0
