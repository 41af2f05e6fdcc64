"""The policy `simple` at whole tables, and in a few situations in which anybody knows what to do."""

from typing import Any

import pytest

from alcatraz.games.boat.bots.simple import decide
from alcatraz.games.boat.game import GAME
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.matches.policies import play_at_random
from tests.games.boat.scenario import COLOURS, Yard, alarm, board, passing, walk, yard


def answer_of(table: Yard, who: str) -> Json:
    view = table.view(who)
    [decision] = view["decisions"]
    assert decision["seat"] == COLOURS.index(who)
    return decide(view, decision, Budget(1))


def played_out(players: int, seed: int, *, at_random: tuple[int, ...] = (), **options: Any) -> Match[Any]:
    """A whole game. Table.play raises on a move that is not legal."""
    table = Match.new(GAME, players, seed, options)
    while seats := GAME.deciding(table.state):
        view = GAME.view(table.state, seats[0])
        policy = play_at_random if seats[0] in at_random else decide
        move = policy(view, view["decisions"][0], Budget(len(table.moves)))
        table.play(seats[0], table.read_move(seats[0], move))
    return table


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"own_capture": True, "guards": "random"}, {"alarm": False}])
def test_a_whole_game_is_legal_and_ends_in_the_boat_long_before_the_limit(players: int, options: Json) -> None:
    for seed in range(3):
        table = played_out(players, seed, **options)
        assert table.position()["outcome"]["reason"] == "boat"
        assert table.position()["turns_played"] < 300


def test_wins_nearly_always_against_one_who_plays_at_random() -> None:
    winners = [played_out(2, seed, at_random=(seed % 2,)).position()["outcome"]["winners"] for seed in range(60)]
    assert sum(won == [1 - seed % 2] for seed, won in enumerate(winners)) >= 57


def test_the_same_seeds_give_the_same_game() -> None:
    assert played_out(4, 7).moves == played_out(4, 7).moves


# -- situations ------------------------------------------------------------------------------------


def test_boards_when_it_can() -> None:
    table = yard(guards={1: 9, 2: 1}, amber=[[2, 4], [9, 9]])
    assert answer_of(table, "amber") == board([2, 4])


def test_goes_to_a_marked_square_from_which_it_can_board_far_from_the_guard() -> None:
    table = yard(guards={1: 1, 2: 1}, amber=["boat", "boat", [2, 8], [9, 1]])
    assert answer_of(table, "amber") == walk([2, 8], [2, 6])


def test_sends_back_the_one_who_would_board_next() -> None:
    table = yard(guards={1: 1, 2: 2}, amber=["boat", "boat", [2, 9], [9, 1]], teal=["boat", "boat", [2, 4]])
    table.plays("amber", answer_of(table, "amber")).shows(teal=["boat", "boat"])


def test_the_alarm_sends_back_others_rather_than_oneself() -> None:
    table = yard(guards={5: 5}, amber=[[5, 2]], teal=[[5, 7], [5, 8]], alarm_row=5)
    assert answer_of(table, "amber") == alarm("right")


def test_passes_when_it_must() -> None:
    table = yard(guards=dict.fromkeys(range(1, 9), 2), amber=["boat", "boat", [7, 1], [8, 1]], teal=[[9, 1]])
    assert answer_of(table, "amber") == passing()
