"""Lessons over HTTP: instructions, refusals, sentences to useless moves, goals, help, taking back, the coach."""

from collections.abc import Iterator

import httpx2 as httpx
import pytest

from alcatraz.kernel.game import Json
from tests.server.hosted import Hosted, hosted

HELLO = {"type": "hello"}
TO_THE_WORKSHOP = {"type": "move", "to": "workshop"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("lessons") / "tables.db") as running:
        yield running


def play(move: Json, request: str = "one") -> Json:
    return {"type": "play", "seat": 0, "move": move, "id": request}


def taught(server: Hosted, request: Json, *done: Json, stage: str = "walk", language: str = "en") -> Json:
    start = {"from": "lesson", "game": "scapegoat", "stage": stage}
    answer = server.post("/practice", {"start": start, "request": request, "done": list(done), "language": language})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_the_stages_are_listed_by_their_titles(server: Hosted) -> None:
    listed = httpx.get(f"{server.url}/lessons/boat?language=fr").json()["stages"]
    assert [each["stage"] for each in listed][-2:] == ["race", "game"]
    assert listed[0]["title"] == "Hors de la cellule"
    assert httpx.get(f"{server.url}/lessons/chess").status_code == 404
    games = {each["id"]: each["lessons"] for each in httpx.get(f"{server.url}/games").json()["games"]}
    assert games == {"scapegoat": 9, "boat": 8}


def test_hello_brings_the_pages_of_the_first_goal_and_help_in_three_degrees(server: Hosted) -> None:
    lesson = taught(server, HELLO)["lesson"]
    assert (lesson["goal"], lesson["goals"], len(lesson["pages"])) == (0, 2, 1)
    assert lesson["hint"] == "Choose the workshop on the board and walk there."
    assert lesson["pages"][-1]["point"] == {"places": ["workshop"]}
    assert (lesson["move"], lesson["move_text"]) == (TO_THE_WORKSHOP, "Move to the Workshop")


def test_a_wrong_try_is_answered_by_the_rules(server: Hosted) -> None:
    (refused,) = taught(server, play({"type": "move", "to": "laundry"}))["messages"]
    assert (refused["kind"], refused["rule"]) == ("refused", "S-6.1")


def test_a_legal_move_of_no_use_is_answered_by_a_sentence(server: Hosted) -> None:
    (refused,) = taught(server, play({"type": "end_turn"}), language="fr")["messages"]
    assert refused["kind"] == "of_no_use"
    assert refused["message"].startswith("C’est permis, mais ici")
    assert "rule" not in refused


def test_a_goal_is_reached_by_its_events_and_given_back_with_the_move(server: Hosted) -> None:
    went = play(TO_THE_WORKSHOP)
    second = taught(server, went)["lesson"]
    assert (second["goal"], [page.get("rule") for page in second["pages"]]) == (1, ["S-6.1", None])
    undo = {"type": "undo", "seat": 0, "id": "two"}
    assert taught(server, undo, went)["lesson"]["goal"] == 0
    took = play({"type": "use", "take": ["tool"]}, "three")
    lesson = taught(server, took, went)["lesson"]
    assert (lesson["done"], len(lesson["pages"])) == (True, 2)


def test_the_coach_speaks_to_a_decision_once(server: Hosted) -> None:
    first = taught(server, HELLO, stage="game")["lesson"]
    assert first["coach"]["text"].startswith("A real game now")
    later = taught(server, HELLO, play({"type": "move", "to": "radio_room"}), stage="game")["lesson"]
    assert later.get("coach", {}).get("text") != first["coach"]["text"]


@pytest.mark.parametrize(("game", "stage"), [("chess", "walk"), ("boat", "walk")])
def test_what_is_not_taught_is_not_found(server: Hosted, game: str, stage: str) -> None:
    start = {"from": "lesson", "game": game, "stage": stage}
    answer = server.post("/practice", {"start": start, "request": HELLO})
    assert answer.status_code == 404
