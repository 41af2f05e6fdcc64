"""Playouts end a round as a sound table would: what they overlook, the search cannot know."""

from collections.abc import Callable

import pytest

from alcatraz.games.scapegoat.bots.knowledge.standing import NEAR_THE_END, lacking_without
from alcatraz.games.scapegoat.bots.planning.decide import choose_carefully
from alcatraz.games.scapegoat.bots.search.playouts import play_on
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.state import ACTIONS, ESCAPE, OVER, State
from alcatraz.games.scapegoat.rules.decisions import apply, deciding
from alcatraz.kernel.match import Match


def carefully(s: State) -> None:
    seat = deciding(s)[0]
    apply(s, seat, choose_carefully(s, seat))


def critical_rounds(games: int) -> list[State]:
    """Of games between sound players: the board after the Scapegoat's turn, where the end is near."""
    found = []
    for number in range(games):
        s = Match.new(GAME, 4, f"playouts/{number}", {}).state
        seen = 0
        while s.phase != OVER:
            if s.phase == ACTIONS and s.turn != s.scapegoat and s.round != seen:
                seen = s.round
                if lacking_without(s, s.scapegoat) <= NEAR_THE_END:
                    found.append(s.copy())
            carefully(s)
    return found


def escapes(s: State, play: Callable[[State], None]) -> bool:
    this_round = s.round
    s = s.copy()
    while s.phase == ACTIONS and s.round == this_round:
        play(s)
    return s.phase == OVER and s.reason == ESCAPE


@pytest.mark.parametrize("games", [5, pytest.param(10, marks=pytest.mark.long)])
def test_playouts_foresee_which_rounds_end_the_game(games: int) -> None:
    rounds = critical_rounds(games)
    really = [escapes(s, carefully) for s in rounds]
    foreseen = [escapes(s, lambda s: play_on(s, s.round)) for s in rounds]
    assert really.count(True) > 3
    assert [a == b for a, b in zip(really, foreseen, strict=True)].count(False) <= 1
