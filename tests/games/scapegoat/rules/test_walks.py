"""Properties of The Scapegoat over random walks, from the start and from the middle of games."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcatraz.games.registry import BUNDLES
from alcatraz.games.scapegoat.model.bag import count, size
from alcatraz.games.scapegoat.model.components import KINDS, MOST_GUARDS
from alcatraz.games.scapegoat.model.state import NO_TASK, State
from alcatraz.kernel.match import Match
from alcatraz.testing.battery import CHECKS, Check
from alcatraz.testing.walks import walk
from tests.games.scapegoat.bots.middles import middle

pytestmark = pytest.mark.no_cover

KIT = BUNDLES["scapegoat"]


def tokens(s: State) -> int:
    return sum(size(bag) for bag in s.held) + sum(size(bag) for bag in s.stock)


def check_limits(s: State) -> None:
    """S-1.2, S-1.5, S-1.6, S-9.1, and no item where it has no space."""
    edition = s.prison.edition
    assert all(0 <= guards <= MOST_GUARDS for guards in s.guards)
    assert all(0 <= stamina <= edition.most_stamina for stamina in s.stamina)
    assert all(0 <= cash <= edition.most_cash for cash in s.cash)
    assert all(size(bag) <= edition.most_items for bag in s.held)
    assert all(hand.bit_count() <= edition.most_cards for hand in s.hand)
    elements = [s.prison.tasks[card].element for card in s.task_at if card != NO_TASK]
    assert len(elements) <= 3
    assert len(set(elements)) == len(elements)
    assert all(
        count(stock, kind) <= count(space, kind)
        for stock, space in zip(s.stock, s.prison.spaces, strict=True)
        for kind in range(KINDS)
    )


def check_cards(s: State) -> None:
    """No card is twice anywhere, none is lost."""
    tasks = [*s.task_deck, *(card for card in s.task_at if card != NO_TASK)]
    assert len(set(tasks)) == len(tasks)
    hands = sum(hand.bit_count() for hand in s.hand)
    drawn = s.pending_value.bit_count() if KIT.game.decision_kind(s, 0) == "keep" else 0
    assert hands + drawn + len(s.blackmail_deck) + len(s.blackmail_discard) == 11
    assert 0 <= s.task_deck_known <= len(s.task_deck)


@settings(max_examples=25)
@given(seed=st.integers(0, 10**9), players=st.sampled_from([3, 4]), sides=st.sampled_from(["silver", "gold", "random"]))
def test_invariants_hold_in_games_from_the_start(seed: int, players: int, sides: str) -> None:
    state = KIT.game.new(players, seed, {"sides": sides})
    for _ in walk(KIT, state, seed):
        check_limits(state)
        check_cards(state)
        assert tokens(state) == 26
        assert sum(state.guards) == 7 + state.round
    assert state.round == 13 or state.reason == 1


@settings(max_examples=60)
@given(seed=st.integers(0, 10**9))
def test_invariants_hold_in_the_middle_of_games(seed: int) -> None:
    state = KIT.game.load(middle(seed), seed)
    in_play = tokens(state)
    for _ in walk(KIT, state, seed, most=60):
        check_limits(state)
        check_cards(state)
        assert tokens(state) == in_play


@pytest.mark.parametrize("check", [check for check in CHECKS if check.__name__ != "a_record_rebuilds_the_game"])
@pytest.mark.parametrize("seed", range(6))
def test_the_battery_in_the_middle_of_games(check: Check, seed: int) -> None:
    check(KIT, Match.from_position(KIT.game, middle(seed), seed), seed)
