"""`alcatraz learn`: the stages in the terminal, wrong moves answered, quitting and going on."""

import pytest

from tests.cli.terminal import Terminal, choosing, terminal

__all__ = ["terminal"]


def test_a_stage_is_learnt_by_choosing_what_it_asks_for(terminal: Terminal) -> None:
    code = terminal.run("learn", "scapegoat", "walk", typist=choosing("Workshop", "", "Take", "", "", "quit"))
    assert code == 0
    assert "Go to the workshop" in terminal.said
    assert "S-6.1" in terminal.said
    assert "2/10 · Guards" in terminal.said


def test_a_useless_move_gets_a_sentence_then_help_then_the_move(terminal: Terminal) -> None:
    terminal.run("learn", "scapegoat", "1", typist=choosing("End turn", "End turn", "quit"))
    assert "That is allowed, but here we go to the workshop" in terminal.said
    assert "Choose the workshop on the board" in terminal.said
    assert "Do this: Move to the Workshop" in terminal.said
    assert "alcatraz learn scapegoat walk" in terminal.said


def test_french_has_the_same_stages(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALCATRAZ_LANGUAGE", "fr")
    terminal.run("learn", "boat", typist=choosing("quit"))
    assert "1/9 · Hors de la cellule" in terminal.said


def test_what_there_is_not_is_refused(terminal: Terminal) -> None:
    assert terminal.run("learn", "chess") == 2
    assert terminal.run("learn", "boat", "walk") == 2
    assert "enter, guard, pass" in terminal.complained
