"""The store in one SQLite file. One thread writes, and what waits meanwhile is committed together.

A commit costs a disk flush, so that an acknowledged move survives a crash; a hundred appends in one commit share it.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

from alcatraz.server.store import queries
from alcatraz.server.store.group_commit import Append, Commit, commit
from alcatraz.server.store.protocol import Forgetting, KnownTable, Summary
from alcatraz.server.store.writer import Job, Writer, WriterThread
from alcatraz.server.tables.log_entries import LogEntry, encode_entry

T = TypeVar("T")
_MOST_AT_ONCE = 1000
# The least time between two flushes, in seconds: when appends come thick and fast, they wait for each other a little.
# The first after a pause never waits.
_BREATH = 0.002
_CHECKPOINT = 1000


class Jobs(Protocol):
    """Does jobs one after the other, away from the event loop: a thread, or in a simulation a step of it."""

    def put(self, job: Job) -> None: ...

    def close(self) -> None:
        """After everything that was put; may wait."""
        ...


@dataclass(slots=True)
class _Call:
    """Anything else that writes: runs alone, between commits."""

    work: Callable[[sqlite3.Connection], int]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[int]"
    appends: int = 0

    def run(self, db: sqlite3.Connection) -> None:
        try:
            result = self.work(db)
        except sqlite3.Error as error:
            self.fail(error)
        else:
            self.loop.call_soon_threadsafe(self._settle, result, None)

    def fail(self, error: Exception) -> None:
        self.loop.call_soon_threadsafe(self._settle, 0, error)

    def _settle(self, result: int, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


Outcomes = list[Exception | None]


@dataclass(slots=True)
class _Batch:
    """Appends that are committed together."""

    waiting: list[Append]
    commit: Commit
    loop: asyncio.AbstractEventLoop
    committed: Callable[[Outcomes, asyncio.AbstractEventLoop], None]

    @property
    def appends(self) -> int:
        return len(self.waiting)

    def run(self, db: sqlite3.Connection) -> None:
        try:
            outcomes = self.commit(db, self.waiting)
        except Exception as error:
            # A bug or a full disk: whoever waits hears of it, and the writer goes on.
            outcomes = [error] * len(self.waiting)
        self.loop.call_soon_threadsafe(self.committed, outcomes, self.loop)

    def fail(self, error: Exception) -> None:
        outcomes: Outcomes = [error] * len(self.waiting)
        self.loop.call_soon_threadsafe(self.committed, outcomes, self.loop)


class SqliteStore:
    """Appends gather in the event loop; the writer gets one batch at a time, and is woken once for it."""

    def __init__(
        self,
        path: Path,
        *,
        commit: Commit = commit,
        tidy_after: int = _CHECKPOINT,
        run_writer: Callable[[Writer], Jobs] = WriterThread,
    ) -> None:
        self._path = path
        self._commit = commit
        self._waiting: list[Append] = []
        self._writing: list[Append] = []
        self._will_hand_over = False
        self._flushed = float("-inf")
        self._heard: list[tuple[asyncio.AbstractEventLoop, Callable[[str | None], None]]] = []
        self._jobs = run_writer(Writer(path, self._tell_news, tidy_after=tidy_after))
        # One thread, one connection: reads are rare (a table is read once, when it is loaded).
        self._readers = ThreadPoolExecutor(1, "sqlite-reader")
        self._reader: sqlite3.Connection | None = None

    # -- the protocol ------------------------------------------------------------------------------

    async def append(self, table: str, entries: Sequence[LogEntry], summary: Summary | None) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        rows = [(table, logged.number, logged.at, encode_entry(logged.entry)) for logged in entries]
        self._waiting.append(Append(table, rows, summary, done))
        self._soon(loop)
        await done

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        return await self._reading(lambda db: queries.read(db, table, after))

    async def listed(self, limit: int) -> list[bytes]:
        return await self._reading(lambda db: queries.listed(db, limit))

    async def due(self, now: float) -> list[str]:
        return await self._reading(lambda db: queries.due(db, now))

    async def known(self) -> list[KnownTable]:
        return await self._reading(queries.known)

    async def delete(self, table: str) -> bool:
        return bool(await self._alone(lambda db: queries.delete(db, table)))

    async def forget(self, limits: Forgetting) -> int:
        return await self._alone(lambda db: queries.forget(db, limits))

    async def check(self) -> None:
        """Write something durably. Raises if the store cannot."""
        await self._alone(queries.check)

    async def _alone(self, work: Callable[[sqlite3.Connection], int]) -> int:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[int] = loop.create_future()
        self._jobs.put(_Call(work, loop, done))
        return await done

    async def close(self) -> None:
        """After everything that waits is written."""
        while unfinished := [append.done for append in (*self._writing, *self._waiting) if not append.done.done()]:
            await asyncio.wait(unfinished)
        await asyncio.to_thread(self._jobs.close)
        await self._reading(queries.close)
        self._readers.shutdown()

    # -- the notifier: on one node, only other processes have news ----------------------------------

    def listen(self, heard: Callable[[str | None], None]) -> None:
        self._heard.append((asyncio.get_running_loop(), heard))

    async def missed(self, known: Mapping[str, int]) -> list[str]:
        """Nothing: the writer notices itself whatever another process has written."""
        return []

    # -- in the loop -------------------------------------------------------------------------------

    def _soon(self, loop: asyncio.AbstractEventLoop) -> None:
        """At the end of this turn of the loop, with whatever else it brings."""
        if not self._will_hand_over and not self._writing:
            self._will_hand_over = True
            loop.call_soon(self._hand_over, loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        if now < self._flushed + _BREATH:
            loop.call_later(self._flushed + _BREATH - now, self._hand_over, loop)
            return
        self._will_hand_over = False
        self._flushed = now
        self._writing, self._waiting = self._waiting[:_MOST_AT_ONCE], self._waiting[_MOST_AT_ONCE:]
        self._jobs.put(_Batch(self._writing, self._commit, loop, self._committed))

    def _committed(self, outcomes: Outcomes, loop: asyncio.AbstractEventLoop) -> None:
        committed, self._writing = self._writing, []
        for append, outcome in zip(committed, outcomes, strict=True):
            append.settle(outcome)
        if self._waiting:
            self._soon(loop)

    # -- in the other threads ----------------------------------------------------------------------

    async def _reading(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._with_reader, work)

    def _with_reader(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Only in the reading thread."""
        if self._reader is None:
            self._reader = queries.connect(self._path)
        return work(self._reader)

    def _tell_news(self) -> None:
        for loop, heard in self._heard:
            loop.call_soon_threadsafe(heard, None)
