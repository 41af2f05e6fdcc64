"""Puzzles over HTTP: the list with the one of the day, a try that is judged, refusals of the rules, no advice."""

from collections.abc import Iterator

import httpx2 as httpx
import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.server.practice.puzzle_room import puzzle_room
from alcatraz.wire import Play, PracticePuzzle
from tests.server.hosted import Hosted, hosted

HELLO = {"type": "hello"}
SOLUTION = {"type": "walk", "from": [2, 7], "to": [1, 7]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("puzzles") / "tables.db") as running:
        yield running


def play(move: Json, request: str = "one") -> Json:
    return {"type": "play", "seat": 0, "move": move, "id": request}


def puzzled(server: Hosted, request: Json, *done: Json, language: str = "en") -> Json:
    start = {"from": "puzzle", "game": "boat", "number": 1}
    answer = server.post("/practice", {"start": start, "request": request, "done": list(done), "language": language})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_the_list_says_how_hard_each_is_and_which_is_the_one_of_the_day(server: Hosted) -> None:
    address = f"{server.url}/practice/puzzles/boat?language=fr"
    today, tomorrow = (httpx.get(f"{address}&date=2026-11-{day}").json() for day in (18, 19))
    assert [each["number"] for each in today["puzzles"]] == list(range(1, len(today["puzzles"]) + 1))
    difficulties = [each["difficulty"] for each in today["puzzles"]]
    assert (difficulties, set(difficulties)) == (sorted(difficulties), {1, 2, 3, 4, 5})
    assert tomorrow["today"] == today["today"] % len(today["puzzles"]) + 1
    assert today["puzzles"][0]["task"].startswith("Gagnez de force en 2 de vos tours")
    listed = httpx.get(f"{server.url}/games").json()["games"]
    assert {each["id"]: each["puzzles"] for each in listed}["boat"] == len(today["puzzles"])


def test_what_there_is_not_is_said_in_words(server: Hosted) -> None:
    assert httpx.get(f"{server.url}/practice/puzzles/chess?date=2026-11-18").status_code == 404
    dateless = httpx.get(f"{server.url}/practice/puzzles/boat?date=yesterday")
    assert (dateless.status_code, dateless.json()["kind"]) == (400, "no_date")
    beyond = {"start": {"from": "puzzle", "game": "boat", "number": 999}, "request": HELLO}
    assert server.post("/practice", beyond).json()["message"] == "There is no such puzzle."


def test_before_the_try_nothing_of_the_solution_is_sent(server: Hosted) -> None:
    answer = puzzled(server, HELLO)
    assert answer["messages"][0]["table"]["phase"] == "playing"
    assert answer["puzzle"]["task"] == "Win by force in 2 of your turns: which move begins it?"
    assert "verdict" not in answer["puzzle"]
    (refused,) = puzzled(server, {"type": "advise", "seat": 0, "id": "a"})["messages"]
    assert refused["kind"] == "no_hints"


def test_the_solution_is_right_and_nobody_replies(server: Hosted) -> None:
    answer = puzzled(server, play(SOLUTION))
    assert [each["type"] for each in answer["messages"]] == ["happened", "accepted"]
    verdict = answer["puzzle"]["verdict"]
    assert (verdict["right"], verdict["plan"]) == (True, ["Move the prisoner on G2 to G1"])
    assert verdict["reason"] == "One prisoner is then ready to board in the next turn."


def test_another_move_is_answered_with_what_it_leads_to_and_may_be_taken_back(server: Hosted) -> None:
    other = play({"type": "walk", "from": [2, 7], "to": [2, 9]})
    verdict = puzzled(server, other, language="fr")["puzzle"]["verdict"]
    assert not verdict["right"]
    assert verdict["led"].startswith("Après cela, Turquoise")
    assert verdict["solution"] == SOLUTION
    (refused,) = puzzled(server, play(SOLUTION, "two"), other)["messages"]
    assert refused["kind"] == "puzzle_tried"
    undo = {"type": "undo", "seat": 0, "id": "three"}
    assert "verdict" not in puzzled(server, undo, other)["puzzle"]
    assert puzzled(server, play(SOLUTION, "four"), other, undo)["puzzle"]["verdict"]["right"]


def test_a_try_against_the_rules_is_refused_by_them_and_is_no_try(server: Hosted) -> None:
    answer = puzzled(server, play({"type": "walk", "from": [2, 7], "to": [4, 7]}))
    assert answer["messages"][0]["rule"].startswith("B-")
    assert "verdict" not in answer["puzzle"]


@pytest.mark.parametrize("game", ["scapegoat", "boat"])
def test_every_solution_can_be_played_and_its_plan_told(game: str) -> None:
    brought = BUNDLES[game].puzzles
    assert brought is not None
    for puzzle in brought.puzzles:
        room = puzzle_room(PracticePuzzle(game, puzzle.number), "en")
        room.answers(Play(puzzle.seat, puzzle.solution[0], "try"))
        verdict = room.puzzle_now().verdict
        assert verdict is not None
        assert verdict.right
        assert len(verdict.plan) == len(puzzle.solution)
        assert all(verdict.plan)
