"""What the Scapegoat fears: that the others complete a task in this round."""

from dataclasses import dataclass

from alcatraz.games.scapegoat.bots.simple.errand import Errand, companions_for, errand_for
from alcatraz.games.scapegoat.bots.simple.position import SeenPosition, SeenTask


@dataclass(frozen=True, slots=True)
class Threat:
    task: SeenTask
    seat: int
    group: tuple[int, ...]
    # So many guards more would stop it.
    guards: int


def threats(sight: SeenPosition) -> list[Threat]:
    """The tasks that the others can complete in this round, the nearest to it first."""
    errands = [
        errand
        for task in sight.tasks
        for seat in sight.others(sight.scapegoat)
        if (errand := errand_for(sight, seat, task)) and _in_time(sight, errand)
    ]
    errands.sort(key=lambda errand: errand.points + errand.waiting)
    return [_threat(sight, errand) for errand in errands]


def _in_time(sight: SeenPosition, errand: Errand) -> bool:
    """Everybody it takes can do their part in one turn."""
    place = errand.task.place
    companions = companions_for(sight, errand.seat, errand.task)
    return errand.points <= sight.points(errand.seat) and all(
        sight.distance(sight.at(other), place) <= sight.points(other) for other in companions
    )


def _threat(sight: SeenPosition, errand: Errand) -> Threat:
    task, seat = errand.task, errand.seat
    bearable = task.guards + sight.bribes_for_task(seat)
    group = (seat, *companions_for(sight, seat, task))
    return Threat(task, seat, group, bearable + 1 - sight.guards(task.place, seat))
