"""The log in SQLite: durable, in order, and with the key as the conflict check."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from alcatraz.server.store import queries
from alcatraz.server.store.protocol import Conflict, Summary
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
        assert await store.forget(50.0, 50.0, 50.0) == 0
        assert await store.forget(101.0, 50.0, 50.0) == 2
        assert await store.forget(0.0, 101.0, 50.0) == 1
        assert await store.read("playing") == [entry(1)]
        assert await store.forget(0.0, 0.0, 101.0) == 1
        assert await store.read("playing") == []

    run(tmp_path, scene)


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
