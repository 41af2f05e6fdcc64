"""`alcatraz play`: choices by name, the trade dialogue, taking back, the level of bots, the newest game."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from alcatraz.locale.texts import texts
from tests.cli.play.test_prompt import POSITION, TWO, alone, saved
from tests.cli.terminal import Terminal, choosing, lines, terminal

__all__ = ["terminal"]


# -- by name ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["move workshop", "mov work", "workshop", "MOVE TO THE WORKSHOP"])
def test_a_choice_by_its_name_or_the_beginning_of_it(terminal: Terminal, tmp_path: Path, typed: str) -> None:
    terminal.run(*alone(tmp_path), typist=lines([typed]))
    assert "Amber moves from the Warden’s office to the Workshop." in terminal.said


def test_a_name_that_fits_several_is_answered_with_them(terminal: Terminal, tmp_path: Path) -> None:
    guards = {"workshop": 1, "guards_room": 1}
    terminal.run(*alone(tmp_path, guards=guards), typist=lines(["work"]))
    _, asked, after = terminal.shown.partition("Several choices fit; which one?")
    assert asked
    assert "Move to – Workshop" in after
    assert "Riot, guard from – Workshop" in after
    assert "Guards’ room" not in after.partition("Amber>")[0]


def test_a_name_may_be_inside_a_family(terminal: Terminal, tmp_path: Path) -> None:
    players = [{"at": "radio_room"}, *POSITION["players"][1:]]
    guards = {"chapel": 2, "laundry": 1}
    terminal.run(*alone(tmp_path, players=players, guards=guards), typist=lines(["guards", "guard laundry"]))
    assert "A guard from the Chapel …" in terminal.shown


def test_a_name_in_french_without_accents(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), "--language", "fr", typist=lines(["se deplacer salle gard"]))
    assert "Salle des gardiens" in terminal.said.rpartition("se deplacer salle gard")[2]
    assert len(moves_of(tmp_path / "game.json")) == 1


@pytest.mark.parametrize("typed", ["?", "h", "help"])
def test_help_in_three_ways(terminal: Terminal, tmp_path: Path, typed: str) -> None:
    terminal.run(*alone(tmp_path), typist=lines([typed]))
    assert "leave; the game is saved" in terminal.said


def test_what_fits_nothing_says_what_can_be_typed(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=lines(["fly away"]))
    assert "Type the number or the name of a choice" in terminal.said


# -- the trade dialogue ----------------------------------------------------------------------------


def test_a_trade_is_asked_about_before_it_is_offered(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=choosing("Teal …", "1", "", ""))
    assert "→ Offer Teal a trade" in terminal.said
    assert "Amber offers" not in terminal.said


def test_back_leads_to_the_question_before_and_out_of_the_dialogue(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=choosing("Teal …", "1", "back", "back", "End the turn"))
    assert terminal.shown.count("What do you give Teal?") == 2
    assert "Nothing was done." in terminal.shown
    assert "Amber ends the turn with 4 AP unused." in terminal.said


def test_the_last_question_can_be_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=lines(["7", "key", "2", "tool", "back", "", ""]))
    assert "Amber offers Teal a trade: key, 1 Cash for nothing." in terminal.said


def test_why_and_help_inside_the_dialogue(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=choosing("Teal …", "why", "help", "7", "piano", "1", "why"))
    first, _, second = terminal.said.partition("A number or a name answers")
    assert "An offer must move at least one item or 1 Cash. S-7.1" in first
    assert "There is no such choice here" in second
    assert "Type numbers or names, or one of: back" in second
    assert "Nothing stands against it." in second


def test_quit_inside_the_dialogue_saves(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.run(*alone(tmp_path), typist=choosing("Teal …", "quit")) == 0
    assert "Your game is saved." in terminal.shown


# -- taking back -----------------------------------------------------------------------------------


def moves_of(path: Path) -> list[Any]:
    return list(json.loads(path.read_text("utf-8"))["moves"])


def test_a_move_is_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=lines(["workshop", "undo"]))
    assert "Taken back: Move to the Workshop" in terminal.said
    assert moves_of(tmp_path / "game.json") == []


def test_a_drawn_card_cannot_be_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=choosing("Draw 1 blackmail card", "undo"))
    assert "That cannot be taken back" in terminal.said
    assert len(moves_of(tmp_path / "game.json")) == 1


def test_there_may_be_nothing_to_take_back(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=lines(["undo"]))
    assert "There is nothing of yours to take back now." in terminal.said


def test_what_bots_did_since_is_taken_back_too(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "boat.json"
    game = ("play", "boat", "--seed", "7", "--bots", "random", "--option", "first=0", "--save", str(path))
    terminal.run(*game, typist=lines(["1", "1"]))
    assert len(moves_of(path)) == 2
    terminal.run("play", "--resume", str(path), typist=lines(["undo", "log"]))
    assert "Taken back: " in terminal.said
    assert moves_of(path) == []
    assert " brings a prisoner" not in terminal.said.partition("Taken back")[2]


def test_what_another_person_decided_since_stays(terminal: Terminal, tmp_path: Path) -> None:
    path = saved(tmp_path / "game.json", TWO)
    terminal.run("play", "--resume", path, typist=choosing("", "End the turn", "", "undo"))
    assert "There is nothing of yours to take back now." in terminal.said


# -- the level of the bots, and the newest game ----------------------------------------------------


@pytest.mark.parametrize("game", ["scapegoat", "boat"])
def test_bots_play_at_the_middle_level_and_it_is_said(terminal: Terminal, tmp_path: Path, game: str) -> None:
    path = tmp_path / "game.json"
    terminal.run("play", game, "--seed", "1", "--save", str(path))
    assert f"Level: {texts('en').say('lobby-level-inmate')} (inmate)." in terminal.said
    assert {seat.get("policy") for seat in json.loads(path.read_text("utf-8"))["seats"]} == {None, "inmate"}


def test_resume_without_a_file_takes_the_newest_and_lists_the_others(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "alcatraz"
    for seed in ("1", "2", "3"):
        terminal.run("play", "boat", "--seed", seed)
    for age, seed in enumerate(("2", "3", "1")):
        os.utime(folder / f"boat-{seed}.json", (1_000_000 - age, 1_000_000 - age))
    (folder / "notes.json").write_text("{}")
    terminal.run("play", "--resume", typist=lines([]))
    said, _, _ = terminal.shown.partition("You are Amber")
    assert said.index("boat-2.json") < said.index("2 other games are saved:") < said.index("boat-3.json")
    assert "notes" not in said
    assert "--resume " + str(folder / "boat-2.json") in terminal.shown


def test_a_finished_game_is_not_resumed_by_itself(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("play", "boat", "--humans", "0", "--bots", "random", "--seed", "1", "--option", "turn_limit=10")
    assert terminal.run("play", "--resume", "--language", "en") == 2
    assert f"No game is saved that could go on; they are kept in {tmp_path / 'alcatraz'}." in terminal.complained


def test_enter_shows_the_table_again(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*alone(tmp_path), typist=lines(["help", ""]))
    assert terminal.shown.count("Move to · 1 AP") == 2
