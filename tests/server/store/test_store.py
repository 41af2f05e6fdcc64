"""What is particular about SQLite; what every store promises is in test_every_store.py."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from alcatraz.server.store import queries
from alcatraz.server.store.file_lock import DatabaseInUse, lock
from alcatraz.server.store.protocol import Summary
from alcatraz.server.store.sqlite import SqliteStore
from alcatraz.server.tables.log_entries import LogEntry, Renamed

LOBBY = Summary("boat", "lobby", listed=False, updated=5.0)


def run(path: Path, scene: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def act() -> None:
        store = SqliteStore(path / "tables.db", tidy_after=10)
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(act())


def entry(number: int) -> LogEntry:
    return LogEntry(number, float(number), Renamed(0, f"name {number}"))


def test_acknowledged_means_flushed_to_disk(tmp_path: Path) -> None:
    db = queries.connect(tmp_path / "tables.db")
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    db.close()


def test_an_error_while_deleting_leaves_no_transaction_open(tmp_path: Path) -> None:
    db = queries.connect(tmp_path / "tables.db")
    queries.prepare(db)
    db.execute("CREATE TRIGGER stubborn BEFORE DELETE ON tables BEGIN SELECT RAISE(ABORT, 'no'); END")
    queries.append_all(db, [("t", 1, 1.0, b"{}")])
    queries.summarise_all(db, [("t", LOBBY)])
    with pytest.raises(sqlite3.IntegrityError):
        queries.delete(db, "t")
    assert not db.in_transaction
    assert db.execute("SELECT count(*) FROM log").fetchone() == (1,)
    db.close()


def test_a_writer_that_fails_answers_and_starts_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = [sqlite3.OperationalError("disk I/O error")]
    real = queries.checkpoint

    def failing(db: sqlite3.Connection) -> None:
        if failures:
            raise RuntimeError(failures.pop())
        real(db)

    async def scene(store: SqliteStore) -> None:
        monkeypatch.setattr(queries, "checkpoint", failing)
        # More than one tidying: the first one fails outside of any append.
        for number in range(1, 22):
            await store.append(f"t{number}", [entry(1)], None)
        await store.check()
        assert not failures
        assert await store.read("t21") == [entry(1)]

    run(tmp_path, scene)


def test_a_call_that_breaks_the_writer_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: SqliteStore) -> None:
        monkeypatch.setattr(queries, "check", lambda db: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            await asyncio.wait_for(store.check(), 10)
        await asyncio.wait_for(store.append("t", [entry(1)], LOBBY), 10)
        assert await store.read("t") == [entry(1)]

    run(tmp_path, scene)


def test_one_server_at_a_time(tmp_path: Path) -> None:
    with lock(tmp_path / "tables.db"), pytest.raises(DatabaseInUse):
        lock(tmp_path / "tables.db")
    lock(tmp_path / "tables.db").close()


def test_another_process_is_heard(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        heard = asyncio.Event()
        store.listen(lambda _: heard.set())
        await store.append("t", [entry(1)], LOBBY)
        other = queries.connect(tmp_path / "tables.db")
        queries.delete(other, "t")
        other.close()
        # The writer looks when it writes, else every second.
        await store.append("u", [entry(1)], LOBBY)
        await asyncio.wait_for(heard.wait(), 10)

    run(tmp_path, scene)


def test_a_newer_database_is_not_touched(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "tables.db")
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(queries.WrongVersion):
        SqliteStore(tmp_path / "tables.db")
