"""Waiting next to a task: in its place the tokens of a seat may be spent by the next seat that comes (S-9.4)."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.errand import Errand, completing
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache, points_of
from alcatraz.games.scapegoat.bots.knowledge.standing import NEAR_THE_END, forecast, lacking_without, rounds_left
from alcatraz.games.scapegoat.bots.search.escape_odds import WEIGHT_OF_LOSS
from alcatraz.games.scapegoat.model.bag import count, kinds_in
from alcatraz.games.scapegoat.model.components import GUN
from alcatraz.games.scapegoat.model.state import State

# A task that ends the game with at least this probability need not be protected from others.
SHARED: Final = 0.3
# With so few rounds left, or three players, letting companions go first costs too much time.
LAST_ROUNDS: Final = 6
FEW: Final = 3


def waits_beside(cache: PositionCache, errand: Errand) -> bool:
    """Whether to stay next door until the task can be completed at once."""
    s, seat = cache.s, errand.seat
    if (
        cache.own_errands_only
        or cache.tables.distance[s.at[seat]][errand.place] != 1
        or s.plan[seat] >> errand.task.element & 1
    ):
        return False
    now, next_turn = cache.points(seat), points_of(s, seat)
    if (errand.points <= now and not errand.waiting) or errand.points > next_turn:
        return False
    if errand.companions and (s.players == FEW or rounds_left(s) <= LAST_ROUNDS):
        return False
    mine = brings(s, seat, errand)
    return mine > 0 and not _is_shared(s, errand) and not _goes_first(s, errand, mine)


def must_wait(cache: PositionCache, errand: Errand) -> bool:
    """Whether all is in hand, and the missing companions cannot complete the task before this seat plays again."""
    s, place = cache.s, errand.place
    away = [other for other in errand.companions if s.at[other] != place]
    if errand.missing or not away or cache.own_errands_only:
        return False
    row = cache.tables.distance[place]
    if any(row[s.at[other]] > points_of(s, other) for other in away):
        return True
    return all(row[s.at[other]] + completing(s, other, place, errand.task) > points_of(s, other) for other in away)


def brings(s: State, seat: int, errand: Errand) -> int:
    """How many of the items that the task asks for the seat holds."""
    held, asked = s.held[seat], errand.task.items
    return count(held, GUN) + sum([min(count(held, kind), count(asked, kind)) for kind in kinds_in(asked)])


def _goes_first(s: State, errand: Errand, mine: int) -> bool:
    """Whether this seat goes in first: of those that wait for each other, the one that brings the fewest items."""
    away = [other for other in errand.companions if s.at[other] != errand.place]
    return any((brings(s, other, errand), other) > (mine, errand.seat) for other in away)


def _is_shared(s: State, errand: Errand) -> bool:
    """Whether this seat probably escapes too if another one completes the task."""
    if lacking_without(s, s.scapegoat) > NEAR_THE_END:
        return False
    for other in range(s.players):
        if other not in (errand.seat, s.scapegoat):
            outcome = forecast(s, other, errand.task.element)
            if outcome.ends - WEIGHT_OF_LOSS * outcome.stays[errand.seat] > SHARED:
                return True
    return False
