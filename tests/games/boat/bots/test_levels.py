"""The levels: legal, repeatable, in time, and awake where it counts."""

from collections.abc import Callable

import pytest

from alcatraz.games.boat.bots import boss, inmate
from alcatraz.games.boat.bots.evaluation import lead
from alcatraz.games.boat.bots.first import alpha_beta, tree_search
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.bundle import BUNDLE
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.rules import turn
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget, Policy
from alcatraz.matches.arena.contest import Contest, play_game
from alcatraz.matches.match import play_match, seen_by
from tests.games.boat.bots.positions import corner, crowd, landing
from tests.games.boat.scenario import Yard, walk, yard

LEVELS = ("rookie", "inmate", "boss")
SMALL = Budget("seed", iterations=3)


def chosen(table: Yard, policy: Policy, budget: Budget = SMALL) -> Json:
    seat = table.table.state.turn
    view, decision = seen_by(table.table, seat)
    move = policy(view, decision, budget)
    assert move in decision["moves"]
    return move


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("make", [crowd, landing, corner, lambda: yard(alarm_row=3, amber=[[3, 9]])])
def test_every_level_answers_every_decision_the_same_way_twice(level: str, make: Callable[[], Yard]) -> None:
    assert chosen(make(), BUNDLE.policies[level]) == chosen(make(), BUNDLE.policies[level])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", GAME.seats)
def test_every_level_plays_at_every_table(level: str, players: int) -> None:
    table = play_match(GAME, [BUNDLE.policies[level]] * players, "mind", {"turn_limit": 30}, iterations=1)
    assert GAME.outcome(table.state) is not None


@pytest.mark.parametrize("policy", [inmate.decide, boss.decide])
def test_whoever_can_win_wins(policy: Policy) -> None:
    assert chosen(landing(), policy)["type"] == "board"


def teal_ready(last_row: str) -> Yard:
    """Teal boards the third next turn, unless a walk of five squares draws the guard of row 1 over it."""
    return yard(f"""
        . . . T . . . . G
        . . . . . . . . G
        . . . . . . . . G
        G . . . . . . . .
        G . . . . . . . .
        G . A . . . . . .
        G . . . . . . . .
        G . . . . . . . .
        {last_row}
    """, teal=["boat", "boat"], options={"alarm": False})  # fmt: skip


def test_the_boss_does_not_let_the_other_win() -> None:
    table = teal_ready(". . . . . . . . .")
    assert chosen(table, boss.decide, Budget("seed", iterations=20)) == walk([6, 3], [1, 3])


@pytest.mark.parametrize("players", [2, 4])
def test_a_time_is_kept(players: int) -> None:
    table = play_match(GAME, [inmate.decide] * players, "time", {"turn_limit": 20}, iterations=1)
    view = GAME.view(table.state, 0) | {"outcome": None, "turns_played": 0, "turn": 0, "alarm_row": None}
    decision = {"seat": 0, "kind": "turn", "moves": []}
    asked: list[bool] = []

    def expired() -> bool:
        asked.append(len(asked) >= 5)
        return asked[-1]

    boss.decide(view, decision, Budget(1, milliseconds=200, expired=expired))
    assert asked[:6] == [False] * 5 + [True]
    # What has been begun is finished: the moves of one decision, during which the clock may be looked at once more.
    assert len(asked) <= 7


def test_the_seats_of_a_drawn_board_are_even() -> None:
    state = GAME.new(2, 1, {"first": 0})
    assert lead(state, 0) == lead(state, 1) == 0


def test_looking_ahead_changes_nothing_on_the_table() -> None:
    table = crowd()
    before = table.position
    chosen(table, boss.decide)
    assert table.position == before


@pytest.mark.parametrize(("better", "worse"), [("rookie", "random"), ("inmate", "rookie")])
def test_the_better_level_wins_a_short_contest(better: str, worse: str) -> None:
    contest = Contest("boat", (better, worse), 4, draw(key_of("mind"), 0, 100), {"turn_limit": 300})
    results = [play_game(contest, number) for number in range(4)]
    won = sum(result["seats"][seat] == better for result in results for seat in result["winners"])
    assert won >= 3


# -- looking ahead ---------------------------------------------------------------------------------


def after(s: State, move: int) -> State:
    s = s.copy()
    turn.play(s, s.turn, move)
    return s


def plainly(s: State, seat: int, depth: int) -> int:
    """What all lines of so many moves come to, without a shortcut; too few for anybody to win."""
    if depth == 0:
        return lead(s, seat)
    values = [plainly(after(s, move), seat, depth - 1) for move in turn.list_moves(s, s.turn)]
    return max(values) if s.turn == seat else min(values)


@pytest.mark.parametrize("remembered", [60_000, 5])
def test_what_was_seen_before_and_what_was_forgotten_changes_no_value(remembered: int) -> None:
    state = GAME.new(2, 1, {"first": 0, "alarm": False})
    looking = alpha_beta.Search(0, Thinking(Budget("seed", iterations=10_000)), remembered)
    values = {move: plainly(after(state, move), 0, 2) for move in turn.list_moves(state, 0)}
    for low, high in [(5, 9), (6, 9), (-9, -5), (0, 1), (-1, 0), (-10_000, 10_000)]:
        for move, value in values.items():
            found = looking._after(state, move, 3, value + low, value + high)
            assert min(max(found, value + low), value + high) == min(max(value, value + low), value + high)


def test_B_5_1_a_boarding_is_worth_what_the_die_does_on_average() -> None:
    """Whoever rolls turns the guard where it hurts most: here teal over amber's prisoner in row 7."""
    state = yard(amber=[[1, 3], [7, 6]], guards={7: 1}).table.state
    [boarding] = [move for move in turn.list_moves(state, 0) if move >> moves.KIND == moves.BOARD]
    rolled = []
    for row in range(8):
        ringing = after(state, boarding)
        ringing.alarm_row = row
        rolled.append(min(lead(after(ringing, way), 0) for way in (moves.ALARM_LEFT, moves.ALARM_RIGHT)))
    assert len(set(rolled)) > 1
    value = alpha_beta.Search(0, Thinking(Budget("seed", iterations=100)))._after(state, boarding, 1, -10_000, 10_000)
    assert value == sum(rolled) // 8


def test_without_a_clock_a_time_is_a_number_of_positions() -> None:
    thinking = Thinking(Budget("seed", milliseconds=2))
    looked = 0
    while not thinking.over:
        thinking.look()
        looked += 1
    assert looked == 40


def test_a_game_that_lasts_long_is_not_played_in_circles() -> None:
    def played(turns: int) -> set[int]:
        state = GAME.new(2, 1, {"first": 0, "alarm": False})
        state.turns_played = turns
        return {alpha_beta.Search(0, Thinking(Budget(seed, iterations=10))).best(state) for seed in range(8)}

    assert len(played(0)) < len(played(400))


def test_noise_never_outweighs_a_win() -> None:
    state = landing().table.state
    state.turns_played = 999
    for seed in range(8):
        best = alpha_beta.Search(0, Thinking(Budget(seed, iterations=10))).best(state)
        assert GAME.move_json(best)["type"] == "board"


# -- the tree of three and four players ------------------------------------------------------------


def test_the_tree_sees_that_the_next_player_would_win() -> None:
    assert chosen(teal_ready(". . . . . R . . ."), boss.decide, Budget("seed", iterations=20)) == walk([6, 3], [1, 3])


def test_the_tree_wins_at_once() -> None:
    state = crowd().table.state
    state.boat[0], state.turn, state.guards[0] = 2, 0, 8
    state.put(0, 0, 3)
    assert GAME.move_json(tree_search.Tree(Thinking(SMALL)).best(state))["type"] == "board"


def test_every_seat_of_the_tree_plays_for_itself() -> None:
    node = tree_search.Node(1, [10, 20, 30], [[0.5, 0.3, 0.2], [0.0, 0.4, 0.6], [0.1, 0.2, 0.7]], [0.3, 0.3, 0.4])
    assert node.best == [0.0, 0.4, 0.6]
    node.learn(1, [0.9, 0.1, 0.0], [0.9, 0.1, 0.0], sampled=False)
    assert node.best == [0.5, 0.3, 0.2]


def test_a_sample_of_the_die_is_not_the_whole_truth() -> None:
    node = tree_search.Node(0, [10], [[0.5, 0.5]], [1.0])
    node.learn(0, [0.9, 0.1], [0.9, 0.1], sampled=True)
    assert node.estimates[0] == pytest.approx([0.7, 0.3])


def test_the_tree_rolls_the_die_anew_every_time() -> None:
    looking = tree_search.Tree(Thinking(Budget("seed", iterations=10)))
    rows = set()
    for _ in range(20):
        state = yard("""
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
        looking._play(state, moves.board(3))
        rows.add(state.alarm_row)
    assert len(rows) > 4


def test_the_tree_stops_growing_where_memory_ends() -> None:
    looking = tree_search.Tree(Thinking(Budget("seed", iterations=1000)), most_nodes=7)
    looking.best(GAME.new(3, 1, {}))
    assert looking.nodes == 7
