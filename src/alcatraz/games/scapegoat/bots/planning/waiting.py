"""Waiting next door: whoever stands in a task's place may find their tokens spent by the next who comes (S-9.4)."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.errand import Errand
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache, points_of
from alcatraz.games.scapegoat.bots.knowledge.standing import NEAR_THE_END, forecast, lacking_without, rounds_left
from alcatraz.games.scapegoat.bots.search.escape_odds import WEIGHT_OF_LOSS
from alcatraz.games.scapegoat.model.bag import count, kinds_in
from alcatraz.games.scapegoat.model.components import GUN
from alcatraz.games.scapegoat.model.state import State

# A task that so probably ends the game is everybody's, whoever completes it.
SHARED: Final = 0.3
# With so few rounds left there is no time to let companions go first; at a table of three it is always the same one.
LAST_ROUNDS: Final = 6
FEW: Final = 3


def waits_beside(cache: PositionCache, errand: Errand) -> bool:
    """Whether to stay next door until the task can be completed at once."""
    s, seat = cache.s, errand.seat
    if cache.hasty or cache.tables.distance[s.at[seat]][errand.place] != 1 or s.plan[seat] >> errand.task.element & 1:
        return False
    now, next_turn = cache.points(seat), points_of(s, seat)
    if (errand.points <= now and not errand.waiting) or errand.points > next_turn:
        return False
    if errand.companions and (s.players == FEW or rounds_left(s) <= LAST_ROUNDS):
        return False
    mine = brings(s, seat, errand)
    return mine > 0 and not _is_shared(s, errand) and not _goes_first(s, errand, mine)


def brings(s: State, seat: int, errand: Errand) -> int:
    """How many of the items that the task asks for the seat holds."""
    held, asked = s.held[seat], errand.task.items
    return count(held, GUN) + sum([min(count(held, kind), count(asked, kind)) for kind in kinds_in(asked)])


def _goes_first(s: State, errand: Errand, mine: int) -> bool:
    """Of those who are waited for, the one who brings the least has the least to lose."""
    away = [other for other in errand.companions if s.at[other] != errand.place]
    return any((brings(s, other, errand), other) > (mine, errand.seat) for other in away)


def _is_shared(s: State, errand: Errand) -> bool:
    """Whether another seat that completes it probably takes this one out too."""
    if lacking_without(s, s.scapegoat) > NEAR_THE_END:
        return False
    for other in range(s.players):
        if other not in (errand.seat, s.scapegoat):
            outcome = forecast(s, other, errand.task.element)
            if outcome.ends - WEIGHT_OF_LOSS * outcome.stays[errand.seat] > SHARED:
                return True
    return False
