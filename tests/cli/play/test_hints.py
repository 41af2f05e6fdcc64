"""`hint` and `why 1` in `alcatraz play`, and free taking back."""

from pathlib import Path

from tests.cli.play.test_prompt import POSITION, alone
from tests.cli.terminal import Terminal, lines, terminal

__all__ = ["terminal"]

READY = {
    "tasks": {"chapel": "make_a_duplicate_key"},
    "players": [{"at": "chapel", "items": ["key", "clothes"], "plan": "BCDEF"}, *POSITION["players"][1:]],
    "scapegoat": 1,
    "turn": {"seat": 0, "ap": 3},
}


def test_a_hint_names_the_place_first_and_then_the_move(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path, **READY), typist=lines(["hint", "hint"]))
    first, again = terminal.said.partition("(hint again: the move)")[::2]
    assert "Look at the Chapel." in first
    assert "you escape" not in first
    assert "Complete the task" in again
    assert "“Make a duplicate key” is all that the plan still needs: you escape." in again


def test_a_hint_in_french(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path, **READY), "--language", "fr", typist=lines(["conseil", "conseil"]))
    assert "Regardez ce lieu : Chapelle." in terminal.said.replace("\u00a0", " ")
    assert "vous vous évadez" in terminal.said


def test_several_people_at_one_keyboard_have_no_hints(terminal: Terminal, tmp_path: Path) -> None:
    arguments = ["play", "boat", "--humans", "2", "--seed", "1", "--save", str(tmp_path / "game.json")]
    terminal.run(*arguments, typist=lines(["", "hint"]))
    assert "There are no hints where several people play at one keyboard." in terminal.said


def test_a_bot_says_why(terminal: Terminal, tmp_path: Path) -> None:
    arguments = ["play", "boat", "--bots", "simple", "--option", "first=1", "--seed", "1"]
    terminal.run(*arguments, "--save", str(tmp_path / "game.json"), typist=lines(["", "why 1", "why 9"]))
    assert "Teal: It brings another prisoner into play" in terminal.said
    assert "No bot has made that many moves yet." in terminal.said


def test_free_taking_back_of_what_showed_a_card(terminal: Terminal, tmp_path: Path) -> None:
    office = {"players": [{"at": "wardens_office"}, *POSITION["players"][1:]]}
    typed = ["use", "undo"]
    terminal.run(*alone(tmp_path, **office), typist=lines(typed))
    assert "That cannot be taken back" in terminal.said
    terminal.run(*alone(tmp_path, **office), "--take-back", typist=lines(typed))
    assert "Taken back:" in terminal.said
