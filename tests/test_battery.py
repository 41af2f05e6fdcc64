"""The battery: the same properties for every registered game, at every size of table."""

from typing import Any

import pytest

from alcatraz.games.registry import KITS
from alcatraz.kernel.table import Table
from alcatraz.testing.battery import CHECKS, Check

TABLES = [(name, players, seed) for name, kit in KITS.items() for players in kit.game.seats for seed in (1, 2)]


@pytest.mark.battery
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "players", "seed"), TABLES)
def test_battery(name: str, players: int, seed: int, check: Check) -> None:
    kit = KITS[name]
    table: Table[Any] = Table.new(kit.game, players, seed, {})
    check(kit, table, seed)
