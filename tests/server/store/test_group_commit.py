"""Many tables share a flush, and the journal does not grow for ever."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from alcatraz.server.store.group_commit import Append, commit
from alcatraz.server.store.protocol import Summary
from alcatraz.server.store.sqlite import SqliteStore
from alcatraz.server.tables.log_entries import LogEntry, Renamed

LOBBY = Summary("boat", "lobby", listed=False, updated=5.0)


def entry(number: int) -> LogEntry:
    return LogEntry(number, float(number), Renamed(0, f"name {number}"))


class CountedCommits:
    """Commits as usual, and remembers how many appends each commit had."""

    def __init__(self) -> None:
        self.batches: list[int] = []

    def __call__(self, db: sqlite3.Connection, appends: list[Append]) -> list[Exception | None]:
        self.batches.append(len(appends))
        return commit(db, appends)


class HeldCommits(CountedCommits):
    """The first commit begins, and then waits until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = threading.Event()
        self.let_go = threading.Event()

    def __call__(self, db: sqlite3.Connection, appends: list[Append]) -> list[Exception | None]:
        self.begun.set()
        assert self.let_go.wait(10)
        return super().__call__(db, appends)


def test_what_comes_in_one_turn_of_the_loop_is_one_commit(tmp_path: Path) -> None:
    commits = CountedCommits()

    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db", commit=commits)
        await asyncio.gather(*(store.append(f"t{n}", [entry(1)], LOBBY) for n in range(300)))
        assert len(await store.read("t299")) == 1
        await store.close()

    asyncio.run(scene())
    assert commits.batches == [300]


def test_what_comes_during_a_commit_is_the_next_one(tmp_path: Path) -> None:
    commits = HeldCommits()
    unfinished: list[int] = []

    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db", commit=commits)
        tasks = [asyncio.create_task(store.append("first", [entry(1)], LOBBY))]
        assert await asyncio.to_thread(commits.begun.wait, 10)
        tasks += [asyncio.create_task(store.append(f"t{number}", [entry(1)], LOBBY)) for number in range(5)]

        def let_go() -> None:
            unfinished.append(sum(not task.done() for task in tasks))
            commits.let_go.set()

        # The loop calls it after the first step of each of those tasks.
        asyncio.get_running_loop().call_soon(let_go)
        await asyncio.gather(*tasks)
        await store.close()

    asyncio.run(scene())
    assert unfinished == [6]
    assert commits.batches == [1, 5]


def test_closing_waits_for_what_is_on_its_way(tmp_path: Path) -> None:
    commits = CountedCommits()

    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db", commit=commits)
        tasks = [asyncio.create_task(store.append(f"t{n}", [entry(1)], LOBBY)) for n in range(3)]
        # Tasks begin in the order in which they are made.
        await asyncio.create_task(store.close())
        assert all(task.done() for task in tasks)

    asyncio.run(scene())
    assert sum(commits.batches) == 3


def test_a_bug_in_a_commit_is_told_and_survived(tmp_path: Path) -> None:
    bugs = [ZeroDivisionError()]

    def commit_with_a_bug(db: sqlite3.Connection, appends: list[Append]) -> list[Exception | None]:
        if bugs:
            raise bugs.pop()
        return commit(db, appends)

    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db", commit=commit_with_a_bug)
        with pytest.raises(ZeroDivisionError):
            await store.append("t", [entry(1)], LOBBY)
        await store.append("t", [entry(1)], LOBBY)
        assert len(await store.read("t")) == 1
        await store.close()

    asyncio.run(scene())


def test_the_journal_starts_anew(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db", tidy_after=10)
        for number in range(1, 201):
            await store.append("t", [entry(number)], LOBBY)
        # 200 commits of at least two pages each would have 1.6 MB.
        assert (tmp_path / "tables.db-wal").stat().st_size < 400_000
        await store.close()

    asyncio.run(scene())
