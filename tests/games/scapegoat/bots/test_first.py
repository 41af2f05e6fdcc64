"""The yardsticks `inmate-1` and `boss-1` play today as on the day they were frozen (docs/decisions/0045)."""

from itertools import islice
from typing import Any

import pytest

from alcatraz.games.scapegoat.bots.first.policies import first_boss, first_inmate
from alcatraz.games.scapegoat.bundle import BUNDLE
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.rulings import ALTERNATIVES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.notation.canonical import digest
from alcatraz.kernel.policy import Policy
from alcatraz.matches.match import play_match, play_on
from alcatraz.records.record import record
from tests.games.scapegoat.bots.middles import middle, voting

EVERY_RULING: Json = {"sides": "random", "rulings": list(ALTERNATIVES)}


@pytest.mark.parametrize(
    ("players", "seed", "options", "moves"),
    [
        (4, "a", {}, "sha256:28a80d32aea6a17fbabb77faebac4ece5dc014d3bcd98f191afb585a34adc27e"),
        (3, "b", {}, "sha256:77adc2857cc9a7a808b0d9d816ce17bf82181e6af2bfec3348225fea91d1bfc2"),
        (4, "c", EVERY_RULING, "sha256:2604bc86c41533a45d5691bec967858995b7ed23c8ff149e10760d385234e6c6"),
    ],
)
def test_every_move_of_a_game_is_that_of_the_day(players: int, seed: str, options: Json, moves: str) -> None:
    table = play_match(GAME, [first_inmate] * players, seed, options, iterations=3)
    assert digest(record(table)["moves"]) == moves


@pytest.mark.parametrize(
    ("policy", "moves"),
    [
        (first_boss, "sha256:7b545004020693fd5446edfd7f213a0d3307ab1718ca0e2f3af321e51dcd9df0"),
        (first_inmate, "sha256:359838c6ee2202156342ab8ab15242c216d0916fac92013e18e15fb7c7604e57"),
    ],
)
def test_in_the_middle_of_games_too(policy: Policy, moves: str) -> None:
    """With a budget for comparing plans more than once: `boss-1` plays like `inmate-1` if it has less."""
    played: list[Json] = []
    for position, most in [*((middle(seed), 3) for seed in range(8)), (voting(), 1)]:
        table: Match[Any] = Match.from_position(GAME, {"format": 1, "game": "scapegoat", **position}, 5)
        for _ in islice(play_on(table, [policy] * 4, "middle", iterations=24), most):
            pass
        played += record(table)["moves"]
    assert digest(played) == moves


def test_yardsticks_are_no_levels() -> None:
    assert {"inmate-1", "boss-1"} <= set(BUNDLE.policies)
    assert not {"inmate-1", "boss-1"} & set(BUNDLE.levels)
