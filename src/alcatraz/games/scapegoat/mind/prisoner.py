"""The turn of a prisoner who is not the Scapegoat: complete what is worth it, or work on the best errand."""

from typing import Final

from alcatraz.games.scapegoat import moves
from alcatraz.games.scapegoat.mind.completing import complete, is_worth_it
from alcatraz.games.scapegoat.mind.errand import Errand
from alcatraz.games.scapegoat.mind.fetching import follow, idle, in_passing
from alcatraz.games.scapegoat.mind.listed import Listed
from alcatraz.games.scapegoat.mind.look import BEATEN, Look
from alcatraz.games.scapegoat.mind.shopping import FAR
from alcatraz.games.scapegoat.mind.standing import NEAR_THE_END, lacking_without
from alcatraz.games.scapegoat.mind.trading import offer
from alcatraz.games.scapegoat.mind.waiting import waits_beside
from alcatraz.games.scapegoat.state import State

# An errand that can be finished in this very turn beats every other.
IN_THIS_TURN: Final = 6.0
NO_GOAL: Final = -1
# Whoever may be elected next wants to be near a task, any task: so much more do points count then.
IN_PERIL: Final = 3.0
# For the companions' steps it is less: many voters do not see them.
COMPANIONS_IN_PERIL: Final = 0.9


def take_turn(look: Look, listed: Listed, skip: int = 0) -> int:
    """`skip`: how many of the best errands the seat overlooks."""
    move = complete(look, listed)
    if move is None:
        move = in_passing(look, listed)
    if move is None:
        move = _work(look, listed, skip)
    if move is None:
        move = idle(look, listed)
    return moves.END_TURN if move is None else move


def _work(look: Look, listed: Listed, skip: int) -> int | None:
    for errand in attractive(look, listed.seat)[skip:]:
        if errand.points >= FAR or not is_worth_it(look.s, listed.seat, errand.place):
            continue
        move = offer(look, listed, errand)
        if move is None:
            move = follow(look, listed, errand)
        if move is not None:
            return move
        if not errand.missing and (look.s.at[listed.seat] == errand.place or waits_beside(look, errand)):
            # In place or next door, waiting for the others: running after something else would only cost the meeting.
            return None
    return None


def attractive(look: Look, seat: int) -> list[Errand]:
    """The best errand first: cheap, useful, and not somebody else's before."""
    errands = look.errands(seat)
    errands.sort(key=lambda errand: cost(look, errand))
    return errands


def may_be_next(s: State, seat: int) -> bool:
    """Whether the end is near and nobody else is needed less: then whoever is furthest from a task is elected."""
    mine = lacking_without(s, seat)
    others = [other for other in range(s.players) if other not in (seat, s.scapegoat)]
    return mine <= NEAR_THE_END and all(lacking_without(s, other) >= mine for other in others)


def cost(look: Look, errand: Errand) -> float:
    effort = look.effort(errand)
    if may_be_next(look.s, errand.seat):
        effort += IN_PERIL * errand.points + COMPANIONS_IN_PERIL * errand.waiting
    if errand.points <= look.points(errand.seat) and not errand.waiting:
        return effort - IN_THIS_TURN
    s = look.s
    for other in range(s.players):
        if other not in (errand.seat, s.scapegoat) and other not in errand.companions:
            theirs = look.errand(other, errand.place)
            if theirs.points + theirs.waiting < errand.points + errand.waiting - 1:
                return effort + BEATEN
    return effort


def choose_errand(look: Look, seat: int) -> int:
    """The place of the task that the seat works on next; NO_GOAL if none is worth it."""
    for errand in attractive(look, seat):
        if errand.points < FAR and is_worth_it(look.s, seat, errand.place):
            return errand.place
    return NO_GOAL
