"""`alcatraz verify --rulings`: where a recorded game would have differed by other rulings, and by which rule."""

import json
from pathlib import Path
from typing import Any

import pytest

from alcatraz.cli.main import obey
from alcatraz.games.registry import GAMES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.records.record import record

TASK = {"laundry": {"element": "A", "prisoners": 1, "guards": 0, "items": ["key", "tool"]}}
TWO = [{"at": "laundry", "items": ["key"]}, {"at": "laundry", "items": ["tool"]}, {"at": "chapel", "items": ["drug"]}]


def match_from(position: Json, *moves: tuple[int, Json]) -> Json:
    table: Match[Any] = Match.from_position(GAMES[position["game"]], position, 1)
    for seat, move in moves:
        table.play(seat, table.read_move(seat, move))
    return record(table, checkpoints=True)


def completing(**fields: Any) -> Json:
    """Seat 0 ends its turn; seat 1 completes a task with a token of seat 0."""
    paid = {"type": "complete", "pay": [{"seat": 0, "item": "key"}, {"seat": 1, "item": "tool"}]}
    position = {"game": "scapegoat", "tasks": TASK, "players": TWO, "scapegoat": 0, **fields}
    return match_from(position, (0, {"type": "end_turn"}), (1, paid))


def judged(
    data: Json, rulings: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], code: int, language: str = "en"
) -> str:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data))
    assert obey(["verify", str(path), "--rulings", rulings, "--language", language]) == code
    return capsys.readouterr().out


def test_another_event_is_told_with_the_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = judged(completing(), "S-9.4,S-10.2", tmp_path, capsys, 1)
    assert "by these rulings (S-9.4, S-10.2) it differs at move 2 of 2" in text
    assert "In the record: Teal completes the task" in text
    assert "By these rulings: Teal wants to complete" in text
    assert text.endswith("The reading that makes the difference: S-9.4\n")


def test_it_speaks_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = judged(completing(), "S-9.4", tmp_path, capsys, 1, "fr")
    assert "elle diffère au coup 2 sur 2" in text
    assert "La lecture qui fait la différence" in text


def test_a_refused_move_is_told_with_what_refuses_it_and_whose_reading_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S-7.2: the guard limit of the task refuses it (S-9.2), because of the other reading of bribes."""
    position = {
        "game": "scapegoat",
        "guards": {"laundry": 1},
        "tasks": {"laundry": {"element": "A", "prisoners": 1, "guards": 0, "items": []}},
        "players": [{"at": "chapel"}, {"at": "laundry", "cash": 1}, {"at": "chapel"}],
        "turn": {"seat": 1},
    }
    data = match_from(position, (1, {"type": "bribe"}), (1, {"type": "complete", "pay": []}))
    text = judged(data, "S-7.2", tmp_path, capsys, 1)
    assert "differs at move 2 of 2" in text
    assert "  S-9.2: " in text
    assert "The reading that makes the difference: S-7.2" in text


def test_a_game_that_no_other_reading_touches_is_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "the same game by these rulings (S-12.14), all 2 moves" in judged(
        completing(), "S-12.14", tmp_path, capsys, 0
    )


def test_none_takes_the_alternatives_of_the_record_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    robbing = {"game": "scapegoat", "rulings": ["S-6.3"], "players": TWO, "scapegoat": 2, "turn": {"seat": 0}}
    data = match_from(robbing, (0, {"type": "steal", "from": 1}))
    text = judged(data, "none", tmp_path, capsys, 1)
    assert "by these rulings (none) it differs at move 1 of 1" in text
    assert "The reading that makes the difference: S-6.3" in text


def test_a_start_that_would_be_drawn_otherwise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = record(Match.new(GAMES["scapegoat"], 4, 3, {}), checkpoints=True)
    text = judged(data, "S-2.4", tmp_path, capsys, 1)
    assert "by these rulings (S-2.4) it differs from the start" in text


def test_the_other_game_has_rulings_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    yard = {"game": "boat", "guards": [9, 9, 9, 3, 8, 2, 9, 1], "prisoners": [[[1, 3], *["cell"] * 3], ["cell"] * 4]}
    data = match_from(yard, (0, {"type": "board", "from": [1, 3]}))
    text = judged(data, "B-1.3", tmp_path, capsys, 1)
    assert "  B-4.1: " in text
    assert "The reading that makes the difference: B-1.3" in text


@pytest.mark.parametrize("rulings", ["S-5.2", "S-9.4,chess", "", ","])
def test_an_unknown_ruling_is_answered_with_the_known_ones(
    rulings: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = judged(completing(), rulings, tmp_path, capsys, 2)
    assert "Known: S-2.4, S-4.5" in text


def test_a_record_that_does_not_rebuild_is_not_judged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = completing()
    data["checkpoints"][0] = "0" * 16
    assert "differs at move 1 of 2" in judged(data, "S-9.4", tmp_path, capsys, 1)


def test_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(completing()))
    assert obey(["verify", str(path), "--rulings", "S-9.4", "--json"]) == 1
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["move"], found["because"], found["good"]) == (2, ["S-9.4"], False)
