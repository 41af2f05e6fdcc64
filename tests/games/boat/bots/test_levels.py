"""The levels: legal, repeatable, in time, and awake where it counts."""

from collections.abc import Callable

import pytest

from alcatraz.games.boat.bots import boss, inmate
from alcatraz.games.boat.bots.evaluation import lead
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.bundle import BUNDLE
from alcatraz.games.boat.game import GAME
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


def test_without_a_clock_a_time_is_a_number_of_positions() -> None:
    thinking = Thinking(Budget("seed", milliseconds=2))
    looked = 0
    while not thinking.over:
        thinking.look()
        looked += 1
    assert looked == 40
