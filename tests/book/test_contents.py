"""What a rulebook contains besides its rules, with the numbers of the table's own box and its own rulings."""

import json
from copy import deepcopy

import pytest

from alcatraz.book.contents import Contents, how_to_choose, played_at, rulebook_contents, table_choices_of
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.games.registry import BUNDLES
from alcatraz.games.scapegoat.model.edition import built_in_edition
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import languages, texts
from tests.example_game import EXAMPLE as WITHOUT_BOOK

every_game = pytest.mark.parametrize("game", BUNDLES)
every_language = pytest.mark.parametrize("language", languages())


def contents(game: str, language: str = "en", played: frozenset[str] | None = None) -> Contents:
    return rulebook_contents(BUNDLES[game], texts(language), played)


@every_game
@every_language
def test_everything_that_lies_in_the_box_is_in_the_book(game: str, language: str) -> None:
    book = contents(game, language)
    assert book.aim
    assert book.start is not None
    assert min(len(part) for part in (book.credits, book.components, book.steps, book.aid, book.glossary)) >= 2
    assert all(step.title and step.text and step.rules for step in book.steps)
    assert all(line.text for box in book.aid for line in box.lines)
    assert all(word.title and word.text for word in book.glossary)


def test_the_boxes_are_credited() -> None:
    assert contents("scapegoat").credits == [
        "Designed by Rafał Cywicki, Krzysztof Hanusz, Krzysztof Cywicki",
        "Kuźnia Gier, 2011",
        "Z-Man Games, 2012",
    ]
    assert contents("boat", "fr").credits == ["Créé par Bernhard Weber", "F.X. Schmid, 1999"]


def test_the_authors_advice_is_in_the_book_of_the_scapegoat() -> None:
    book = contents("scapegoat")
    assert any("no traitor" in each.text for each in book.advice)
    assert any("real prisoners" in each.text for each in book.thoughts)


def test_components_are_counted_in_the_edition() -> None:
    edition = deepcopy(built_in_edition().content)
    edition["tokens"]["key"]["value"] = 7
    edition["sheet"]["cash"]["value"] = 5
    usual = contents("scapegoat").components
    own = rulebook_contents(BUNDLES["scapegoat"], texts("en"), edition=edition).components
    assert any(line.startswith("26 item tokens: 5 keys") for line in usual)
    assert any(line.startswith("28 item tokens: 7 keys") for line in own)
    assert any("Cash (0 to 5)" in line for line in own)


@every_language
def test_a_glossary_is_in_the_order_of_the_alphabet(language: str) -> None:
    titles = [word.title for word in contents("scapegoat", language).glossary]
    before, after = {"en": ("Riot", "Round and turn"), "fr": ("Défausser", "Émeute")}[language]
    assert titles.index(before) + 1 == titles.index(after)


@every_game
def test_every_alternative_on_offer_makes_a_table_that_plays_it(game: str) -> None:
    bundle = BUNDLES[game]
    for rule, choice in table_choices_of(bundle).items():
        found = bundle.game.rulebook.rule(rule)
        assert found is not None
        assert found.alternative
        assert played_at(bundle, choice.example()) == {rule}
        assert Match.new(bundle.game, bundle.usual_players, 1, choice.example()).position()
        (option, value), *_ = choice.example().items()
        how = how_to_choose(bundle, choice, texts("en"))
        assert how.endswith(f"alcatraz play {game} --option '{option}={json.dumps(value)}'")
    assert played_at(bundle, {}) == frozenset()


def readings(book: Contents) -> dict[str, bool | None]:
    entries = [entry for chapter in book.chapters for entry in chapter.entries]
    return {entry.rule.id: entry.other.played for entry in entries if entry.other is not None}


def test_alternatives_say_whether_the_table_plays_them() -> None:
    assert set(readings(contents("scapegoat")).values()) == {None}
    at_a_table = readings(contents("scapegoat", played=frozenset({"S-9.4"})))
    assert [rule for rule, played in at_a_table.items() if played] == ["S-9.4"]
    assert at_a_table["S-10.2"] is False


def test_what_the_program_cannot_do_it_does_not_promise() -> None:
    bundle: GameBundle = BUNDLES["scapegoat"]
    assert (
        how_to_choose(bundle, table_choices_of(bundle).get("S-7.1"), texts("en")) == "The program does not offer this."
    )


def test_a_game_without_a_book_still_has_its_rules() -> None:
    book = rulebook_contents(WITHOUT_BOOK, texts("en"))
    assert (book.aim, book.steps, book.aid, book.start) == ("", [], [], None)
    assert len(book.chapters) == len(WITHOUT_BOOK.game.rulebook.chapters)
