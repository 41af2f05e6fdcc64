"""Analyses over HTTP: of a record and of a finished table, with progress; refused before the end; limited."""

from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from alcatraz.kernel.game import Json
from alcatraz.server.transport.limits import Limits
from tests.analysis.matches import cut_off, played
from tests.server.hosted import Hosted, hosted

RACE = cut_off(played("boat", "inmate rookie", "c"), 2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("analyses") / "tables.db") as running:
        yield running


def finished(server: Hosted, status: Json, language: str = "en") -> Json:
    """Asks until it is over, as a page does."""
    while status["state"] in ("waiting", "running"):
        status = server.get(f"/analyses/{status['id']}?language={language}").json()
    return status


def test_a_record_is_analysed_with_progress_and_in_the_readers_language(server: Hosted) -> None:
    status = server.post("/analyses", {"record": RACE}).json()
    done = finished(server, status, "fr")
    assert done["state"] == "finished"
    assert done["result"]["language"] == "fr"
    assert done["steps"] == done["total"]
    again = server.post("/analyses", {"record": RACE, "language": "en"}).json()
    assert again["state"] == "finished"
    assert again["result"]["names"] == ["Amber", "Teal"]


def test_a_record_that_does_not_rebuild_says_so(server: Hosted) -> None:
    status = finished(server, server.post("/analyses", {"record": {**RACE, "digest": ""}}).json())
    assert status["state"] == "failed"
    assert status["error"]["kind"] == "bad_record"
    assert status["error"]["message"]


def test_a_table_that_is_not_over_is_not_analysed(server: Hosted) -> None:
    table = server.create(game="boat", seats=[{"kind": "bot"}, {"kind": "open"}])["id"]
    answer = server.post(f"/tables/{table}/analysis", {})
    assert (answer.status_code, answer.json()["kind"]) == (409, "not_over")
    assert server.post("/tables/nowhere/analysis", {}).status_code == 404


def test_an_unknown_analysis(server: Hosted) -> None:
    assert server.get("/analyses/nothing").status_code == 404
    assert httpx.delete(server.url + "/analyses/nothing").status_code == 404


def test_analyses_are_limited_by_address(tmp_path: Path) -> None:
    with hosted(tmp_path / "tables.db", limits=Limits(requests=(15, 0.001))) as server:
        answers = [server.post("/analyses", {"record": {"game": "boat"}}) for _ in range(2)]
    assert [each.status_code for each in answers] == [200, 429]
