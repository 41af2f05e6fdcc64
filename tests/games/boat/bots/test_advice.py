"""Advice and reasons in the yard: the move of `boss`, and one sentence why."""

from typing import Any

import pytest

from alcatraz.games.boat.bots import boss
from alcatraz.games.boat.bots.advice.advisor import ADVISOR
from alcatraz.games.boat.game import GAME
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.locale.texts import texts
from alcatraz.matches.match import chosen_move, seen_by
from tests.games.boat.scenario import Yard, yard

pytestmark = pytest.mark.no_cover


def advised(table: Yard, iterations: int = 20) -> tuple[Json, str]:
    view = GAME.view(table.table.state, table.table.state.turn)
    advice = ADVISOR.advise(view, view["decisions"][0], Budget("hint", iterations))
    return advice.move, texts("en").tell(advice.reason)


def why(table: Yard, move: Json) -> str:
    reason = ADVISOR.why(GAME.view(table.table.state, SPECTATOR), table.table.state.turn, move, [])
    assert reason is not None
    return texts("en").tell(reason)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advice_is_the_move_of_boss(players: int) -> None:
    table: Match[Any] = Match.new(GAME, players, f"advice {players}", {})
    for number in range(30):
        view, decision = seen_by(table, table.state.turn)
        advice = ADVISOR.advise(view, decision, Budget(number, 2))
        assert advice.move == boss.decide(view, decision, Budget(number, 2))
        assert texts("fr").tell(advice.reason)
        table.play(table.state.turn, chosen_move(table, table.state.turn, boss.decide, Budget(number, 1)))


def test_the_third_prisoner_boards() -> None:
    table = yard(amber=["boat", "boat", [1, 3]], guards={1: 9})
    move, reason = advised(table)
    assert move == {"type": "board", "from": [1, 3]}
    assert reason == "It is the third prisoner in the boat, and the game is yours."


def test_a_guard_sweeps() -> None:
    table = yard(amber=[[9, 9]], teal=[[7, 5]], guards={7: 7})
    reason = why(table, {"type": "walk", "from": [9, 9], "to": [9, 1]})
    assert reason != "The guard catches Teal’s prisoner on E7."
    table = yard(amber=[[9, 1]], teal=[[7, 5]], guards={7: 6})
    assert why(table, {"type": "walk", "from": [9, 1], "to": [7, 1]}) == "The guard catches Teal’s prisoner on E7."


def test_a_third_boarding_is_stopped() -> None:
    """The guard of row 1 is drawn in front of teal, who would have boarded from E2 and won."""
    table = yard(amber=[[1, 9]], teal=["boat", "boat", [2, 5]], guards={1: 4, 2: 9})
    move, reason = advised(table)
    assert move == {"type": "walk", "from": [1, 9], "to": [1, 8]}
    assert reason == "Teal was about to board a third prisoner: this stops it."


def test_a_bot_speaks_of_itself() -> None:
    table = yard(amber=["boat", "boat", [1, 3]], guards={1: 9})
    said = why(table, {"type": "board", "from": [1, 3]})
    assert said == "It is the third prisoner in the boat, and the game is mine."


def test_the_place_to_look_at() -> None:
    table = yard(amber=["boat", "boat", [1, 3]], guards={1: 9})
    view = GAME.view(table.table.state, 0)
    advice = ADVISOR.advise(view, view["decisions"][0], Budget(1, 5))
    assert advice.place == {"square": [1, 3]}
    assert texts("en").tell(advice.look) == "Look at the prisoner on C1."
