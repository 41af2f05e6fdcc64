"""The mistakes of `rookie`: guards overlooked, the second best errand, votes by counting elements, early turn ends."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.legal_by_kind import LegalByKind
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.planning import prisoner, scapegoat
from alcatraz.games.scapegoat.bots.planning.decide import choose
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import PLACES
from alcatraz.games.scapegoat.model.state import ACTIONS, NOTHING, VOTING, State
from alcatraz.kernel.chance import draw

# In percent of all decisions.
OVERLOOKS_THE_BEST: Final = 20
STOPS_EARLY: Final = 4
FORGETS_GUARDS: Final = 35
# How often the Scapegoat notices threats.
SEES_A_THREAT: Final = 50
NEVER: Final = 9.0


def choose_with_mistakes(s: State, seat: int, key: bytes) -> int:
    if s.phase == VOTING and s.pending == NOTHING:
        return _vote(s, seat, key)
    if s.phase != ACTIONS or s.pending != NOTHING:
        return choose(s, seat)
    return _take_turn(s, seat, key)


def _vote(s: State, seat: int, key: bytes) -> int:
    """For the seat with the fewest elements, even if it is the only owner of one of them."""
    others = [other for other in range(s.players) if other != seat]
    fewest = min([s.plan[other].bit_count() for other in others])
    fitting = [other for other in others if s.plan[other].bit_count() == fewest]
    return moves.vote(fitting[draw(key, 0, len(fitting))])


def _take_turn(s: State, seat: int, key: bytes) -> int:
    listed = LegalByKind(s, seat)
    if not listed.of(moves.COMPLETE) and draw(key, 1, 100) < STOPS_EARLY:
        return moves.END_TURN
    cache = PositionCache(
        without_most_guards(s, seat) if draw(key, 4, 100) < FORGETS_GUARDS else s, own_errands_only=True
    )
    if seat == s.scapegoat:
        hinder_at = scapegoat.WORTH_HINDERING if draw(key, 2, 100) < SEES_A_THREAT else NEVER
        return scapegoat.take_turn(cache, listed, hinder_at)
    return prisoner.take_turn(cache, listed, 1 if draw(key, 3, 100) < OVERLOOKS_THE_BEST else 0)


def without_most_guards(s: State, seat: int) -> State:
    """A copy of the state without guards, except in the place of the seat."""
    forgotten = s.copy()
    forgotten.guards = [0] * PLACES
    forgotten.guards[s.at[seat]] = s.guards[s.at[seat]]
    return forgotten
