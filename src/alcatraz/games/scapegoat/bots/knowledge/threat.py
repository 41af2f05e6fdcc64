"""What the Scapegoat fears: that the others complete a task in this round."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.errand import Errand
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.knowledge.standing import NEAR_THE_END, forecast, lacking_without
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules.guards import counted

# Every task of the others leaves the Scapegoat further behind, even if it ends nothing. To hinder all of them costs the
# Scapegoat more than it brings, and everybody the time.
FALLING_BEHIND: Final = 0.05
# Two tasks in one round happen: where one is not enough, it is half of what is.
ONE_MORE_ENDS_IT: Final = 0.2


def danger_of(s: State, seat: int, element: int) -> float:
    """How much the Scapegoat has to fear that this seat completes a task of this element now."""
    outcome = forecast(s, seat, element)
    behind = ONE_MORE_ENDS_IT if lacking_without(s, s.scapegoat) == NEAR_THE_END else FALLING_BEHIND
    return outcome.stays[s.scapegoat] + behind * (1 - outcome.ends)


class Threat:
    """`danger`: how likely it leaves the Scapegoat in prison; `guards`: so many more would stop it."""

    __slots__ = ("danger", "errand", "group", "guards")

    def __init__(self, cache: PositionCache, errand: Errand) -> None:
        s = cache.s
        self.errand = errand
        self.group = [errand.seat, *errand.companions]
        self.danger = danger_of(s, errand.seat, errand.task.element)
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
    found.sort(key=lambda threat: (-threat.danger, threat.errand.points))
    return found


def _in_time(cache: PositionCache, errand: Errand) -> bool:
    """Everybody it takes can do their part in one turn."""
    if errand.points > cache.points(errand.seat):
        return False
    row = cache.tables.distance[errand.place]
    return all(row[cache.s.at[other]] <= cache.points(other) for other in errand.companions)
