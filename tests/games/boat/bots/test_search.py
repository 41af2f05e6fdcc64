"""The searches of `boss`: one move ahead, the alarm, certain wins, circles, and the tree for more players."""

from collections.abc import Iterator

import pytest

from alcatraz.games.boat.bots import boss
from alcatraz.games.boat.bots.search import alpha_beta, looks, tree
from alcatraz.games.boat.bots.search.patience import extra_points, leads_nearer
from alcatraz.games.boat.bots.search.points import points_after, points_now
from alcatraz.games.boat.bots.search.tables import Tables, tables_for
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.rulings import ALTERNATIVES
from alcatraz.games.boat.model.state import BOAT, NO_ALARM, NOT_ENDED, State
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.rules.board import MARKED_BLOCK
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget
from tests.games.boat.bots.positions import crowd, landing
from tests.games.boat.bots.test_levels import SMALL, chosen, teal_ready
from tests.games.boat.scenario import walk, yard

EVERYTHING: Json = {"own_capture": True, "guards": "random", "rulings": list(ALTERNATIVES)}


def tables(s: State) -> Tables:
    return tables_for(block=s.agreed.marked is MARKED_BLOCK)


def search(s: State, iterations: int, seed: int | str = "seed") -> alpha_beta.Search:
    return alpha_beta.Search(s.turn, Thinking(Budget(seed, iterations=iterations)), tables(s))


def after(s: State, move: int) -> State:
    s = s.copy()
    turn.play(s, s.turn, move)
    return s


def walked(players: int, options: Json) -> Iterator[State]:
    """The positions of a few games played at random, without those in which an alarm rings."""
    for seed in range(4):
        s = GAME.new(players, seed, options)
        for number in range(60):
            if s.alarm_row == NO_ALARM:
                yield s.copy()
            listed = turn.list_moves(s, s.turn)
            turn.play(s, s.turn, listed[draw(key_of(seed), number, len(listed))])
            if s.reason != NOT_ENDED:
                break


# -- one move ahead --------------------------------------------------------------------------------


@pytest.mark.no_cover
@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_two_players_a_move_looks_as_it_does_when_it_is_played(options: Json) -> None:
    for s in walked(2, {**options, "alarm": False}):
        listed = turn.list_moves(s, s.turn)
        for move, found in zip(listed, looks.looks(s, listed, tables(s)), strict=True):
            then = after(s, move)
            assert found == (
                -looks.look(then, tables(s)) if then.reason == NOT_ENDED else looks.end_value(then, s.turn)
            )


@pytest.mark.no_cover
@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_more_players_a_move_looks_as_it_does_when_it_is_played(options: Json) -> None:
    for s in walked(3, options):
        listed = [move for move in turn.list_moves(s, s.turn) if move >> moves.KIND <= moves.WALK]
        for move, found in zip(listed, points_after(s, listed, tables(s)), strict=True):
            then = after(s, move)
            assert found == points_now(then, tables(s), then.turn)


def test_B_5_1_every_side_of_the_die_and_every_answer_is_looked_at() -> None:
    s = crowd_of_two()
    for row, answers in enumerate(looks.answer_looks(s, tables(s))):
        ringing = s.copy()
        ringing.alarm_row = row
        assert sorted(answers) == sorted(
            (looks.look(after(ringing, answer), tables(s)), answer) for answer in turn.list_moves(ringing, s.turn)
        )
        assert answers[0][0] == max(value for value, _ in answers)


def crowd_of_two() -> State:
    """Prisoners of both in the ways of guards near the boat and far from it."""
    return yard("""
        . . A . G . T . .
        . T . . . . G . A
        . . G . . . . . .
        . . . . . A G . .
        . A . G . . T . .
        . . . . G . . . .
        . . G . T . . . .
        . . . . . . G . .
        . . . . . . . . .
    """).table.state  # fmt: skip


def test_the_die_is_an_average_of_chances_not_of_points() -> None:
    assert looks.mean_points([50] * 8) == 50
    # One side of eight loses for certain: an even game becomes a little worse.
    assert -60 < looks.mean_points([0] * 7 + [-looks.WON]) < -40
    assert looks.mean_points([looks.WON - 5] * 7 + [looks.WON - 9]) == looks.WON - 9


# -- two players -----------------------------------------------------------------------------------


def test_a_win_in_two_turns_is_seen_with_its_length() -> None:
    """Two prisoners can board and the other player, all in the cell, stops neither."""
    s = yard(amber=["boat", [1, 3], [1, 4]], guards={1: 9, 2: 9, 3: 9}, options={"alarm": False}).table.state
    looking = search(s, 100)
    assert GAME.move_json(looking.best(s, {}))["type"] == "board"
    assert looking.value == looks.WON - s.turns_played - 3


def test_what_was_forgotten_changes_no_certain_win() -> None:
    s = yard(amber=["boat", [1, 3], [1, 4]], guards={1: 9, 2: 9, 3: 9}, options={"alarm": False}).table.state
    forgetful = alpha_beta.Search(0, Thinking(Budget("seed", iterations=100)), tables(s), most_seen=3)
    forgetful.best(s, {})
    assert forgetful.value == looks.WON - s.turns_played - 3


def test_a_boarding_that_the_die_may_punish_is_no_certain_win() -> None:
    """The same with alarms: the guard of row 1 catches the third on one side of the die."""
    s = yard(amber=["boat", [1, 3], [1, 4]], guards={1: 9, 2: 9, 3: 9}).table.state
    looking = search(s, 100)
    looking.best(s, {})
    assert 100 < looking.value <= looks.ALMOST_CERTAIN


def test_a_long_game_does_not_go_round_in_circles() -> None:
    """Both wait, each beside a guard that the other sends back: four moves that two searches repeat without an end."""
    s = GAME.new(2, "c1", {"guards": "random"})
    while s.reason == NOT_ENDED:
        move, _ = boss.think(s, Budget(f"circles/{s.turns_played}/{s.alarm_row}", iterations=3))
        turn.play(s, s.turn, move)
    assert s.reason == BOAT
    assert s.turns_played < 300


def test_patience_ends_slowly_and_only_for_steps_that_lead_no_nearer() -> None:
    s = GAME.new(2, 1, {"first": 0})
    s.turns_played = 80
    assert extra_points(s, Thinking(SMALL)) == {}
    s.turns_played = 200
    s.put(0, 8, 4)
    points = extra_points(s, Thinking(SMALL))
    assert all((points[move] >= 0) == leads_nearer(move) for move in turn.list_moves(s, 0))


def test_impatience_never_outweighs_a_win() -> None:
    s = landing().table.state
    s.turns_played = 999
    for seed in range(8):
        assert GAME.move_json(boss.think(s, Budget(seed, iterations=10))[0])["type"] == "board"


# -- three and four players ------------------------------------------------------------------------


def test_the_tree_sees_that_the_next_player_would_win() -> None:
    assert chosen(teal_ready(". . . . . R . . ."), boss.decide, Budget("seed", iterations=20)) == walk([6, 3], [1, 3])


def test_the_tree_wins_at_once() -> None:
    s = crowd().table.state
    s.boat[0], s.turn, s.guards[0] = 2, 0, 8
    s.put(0, 0, 3)
    assert GAME.move_json(tree.Tree(Thinking(SMALL), tables(s)).best(s, {}))["type"] == "board"


def test_every_seat_of_the_tree_plays_for_itself() -> None:
    node = tree.Node(1, [10, 20, 30], [[0.5, 0.3, 0.2], [0.0, 0.4, 0.6], [0.1, 0.2, 0.7]], [0.3, 0.3, 0.4])
    assert node.best == [0.0, 0.4, 0.6]
    node.learn(1, [0.9, 0.1, 0.0], [0.9, 0.1, 0.0], sampled=False)
    assert node.best == [0.5, 0.3, 0.2]


def test_a_sample_of_the_die_is_not_the_whole_truth() -> None:
    node = tree.Node(0, [10], [[0.5, 0.5]], [1.0])
    node.learn(0, [0.9, 0.1], [0.9, 0.1], sampled=True)
    assert node.estimates[0] == pytest.approx([0.7, 0.3])


def test_the_tree_rolls_the_die_anew_every_time() -> None:
    looking = tree.Tree(Thinking(Budget("seed", iterations=10)), tables_for(block=False))
    rows = set()
    for _ in range(20):
        s = yard("""
            . . . A . . . . G
            . . . . . . . . G
            . . . . . . . . G
            G . . . . . . . .
            G . . . . . . . .
            G . . . . . . . .
            G . . . . . . . .
            G . . . . . . . .
            . . . . . R . T .
        """).table.state  # fmt: skip
        looking._play(s, moves.board(3))
        rows.add(s.alarm_row)
    assert len(rows) > 4


def test_the_tree_heeds_points_for_moves() -> None:
    s = GAME.new(3, 1, {})
    listed = turn.list_moves(s, s.turn)
    wanted = listed[0]
    assert tree.Tree(Thinking(SMALL), tables(s)).best(s, {}) != wanted
    assert tree.Tree(Thinking(SMALL), tables(s)).best(s, dict.fromkeys(listed, -2_000) | {wanted: 0}) == wanted


def test_the_tree_stops_growing_where_memory_ends() -> None:
    looking = tree.Tree(Thinking(Budget("seed", iterations=1000)), tables_for(block=False), most_nodes=7)
    looking.best(GAME.new(3, 1, {}), {})
    assert looking.nodes == 7
