"""Every worked example of every rulebook, played on the engine: what is printed is what the rules answer."""

from typing import Any

import pytest

from alcatraz.book.examples import worked_example
from alcatraz.book.rule_text import rule_or_chapter
from alcatraz.bundle.book import Book, Example
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import languages, texts

BOOKS: list[tuple[GameBundle, Book]] = [(each, each.book()) for each in BUNDLES.values() if each.book is not None]
EXAMPLES = [(bundle, book, example) for bundle, book in BOOKS for example in book.examples]
every_example = pytest.mark.parametrize(("bundle", "book", "example"), EXAMPLES, ids=[each[2].id for each in EXAMPLES])


def found_at(position: Json, path: str) -> Any:
    """`players.1.items` in a position."""
    value: Any = position
    for key in path.split("."):
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


@every_example
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_rules_give_the_answer_of_the_example(bundle: GameBundle, book: Book, example: Example, seed: int) -> None:
    table = Match.from_position(bundle.game, example.position, seed)
    move = table.read_move(example.seat, example.move)
    refusals = table.why_not(example.seat, move)
    assert (not refusals) == example.answer["allowed"]
    if refusals:
        assert refusals[0].rule == example.answer["rule"]
        return
    assert bundle.game.cost(table.state, example.seat, move) == example.answer.get("cost", 0)
    table.play(example.seat, move)
    position = table.position()
    assert {path: found_at(position, path) for path in example.answer["then"]} == example.answer["then"]


@every_example
@pytest.mark.parametrize("language", languages())
def test_an_example_explains_a_rule_in_words_and_with_a_board(
    bundle: GameBundle, book: Book, example: Example, language: str
) -> None:
    told = worked_example(bundle, book, example, texts(language))
    assert rule_or_chapter(bundle.game.rulebook, example.rule) is not None
    assert told.title
    assert told.text
    assert told.answer
    assert told.allowed == example.answer["allowed"]
    assert told.picture.shapes


@every_example
def test_nothing_is_drawn_outside_its_picture(bundle: GameBundle, book: Book, example: Example) -> None:
    picture = worked_example(bundle, book, example, texts("fr")).picture
    assert all(0 <= shape.x <= picture.width and 0 <= shape.y <= picture.height for shape in picture.shapes)
    assert picture.width <= 760


def test_a_swept_prisoner_is_struck_out_and_the_guard_has_its_arrow() -> None:
    (bundle, book), (example,) = BOOKS[1], [each for each in BOOKS[1][1].examples if each.id == "swept"]
    tones = [shape.tone for shape in worked_example(bundle, book, example, texts("en")).picture.shapes]
    assert tones.count("strike") == 1
    assert tones.count("arrow-guard") == 1
