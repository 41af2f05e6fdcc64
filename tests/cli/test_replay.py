"""`alcatraz replay`: a record as a protocol, step by step, and through different eyes."""

import io
import json
from pathlib import Path

import pytest

from alcatraz.cli.main import obey
from alcatraz.cli.replay.pages import QUIT, ReplayPages, step_wished
from alcatraz.cli.screen.screen import Screen, make_console
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Json
from alcatraz.locale.texts import texts
from alcatraz.matches.match import play_match
from alcatraz.matches.policies import play_at_random
from alcatraz.records.film import Film
from alcatraz.records.record import record

KIT = BUNDLES["scapegoat"]


@pytest.fixture(scope="module")
def match() -> Json:
    table = play_match(KIT.game, [play_at_random] * 3, 5)
    table.seats = [{"name": "Ada"}, {"policy": "random"}, {}]
    table.talk = [{"type": "say", "id": 1, "seat": 0, "round": 1, "text": "Not me."}]
    return record(table, checkpoints=True)


@pytest.fixture
def file(match: Json, tmp_path: Path) -> str:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match))
    return str(path)


def shown(arguments: list[str], capsys: pytest.CaptureFixture[str], code: int = 0) -> str:
    assert obey(["replay", *arguments, "--language", "en"]) == code
    return capsys.readouterr().out


def test_protocol_tells_everything_in_order(file: str, match: Json, capsys: pytest.CaptureFixture[str]) -> None:
    text = shown([file], capsys)
    assert "seen by a spectator" in text
    assert "Round 13 begins." in text
    assert "Ada" in text
    assert f"{len(match['moves']):>4}  " in text
    assert "S-3.4" in text
    assert "Ada: Not me." in text


def test_votes_are_secret_from_others_and_open_with_open(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Ada votes." in shown([file], capsys)
    assert "Ada votes." in shown([file, "--seat", "1"], capsys)
    assert "Ada votes." not in shown([file, "--seat", "0"], capsys)
    assert "Ada votes." not in shown([file, "--open"], capsys)


def test_to_stops_the_protocol(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = shown([file, "--to", "3"], capsys)
    assert "   3  " in text
    assert "   4  " not in text
    assert "How it ended" not in text


def test_french(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["replay", file, "--language", "fr"]) == 0
    assert "vu par un spectateur" in capsys.readouterr().out


def test_open_view_lays_everything_open(match: Json) -> None:
    film = Film(KIT, match)
    opened, public = film.view(5, AUTHORITY), film.view(5, SPECTATOR)
    assert len(opened["task_deck"]) == public["task_deck_count"]
    assert all("blackmail" in sheet for sheet in opened["players"])
    assert "chance" not in opened
    assert opened.keys() >= public.keys()


def test_a_broken_record_is_shown_as_far_as_it_goes(
    match: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.json"
    path.write_text(
        json.dumps({**match, "checkpoints": [*match["checkpoints"][:9], *["0" * 16] * len(match["moves"][9:])]})
    )
    text = shown([str(path)], capsys, code=1)
    assert "   9  " in text
    assert "After move 10 the position is another one" in text


@pytest.mark.parametrize(
    ("answer", "page"),
    [("", 6), ("n", 6), ("suivant", 6), ("b", 4), ("retour", 4), ("12", 12), ("jump 12", 12), ("e", 40), ("fin", 40)],
)
def test_answers_at_the_prompt(answer: str, page: int) -> None:
    assert step_wished(answer, 5, 40) == page


def test_leaving_and_mumbling_at_the_prompt() -> None:
    assert step_wished("q", 5, 40) == QUIT
    assert step_wished("what", 5, 40) is None
    assert step_wished("jump far", 5, 40) is None


def test_stepping(match: Json, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nb\nb\n7\neh?\n999\nq\n"))
    film = Film(KIT, match)
    ReplayPages(film, 0, Screen(make_console()), texts("en")).step_through(0)
    text = capsys.readouterr().out
    steps = [line for line in text.splitlines() if line.startswith(("Move ", "The start"))]
    last = film.last
    assert steps == [
        "The start",
        f"Move 1 of {last}",
        "The start",
        "The start",
        f"Move 7 of {last}",
        f"Move 7 of {last}",
        f"Move {last} of {last}",
    ]
    assert "Press Enter for the next move" in text
    assert "How it ended" in text


def test_the_end_of_input_ends_the_replay(
    match: Json, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    film = Film(KIT, match)
    ReplayPages(film, SPECTATOR, Screen(make_console()), texts("en")).step_through(0)
    steps = [line for line in capsys.readouterr().out.splitlines() if line.startswith(("Move ", "The start"))]
    assert steps == ["The start", f"Move 1 of {film.last}"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seat", "7"], "There is no seat 7 in this record"),
        (["--seat", "1", "--open"], "--seat and --open exclude each other"),
        (["--to", "100000"], "--to: this record has"),
    ],
)
def test_wrong_flags(file: str, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["replay", file, *arguments, "--language", "en"]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{", "is not JSON"),
        ("[1]", "object"),
        ('{"x": NaN}', "is not JSON"),
        ('{"game": "chess", "moves": []}', "there is no game"),
        ('{"game": "boat", "moves": []}', "This record cannot be opened"),
        ('{"game": "boat", "moves": [], "talk": [3]}', "talk[0]"),
    ],
)
def test_wrong_files(tmp_path: Path, content: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "record.json"
    path.write_text(content)
    assert obey(["replay", str(path), "--language", "en"]) == 2
    assert sentence in capsys.readouterr().err


def test_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["replay", "nowhere.json", "--language", "en"]) == 2
    assert "nowhere.json" in capsys.readouterr().err


def test_open_hands_are_drawn(match: Json) -> None:
    film = Film(KIT, match)
    view = film.view(3, AUTHORITY)
    view["players"][2]["blackmail"] = ["patrol", "escort"]
    drawn = [
        "".join(piece for piece, _ in line)
        for line in KIT.drawing.sheets(view, texts("en").named(KIT.words.names(view, "en")).tell, 100)
    ]
    assert "▪ Rose Patrol, Escort" in drawn
