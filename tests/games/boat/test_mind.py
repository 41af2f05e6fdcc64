"""The levels: legal, repeatable, in time, and awake where it counts."""

import time
from collections.abc import Callable

import pytest

from alcatraz.bots.arena import Contest, play_game
from alcatraz.bots.clock import with_clock
from alcatraz.bots.match import play_match, seen_by
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.kit import KIT
from alcatraz.games.boat.mind import boss, inmate, search
from alcatraz.games.boat.mind.sight import lead
from alcatraz.games.boat.mind.thinking import Thinking
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.state import State
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget, Policy
from tests.games.boat.positions import corner, crowd, landing
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
    assert chosen(make(), KIT.policies[level]) == chosen(make(), KIT.policies[level])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", GAME.seats)
def test_every_level_plays_at_every_table(level: str, players: int) -> None:
    table = play_match(GAME, [KIT.policies[level]] * players, "mind", {"turn_limit": 30}, iterations=1)
    assert GAME.outcome(table.state) is not None


@pytest.mark.parametrize("policy", [inmate.decide, boss.decide])
def test_whoever_can_win_wins(policy: Policy) -> None:
    assert chosen(landing(), policy)["type"] == "board"


def test_the_boss_does_not_let_the_other_win() -> None:
    # Teal boards the third next turn, unless a walk of five squares draws the guard of row 1 over it.
    table = yard("""
        . . . T . . . . G
        . . . . . . . . G
        . . . . . . . . G
        G . . . . . . . .
        G . . . . . . . .
        G . A . . . . . .
        G . . . . . . . .
        G . . . . . . . .
        . . . . . . . . .
    """, teal=["boat", "boat"], options={"alarm": False})  # fmt: skip
    assert chosen(table, boss.decide, Budget("seed", iterations=20)) == walk([6, 3], [1, 3])


@pytest.mark.parametrize("players", [2, 4])
def test_a_time_is_kept(players: int) -> None:
    table = play_match(GAME, [inmate.decide] * players, "time", {"turn_limit": 20}, iterations=1)
    view = GAME.view(table.state, 0) | {"outcome": None, "turns_played": 0, "turn": 0, "alarm_row": None}
    decision = {"seat": 0, "kind": "turn", "moves": []}
    begun = time.perf_counter()
    boss.decide(view, decision, with_clock(Budget(1, milliseconds=200)))
    # Twice the time: a busy machine is no bug of the search.
    assert time.perf_counter() - begun < 0.4


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
def test_what_was_seen_before_and_what_was_forgotten_changes_no_value(
    remembered: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "_MOST_SEEN", remembered)
    state = GAME.new(2, 1, {"first": 0, "alarm": False})
    looking = search.Search(0, Thinking(Budget("seed", iterations=10_000)))
    values = {move: plainly(after(state, move), 0, 2) for move in turn.list_moves(state, 0)}
    for low, high in [(5, 9), (6, 9), (-9, -5), (0, 1), (-1, 0), (-10_000, 10_000)]:
        for move, value in values.items():
            found = looking._after(state, move, 3, value + low, value + high)
            assert min(max(found, value + low), value + high) == min(max(value, value + low), value + high)


def test_without_a_clock_a_time_is_a_number_of_positions() -> None:
    thinking = Thinking(Budget("seed", milliseconds=2))
    looked = 0
    while not thinking.over:
        thinking.look()
        looked += 1
    assert looked == 40
