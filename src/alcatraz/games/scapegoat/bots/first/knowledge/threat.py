"""Threats to the Scapegoat: tasks that the others can complete in this round."""

from typing import Final

from alcatraz.games.scapegoat.bots.first.knowledge.errand import Errand
from alcatraz.games.scapegoat.bots.first.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.first.knowledge.standing import NEAR_THE_END, forecast, lacking_without
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules.guards import counted

# A task of the others that does not end the game still counts a little. To hinder all of them costs the Scapegoat more
# than it gains.
FALLING_BEHIND: Final = 0.05
# Where two more elements end the game: two tasks can be completed in one round.
ONE_MORE_ENDS_IT: Final = 0.2


def loss_weight(s: State, seat: int, element: int) -> float:
    """How bad it is for the Scapegoat if this seat completes a task of this element now: about the odds of a loss."""
    outcome = forecast(s, seat, element)
    behind = ONE_MORE_ENDS_IT if lacking_without(s, s.scapegoat) == NEAR_THE_END else FALLING_BEHIND
    return outcome.stays[s.scapegoat] + behind * (1 - outcome.ends)


class Threat:
    """`loss_weight`: about the odds that it leaves the Scapegoat behind; `guards`: how many more would stop it."""

    __slots__ = ("errand", "group", "guards", "loss_weight")

    def __init__(self, cache: PositionCache, errand: Errand) -> None:
        s = cache.s
        self.errand = errand
        self.group = [errand.seat, *errand.companions]
        self.loss_weight = loss_weight(s, errand.seat, errand.task.element)
        bearable = errand.task.guards + s.cash[errand.seat]
        self.guards = bearable + 1 - counted(s, errand.seat, errand.place)


def threats(cache: PositionCache) -> list[Threat]:
    """The tasks that the others can complete in this round, the most dangerous first."""
    s = cache.s
    found = []
    for place in cache.tasks:
        for seat in range(s.players):
            if seat != s.scapegoat:
                errand = cache.errand(seat, place)
                if _in_time(cache, errand):
                    found.append(Threat(cache, errand))
    found.sort(key=lambda threat: (-threat.loss_weight, threat.errand.points))
    return found


def _in_time(cache: PositionCache, errand: Errand) -> bool:
    """Whether the seat and its companions have the points for it in one turn each."""
    if errand.points > cache.points(errand.seat):
        return False
    row = cache.tables.distance[errand.place]
    return all(row[cache.s.at[other]] <= cache.points(other) for other in errand.companions)
