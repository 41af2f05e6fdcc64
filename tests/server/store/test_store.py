"""The log in SQLite: durable, in order, and with the key as the conflict check."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from alcatraz.server.store import queries
from alcatraz.server.store.file_lock import DatabaseInUse, lock
from alcatraz.server.store.protocol import Conflict, Forgetting, Summary
from alcatraz.server.store.sqlite import SqliteStore
from alcatraz.server.tables.log_entries import LogEntry, Renamed

LOBBY = Summary("boat", "lobby", listed=False, updated=5.0)


def run(path: Path, scene: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def act() -> None:
        store = SqliteStore(path / "tables.db")
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(act())


def entry(number: int) -> LogEntry:
    return LogEntry(number, float(number), Renamed(0, f"name {number}"))


def test_what_is_appended_is_read_in_order(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.append("t", [entry(1)], LOBBY)
        await store.append("t", [entry(2), entry(3)], LOBBY)
        assert await store.read("t") == [entry(1), entry(2), entry(3)]
        assert await store.read("t", 2) == [entry(3)]
        assert await store.read("nowhere") == []

    run(tmp_path, scene)


def test_a_number_is_taken_once(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.append("t", [entry(1)], LOBBY)
        with pytest.raises(Conflict):
            await store.append("t", [entry(1)], LOBBY)

    run(tmp_path, scene)


def test_a_conflict_spoils_nothing_else_in_the_same_commit(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.append("t", [entry(1), entry(2)], LOBBY)
        results = await asyncio.gather(
            *(store.append(f"other {n}", [entry(1)], LOBBY) for n in range(50)),
            store.append("t", [entry(2), entry(3)], LOBBY),
            *(store.append(f"another {n}", [entry(1)], LOBBY) for n in range(50)),
            return_exceptions=True,
        )
        assert [type(result) for result in results if result is not None] == [Conflict]
        assert await store.read("t") == [entry(1), entry(2)]
        assert await store.read("another 49") == [entry(1)]

    run(tmp_path, scene)


def test_a_log_has_no_gap(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.append("t", [entry(1)], LOBBY)
        with pytest.raises(Conflict):
            await store.append("t", [entry(3)], LOBBY)
        with pytest.raises(Conflict):
            await store.append("deleted", [entry(7)], LOBBY)

    run(tmp_path, scene)


def test_acknowledged_means_flushed_to_disk(tmp_path: Path) -> None:
    db = queries.connect(tmp_path / "tables.db")
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    db.close()


def test_old_tables_are_forgotten_by_what_they_were(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        for phase in ("lobby", "playing", "over", "closed"):
            await store.append(phase, [entry(1)], Summary("boat", phase, listed=False, updated=100.0))
        assert await store.forget(Forgetting(50.0, 50.0, 50.0)) == 0
        assert await store.forget(Forgetting(101.0, 50.0, 50.0)) == 2
        assert await store.forget(Forgetting(0.0, 101.0, 50.0)) == 1
        assert await store.read("playing") == [entry(1)]
        assert await store.forget(Forgetting(0.0, 0.0, 101.0)) == 1
        assert await store.read("playing") == []

    run(tmp_path, scene)


def test_a_jump_of_the_clock_deletes_nothing(tmp_path: Path) -> None:
    """400 days ahead for an hour, then right again, then ahead again: strikes do not add up over good sweeps."""
    ahead = Forgetting(1e9, 1e9, 1e9, strikes=3)
    right = Forgetting(0.0, 0.0, 0.0, strikes=3)

    async def scene(store: SqliteStore) -> None:
        await store.append("t", [entry(1)], LOBBY)
        for sweep in (ahead, ahead, right, ahead, ahead):
            assert await store.forget(sweep) == 0
        assert await store.read("t") == [entry(1)]
        assert await store.forget(ahead) == 1

    run(tmp_path, scene)


def test_an_occupied_table_is_never_deleted(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.append("t", [entry(1)], LOBBY)
        assert await store.forget(Forgetting(1e9, 1e9, 1e9, occupied=frozenset({"t"}))) == 0
        assert await store.read("t") == [entry(1)]

    run(tmp_path, scene)


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
        for number in range(1, 1202):
            await store.append(f"t{number}", [entry(1)], None)
        await store.check()
        assert not failures
        assert await store.read("t1201") == [entry(1)]

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


def test_tables_where_time_runs_out_are_found(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.append("slow", [entry(1)], Summary("boat", "playing", listed=False, updated=1.0, wake=50.0))
        await store.append("free", [entry(1)], Summary("boat", "playing", listed=False, updated=1.0))
        assert await store.due(49.0) == []
        assert await store.due(50.0) == ["slow"]

    run(tmp_path, scene)


def test_without_a_summary_the_last_one_stays(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.append("slow", [entry(1)], Summary("boat", "playing", listed=False, updated=1.0, wake=50.0))
        await store.append("slow", [entry(2)], None)
        assert await store.due(50.0) == ["slow"]
        assert len(await store.read("slow")) == 2

    run(tmp_path, scene)


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
