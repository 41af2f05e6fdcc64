"""What the server answers over plain HTTP, and what it logs."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from alcatraz.server.http.json_logging import JsonLines
from alcatraz.server.http.settings import Settings
from tests.server.hosted import Hosted, hosted

BOTS = [{"kind": "bot"}, {"kind": "bot"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("http") / "tables.db") as running:
        yield running


def test_health_and_readiness(server: Hosted) -> None:
    assert server.get("/health").text == "ok\n"
    assert server.get("/ready").text == "ready\n"


def test_metrics_count_and_name_what_they_count(server: Hosted) -> None:
    server.create(game="boat", seats=BOTS)
    text = server.get("/metrics").text
    assert "# TYPE alcatraz_tables_created_total counter" in text
    assert "alcatraz_tables_in_memory" in text


def test_only_listed_tables_are_listed(server: Hosted) -> None:
    private = server.create(game="boat", seats=BOTS)
    listed = server.create(game="boat", seats=BOTS, listed=True)
    ids = [table["id"] for table in server.get("/tables").json()["tables"]]
    assert listed["id"] in ids
    assert private["id"] not in ids


@pytest.mark.parametrize(("game", "secrets"), [("scapegoat", True), ("boat", False)])
def test_a_table_says_whether_seats_have_secrets(server: Hosted, game: str, secrets: bool) -> None:
    created = server.create(game=game, seats=[{"kind": "guest", "name": "Ada"}, *[{"kind": "open"}] * 2])
    table = server.get(f"/tables/{created['id']}").json()["table"]
    assert table.get("secrets", False) is secrets


def test_before_the_end_only_what_everybody_sees_can_be_downloaded(server: Hosted) -> None:
    created = server.create(game="scapegoat", seats=[{"kind": "guest", "name": "Ann"}, *BOTS])
    server.client(created["id"], created["token"]).ask(type="start")
    record = server.get(f"/tables/{created['id']}/record").json()
    assert record.keys() == {"number", "view"}
    assert record["view"]["you"] is None
    assert "chance" not in json.dumps(record)


def test_bad_options_are_all_told_in_the_wished_language(server: Hosted) -> None:
    wish = {"game": "boat", "seats": BOTS, "options": {"turn_limit": -1, "color": 1}, "language": "fr"}
    answer = httpx.post(f"{server.url}/tables", json=wish)
    assert (answer.status_code, answer.json()["kind"]) == (400, "bad_options")
    assert "turn_limit" in answer.json()["message"]
    assert "color" in answer.json()["message"]


def test_rules_in_two_languages(server: Hosted) -> None:
    english, french = (server.get(f"/rules/scapegoat?language={each}").json() for each in ("en", "fr"))
    assert [rule["id"] for rule in english["rules"]] == [rule["id"] for rule in french["rules"]]
    assert english["rules"][0]["text"] != french["rules"][0]["text"]
    assert server.get("/rules/chess").status_code == 404


def test_every_answer_carries_the_safety_headers(server: Hosted) -> None:
    for path in ("/health", "/tables", "/tables/unknown", "/nowhere", "/schema"):
        headers = server.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"


def test_a_link_says_how_to_join(server: Hosted) -> None:
    created = server.create(game="boat", seats=BOTS)
    assert created["link"] == f"{server.url}/t/{created['id']}"
    assert created["link"] in server.get(f"/t/{created['id']}").text


def test_logs_are_json_and_quote_no_messages() -> None:
    try:
        raise ValueError("token=secret")
    except ValueError as error:
        record = logging.makeLogRecord({"msg": "a request failed", "levelname": "ERROR", "table": "t"})
        record.exc_info = (type(error), error, error.__traceback__)
    told = json.loads(JsonLines().format(record))
    assert (told["message"], told["level"]) == ("a request failed", "error")
    assert "secret" not in json.dumps(told)


def test_a_server_needs_no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = Settings()
    assert settings.database == tmp_path / "alcatraz" / "tables.db"
    assert settings.public_url == "http://127.0.0.1:8000"
    assert Settings(base_url="https://play.example/").public_url == "https://play.example"


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"seats": [{"kind": "open"}, {"kind": "chair"}]}, 'seats[1].kind: "chair" is not one of these: '),
        ({"seats": [{"kind": "bot", "level": 3}]}, "seats[0].level: a text is expected, not 3."),
        ({"seats": "two"}, 'seats: a list is expected, not "two".'),
        ({"seats": BOTS, "listed": "yes"}, 'listed: true or false is expected, not "yes".'),
        ({"seats": BOTS, "colour": 1}, "colour: there is no such field here; these can be here: game, seats, "),
        ({"seats": BOTS * 6}, "seats: the list is too long; 10 entries are the most."),
        ({"seats": BOTS, "language": "x" * 17}, "language: "),
        ({}, "seats: this field is missing."),
    ],
)
def test_a_body_that_does_not_fit_names_the_field(server: Hosted, body: dict[str, object], sentence: str) -> None:
    answer = httpx.post(server.url + "/tables", json={"game": "boat", **body})
    assert answer.status_code == 400
    assert answer.json()["kind"] == "malformed"
    assert sentence in answer.json()["message"]


def test_a_body_that_is_no_json(server: Hosted) -> None:
    wrong = httpx.post(server.url + "/tables", content="{", headers={"Content-Type": "application/json"})
    assert wrong.json() == {"kind": "malformed", "message": "The body is not JSON."}
    plain = httpx.post(server.url + "/tables?language=fr", content="{}", headers={"Content-Type": "text/plain"})
    assert "Content-Type" in plain.json()["message"]
