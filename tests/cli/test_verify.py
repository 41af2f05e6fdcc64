"""`alcatraz verify`: good records are good, and a changed one is caught at the move where it differs."""

import json
from pathlib import Path

import pytest

from alcatraz.cli.main import obey
from alcatraz.games.registry import GAMES
from alcatraz.kernel.game import Json
from alcatraz.matches.match import play_match
from alcatraz.matches.policies import play_at_random
from alcatraz.records.record import record


@pytest.fixture(scope="module")
def match() -> Json:
    return record(play_match(GAMES["boat"], [play_at_random] * 2, 3, {"turn_limit": 40}), checkpoints=True)


def written(folder: Path, data: Json, name: str = "record.json") -> str:
    path = folder / name
    path.write_text(json.dumps(data))
    return str(path)


def told(files: list[str], capsys: pytest.CaptureFixture[str], code: int) -> str:
    assert obey(["verify", *files, "--language", "en"]) == code
    return capsys.readouterr().out


def test_a_good_record(match: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = told([written(tmp_path, match)], capsys, 0)
    assert "good. 40 moves rebuilt, 40 checkpoints" in text


def test_a_record_without_checkpoints_is_good_too(
    match: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = {name: value for name, value in match.items() if name != "checkpoints"}
    assert "the last position and the outcome agree" in told([written(tmp_path, plain)], capsys, 0)


def test_the_move_where_a_record_differs(match: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Another legal move in the middle: its own checkpoint does not fit any more."""
    other = play_match(GAMES["boat"], [play_at_random] * 2, 3, {"turn_limit": 40})
    game = other.game
    state = game.new(2, 3, {"turn_limit": 40})
    for seat, move in other.moves[:17]:
        game.apply(state, seat, move)
    seat, played = other.moves[17]
    another = next(move for move in game.legal(state, seat) if move != played)
    moves = [*match["moves"][:17], {"seat": seat, "move": game.move_json(another)}, *match["moves"][18:]]
    text = told([written(tmp_path, {**match, "moves": moves})], capsys, 1)
    assert "differs at move 18 of 40" in text
    assert f"not {match['checkpoints'][17]}" in text
    assert "Up to move 17 everything agrees." in text


def test_a_move_that_the_rules_refuse(match: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = [*match["moves"][:4], {"seat": match["moves"][4]["seat"], "move": {"type": "pass"}}, *match["moves"][5:]]
    text = told([written(tmp_path, {**match, "moves": moves})], capsys, 1)
    assert "differs at move 5 of 40" in text
    assert '{"type":"pass"}' in text


def test_another_end(match: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = {**match, "digest": "sha256:0"}
    assert "another last position" in told([written(tmp_path, plain)], capsys, 1)
    won = {**match, "outcome": {"reason": "boat", "winners": [0], "losers": [1]}}
    assert "another outcome" in told([written(tmp_path, won)], capsys, 1)


def test_several_files_and_the_worst_exit_code(match: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = written(tmp_path, match, "good.json"), written(tmp_path, {**match, "digest": ""}, "bad.json")
    assert "1 of 2 records are good." in told([good, bad], capsys, 1)
    assert "1 of 3 records are good." in told([good, bad, str(tmp_path / "none.json")], capsys, 2)


def test_json(match: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = {**match, "checkpoints": ["0" * 16, *match["checkpoints"][1:]]}
    assert obey(["verify", "--json", written(tmp_path, match, "a"), written(tmp_path, broken, "b")]) == 1
    good, bad = json.loads(capsys.readouterr().out)
    assert (good["good"], good["moves"], good["checkpoints"]) == (True, 40, 40)
    assert (bad["good"], bad["move"], bad["played"]) == (False, 1, match["moves"][0])


def test_too_few_checkpoints(match: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = told([written(tmp_path, {**match, "checkpoints": [3]})], capsys, 1)
    assert "one checkpoint after every move" in text
    assert "checkpoints[0]: a text is expected" in text


def test_french(match: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["verify", written(tmp_path, match), "--language", "fr"]) == 0
    assert "conforme" in capsys.readouterr().out
