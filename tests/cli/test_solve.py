"""`alcatraz solve`: the arbiter names every legal move, and every rule against one that is not."""

import io
import json
from pathlib import Path

import pytest

from alcatraz.cli.main import obey
from alcatraz.kernel.game import Json

WATCHED: Json = {
    "game": "scapegoat",
    "guards": {"infirmary": 3},
    "players": [{"at": "infirmary"}, {"at": "chapel"}, {"at": "chapel", "cash": 2}],
}
VOTING: Json = {**WATCHED, "phase": "voting", "round": 2}
USE = '{"type": "use", "take": ["drug"]}'


@pytest.fixture
def file(tmp_path: Path) -> str:
    return written(tmp_path, WATCHED)


def written(folder: Path, data: Json) -> str:
    path = folder / "position.json"
    path.write_text(json.dumps(data))
    return str(path)


def answer(arguments: list[str], capsys: pytest.CaptureFixture[str], code: int = 0) -> str:
    assert obey(["solve", *arguments, "--language", "en"]) == code
    return capsys.readouterr().out


def test_lists_moves_with_their_cost(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = answer([file], capsys)
    assert "Amber" in text
    assert "Dining hall" in text
    assert "(1 AP)" in text


def test_says_who_would_stay(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "ABCDEF" in answer([file], capsys)


def test_json_lists_every_move_once(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(answer([file, "--json"], capsys))
    [decision] = found["decisions"]
    moves = [entry["move"] for entry in decision["moves"]]
    assert (decision["seat"], decision["kind"]) == (0, "turn")
    assert {"type": "end_turn"} in moves
    assert {entry["cost"] for entry in decision["moves"]} == {0, 1}
    assert found["outcome"] is None


def test_an_allowed_move_and_its_cost(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = answer([file, "--move", '{"type": "move", "to": "dining_hall"}'], capsys)
    assert "Allowed. Cost: 1 AP." in text


def test_a_refused_move_with_rule_title_and_words(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = answer([file, "--move", USE], capsys, 1)
    assert "Not allowed:" in text
    assert "S-8.3  Three guards: no work" in text
    assert "Three guards are watching the Infirmary" in text


def test_out_of_turn(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(answer([file, "--move", '{"type": "end_turn"}', "--seat", "1", "--json"], capsys, 1))
    assert (found["allowed"], found["rule"]) == (False, "S-5.1")
    assert found["reasons"][0]["title"]


def test_simultaneous_decisions_need_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, VOTING)
    assert len(json.loads(answer([file, "--json"], capsys))["decisions"]) == 3
    assert obey(["solve", file, "--move", '{"type": "vote", "for": 1}', "--language", "en"]) == 2
    assert "say with --seat whose move it is" in capsys.readouterr().err
    assert "Allowed" in answer([file, "--move", '{"type": "vote", "for": 1}', "--seat", "2"], capsys)


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps({"game": "boat"})))
    found = json.loads(answer(["-", "--json"], capsys))
    assert len(found["decisions"][0]["moves"]) == 21


def test_a_game_that_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    over = {"game": "boat", "prisoners": [["boat", "boat", "boat", "cell"], ["cell"] * 4]}
    over["outcome"] = {"reason": "boat", "winners": [0], "losers": [1]}  # type: ignore[assignment]
    file = written(tmp_path, over)
    assert "The game is over." in answer([file], capsys)
    assert obey(["solve", file, "--move", '{"type": "pass"}', "--language", "en"]) == 2


def test_all_problems_of_a_position_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, {**WATCHED, "guards": {"chapel": 9}, "weather": "fog", "round": 0})
    assert obey(["solve", file, "--language", "en"]) == 2
    problems = capsys.readouterr().err
    assert all(word in problems for word in ("guards.chapel", "weather", "round"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seat", "1"], "there is no --move"),
        (["--seat", "9", "--move", USE], "There is no seat 9"),
        (["--move", "{"], "--move is not JSON"),
        (["--move", '{"type": "fly"}'], "This is no move of the game"),
    ],
)
def test_wrong_flags(file: str, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["solve", file, *arguments, "--language", "en"]) == 2
    assert sentence in capsys.readouterr().err


def test_french(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["solve", file, "--move", USE, "--language", "fr"]) == 1
    assert "Refusé" in capsys.readouterr().out
