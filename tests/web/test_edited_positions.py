"""Every position that the editors of the page can make is one that the engine reads whole, or refuses with reasons."""

import json
import subprocess
from pathlib import Path

import pytest

from alcatraz.arbiter.sources import arranged
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from tests.arbiter.positions import random_positions
from tools.node import find_node

WEB = Path(__file__).parents[2] / "web"
MADE = 150


def edited(game: str, seed: int) -> list[Json]:
    """Positions of random games after random changes by the editor's own functions."""
    loaded = [BUNDLES[game].game.load(position, "0") for position in random_positions(game, MADE, seed)]
    positions = [arranged(BUNDLES[game].game.position(state)) for state in loaded]
    wish = json.dumps({"game": game, "seed": seed, "positions": positions})
    node = find_node()
    assert node is not None
    command = [str(node.program), "--experimental-strip-types", "build/edited-positions.ts"]
    done = subprocess.run(command, input=wish, capture_output=True, text=True, cwd=WEB, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    made: list[Json] = json.loads(done.stdout)
    return made


@pytest.mark.parametrize("game", BUNDLES)
def test_what_the_editor_makes_survives_the_round_trip(game: str) -> None:
    rules = BUNDLES[game].game
    survived = 0
    for position in edited(game, 1):
        try:
            complete = arranged(rules.position(rules.load(position, "0")))
        except ContractError:
            # What cannot be is told as such; anything else would be a bug of the loader.
            continue
        survived += 1
        assert arranged(rules.position(rules.load(complete, "0"))) == complete
        assert same_pieces(position, complete)
    assert survived > MADE // 3


def same_pieces(position: Json, complete: Json) -> bool:
    """What was said is what was read; the order of tokens, letters and lists of pieces does not matter."""
    return all(_plain(complete[name]) == _plain(value) for name, value in position.items() if name != "turn")


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list):
        return sorted((_plain(each) for each in value), key=repr)
    return value
