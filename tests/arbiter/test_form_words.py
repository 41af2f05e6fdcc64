"""Everything that the page's form can set has a name there: fields, kinds of moves, choices that wait."""

from collections.abc import Iterator
from typing import Any

import pytest

from alcatraz.arbiter.declared_json import type_json
from alcatraz.games.registry import BUNDLES
from alcatraz.locale.texts import texts

# Set on the drawn board, by switches of their own, or in the JSON text alone.
ELSEWHERE = {
    "cash",
    "chance",
    "edition",
    "format",
    "game",
    "gold",
    "guards",
    "layout",
    "phase",
    "plan",
    "players",
    "prisoners",
    "scapegoat",
    "stamina",
    "tasks",
}


@pytest.mark.parametrize("game", BUNDLES)
def test_every_field_and_kind_has_words(game: str) -> None:
    bundle = BUNDLES[game]
    assert bundle.position is not None
    assert bundle.moves is not None
    wanted = {*words_of(type_json(bundle.position)), *words_of(type_json(bundle.moves))}
    assert sorted(name for name in wanted if not texts("en").has(name)) == []


def words_of(declared: Any) -> Iterator[str]:
    if isinstance(declared, list):
        for each in declared:
            yield from words_of(each)
    if not isinstance(declared, dict):
        return
    for field in declared.get("fields", ()):
        if field["name"] not in ELSEWHERE:
            yield text("field", field["name"])
    constants = declared.get("constants", {})
    if "type" in constants:
        yield text("move", constants["type"])
    if "kind" in constants:
        yield text("pending", constants["kind"])
    for each in declared.values():
        yield from words_of(each)


def text(kind: str, name: str) -> str:
    return f"web-settle-{kind}-{name.replace('_', '-')}"
