"""Practice tables over HTTP: the messages of a live table, made anew from what was done, and stored nowhere."""

from collections.abc import Iterator

import httpx2 as httpx
import pytest

from alcatraz.kernel.game import Json
from tests.server.hosted import Hosted, hosted

SHEETS = [{"at": "infirmary"}, {"at": "chapel"}, {"at": "chapel"}]
WATCHED: Json = {"game": "scapegoat", "guards": {"infirmary": 3}, "players": SHEETS}
START = {"from": "position", "position": WATCHED, "seat": 0, "seed": "a lesson"}
HELLO = {"type": "hello"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("practice") / "tables.db") as running:
        yield running


def asked(server: Hosted, request: Json, done: tuple[Json, ...] = (), **more: object) -> list[Json]:
    answer = server.post("/practice", {"start": START, "request": request, "done": done, **more})
    assert answer.status_code == 200, answer.text
    messages: list[Json] = answer.json()["messages"]
    return messages


def play(move: Json, request: str = "one") -> Json:
    return {"type": "play", "seat": 0, "move": move, "id": request}


def test_hello_is_welcomed_with_the_view_and_the_guide_of_the_seat(server: Hosted) -> None:
    welcome, present = asked(server, HELLO)
    assert (welcome["type"], present) == ("welcome", {"type": "present", "seats": [0]})
    assert (welcome["seats"], welcome["table"]["phase"], welcome["clocks"]) == ([0], "playing", [])
    assert welcome["views"]["0"]["guards"]["infirmary"] == 3
    assert any(each["move"]["type"] == "use" for each in welcome["guides"]["0"]["refused"])


def test_a_move_is_told_and_accepted_and_can_be_taken_back(server: Hosted) -> None:
    walk = play({"type": "move", "to": "exercise_yard"})
    refused, *_ = asked(server, walk)
    assert (refused["type"], refused["rule"]) == ("refused", "S-6.1")
    walk = play({"type": "move", "to": "dining_hall"})
    happened, accepted = asked(server, walk, language="fr")
    assert (accepted["type"], accepted["number"]) == ("accepted", happened["number"])
    assert "Infirmerie → Cantine" in happened["lines"]["0"][0]
    undone, _ = asked(server, {"type": "undo", "seat": 0, "id": "two"}, (walk,))
    assert (undone["what"]["type"], undone["views"]["0"]["players"][0]["at"]) == ("undone", "infirmary")


def test_bots_reply_and_reply_the_same_every_time(server: Hosted) -> None:
    end = play({"type": "end_turn"})
    first, second = asked(server, end), asked(server, end)
    assert first == second
    assert [each["what"].get("by") for each in first[:-1]][:2] == ["player", "bot"]
    welcome, _ = asked(server, HELLO, (end,))
    assert welcome["number"] == first[-2]["number"]


def test_questions_are_answered_as_at_a_live_table(server: Hosted) -> None:
    work = {"type": "use", "take": ["drug"]}
    (explained,) = asked(server, {"type": "explain", "seat": 0, "move": work, "id": "why"})
    assert (explained["allowed"], explained["rule"]) == (False, "S-8.3")
    done = (play({"type": "move", "to": "dining_hall"}),)
    (log,) = asked(server, {"type": "log", "seat": 0, "id": "log"}, done)
    assert [each["what"]["type"] for each in log["entries"]] == ["started", "moved"]
    (refused,) = asked(server, {"type": "rematch", "id": "again"})
    assert refused["kind"] == "not_in_practice"


def test_nothing_of_it_is_stored(server: Hosted) -> None:
    asked(server, HELLO)
    assert httpx.get(f"{server.url}/tables/practice").status_code == 404


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"start": {**START, "seat": 3}}, "no_such_seat"),
        ({"start": {**START, "others": "genius"}}, "bad_level"),
        ({"start": {**START, "position": {"game": "chess"}}}, "malformed"),
        ({"start": {**START, "position": {**WATCHED, "round": 0}}}, "bad_position"),
        ({"done": [play({"type": "move", "to": "laundry"})]}, "practice_diverged"),
        ({"weather": "fog"}, "malformed"),
    ],
)
def test_what_cannot_be_is_refused_with_its_kind(server: Hosted, change: Json, kind: str) -> None:
    answer = server.post("/practice", {"start": START, "request": HELLO, **change})
    assert (answer.status_code, answer.json()["kind"]) == (400, kind)
