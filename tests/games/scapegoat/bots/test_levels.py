"""The three levels at whole tables: every move legal, nothing but seed and budget behind a choice."""

from collections.abc import Callable
from typing import Any

import pytest

from alcatraz.games.scapegoat.bots.levels import boss, inmate, rookie
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.rulings import ALTERNATIVES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget, Policy
from alcatraz.matches.time_budget import with_clock
from tests.games.scapegoat.bots.middles import middle, voting

ALL_RULINGS = list(ALTERNATIVES)


def seen(table: Match[Any]) -> tuple[Json, Json]:
    seat = GAME.deciding(table.state)[0]
    view = GAME.view(table.state, seat)
    return view, next(decision for decision in view["decisions"] if decision["seat"] == seat)


def step(table: Match[Any], policy: Policy, iterations: int) -> None:
    """Table.play raises on a move that is not legal."""
    view, decision = seen(table)
    move = policy(view, decision, Budget(len(table.moves), iterations))
    table.play(decision["seat"], table.read_move(decision["seat"], move))


def played_out(policy: Policy, players: int, seed: int, iterations: int = 1, **options: Any) -> Match[Any]:
    """The policy at the first seat, and rookies, which decide at once."""
    table = Match.new(GAME, players, seed, options)
    while seats := GAME.deciding(table.state):
        step(table, rookie if seats[0] else policy, iterations)
    return table


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("policy", [rookie, inmate])
def test_a_whole_game_of_legal_moves(policy: Policy, players: int) -> None:
    assert GAME.outcome(played_out(policy, players, 1, sides="random").state)


@pytest.mark.parametrize("policy", [rookie, inmate])
def test_a_whole_game_with_every_ruling_the_other_way(policy: Policy) -> None:
    assert GAME.outcome(played_out(policy, 4, 2, sides="random", rulings=ALL_RULINGS).state)


@pytest.mark.parametrize(("players", "options"), [(3, {"sides": "gold"}), (4, {"rulings": ALL_RULINGS})])
def test_the_boss_plays_a_whole_game_of_legal_moves(players: int, options: Json) -> None:
    assert GAME.outcome(played_out(boss, players, 3, iterations=2, **options).state)


@pytest.mark.parametrize(("position", "moves"), [*((middle(seed), 3) for seed in range(8)), (voting(), 1)])
def test_the_boss_weighs_its_plans_and_all_of_them_are_legal(position: Json, moves: int) -> None:
    table = Match.from_position(GAME, {"format": 1, "game": "scapegoat", **position}, 5)
    for _ in range(moves):
        step(table, boss, 24)
    assert len(table.moves) == moves


@pytest.mark.parametrize("policy", [rookie, inmate, boss])
def test_the_same_view_and_seed_give_the_same_move(policy: Policy) -> None:
    view, decision = seen(Match.new(GAME, 4, 7, {}))
    assert policy(view, decision, Budget("s", 12)) == policy(view, decision, Budget("s", 12))


def clock_that_expires_after(looks: int) -> Callable[[], bool]:
    """The looks at the clock are counted, so that no test waits for a real one."""
    left = [looks]

    def expired() -> bool:
        left[0] -= 1
        return left[0] < 0

    return expired


@pytest.mark.parametrize("looks", [0, 1, 9])
def test_the_boss_answers_as_soon_as_the_time_is_over(looks: int) -> None:
    table = Match.new(GAME, 4, 7, {})
    view, decision = seen(table)
    move = boss(view, decision, Budget("s", milliseconds=1, expired=clock_that_expires_after(looks)))
    assert not table.why_not(decision["seat"], table.read_move(decision["seat"], move))


def test_a_time_without_a_clock_is_no_reason_to_think_for_ever() -> None:
    view, decision = seen(Match.new(GAME, 4, 7, {}))
    assert boss(view, decision, Budget("s", milliseconds=60))


def test_the_boss_thinks_until_its_time_is_over_and_no_longer() -> None:
    passed = [0]

    def clock() -> float:
        """Every look at it takes a millisecond."""
        passed[0] += 1
        return passed[0] / 1000

    view, decision = seen(Match.new(GAME, 4, 7, {}))
    boss(view, decision, with_clock(Budget("s", milliseconds=200), clock))
    assert 185 <= passed[0] <= 200
