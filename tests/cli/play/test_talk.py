"""`alcatraz play` with bots that deal: tempers and named inmates, sentences by number, free text, taking back."""

import json
from pathlib import Path

from tests.cli.play.test_prompt import saved
from tests.cli.terminal import Terminal, lines, terminal

__all__ = ["terminal"]

DEALERS = [{}, {"policy": "inmate:canny:lively", "name": "Cosimo"}, {"policy": "rookie:honest:silent"}]


def negotiating(tmp_path: Path) -> tuple[str, str, str]:
    return ("play", "--resume", saved(tmp_path / "game.json", DEALERS, phase="negotiation"))


def talk_of(tmp_path: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["talk"]
    return found


def test_what_bots_say_is_shown_and_a_sentence_is_answered_by_its_number(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*negotiating(tmp_path), typist=lines(["say", "say 1", "quit"]))
    assert "Cosimo:" in terminal.said
    assert "say and a number" in terminal.said
    assert "Amber: " in terminal.said.rpartition("say 1")[2]


def test_words_of_ones_own_are_heard_if_they_are_a_ready_sentence(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*negotiating(tmp_path), typist=lines(["say rose whom do you vote for", "say nice weather", "quit"]))
    assert "Rose: " in terminal.said.rpartition("say rose whom do you vote for")[2]
    assert "I only understand the ready sentences" in terminal.said


def test_talk_is_kept_with_the_game_and_forgotten_with_a_move_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*negotiating(tmp_path), typist=lines(["say 1", "quit"]))
    before = talk_of(tmp_path)
    assert [said["seat"] for said in before].count(0) == 1
    path = str(tmp_path / "game.json")
    terminal.run("play", "--resume", path, typist=lines(["1", "say hello", "undo", "quit"]))
    assert talk_of(tmp_path) == before


def test_inmates_are_invited_by_their_names(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    terminal.run(
        *("play", "scapegoat", "--players", "3", "--bots", "agnes, boss:edgar", "--save", str(path)), typist=lines([])
    )
    seats = json.loads(path.read_text(encoding="utf-8"))["seats"]
    assert seats[1:] == [
        {"name": "Agnes", "policy": "inmate:honest:lively"},
        {"name": "Edgar", "policy": "boss:rogue:lively"},
    ]


def test_unknown_tempers_are_told_what_there_is(terminal: Terminal) -> None:
    assert terminal.run("play", "scapegoat", "--bots", "inmate:kind") == 2
    assert "agnes" in terminal.complained
