"""GET /rules: the rulebook for a page and for paper, with the rulings of the table it is opened from."""

from collections.abc import Iterator
from typing import Any

import httpx2 as httpx
import pytest

from alcatraz.games.registry import BUNDLES
from tests.server.hosted import Hosted, hosted

Json = dict[str, Any]
BOTS = [{"kind": "bot", "level": "rookie"}] * 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


def rule(book: Json, rule_id: str) -> Json:
    found: Json = next(each for each in book["rules"] if each["id"] == rule_id)
    return found


@pytest.mark.parametrize("game", BUNDLES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_book_has_everything_that_a_page_shows(server: Hosted, game: str, language: str) -> None:
    book = server.get(f"/rules/{game}?language={language}").json()
    assert book["language"] == language
    assert min(len(book[part]) for part in ("steps", "components", "aid", "glossary", "credits")) >= 2
    assert all(book["headings"].values())
    assert book["start"]["shapes"]
    examples = [example for each in (*book["chapters"], *book["rules"]) for example in each.get("examples", [])]
    assert len(examples) >= 10
    assert all(example["picture"]["shapes"] and example["answer"] for example in examples)


def test_marks_are_told_apart(server: Hosted) -> None:
    book = server.get("/rules/scapegoat").json()
    assert list(book["marks"]) == ["book", "translation", "ruling", "house"]
    infirmary = rule(book, "S-1.7")["parts"]
    assert [part["mark"] for part in infirmary] == ["book", "house"]
    assert infirmary[0]["text"].startswith("3 drugs lie in the infirmary.")
    assert {part["mark"] for part in rule(book, "S-13.11")["parts"]} == {"translation", "ruling"}
    counting = next(chapter for chapter in book["chapters"] if chapter["id"] == "S-8")
    assert "go no higher than 4" in counting["text"]


def test_opened_from_a_table_it_knows_what_the_table_plays(server: Hosted) -> None:
    table = server.create(game="scapegoat", seats=BOTS, options={"rulings": ["S-9.4"]})["id"]
    alone = server.get("/rules/scapegoat").json()
    there = server.get(f"/rules/scapegoat?table={table}").json()
    assert rule(alone, "S-9.4")["other"]["played"] is None
    assert rule(there, "S-9.4")["other"]["played"] is True
    assert rule(there, "S-10.2")["other"]["played"] is False
    assert rule(there, "S-7.1")["other"]["how"] == "The program does not offer this."


def test_a_table_of_another_game_or_none(server: Hosted) -> None:
    table = server.create(game="boat", seats=BOTS, options={})["id"]
    for wrong in (table, "unknown", "x" * 100):
        answer = server.get(f"/rules/scapegoat?table={wrong}")
        assert (answer.status_code, answer.json()["kind"]) == (404, "no_table")
    assert server.get("/rules/chess/print").status_code == 404


def test_on_paper_in_a_document_that_runs_nothing(server: Hosted) -> None:
    table = server.create(game="boat", seats=BOTS, options={"own_capture": True})["id"]
    answer = server.get(f"/rules/boat/print?language=fr&table={table}")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"].startswith("default-src 'none'; style-src 'unsafe-inline'")
    assert "Cette table joue l’autre lecture de\u00a0: B-3.4" in answer.text
    assert answer.headers["content-encoding"] == "gzip"


def test_those_who_cannot_unpack_get_it_plain(server: Hosted) -> None:
    answer = httpx.get(f"{server.url}/rules/boat", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.json()["game"] == "boat"
