"""`alcatraz rules`: the catalogue, one rule, and the search."""

from pathlib import Path

import pytest

from alcatraz.games.registry import GAMES
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]


def test_every_rule_of_every_game_is_listed(terminal: Terminal) -> None:
    assert terminal.run("rules") == 0
    for game in GAMES.values():
        assert all(f"  {rule.id} " in terminal.shown for rule in game.rulebook.rules)


def test_one_game(terminal: Terminal) -> None:
    assert terminal.run("rules", "--game", "boat") == 0
    assert "B-4.3" in terminal.shown
    assert "S-4.3" not in terminal.shown


def test_a_chapter(terminal: Terminal) -> None:
    assert terminal.run("rules", "s-8") == 0
    assert "S-8 What guards do" in terminal.shown
    assert "S-9.1" not in terminal.shown


def test_a_rule_with_its_marks_numbers_alternative_and_neighbours(terminal: Terminal) -> None:
    assert terminal.run("rules", "b-1.2") == 0
    assert "B-1.2 Where the guards start" in terminal.said
    assert "● printed rule There are 8 guards" in terminal.said
    assert "◐ our ruling From row 1" in terminal.said
    assert "columns E, D, G, C, H, B, I and A" in terminal.said
    assert "Another reading – " in terminal.said
    terminal.run("rules", "S-9.4")
    assert "See also – S-1.3 " in terminal.said


@pytest.mark.parametrize(("language", "word"), [("en", "SCAPEGOAT"), ("fr", "bouc emissaire"), ("fr", "ÉMISSAIRE")])
def test_the_search_ignores_case_and_accents(terminal: Terminal, language: str, word: str) -> None:
    assert terminal.run("rules", "--search", word, "--language", language) == 0
    assert "S-4.6" in terminal.shown


def test_a_search_without_result(terminal: Terminal) -> None:
    assert terminal.run("rules", "--search", "helicopter") == 1
    assert "No rule speaks of “helicopter”." in terminal.shown


def test_an_unknown_rule_names_close_ones(terminal: Terminal) -> None:
    assert terminal.run("rules", "S-9.44") == 1
    assert "There is no rule “S-9.44”. Close to it: " in terminal.complained
    assert "S-9.4" in terminal.complained


def test_an_unknown_game(terminal: Terminal) -> None:
    assert terminal.run("rules", "--game", "chess") == 2
    assert "There is no game “chess”." in terminal.complained


def test_an_alternative_says_how_to_choose_it(terminal: Terminal) -> None:
    assert terminal.run("rules", "S-9.4") == 0
    assert "Another reading – Every owner must agree" in terminal.said
    assert "or type: alcatraz play scapegoat --option 'rulings=[\"S-9.4\"]'" in terminal.said
    assert "This table" not in terminal.said


def test_an_alternative_says_whether_the_table_plays_it(terminal: Terminal) -> None:
    assert terminal.run("rules", "S-9.4", "--rulings", "s-9.4, B-3.4") == 0
    assert "This table plays it." in terminal.said
    assert terminal.run("rules", "S-9.4", "--rulings", "S-10.2") == 0
    assert "This table does not play it." in terminal.said


def test_a_ruling_that_no_table_can_play(terminal: Terminal) -> None:
    assert terminal.run("rules", "--full", "--rulings", "S-1.1") == 2
    assert "No table can play an alternative of “S-1.1”. Those that can be played: " in terminal.complained


def test_a_rule_with_its_example(terminal: Terminal) -> None:
    assert terminal.run("rules", "S-8.3") == 0
    assert "Example – No work under three guards." in terminal.said
    assert "Not allowed. Three guards are watching the Infirmary" in terminal.said


def test_the_introduction_of_a_chapter(terminal: Terminal) -> None:
    assert terminal.run("rules", "S-8") == 0
    assert "go no higher than 4" in terminal.said
    assert "S-8.4" in terminal.shown


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_book_begins_with_how_to_play(terminal: Terminal, language: str) -> None:
    assert terminal.run("rules", "--full", "--language", language) == 0
    for game in GAMES.values():
        assert all(rule.id in terminal.shown for rule in game.rulebook.rules)
    how, law = {"en": ("How to play", "The rules"), "fr": ("Comment jouer", "Les règles")}[language]
    assert terminal.shown.index(how) < terminal.shown.index(f"\n{law}\n")
    assert max(map(len, terminal.shown.splitlines())) <= 80


def test_on_paper_to_a_file(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "rules.html"
    assert terminal.run("rules", "--print", "-o", str(file), "--rulings", "S-9.4", "--language", "fr") == 0
    page = file.read_text(encoding="utf-8")
    assert '<html lang="fr">' in page
    assert "Cette table joue l’autre lecture de\u00a0: S-9.4" in page
    assert str(file) in terminal.complained


def test_on_paper_to_the_output_one_game(terminal: Terminal) -> None:
    assert terminal.run("rules", "--print", "--game", "boat") == 0
    assert terminal.shown.startswith("<!doctype html>")
    assert "Alcatraz (1999)" in terminal.shown
    assert "The Scapegoat" not in terminal.shown


def test_a_file_without_print(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.run("rules", "-o", str(tmp_path / "rules.html")) == 2
    assert "alcatraz rules --print -o rules.html" in terminal.complained
