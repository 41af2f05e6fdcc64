"""The yardsticks `inmate-1` and `boss-1` play today as on the day they were frozen (docs/decisions/0045)."""

import pytest

from alcatraz.games.scapegoat.bots.first.policies import first_boss, first_inmate
from alcatraz.games.scapegoat.bundle import BUNDLE
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.rulings import ALTERNATIVES
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.canonical import digest
from alcatraz.kernel.policy import Policy
from alcatraz.matches.match import play_match
from alcatraz.records.record import record

EVERY_RULING: Json = {"sides": "random", "rulings": list(ALTERNATIVES)}


@pytest.mark.parametrize(
    ("policy", "players", "seed", "options", "moves"),
    [
        (first_inmate, 4, "a", {}, "sha256:28a80d32aea6a17fbabb77faebac4ece5dc014d3bcd98f191afb585a34adc27e"),
        (first_inmate, 3, "b", {}, "sha256:77adc2857cc9a7a808b0d9d816ce17bf82181e6af2bfec3348225fea91d1bfc2"),
        (first_inmate, 4, "c", EVERY_RULING, "sha256:2604bc86c41533a45d5691bec967858995b7ed23c8ff149e10760d385234e6c6"),
        (first_boss, 4, "d", {}, "sha256:c0a6dd914db7da22c26742041e3db02ce9f9b48b82570308266ee0d6aaa74084"),
        (
            first_boss,
            3,
            "e",
            {"sides": "gold"},
            "sha256:a0e4010c534e128d29507814f9f0b65b5d7812832c6ffc127d9fe873e6c5bd5a",
        ),
    ],
)
def test_every_move_is_that_of_the_day(policy: Policy, players: int, seed: str, options: Json, moves: str) -> None:
    table = play_match(GAME, [policy] * players, seed, options, iterations=3)
    assert digest(record(table)["moves"]) == moves


def test_yardsticks_are_no_levels() -> None:
    assert {"inmate-1", "boss-1"} <= set(BUNDLE.policies)
    assert not {"inmate-1", "boss-1"} & set(BUNDLE.levels)
