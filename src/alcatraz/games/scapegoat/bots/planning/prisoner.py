"""The turn of a prisoner who is not the Scapegoat: complete what is worth it, or work on the best errand."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.errand import Errand
from alcatraz.games.scapegoat.bots.knowledge.item_routes import FAR
from alcatraz.games.scapegoat.bots.knowledge.legal_by_kind import LegalByKind
from alcatraz.games.scapegoat.bots.knowledge.position_cache import BEATEN, PositionCache
from alcatraz.games.scapegoat.bots.knowledge.standing import NEAR_THE_END, lacking_without
from alcatraz.games.scapegoat.bots.planning.completing import complete, is_worth_it
from alcatraz.games.scapegoat.bots.planning.fetching import follow, idle, in_passing
from alcatraz.games.scapegoat.bots.planning.spare_time import spend_time
from alcatraz.games.scapegoat.bots.planning.trading import offer
from alcatraz.games.scapegoat.bots.planning.waiting import must_wait, waits_beside
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import State

# An errand that can be finished in this turn comes before every other.
IN_THIS_TURN: Final = 6.0
NO_GOAL: Final = -1
# A seat that may be elected next should be near a task: points until the next task weigh this much more.
IF_NEXT: Final = 3.0
# Added for every companion who has something better to do: such tasks are waited for in vain.
NOT_COMING: Final = 1.5
# Less for companions' steps, because many voters do not count them.
COMPANIONS_IF_NEXT: Final = 0.9


def take_turn(cache: PositionCache, listed: LegalByKind, skip: int = 0) -> int:
    """`skip`: how many of the best errands the seat overlooks."""
    move = complete(cache, listed)
    if move is None:
        move = in_passing(cache, listed)
    if move is None:
        move = _work(cache, listed, skip)
    if move is None:
        move = idle(cache, listed)
    if move is None and not cache.own_errands_only:
        goal = choose_errand(cache, listed.seat)
        move = spend_time(cache, listed, goal, 0 if goal == cache.s.at[listed.seat] else 1)
    return moves.END_TURN if move is None else move


def _work(cache: PositionCache, listed: LegalByKind, skip: int) -> int | None:
    for errand in attractive(cache, listed.seat)[skip:]:
        if errand.points >= FAR or not is_worth_it(cache.s, listed.seat, errand.place):
            continue
        move = offer(cache, listed, errand)
        if move is None and must_wait(cache, errand):
            move = spend_time(cache, listed, errand.place)
        if move is None:
            move = follow(cache, listed, errand)
        if move is not None:
            return move
        if _waits(cache, errand):
            return None
    return None


def _waits(cache: PositionCache, errand: Errand) -> bool:
    """Out of points at a stop, or in place or next door waiting for companions: another errand would lead astray."""
    s, here = cache.s, cache.s.at[errand.seat]
    if here == errand.stop:
        return not s.used >> here & 1
    return not errand.missing and (here == errand.place or waits_beside(cache, errand))


def attractive(cache: PositionCache, seat: int) -> list[Errand]:
    """The errands sorted by cost: cheap, useful, and not completed earlier by another seat."""
    errands = cache.errands(seat)
    errands.sort(key=lambda errand: cost(cache, errand))
    return errands


def may_be_next(s: State, seat: int) -> bool:
    """Whether the end is near and no other seat is needed less: of equals the furthest from a task is elected."""
    mine = lacking_without(s, seat)
    others = [other for other in range(s.players) if other not in (seat, s.scapegoat)]
    return mine <= NEAR_THE_END and all(lacking_without(s, other) >= mine for other in others)


def cost(cache: PositionCache, errand: Errand) -> float:
    effort = cache.effort(errand)
    if may_be_next(cache.s, errand.seat):
        effort += IF_NEXT * errand.points + COMPANIONS_IF_NEXT * errand.waiting
    if errand.points <= cache.points(errand.seat) and not errand.waiting:
        return effort - IN_THIS_TURN
    s = cache.s
    for other in errand.companions:
        if s.at[other] != errand.place and not comes(cache, other, errand.place):
            effort += NOT_COMING
    for other in range(s.players):
        if other not in (errand.seat, s.scapegoat) and other not in errand.companions:
            theirs = cache.errand(other, errand.place)
            if theirs.points + theirs.waiting < errand.points + errand.waiting - 1:
                return effort + BEATEN
    return effort


def comes(cache: PositionCache, seat: int, place: int) -> bool:
    """Whether the task is the one that this seat probably works on itself."""
    errands = cache.errands(seat)
    return bool(errands) and errands[0].place == place


def choose_errand(cache: PositionCache, seat: int) -> int:
    """The place of the task that the seat works on next; NO_GOAL if none is worth it."""
    for errand in attractive(cache, seat):
        if errand.points < FAR and is_worth_it(cache.s, seat, errand.place):
            return errand.place
    return NO_GOAL
