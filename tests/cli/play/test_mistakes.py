"""`alcatraz play` with what it cannot use: a sentence, exit code 2, never a traceback."""

import json
from pathlib import Path

import pytest

from alcatraz.games.registry import BUNDLES
from tests.cli.terminal import Terminal, lines, terminal

__all__ = ["terminal"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game “chess”. These there are: scapegoat, boat."),
        (["--players", "7"], "players: this game needs at least 3 and at most 4 players, not 7."),
        (["--players", "many"], "--players: a whole number is expected, not “many”."),
        (["--humans", "5", "--players", "4"], "5 people do not fit at a table of 4"),
        (["--bots", "clever"], "There is no policy “clever” for this game."),
        (["--name", "A name that is far too long"], "1 to 12 characters, please."),
        (["--name", "Anna", "--name", "anna"], "Two people have the same name"),
        (["--option", "sides"], "--option sides: write NAME=VALUE"),
        (["--option", "colour=3"], "options.colour: there is no such field here"),
        (["--sides", "bronze"], '"bronze" is not one of these: silver, gold, random.'),
        (["--layout", "chapel,laundry/chapel"], "3 rows of 4 locations are expected"),
        (["boat", "--sides", "gold"], "options.sides: there is no such field here"),
        (["--edition", "nowhere.toml"], "nowhere.toml cannot be read: No such file or directory"),
        (["--resume", "nowhere.json"], "nowhere.json cannot be read: No such file or directory"),
        (["--sdie", "gold"], "There is no option --sdie."),
        (["--seed"], "--seed needs a value after it."),
    ],
)
def test_what_cannot_be_gets_a_sentence(terminal: Terminal, arguments: list[str], sentence: str) -> None:
    assert terminal.run("play", *arguments) == 2
    assert sentence in " ".join(terminal.complained.split())


def test_a_save_path_that_cannot_be_written(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert terminal.run("play", "--save", str(tmp_path / "file" / "game.json")) == 2
    assert "cannot be written" in terminal.complained


def test_a_save_that_is_not_json_says_where(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text('{"format": 1,\n"game": }')
    assert terminal.run("play", "--resume", str(tmp_path / "game.json")) == 2
    assert "is not JSON: line 2, column 9." in terminal.complained


@pytest.mark.parametrize("content", ["[]", "3", "{}", '{"game": "chess"}', '{"game": ["boat"]}'])
def test_json_that_is_no_record(terminal: Terminal, tmp_path: Path, content: str) -> None:
    (tmp_path / "game.json").write_text(content)
    assert terminal.run("play", "--resume", str(tmp_path / "game.json")) == 2
    assert "is not the record of a game." in terminal.complained


def test_every_mistake_of_a_record_is_told(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal.run("play", "boat", "--seed", "1", "--save", str(path))
    record = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**record, "players": 9, "moves": "none", "seats": [{"name": 3}]}))
    assert terminal.run("play", "--resume", str(path)) == 2
    assert "cannot be resumed:" in terminal.complained
    assert all(field in terminal.complained for field in ("players:", "moves:", "seats[0].name:"))


def test_every_mistake_of_an_edition_is_told(terminal: Terminal, tmp_path: Path) -> None:
    edition_file = BUNDLES["scapegoat"].edition_file
    assert edition_file is not None
    mistaken = edition_file.built_in().replace('id = "start_a_fire"', "id = 7").replace("guards = 0", "guards = 9", 1)
    (tmp_path / "box.toml").write_text(mistaken, encoding="utf-8")
    assert terminal.run("play", "--edition", str(tmp_path / "box.toml")) == 2
    assert "has 2 mistakes:" in terminal.complained
    assert (
        "task 1 (make_a_duplicate_key), guards: a whole number from 0 to 4 is expected, not 9." in terminal.complained
    )


def test_an_edition_of_ones_own_is_played_and_saved(terminal: Terminal, tmp_path: Path) -> None:
    edition_file = BUNDLES["scapegoat"].edition_file
    assert edition_file is not None
    own = edition_file.built_in().replace('id = "house"', 'id = "mine"', 1)
    (tmp_path / "box.toml").write_text(own.replace("Jam the alarm", "Cut the siren"), encoding="utf-8")
    path = str(tmp_path / "game.json")
    terminal.run("play", "--edition", str(tmp_path / "box.toml"), "--seed", "3", "--save", path)
    assert terminal.run("play", "--resume", path, typist=lines(["board"])) == 0
    assert "[A] Cut the siren" in terminal.shown


def test_control_c_loses_nothing(terminal: Terminal, tmp_path: Path) -> None:
    def interrupt(shown: str) -> str:
        raise KeyboardInterrupt

    path = tmp_path / "game.json"
    assert terminal.run("play", "--seed", "3", "--save", str(path), typist=interrupt) == 0
    assert "Your game is saved." in terminal.shown
    assert json.loads(path.read_text("utf-8"))["seed"] == 3
