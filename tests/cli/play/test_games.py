"""`alcatraz play` through a pipe: whole games of both kinds, and games that are left and resumed."""

import json
from pathlib import Path

from tests.cli.terminal import Terminal, Typist, anything, lines, terminal

__all__ = ["terminal"]


def test_a_game_without_arguments_is_the_scapegoat_with_three_bots(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.run("play") == 0
    assert "Alcatraz: The Scapegoat" in terminal.shown
    assert "You are Amber; bots play the others." in terminal.shown
    (saved,) = (tmp_path / "alcatraz").iterdir()
    record = json.loads(saved.read_text("utf-8"))
    assert record["players"] == 4
    assert [("policy" in seat) for seat in record["seats"]] == [False, True, True, True]


def test_a_whole_game_of_the_scapegoat(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    assert terminal.run("play", "--seed", "1", "--bots", "random", "--save", str(saved), typist=anything(1)) == 0
    assert "The end" in terminal.shown
    assert "S-3.4 When everybody loses" in terminal.said
    assert json.loads(saved.read_text("utf-8"))["outcome"]["reason"] == "guards"


def test_a_whole_game_of_the_boat(terminal: Terminal) -> None:
    options = ("--option", "turn_limit=16", "--bots", "random", "--seed", "2")
    assert terminal.run("play", "boat", *options, typist=anything(1)) == 0
    assert "B-6.1 The turn limit" in terminal.said
    assert "Nobody wins: the game is drawn." in terminal.shown


def test_bots_alone(terminal: Terminal) -> None:
    assert terminal.run("play", "boat", "--humans", "0", "--bots", "random", "--option", "turn_limit=12") == 0
    assert "Only bots are playing." in terminal.shown


def test_no_line_is_wider_than_the_screen(terminal: Terminal) -> None:
    terminal.run("play", "--seed", "3", "--bots", "random", "--sides", "random", typist=_some(anything(5), 40))
    told = [line for line in terminal.shown.splitlines() if "--resume" not in line]
    assert max(told, key=len)[80:] == ""


def test_the_end_of_input_tells_how_to_resume(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    assert terminal.run("play", "--seed", "1", "--save", str(saved)) == 0
    assert f"alcatraz play --resume {saved}" in terminal.shown


def test_a_resumed_game_goes_on_as_it_would_have(terminal: Terminal, tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.json", tmp_path / "parted.json"
    game = ("play", "boat", "--seed", "7", "--bots", "random", "--option", "turn_limit=20")
    terminal.run(*game, "--save", str(whole), typist=anything(4))
    typed, end = terminal.typed, terminal.shown.rpartition("The end")[2].replace(str(whole), "")
    # A prisoner, then a square: an even number of lines, so that the first part ends between two moves.
    terminal.run(*game, "--save", str(parted), typist=lines(typed[:6]))
    assert "The end" not in terminal.shown
    terminal.run("play", "--resume", str(parted), typist=lines(typed[6:]))
    assert terminal.shown.rpartition("The end")[2].replace(str(parted), "") == end
    assert json.loads(parted.read_text("utf-8")) == json.loads(whole.read_text("utf-8"))


def test_a_resumed_game_remembers_names_and_log(terminal: Terminal, tmp_path: Path) -> None:
    saved = str(tmp_path / "game.json")
    terminal.run("play", "boat", "--name", "Anna", "--name", "Ben", "--seed", "1", "--save", saved, typist=lines("11"))
    terminal.run("play", "--resume", saved, typist=lines(["log"]))
    assert "Anna, Ben" in terminal.shown
    assert " brings a prisoner out of the cell" in terminal.shown


def _some(typist: Typist, number: int) -> Typist:
    """The first lines of a typist, then the end of input."""
    left = iter(range(number))
    return lambda shown: typist(shown) if next(left, None) is not None else None
