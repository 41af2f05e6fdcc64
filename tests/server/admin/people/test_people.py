"""`alcatraz admin find|show|mute|ban|forget|reports` beside a running server."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from alcatraz.cli.main import obey
from alcatraz.server.store.address import read_address
from tests.server.hosted import Client, Hosted, hosted

SEATS = [{"kind": "guest", "name": "Ann"}, {"kind": "open"}]
RUDE = {"type": "say", "text": "You are all fools"}


class Club:
    """A table at which Ann, its host, and Mallory play; and its administrator."""

    def __init__(self, server: Hosted, database: str, output: pytest.CaptureFixture[str]) -> None:
        self.database, self.output = database, output
        created = server.create(game="boat", seats=SEATS, listed=True)
        self.server, self.table, self.token = server, created["id"], created["token"]
        self.ann = server.client(self.table, self.token)
        self.mallory = server.client(self.table)
        self.mallory.ask(type="sit", name="Mallory", seat=1)
        self.mallory.ask(type="ready", seat=1)
        self.ann.ask(type="start")

    def admin(self, *words: str) -> Any:
        self.output.readouterr()
        assert obey(["admin", *words, "--json", "--database", self.database]) == 0
        return json.loads(self.output.readouterr().out)

    def ask(self, client: Client, **message: Any) -> str:
        answer = client.ask(**message)
        return str(answer.get("kind", answer["type"]))


@pytest.fixture(params=["sqlite", "postgres"])
def club(request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Club]:
    sqlite = str(tmp_path / "tables.db")
    database = sqlite if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()
    with hosted(read_address(database)) as server:
        yield Club(server, database, capsys)


def test_a_report_reaches_whoever_runs_the_server(club: Club) -> None:
    said = club.mallory.ask(type="say", seat=1, statement=RUDE)
    assert club.ask(club.ann, type="report", number=said["number"], text="Rude") == "accepted"
    (report,) = club.admin("reports")
    assert (report["speaker"], report["said"]["text"], report["why"]) == ("Mallory", RUDE["text"], "Rude")
    assert obey(["admin", "reports", "--database", club.database]) == 0
    assert "You are all fools" in club.output.readouterr().out


def test_people_are_found_and_shown_by_names_that_look_alike(club: Club) -> None:
    club.mallory.ask(type="say", seat=1, statement=RUDE)
    assert [each["name"] for each in club.admin("find", "allo")] == ["Mallory"]
    shown = club.admin("show", "ma11ory")
    assert [(each["seat"], each["names"]) for each in shown["seats"]] == [(1, ["Mallory"])]
    assert shown["seats"][0]["statements"][0]["statement"]["text"] == RUDE["text"]
    assert club.token not in json.dumps(shown)
    assert obey(["admin", "show", "Nobody", "--database", club.database]) == 2


def test_a_muted_player_is_muted_whatever_they_call_themselves_then(club: Club) -> None:
    assert club.admin("mute", "Mallory")["tables"] == 1
    while club.ask(club.mallory, type="say", seat=1, statement=RUDE) != "muted":
        pass
    assert club.ask(club.mallory, type="rename", seat=1, name="Malvina") == "accepted"
    assert club.ask(club.mallory, type="say", seat=1, statement=RUDE) == "muted"
    assert club.ask(club.ann, type="say", seat=0, statement=RUDE) == "accepted"
    club.admin("mute", "Mallory", "--lift")
    while club.ask(club.mallory, type="say", seat=1, statement=RUDE) != "accepted":
        pass


def test_a_banned_player_is_out_a_bot_plays_on_and_the_name_is_taken(club: Club) -> None:
    club.admin("ban", "Mallory")
    with pytest.raises(ConnectionClosed) as closed:
        club.mallory.wait("never")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "banned")
    while club.ann.table["seats"][1]["kind"] != "bot":
        club.ann.receive()
    wish = {"game": "boat", "seats": [{"kind": "guest", "name": "Mallory"}, {"kind": "bot"}]}
    refused = club.server.post("/tables", wish)
    assert refused.json()["kind"] == "name_banned"
    assert club.admin("show", "Mallory")["rules"] == ["ban"]
    (listed,) = club.server.get("/tables").json()["tables"]
    assert listed["link"].endswith(club.table)


def test_a_forgotten_player_is_a_number_and_the_game_still_replays(club: Club) -> None:
    club.mallory.ask(type="say", seat=1, statement=RUDE)
    club.ann.ask(type="say", seat=0, statement={"type": "say", "text": "Mine stays"})
    assert club.admin("forget", "Mallory")["tables"] == 1
    while club.ann.table["seats"][1]["name"] != "#2":
        club.ann.receive()
    again = club.server.client(club.table, club.token)
    assert again.views["0"]["decisions"]
    assert club.admin("find", "Mallory") == []
    kept = club.admin("show", "Ann")["seats"][0]["statements"]
    assert [each["statement"]["text"] for each in kept] == ["Mine stays"]


def test_after_the_server_has_ended_the_file_has_no_trace_of_a_forgotten_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with hosted(tmp_path / "tables.db") as server:
        club = Club(server, str(tmp_path / "tables.db"), capsys)
        club.mallory.ask(type="say", seat=1, statement=RUDE)
        club.admin("forget", "Mallory")
    left = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert b"Ann" in left
    assert b"Mallory" not in left
    assert b"all fools" not in left


def test_what_is_no_database_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["admin", "find", "x", "--database", str(tmp_path / "none.db")]) == 2
    assert "none.db" in capsys.readouterr().err
