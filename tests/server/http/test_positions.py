"""Questions about positions over HTTP: answers, problems by field, hostile positions, limits."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.records.record import record
from alcatraz.server.transport.limits import Limits
from tests.server.hosted import Hosted, hosted

SHEETS = [{"at": "infirmary"}, {"at": "chapel"}, {"at": "chapel"}]
WATCHED: Json = {"game": "scapegoat", "guards": {"infirmary": 3}, "players": SHEETS}
USE = {"type": "use", "take": ["drug"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("positions") / "tables.db") as running:
        yield running


def test_a_position_is_judged(server: Hosted) -> None:
    answer = server.post("/positions/judge", {"position": WATCHED}).json()
    assert [(each["seat"], each["kind"]) for each in answer["decisions"]] == [(0, "turn")]
    assert answer["facts"]["rooms"]["infirmary"]["guards"] == 3
    assert len(answer["pieces"]["tasks"]) == 30
    assert answer["seats"] == ["Amber", "Teal", "Rose"]
    assert "chance" not in answer["position"]


def test_a_move_is_judged_with_its_rules_in_the_language_asked_for(server: Hosted) -> None:
    asked = {"position": WATCHED, "seat": 0, "move": USE, "language": "fr"}
    judgement = server.post("/positions/judge", asked).json()["judgement"]
    assert (judgement["allowed"], judgement["rule"]) == (False, "S-8.3")
    assert "gardiens" in judgement["reasons"][0]["text"]


def test_all_problems_come_at_once_each_with_its_field(server: Hosted) -> None:
    wrong = {**WATCHED, "guards": {"chapel": 9}, "round": 0, "players": [{"at": "moon"}, *SHEETS[1:]]}
    answer = server.post("/positions/judge", {"position": wrong})
    assert (answer.status_code, answer.json()["kind"]) == (400, "bad_position")
    fields = [problem["field"] for problem in answer.json()["problems"]]
    assert {"guards.chapel", "round", "players[0].at"} <= set(fields)


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ({"position": {}}, "malformed"),
        ({"position": {"game": "chess"}}, "malformed"),
        ({"position": WATCHED, "move": USE}, "malformed"),
        ({"position": WATCHED, "move": USE, "seat": 7}, "malformed"),
        ({"position": WATCHED, "move": {"type": "fly"}, "seat": 0}, "malformed"),
        ({"position": WATCHED, "weather": "fog"}, "malformed"),
    ],
)
def test_a_question_that_is_none(server: Hosted, question: Json, kind: str) -> None:
    answer = server.post("/positions/judge", question)
    assert (answer.status_code, answer.json()["kind"]) == (400, kind)
    assert answer.json()["message"]


def test_a_source_that_is_none_says_which_there_are(server: Hosted) -> None:
    answer = server.post("/positions", {"from": "memory"}).json()
    assert all(word in answer["message"] for word in ("setup", "record", "view"))
    answer = server.post("/positions", {"from": "setup", "game": "boat", "players": "two"}).json()
    assert all(word in answer["message"] for word in ("players", "seed"))


def nested(depth: int) -> Any:
    value: Any = "deep"
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    "value",
    [nested(900), nested(40), 10**400, -1, 1e308, "x" * 100_000, {"a": None}, [[]] * 5_000, True, None],
    ids=["deep", "nested", "huge", "negative", "float", "long", "object", "lists", "flag", "null"],
)
@pytest.mark.parametrize(
    "field", ["round", "players", "layout", "guards", "items", "tasks", "turn", "pending", "edition"]
)
def test_a_hostile_value_gets_an_answer_in_words(server: Hosted, field: str, value: Any) -> None:
    answer = server.post("/positions/judge", {"position": {**WATCHED, field: value}})
    assert answer.status_code in (200, 400)
    assert answer.status_code == 200 or answer.json()["message"]


def test_a_position_that_is_too_large_is_not_read(server: Hosted) -> None:
    answer = server.post("/positions/judge", {"position": {**WATCHED, "weather": "x" * 300_000}})
    assert (answer.status_code, answer.json()["kind"]) == (413, "too_large")


def test_positions_come_from_a_setup_a_record_and_a_view(server: Hosted) -> None:
    setup = {"from": "setup", "game": "boat", "players": 2, "seed": "7"}
    new = server.post("/positions", setup).json()["position"]
    assert new["prisoners"] == [["cell"] * 4] * 2
    written = record(Match.new(BUNDLES["boat"].game, 2, "7", {}))
    assert server.post("/positions", {"from": "record", "record": written}).json()["position"] == new
    view = BUNDLES["boat"].game.view(BUNDLES["boat"].game.load(new, "0"), -1)
    assert server.post("/positions", {"from": "view", "view": view}).json()["position"] == new


def test_a_record_that_does_not_rebuild_says_where(server: Hosted) -> None:
    written = {**record(Match.new(BUNDLES["boat"].game, 2, 1, {})), "moves": [{"seat": 0, "move": {"type": "pass"}}]}
    answer = server.post("/positions", {"from": "record", "record": written, "at": 1})
    assert (answer.status_code, answer.json()["kind"]) == (400, "bad_record")


def test_what_can_be_set_is_told_game_by_game(server: Hosted) -> None:
    told = server.get("/positions/fields/scapegoat").json()
    assert "pending" in [field["name"] for field in told["position"]["fields"]]
    assert {"type": "steal"} in [each["constants"] for each in told["moves"]["of"]]
    assert "S-9.4" in told["rulings"]
    assert server.get("/positions/fields/chess").status_code == 404


def test_questions_are_limited_by_address(tmp_path: Path) -> None:
    with hosted(tmp_path / "tables.db", limits=Limits(requests=(5, 0.001))) as server:
        answers = [server.post("/positions/judge", {"position": WATCHED}) for _ in range(4)]
    assert [each.status_code for each in answers] == [200, 200, 429, 429]


def test_a_page_elsewhere_may_not_ask(server: Hosted) -> None:
    answer = httpx.post(
        f"{server.url}/positions/judge", json={"position": WATCHED}, headers={"Origin": "https://elsewhere.example"}
    )
    assert answer.status_code == 403
