"""The battery: the same properties for every registered game and the how-to's example, at every size of table."""

from typing import Any

import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.match import Match
from alcatraz.testing.battery import Check, every_check, some_rulings
from tests.example_game import EXAMPLE

KNOWN = {**BUNDLES, EXAMPLE.game.id: EXAMPLE}
TABLES = [(name, players, seed) for name, bundle in KNOWN.items() for players in bundle.game.seats for seed in (1, 2)]


@pytest.mark.battery
@pytest.mark.parametrize("check", every_check(), ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "players", "seed"), TABLES)
def test_battery(name: str, players: int, seed: int, check: Check) -> None:
    bundle = KNOWN[name]
    table: Match[Any] = Match.new(bundle.game, players, seed, {})
    check(bundle, table, seed)


WITH_RULINGS = [(name, seed) for name, bundle in BUNDLES.items() if some_rulings(bundle, 0) for seed in range(3, 7)]


@pytest.mark.battery
@pytest.mark.parametrize("check", every_check(), ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seed"), WITH_RULINGS)
def test_battery_with_some_alternatives(name: str, seed: int, check: Check) -> None:
    """Each seed draws another combination of the rules that a table may play by their alternative."""
    bundle = KNOWN[name]
    sizes = bundle.game.seats
    table: Match[Any] = Match.new(bundle.game, sizes[seed % len(sizes)], seed, some_rulings(bundle, seed))
    check(bundle, table, seed)
