"""Replays over HTTP: pages of a table and of a record, whose eyes are allowed, and what is refused."""

from collections.abc import Iterator

import httpx2 as httpx
import pytest

from alcatraz.kernel.game import Json
from tests.server.hosted import Hosted, hosted
from tools.moments import is_over
from tools.staging import Staged, stage


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("replays") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def over(server: Hosted) -> Staged:
    return stage(server.url, "boat", is_over, seats=2)


def asked(server: Hosted, table: str, **wish: object) -> httpx.Response:
    return server.post(f"/tables/{table}/replay", dict(wish))


def test_a_finished_table_is_replayed_page_by_page(server: Hosted, over: Staged) -> None:
    first = asked(server, over.id, eyes="open", limit=10).json()
    assert [each["type"] for each in first["messages"]] == ["welcome", *["happened"] * 10]
    assert first["more"]
    assert len(first["outline"]) == first["last"]
    second = asked(server, over.id, eyes="open", limit=10, after=10).json()
    assert [each["number"] for each in second["messages"]] == list(range(11, 21))
    assert "outline" not in second


def test_the_same_question_has_the_same_answer(server: Hosted, over: Staged) -> None:
    answers = [asked(server, over.id, eyes="1", language="fr").content for _ in range(2)]
    assert answers[0] == answers[1]
    assert asked(server, over.id, eyes="1", language="en").content != answers[0]


def test_a_record_is_replayed_like_its_table(server: Hosted, over: Staged) -> None:
    record: Json = server.get(f"/tables/{over.id}/record").json()
    of_record = server.post("/replay", {"record": record, "eyes": "open"}).json()
    of_table = asked(server, over.id, eyes="open").json()
    assert [each["text"] for each in of_record["outline"]] == [each["text"] for each in of_table["outline"]]


def test_a_live_game_is_replayed_only_to_those_who_saw_it(server: Hosted) -> None:
    created = server.create(game="boat", seats=[{"kind": "guest", "name": "Ann"}, {"kind": "bot"}])
    assert asked(server, created["id"]).json()["kind"] == "wrong_phase"
    host = server.client(created["id"], created["token"])
    assert host.ask(type="start")["type"] == "accepted"
    host.close()
    assert asked(server, created["id"], eyes="0", token=created["token"]).json()["eyes"] == ["0"]
    assert asked(server, created["id"]).json()["eyes"] == ["spectator"]
    assert asked(server, created["id"], eyes="0").json()["kind"] == "not_your_seat"
    assert asked(server, created["id"], eyes="1", token=created["token"]).json()["kind"] == "not_your_seat"
    answer = asked(server, created["id"], eyes="open", token=created["token"])
    assert (answer.status_code, answer.json()["kind"]) == (409, "not_over")


@pytest.mark.parametrize(
    ("wish", "kind"),
    [
        ({"eyes": "7"}, "no_such_seat"),
        ({"eyes": "-1"}, "malformed"),
        ({"limit": 1000}, "malformed"),
        ({"after": -1}, "malformed"),
    ],
)
def test_nonsense_is_refused(server: Hosted, over: Staged, wish: Json, kind: str) -> None:
    assert asked(server, over.id, **wish).json()["kind"] == kind


@pytest.mark.parametrize("record", [{}, {"game": "chess"}, {"game": "boat", "moves": "many"}])
def test_what_is_no_record_is_refused(server: Hosted, record: Json) -> None:
    answer = server.post("/replay", {"record": record})
    assert (answer.status_code, answer.json()["kind"]) in ((400, "malformed"), (400, "bad_record"))


def test_a_table_that_is_not_there_is_not_replayed(server: Hosted) -> None:
    assert asked(server, "nowhere").status_code == 404
