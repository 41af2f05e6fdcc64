"""The page's answers are those of `alcatraz solve`, position by position."""

import io
import json
from random import Random

import pytest

from alcatraz.cli.main import obey
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.server.http.positions import judged
from alcatraz.wire import JudgePosition
from tests.arbiter.positions import random_positions

ALSO_FOR_DRAWING = {"refused", "position", "facts", "pieces", "seats"}


@pytest.mark.parametrize("game", BUNDLES)
@pytest.mark.parametrize("positions", [50, pytest.param(250, marks=pytest.mark.long)])
def test_the_page_answers_as_solve_does(
    game: str, positions: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    luck = Random(1)
    for position in random_positions(game, positions, 1):
        language = luck.choice(["en", "fr"])
        page = asked(position, language)
        solved = solve(position, [], language, monkeypatch, capsys)
        assert {name: page[name] for name in page if name not in ALSO_FOR_DRAWING} == solved
        for seat, move in some_moves(page, luck):
            flags = ["--move", json.dumps(move), "--seat", str(seat)]
            judgement = asked(position, language, seat=seat, move=move)["judgement"]
            assert judgement == solve(position, flags, language, monkeypatch, capsys)


def some_moves(page: Json, luck: Random) -> list[tuple[int, Json]]:
    """One that is allowed and one that is not, if there are any."""
    listed = [
        (decision["seat"], move["move"])
        for decision in page["decisions"]
        for move in decision["moves"]
        if move["cost"] is not None
    ]
    refused = [(entry["seat"], entry["move"]) for entry in page["refused"]]
    return [luck.choice(moves) for moves in (listed, refused) if moves]


def asked(position: Json, language: str, **more: object) -> Json:
    answer = judged(JudgePosition(position, language=language, **more))  # type: ignore[arg-type]
    assert answer.status == 200, answer.body
    told: Json = json.loads(answer.body)
    return told


def solve(
    position: Json,
    flags: list[str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Json:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(position)))
    assert obey(["solve", "-", "--json", "--language", language, *flags]) in (0, 1)
    told: Json = json.loads(capsys.readouterr().out)
    return told
