"""Many tables share a flush, and the journal does not grow for ever."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from alcatraz.server.store import group_commit, sqlite
from alcatraz.server.store.group_commit import Append
from alcatraz.server.store.protocol import Summary
from alcatraz.server.store.sqlite import SqliteStore
from alcatraz.server.tables.log_entries import LogEntry, Renamed

LOBBY = Summary("boat", "lobby", listed=False, updated=5.0)


def entry(number: int) -> LogEntry:
    return LogEntry(number, float(number), Renamed(0, f"name {number}"))


@pytest.fixture
def batches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many appends each commit had."""
    found: list[int] = []

    def counted(db: sqlite3.Connection, appends: list[Append]) -> list[Exception | None]:
        found.append(len(appends))
        return group_commit.commit(db, appends)

    monkeypatch.setattr(sqlite, "commit", counted)
    return found


def test_what_comes_in_one_turn_of_the_loop_is_one_commit(tmp_path: Path, batches: list[int]) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await asyncio.gather(*(store.append(f"t{n}", [entry(1)], LOBBY) for n in range(300)))
        assert len(await store.read("t299")) == 1
        await store.close()

    asyncio.run(scene())
    assert batches == [300]


def test_what_comes_during_a_commit_is_the_next_one(
    tmp_path: Path, batches: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slow(db: sqlite3.Connection, appends: list[Append]) -> list[Exception | None]:
        batches.append(len(appends))
        go_on.wait(10)
        return group_commit.commit(db, appends)

    monkeypatch.setattr(sqlite, "commit", slow)

    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        tasks = [asyncio.ensure_future(store.append("first", [entry(1)], LOBBY))]
        for number in range(5):
            await asyncio.sleep(0.001)
            tasks.append(asyncio.ensure_future(store.append(f"t{number}", [entry(1)], LOBBY)))
        await asyncio.sleep(0.01)
        assert not any(task.done() for task in tasks)
        go_on.set()
        await asyncio.gather(*tasks)
        await store.close()

    asyncio.run(scene())
    assert batches == [1, 5]


def test_closing_waits_for_what_is_on_its_way(tmp_path: Path, batches: list[int]) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        tasks = [asyncio.ensure_future(store.append(f"t{n}", [entry(1)], LOBBY)) for n in range(3)]
        await asyncio.sleep(0)
        await store.close()
        assert all(task.done() for task in tasks)

    asyncio.run(scene())
    assert sum(batches) == 3


def test_a_bug_in_a_commit_is_told_and_survived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        with monkeypatch.context() as broken:
            broken.setattr(sqlite, "commit", lambda db, appends: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await store.append("t", [entry(1)], LOBBY)
        await store.append("t", [entry(1)], LOBBY)
        await store.close()

    asyncio.run(scene())


def test_the_journal_starts_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_CHECKPOINT", 10)
    monkeypatch.setattr(sqlite, "_BREATH", 0.0)

    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        for number in range(1, 201):
            await store.append("t", [entry(number)], LOBBY)
        # 200 commits of at least two pages each would have 1.6 MB.
        assert (tmp_path / "tables.db-wal").stat().st_size < 400_000
        await store.close()

    asyncio.run(scene())
