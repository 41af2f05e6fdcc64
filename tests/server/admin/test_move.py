"""Tables move from a file to PostgreSQL and back; `alcatraz admin` works on both."""

import sqlite3
from pathlib import Path

import pytest

from alcatraz.cli.main import obey
from alcatraz.server.admin import copies, tables
from alcatraz.server.store.address import read_address
from alcatraz.server.store.file_lock import DatabaseInUse
from tests.server.hosted import hosted
from tools.postgres.server import PostgresServer

SEATS = [{"kind": "guest", "name": "Ann"}, {"kind": "guest", "name": "Bob"}]


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    return postgres.new_database()


def rows_of(path: Path) -> list[tuple[object, ...]]:
    with sqlite3.connect(path) as db:
        found = [*db.execute("SELECT * FROM tables ORDER BY 1"), *db.execute("SELECT * FROM log ORDER BY 1, 2")]
    db.close()
    return found


def test_there_and_back_nothing_changes(tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    before, after = tmp_path / "before.db", tmp_path / "after.db"
    with hosted(before) as server:
        created = server.create(game="boat", seats=SEATS, listed=True)
        server.create(game="scapegoat", seats=[*SEATS, {"kind": "bot"}])
        client = server.client(created["id"], created["token"])
        client.ask(type="start")
        views = client.views
    assert obey(["admin", "move", postgres_url, "--database", str(before)]) == 0
    assert "2 tables with 3 entries" in capsys.readouterr().out
    # People go on at the other database.
    with hosted(read_address(postgres_url)) as server:
        assert server.client(created["id"], created["token"]).views == views
    assert obey(["admin", "move", postgres_url, "--database", str(before)]) == 2
    assert "tables in" in capsys.readouterr().err
    assert obey(["admin", "move", str(after), "--database", postgres_url]) == 0
    assert rows_of(after) == rows_of(before)


def test_admin_works_beside_nodes_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    database = read_address(postgres_url)
    with hosted(database) as server:
        created = server.create(game="boat", seats=SEATS)
        client = server.client(created["id"], created["token"])
        client.ask(type="start")
        assert [known.id for known in tables.list_tables(database)] == [created["id"]]
        copies.back_up(database, tmp_path / "copy.db")
        with pytest.raises(DatabaseInUse):
            copies.move(database, tmp_path / "moved.db")
        assert tables.close_table(database, created["id"])
        while client.table["phase"] != "closed":
            client.receive()
        assert tables.delete_table(database, created["id"])
        assert tables.list_tables(database) == []
    assert copies.restore(tmp_path / "copy.db", database) == 1
    assert [known.phase for known in tables.list_tables(database)] == ["playing"]


@pytest.mark.parametrize(
    ("database", "told"),
    [
        ("postgresql://127.0.0.1:1/tables", "cannot be opened"),
        ("postgresql://nobody.invalid/tables", "cannot be opened"),
        ("postgresql://127.0.0.1", "is expected"),
        ("postgresql:tables", "is expected"),
        ("mysql://127.0.0.1/tables", "is expected"),
        ("postgresql://127.0.0.1:99999/tables", "is expected"),
    ],
)
def test_a_wrong_address_is_a_sentence(capsys: pytest.CaptureFixture[str], database: str, told: str) -> None:
    for command in (["serve", "--port", "0"], ["admin", "list"]):
        assert obey([*command, "--database", database]) == 2
        said = capsys.readouterr().err
        assert told in said
        assert "Traceback" not in said


def test_a_password_is_shown_to_nobody() -> None:
    assert (
        str(read_address("postgresql://me:secret@db.example:5432/tables")) == "postgresql://me:…@db.example:5432/tables"
    )
