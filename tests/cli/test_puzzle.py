"""`alcatraz puzzle`: a position, one try, and the answer."""

from tests.cli.terminal import Terminal, lines, terminal

__all__ = ["terminal"]


def test_a_puzzle_is_asked_tried_and_explained(terminal: Terminal) -> None:
    terminal.run("puzzle", "boat", "1", typist=lines(["1"]))
    assert "Puzzle 1 of" in terminal.said
    assert "Win by force in 2 of your turns" in terminal.said
    assert "The solution:" in terminal.said
    assert "Another one: alcatraz puzzle boat 2" in terminal.said


def test_without_a_number_it_is_the_one_of_the_day_and_one_may_leave(terminal: Terminal) -> None:
    terminal.run("puzzle", "--language", "fr", typist=lines(["quitter"]))
    assert "Problème" in terminal.said


def test_a_number_that_is_none(terminal: Terminal) -> None:
    assert terminal.run("puzzle", "boat", "9999") == 2
