"""An edition written as TOML is read again as it was."""

import tomllib
from typing import Any

import pytest

from alcatraz.editions.reading import read_toml
from alcatraz.editions.writing import toml_text
from alcatraz.games.registry import BUNDLES

GAMES = [name for name, bundle in BUNDLES.items() if bundle.edition_file is not None]


@pytest.mark.parametrize("game", GAMES)
def test_the_built_in_edition_comes_back(game: str) -> None:
    file = BUNDLES[game].edition_file
    assert file is not None
    content = tomllib.loads(file.built_in())
    written = toml_text(content, "The first line\nand the second")
    assert written.startswith("# The first line\n# and the second\n")
    assert read_toml(written, "box.toml") == (content, [])
    assert max(map(len, written.splitlines())) < 130


@pytest.mark.parametrize(
    "text",
    ['"quoted"', "back\\slash", "line\nbreak\ttab", "\x00\x1f\x7f", "é « ° » 😀", "[table]", "# no comment", "'''", ""],
)
def test_every_text_comes_back(text: str) -> None:
    content: dict[str, Any] = {"format": 1, text or "empty": {"deep": [{"er": text}]}, "name": {"en": text}}
    assert read_toml(toml_text(content), "box.toml") == (content, [])


def test_empty_lists_and_tables_come_back() -> None:
    content: dict[str, Any] = {"a": [], "b": {}, "c": {"d": {}}, "e": [{}], "f": [1, {"g": True}], "h": -0.5}
    assert read_toml(toml_text(content), "box.toml") == (content, [])


def test_a_long_list_has_a_line_for_each_value() -> None:
    content = {"blackmail": {"cards": [f"card_number_{number}" for number in range(12)], "source": "house"}}
    assert '    "card_number_3",\n' in toml_text(content)


def test_what_cannot_be_read_is_said_in_a_sentence() -> None:
    for text in ("a = " + "[" * 5_000, "a = " + "9" * 5_000, "a = " + "{ b = " * 5_000):
        content, problems = read_toml(text, "box.toml")
        assert content is None
        assert [problem.args["path"] for problem in problems] == ["box.toml"]
