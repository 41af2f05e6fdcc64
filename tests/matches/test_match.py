"""Matches between policies: repeatable, legal, and blind to what their seat may not know."""

import pytest

from alcatraz.games.registry import GAMES
from alcatraz.kernel.errors import MoveRefused
from alcatraz.kernel.game import Game, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.matches.match import play_match, play_on
from alcatraz.matches.policies import play_at_random
from alcatraz.records.record import record

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
SHORT: dict[str, Json] = {"boat": {"turn_limit": 60}}


def looks_at_its_view(view: Json, decision: Json, budget: Budget) -> Json:
    """Random play by the long way: through the view and JSON moves."""
    assert decision in view["decisions"]
    return play_at_random(view, decision, budget)


@games
def test_random_play_is_the_same_with_and_without_a_view(game: Game[object]) -> None:
    options = SHORT.get(game.id, {})
    players = game.seats[-1]
    quick = play_match(game, [play_at_random] * players, "1/7", options)
    long = play_match(game, [looks_at_its_view] * players, "1/7", options)
    assert record(quick) == record(long)


@games
def test_a_policy_sees_the_view_of_its_own_seat(game: Game[object]) -> None:
    asked = []

    def curious(view: Json, decision: Json, budget: Budget) -> Json:
        asked.append((view["you"], decision["seat"], str(budget.seed)))
        assert "chance" not in view
        return play_at_random(view, decision, budget)

    play_match(game, [curious] * game.seats[0], 3, SHORT.get(game.id, {}))
    assert all(you == seat for you, seat, _ in asked)
    seeds = [seed for *_, seed in asked]
    assert len(set(seeds)) == len(seeds)


def test_an_illegal_move_is_an_error() -> None:
    def stubborn(view: Json, decision: Json, budget: Budget) -> Json:
        return {"type": "call_vote"}

    table = Match.new(GAMES["scapegoat"], 3, 1, {})
    with pytest.raises(MoveRefused):
        next(play_on(table, [stubborn] * 3, 1))
