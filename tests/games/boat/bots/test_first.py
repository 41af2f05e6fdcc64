"""The yardstick `boss-1` plays today as on the day it was frozen (docs/decisions/0065)."""

import pytest

from alcatraz.games.boat.bots.first.policies import first_boss
from alcatraz.games.boat.bundle import BUNDLE
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.rulings import ALTERNATIVES
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.canonical import digest
from alcatraz.matches.match import play_match
from alcatraz.records.record import record

pytestmark = pytest.mark.no_cover

GUARDS_ELSEWHERE: Json = {"alarm": False, "guards": "random"}
EVERY_RULING: Json = {"rulings": list(ALTERNATIVES)}


@pytest.mark.parametrize(
    ("players", "seed", "options", "moves"),
    [
        (2, "a", {}, "sha256:559a0898f597a074d6219961b1135f895f3bb5f9818eada120a55c04ce319b2b"),
        (2, "b", GUARDS_ELSEWHERE, "sha256:122e68a794111a1ef3f096deebf647b25c981e7b9ac63daadc7417e261cf2a3c"),
        (3, "c", {}, "sha256:be9276adaa3cacbdbe2b7615bd1dc600b9d17fb374ac4cef0909f0b4ad53b146"),
        (4, "d", EVERY_RULING, "sha256:e1575c7d65d1a065ed54da5176ba05b7e33c7065511738b6f8cb0d9da0043793"),
    ],
)
def test_every_move_is_that_of_the_day(players: int, seed: str, options: Json, moves: str) -> None:
    table = play_match(GAME, [first_boss] * players, seed, {**options, "turn_limit": 60}, iterations=3)
    assert digest(record(table)["moves"]) == moves


def test_the_yardstick_is_no_level() -> None:
    assert "boss-1" in BUNDLE.policies
    assert "boss-1" not in BUNDLE.levels
