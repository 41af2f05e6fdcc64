"""Threats to the Scapegoat: tasks that the others can complete in this round."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.errand import Errand
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.knowledge.standing import NEAR_THE_END, forecast, lacking_without
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules.guards import counted

# A task of the others that does not end the game still counts a little. To hinder all of them costs the Scapegoat more
# than it gains.
FALLING_BEHIND: Final = 0.1
# Where two more elements end the game: two tasks can be completed in one round.
ONE_MORE_ENDS_IT: Final = 0.3
# A Scapegoat elected again and again (S-4.6: the bonus tells) will hardly get another task to complete: whatever the
# others complete brings the loss nearer. By the bonus, with three players (two make every election) and with four.
SINGLED_OUT_OF_THREE: Final = [0.0, 0.0, 0.35, 0.6]
SINGLED_OUT_OF_FOUR: Final = [0.0, 0.0, 0.1, 0.3]


def loss_weight(s: State, seat: int, element: int) -> float:
    """How bad it is for the Scapegoat if this seat completes a task of this element now: about the odds of a loss."""
    outcome = forecast(s, seat, element)
    behind = ONE_MORE_ENDS_IT if lacking_without(s, s.scapegoat) == NEAR_THE_END else FALLING_BEHIND
    return outcome.stays[s.scapegoat] + max(behind, singled_out(s)) * (1 - outcome.ends)


def singled_out(s: State) -> float:
    """How surely the Scapegoat stays the Scapegoat, by how often it was elected without a break."""
    by_bonus = SINGLED_OUT_OF_THREE if s.players == 3 else SINGLED_OUT_OF_FOUR
    return by_bonus[min(s.bonus, 3)]


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
