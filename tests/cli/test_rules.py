"""`alcatraz rules`: the catalogue, one rule, and the search."""

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
    assert "● printed rule · ◐ our ruling" in terminal.said
    assert "columns 5, 4, 7, 3, 8, 2, 9 and 1" in terminal.said
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
