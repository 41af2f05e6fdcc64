"""Of all moves that can be written down, exactly the listed ones are not refused."""

from itertools import product

import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import selections
from alcatraz.games.scapegoat.model.components import (
    BAD_PLAN,
    BULLYING,
    CARDS,
    CHANGE_OF_PLANS,
    ERRAND_BOY,
    ESCORT,
    GOODS,
    ISOLATION_CELL,
    KINDS,
    LOCKDOWN,
    PATROL,
    PLACES,
)
from alcatraz.games.scapegoat.model.state import ACTIONS, NOTHING, State
from alcatraz.games.scapegoat.rules.decisions import deciding, legal, refusals
from alcatraz.testing.walks import walk

pytestmark = pytest.mark.no_cover

BUNDLE = BUNDLES["scapegoat"]
SEATS = range(4)
PLACE = range(PLACES)
ITEM = range(KINDS)
TWO_OF_EACH = sum(2 << 4 * kind for kind in ITEM)
BAGS = [bag for number in range(3) for bag in selections(TWO_OF_EACH, number)]
USES = [
    moves.use(pay, target, bag)
    for pay, target, bag in product(range(len(GOODS) + 1), range(moves.NO_TARGET, len(SEATS)), BAGS)
]
FIELDS = {
    BAD_PLAN: (PLACE,),
    BULLYING: (SEATS, ITEM),
    CHANGE_OF_PLANS: (PLACE, PLACE),
    ESCORT: (SEATS, PLACE),
    ISOLATION_CELL: (SEATS,),
    LOCKDOWN: (PLACE,),
    PATROL: (PLACE, PLACE, range(5)),
}
PLAIN = [
    moves.END_TURN,
    moves.BRIBE,
    moves.STAMINA,
    moves.DONE,
    *moves.WALKS,
    *moves.RIOTS,
    *(moves.drop(item) for item in ITEM),
    *(moves.steal(seat, what) for seat, what in product(SEATS, range(len(GOODS)))),
    *(moves.move_guard(origin, to) for origin, to in product(PLACE, PLACE)),
    *(moves.keep(card) for card in range(len(CARDS))),
    *(moves.choose(card) for card in range(len(CARDS))),
]


def positions(*, every: int) -> list[State]:
    """Positions of random games for four, at both sides of the tiles."""
    found = []
    for seed, sides in enumerate(("silver", "gold", "random")):
        state = BUNDLE.game.new(4, seed, {"sides": sides, "rulings": ["S-12.14"]})
        found += [state.copy() for number, _ in enumerate(walk(BUNDLE, state, seed)) if number % every == 0]
    return [state for state in found if deciding(state)]


def not_refused(s: State, candidates: list[int]) -> set[int]:
    return {move for move in candidates if not refusals(s, deciding(s)[0], move)}


def listed(s: State, candidates: list[int]) -> set[int]:
    return set(legal(s, deciding(s)[0])) & set(candidates)


def plays_of(card: int) -> list[int]:
    if card == ERRAND_BOY:
        # Every ninth, for time; all fields still vary.
        return [moves.errand(place, use) for place, use in product(PLACE, USES[::9])]
    return [moves.blackmail(card, *fields) for fields in product(*FIELDS.get(card, ()))]


def test_actions_free_actions_and_choices_are_listed_exactly_when_not_refused() -> None:
    states = positions(every=3)
    assert {move for s in states for move in listed(s, PLAIN)} > set(moves.WALKS)
    for s in states:
        assert listed(s, PLAIN) == not_refused(s, PLAIN)


def test_uses_are_listed_exactly_when_not_refused() -> None:
    states = positions(every=15)
    assert any(listed(s, USES) for s in states)
    for s in states:
        assert listed(s, USES) == not_refused(s, USES)


@pytest.mark.parametrize("card", range(len(CARDS)), ids=CARDS)
def test_blackmail_is_listed_exactly_when_not_refused(card: int) -> None:
    candidates = plays_of(card)
    turns = [s for s in positions(every=5) if s.phase == ACTIONS and s.pending == NOTHING and s.turn == s.scapegoat]
    for s in turns:
        s.hand[s.scapegoat] = 1 << card
    assert any(listed(s, candidates) for s in turns)
    for s in turns:
        assert listed(s, candidates) == not_refused(s, candidates)
