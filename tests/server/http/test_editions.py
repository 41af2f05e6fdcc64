"""The values of an owner's box over HTTP: read, checked, written, and refused when they are hostile."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.server.transport.limits import Limits
from alcatraz.wire import LONGEST_FILE
from tests.cli.terminal import Terminal, terminal
from tests.server.hosted import Hosted, hosted

__all__ = ["terminal"]

FILE = BUNDLES["scapegoat"].edition_file
assert FILE is not None
TEXT = FILE.built_in()
OURS = tomllib.loads(TEXT)
BROKEN = TEXT.replace("guards = 0", "guards = 7", 1).replace('id = "laundry"', 'id = "sauna"')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("editions") / "tables.db", limits=Limits(requests=(10_000, 1_000))) as running:
        yield running


def read(server: Hosted, text: str, **more: Any) -> Json:
    answer = server.post("/editions/read", {"game": "scapegoat", "text": text, **more})
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def test_a_file_is_read_and_summed_up(server: Hosted) -> None:
    answer = read(server, "\ufeff" + TEXT.replace("\n", "\r\n"))
    assert answer["edition"] == OURS
    assert answer["problems"] == []
    assert answer["summary"].startswith("“House edition”, 30 tasks")


def test_every_mistake_at_once_in_the_words_of_the_terminal(server: Hosted, terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "my-box.toml"
    path.write_text(BROKEN, encoding="utf-8")
    for language in ("en", "fr"):
        assert terminal.run("edition", "check", str(path), "--language", language) == 1
        problems = read(server, BROKEN, name="my-box.toml", language=language)["problems"]
        assert all(problem["message"] in terminal.complained for problem in problems)
        # Read as the chapel, it is there twice, the laundry is missing, and clothes have no home.
        places = [problem["field"] for problem in problems]
        assert places[-1] == "task[0].guards"
        assert {"location[9].id", "location[9].spaces", "location"} == set(places[:-1])


def test_a_mistake_of_grammar_says_where(server: Hosted) -> None:
    answer = read(server, "format = = 1", name="my-box.toml", language="fr")
    assert answer["edition"] is None
    assert "my-box.toml n’est pas du TOML (ligne 1" in answer["problems"][0]["message"]


def test_what_a_form_says_comes_back_as_a_file_that_the_terminal_accepts(
    server: Hosted, terminal: Terminal, tmp_path: Path
) -> None:
    task = {**OURS["task"][0], "prisoners": 2, "title": {"en": 'The "key"', "fr": "La clé\u00a0!"}, "source": "printed"}
    mine = {**OURS, "id": "mine", "name": {"en": "My box"}, "task": [task, *OURS["task"][1:]]}
    answer = server.post("/editions/check", {"game": "scapegoat", "edition": mine}).json()
    assert answer["problems"] == []
    path = tmp_path / "my-box.toml"
    path.write_text(answer["text"], encoding="utf-8")
    assert terminal.run("edition", "check", str(path)) == 0
    assert "“My box”" in terminal.said
    assert tomllib.loads(answer["text"]) == mine


def test_a_draft_with_mistakes_has_no_file(server: Hosted) -> None:
    answer = server.post("/editions/check", {"game": "scapegoat", "edition": {**OURS, "task": []}}).json()
    assert {problem["field"] for problem in answer["problems"]} == {"task"}
    assert len(answer["problems"]) == 6
    assert "text" not in answer


def test_the_values_to_begin_with(server: Hosted) -> None:
    assert server.get("/editions/scapegoat").json()["edition"] == OURS
    assert server.get("/editions/boat").json()["kind"] == "no_edition"
    assert server.get("/editions/chess").status_code == 404
    assert server.post("/editions/read", {"game": "boat", "text": ""}).json()["kind"] == "no_edition"
    assert [game["id"] for game in server.get("/games").json()["games"] if game.get("edition")] == ["scapegoat"]


# -- hostile files ---------------------------------------------------------------------------------


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = {"a": value}
    return value


@pytest.mark.parametrize(
    "edition",
    [
        {},
        {"task": [1] * 20_000},
        {"task": [{}] * 5_000},
        {**OURS, "task": [{**OURS["task"][0], "items": ["spoon"] * 5_000}]},
        {**OURS, "location": [{}] * 9_000},
        {**OURS, "name": {"en": "x" * 100_000}},
        {**OURS, "name": {"en": "x", **{str(number): "x" for number in range(3_000)}}},
        {**OURS, "name": nested(200)},
        {**OURS, "id": 10**400},
        {**OURS, "name": {"en": "\u202eMy box"}},
        {**OURS, "name": {"en": "My\nbox"}},
        {**OURS, "name": {"en": "My box", "fr": {"a": "b"}}},
        {**OURS, "name": {"en": " "}},
    ],
)
def test_a_hostile_edition_gets_few_words_and_makes_no_table(server: Hosted, edition: Json) -> None:
    answer = server.post("/editions/check", {"game": "scapegoat", "edition": edition})
    assert answer.status_code in (200, 400)
    if answer.status_code == 200:
        assert 1 <= len(answer.json()["problems"]) <= 201
    wish = {"game": "scapegoat", "seats": [{"kind": "bot"}] * 3, "options": {"edition": edition}}
    assert server.post("/tables", wish).status_code == 400


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 5_000, "[a.a" + ".a" * 20_000 + "]", "a = " + "9" * 20_000, "a.b = 1\n" * 5_000, "\x00"]
)
def test_a_hostile_file_gets_a_sentence(server: Hosted, text: str) -> None:
    assert read(server, text)["problems"]


def test_a_file_that_is_too_long_is_not_read(server: Hosted) -> None:
    answer = server.post("/editions/read", {"game": "scapegoat", "text": "#" * (LONGEST_FILE + 1)})
    assert (answer.status_code, answer.json()["kind"]) == (400, "malformed")


# -- tables ----------------------------------------------------------------------------------------

MINE = {**OURS, "id": "mine", "name": {"en": "My box", "fr": "Ma boîte"}}


def test_a_table_says_which_edition_it_plays_with(server: Hosted) -> None:
    seats = [{"kind": "guest", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
    table = server.create(game="scapegoat", seats=seats, options={"edition": MINE}, listed=True)
    assert server.get(f"/tables/{table['id']}").json()["table"]["edition"] == MINE["name"]
    listed = {each["id"]: each.get("edition") for each in server.get("/tables").json()["tables"]}
    assert listed[table["id"]] == MINE["name"]
    ours = server.create(game="scapegoat", seats=seats, listed=True)
    assert "edition" not in server.get(f"/tables/{ours['id']}").json()["table"]


def test_so_does_a_table_that_plays_on_from_a_position(server: Hosted) -> None:
    start = {"game": "scapegoat", "players": [{"at": "chapel"}] * 3, "edition": MINE}
    table = server.create(game="scapegoat", seats=[{"kind": "open"}] * 3, start=start)
    assert server.get(f"/tables/{table['id']}").json()["table"]["edition"] == MINE["name"]
