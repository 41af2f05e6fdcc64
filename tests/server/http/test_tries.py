"""Moves that were not played: judged from what the seat could know, and played out by bots, the same for everybody."""

from collections.abc import Iterator

import pytest

from alcatraz.kernel.game import Json
from tests.analysis.matches import played
from tests.server.hosted import Hosted, hosted

GAME = played("scapegoat", "rookie rookie rookie", "tries")
RACE = played("boat", "inmate rookie", "c")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("tries") / "tables.db") as running:
        yield running


def first_move(data: Json) -> Json:
    """What was played first, as a try."""
    return {"record": data, "move": 0, "seat": data["moves"][0]["seat"], "moves": [data["moves"][0]["move"]]}


@pytest.mark.parametrize("data", [GAME, RACE], ids=["scapegoat", "boat"])
def test_what_was_played_is_about_as_good_as_what_was_played(server: Hosted, data: Json) -> None:
    answer = server.post("/tries", first_move(data)).json()
    assert answer["way"] == "same"
    assert "About as good as what was played" in answer["text"]
    assert 0 <= answer["tried"] <= 1


def test_words_are_the_readers(server: Hosted) -> None:
    assert "aussi bon" in server.post("/tries", {**first_move(GAME), "language": "fr"}).json()["text"]


def test_a_line_is_played_to_its_end_and_can_be_replayed(server: Hosted) -> None:
    wish = first_move(RACE)
    line = server.post("/lines", wish).json()
    assert line == server.post("/lines", wish).json()
    assert line["record"]["moves"][0] == RACE["moves"][0]
    assert line["text"].startswith("Bots played on from there")
    replay = server.post("/replay", {"record": line["record"]}).json()
    assert "broken" not in replay
    assert len(replay["outline"]) >= len(line["record"]["moves"])


def test_a_try_goes_on_as_the_practice_table_did(server: Hosted) -> None:
    """The page makes the moves at a practice table from the same position."""
    wish = first_move(GAME)
    position = server.post("/positions", {"from": "record", "record": GAME, "at": 0}).json()["position"]
    play = {"type": "play", "seat": wish["seat"], "move": wish["moves"][0], "id": "one"}
    start = {"from": "position", "position": position, "seat": wish["seat"]}
    messages = server.post("/practice", {"start": start, "request": play}).json()["messages"]
    seen = [each["what"]["seat"] for each in messages if each["type"] == "happened" and each["what"]["type"] == "moved"]
    line = server.post("/lines", wish).json()["record"]["moves"]
    assert [each["seat"] for each in line[: len(seen)]] == seen


def test_what_cannot_be_tried(server: Hosted) -> None:
    wish = first_move(GAME)
    kinds = {
        "no_such_moment": {**wish, "move": len(GAME["moves"])},
        "nothing_to_decide": {**wish, "seat": 9},
        "refused": {**wish, "moves": [{"type": "vote", "for": 0}]},
        "no_table": {name: value for name, value in wish.items() if name != "record"} | {"table": "nowhere"},
    }
    for kind, body in kinds.items():
        answer = server.post("/tries", body)
        assert answer.status_code >= 400, kind
        assert answer.json()["message"], kind
    assert server.post("/tries", {**wish, "moves": [wish["moves"][0]] * 17}).status_code == 400


def test_a_table_is_tried_only_after_its_end(server: Hosted) -> None:
    table = server.create(game="boat", seats=[{"kind": "bot"}, {"kind": "open"}])["id"]
    body = {"table": table, "move": 0, "seat": 0, "moves": [{"type": "x"}]}
    assert server.post("/lines", body).json()["kind"] == "not_over"
