"""`alcatraz admin` beside a running server."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from alcatraz.cli.main import obey
from alcatraz.server.admin import copies, tables
from alcatraz.server.admin.opening import NotADatabase
from tests.server.hosted import hosted

SEATS = [{"kind": "guest", "name": "Ann"}, {"kind": "guest", "name": "Bob"}]


def test_a_table_is_closed_while_people_sit_at_it(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with hosted(database) as server:
        created = server.create(game="boat", seats=SEATS)
        client = server.client(created["id"], created["token"])
        client.ask(type="start")
        assert tables.close_table(database, created["id"])
        while client.table["phase"] != "closed":
            client.receive()
        assert "closed" in client.table["closed"]
        assert client.ask(type="play", seat=0, move={"type": "pass"})["kind"] == "closed"
        assert not tables.close_table(database, created["id"])


def test_a_deleted_table_is_gone_for_everybody(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with hosted(database) as server:
        created = server.create(game="boat", seats=SEATS)
        client = server.client(created["id"], created["token"])
        assert tables.delete_table(database, created["id"])
        with pytest.raises(ConnectionClosed) as closed:
            client.wait("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "gone"
        assert server.get(f"/tables/{created['id']}").status_code == 404
        assert tables.list_tables(database) == []


def test_a_backup_while_running_restores_every_table(tmp_path: Path) -> None:
    database, copy, fresh = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "new" / "fresh.db"
    with hosted(database) as server:
        created = server.create(game="boat", seats=SEATS)
        client = server.client(created["id"], created["token"])
        client.ask(type="start")
        copies.back_up(database, copy)
        views = client.views
    assert copies.restore(copy, fresh) == 1
    with hosted(fresh) as server:
        assert server.client(created["id"], created["token"]).views == views


def test_nothing_is_overwritten_and_nothing_strange_is_opened(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a database")
    with pytest.raises(NotADatabase):
        tables.list_tables(tmp_path / "notes.txt")
    with pytest.raises(NotADatabase):
        copies.restore(tmp_path / "missing.db", tmp_path / "x.db")
    with pytest.raises(FileExistsError):
        copies.back_up(tmp_path / "missing.db", tmp_path / "notes.txt")


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "tables.db"
    with hosted(database) as server:
        created = server.create(game="boat", seats=SEATS)
    table, at = created["id"], ["--database", str(database)]
    assert obey(["admin", "list", *at]) == 0
    assert table in capsys.readouterr().out
    assert obey(["admin", "backup", str(tmp_path / "copy.db"), *at]) == 0
    assert obey(["admin", "backup", str(tmp_path / "copy.db"), *at]) == 2
    assert obey(["admin", "close", table, *at]) == 0
    assert obey(["admin", "close", table, *at]) == 2
    assert obey(["admin", "delete", table, *at]) == 0
    assert obey(["admin", "delete", table, *at]) == 2
    assert obey(["admin", "restore", str(tmp_path / "copy.db"), "--database", str(tmp_path / "new.db")]) == 0
    assert "1 table." in capsys.readouterr().out
