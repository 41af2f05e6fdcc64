"""Golden playthroughs: whole random games, move by move. `python -m tools.playthroughs` writes them anew."""

import pytest

from tests.playthrough_starts import FOLDER, PLAYTHROUGHS, written


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_known_game_plays_as_before(name: str) -> None:
    assert written(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
