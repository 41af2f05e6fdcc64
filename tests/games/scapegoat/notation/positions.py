"""Positions of three players, given by a few fields: loaded, refused, loaded again."""

from typing import Any

import pytest

from alcatraz.games.scapegoat.game import GAME
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from tests.games.scapegoat.scenario import Prison

THREE: list[Json] = [{"at": "chapel"}, {"at": "laundry"}, {"at": "laundry"}]
YARD = ["key", "knife", "clothes", "drug", "tool"]


def loaded(seed: int = 1, **fields: Any) -> Json:
    """The complete position that these few fields stand for."""
    return Prison.load(GAME, {"players": THREE, **fields}, seed).position


def reasons(**fields: Any) -> list[tuple[str, object]]:
    """Why the position is refused: every reason, with the field it speaks of."""
    with pytest.raises(ContractError) as error:
        GAME.load({"players": THREE, **fields}, 1)
    assert error.value.kind == "bad_position"
    return [(problem.id, problem.args.get("field")) for problem in error.value.problems]


def comes_back(table: Prison) -> bool:
    """Whether the position, loaded with another seed, is the same position."""
    return Prison.load(GAME, table.position, seed=99).position == table.position
