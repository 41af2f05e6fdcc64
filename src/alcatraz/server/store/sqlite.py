"""The store in one SQLite file. One thread writes, and what waits meanwhile is committed together.

A commit costs a disk flush, so that an acknowledged move survives a crash; a hundred appends in one commit share it.
"""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeVar

from alcatraz.server.store import queries
from alcatraz.server.store.group_commit import Append, Commit, commit
from alcatraz.server.store.protocol import Forgetting, Summary
from alcatraz.server.tables.log_entries import LogEntry, encode_entry

T = TypeVar("T")
log = logging.getLogger("alcatraz.server")
# How often the writer looks whether another process (alcatraz admin) has written.
_GLANCE = 1.0
_MOST_AT_ONCE = 1000
# The least time between two flushes, in seconds: when appends come thick and fast, they wait for each other a little.
# The first after a pause never waits.
_BREATH = 0.002
_CHECKPOINT = 1000
# How long the writer waits before it opens the file again after a failure.
_REOPEN = 0.5


@dataclass(slots=True)
class _Call:
    """Anything else that writes: runs alone, between commits."""

    work: Callable[[sqlite3.Connection], int]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[int]"

    def succeed(self, result: int) -> None:
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


@dataclass(slots=True)
class _Batch:
    """Appends that are committed together."""

    appends: list[Append]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """Appends gather in the event loop; the writing thread gets one batch at a time, and is woken once for it."""

    def __init__(self, path: Path, *, commit: Commit = commit, tidy_after: int = _CHECKPOINT) -> None:
        self._path = path
        self._commit = commit
        # Appends between two tidyings of the journal.
        self._tidy_after = tidy_after
        self._waiting: list[Append] = []
        self._writing: list[Append] = []
        self._will_hand_over = False
        self._flushed = 0.0
        self._queue: SimpleQueue[_Batch | _Call | None] = SimpleQueue()
        # What the writer has taken and not answered yet: answered with an error if the writer fails.
        self._taken: _Batch | _Call | None = None
        self._heard: list[tuple[asyncio.AbstractEventLoop, Callable[[str | None], None]]] = []
        writer = queries.connect(path)
        queries.prepare(writer)
        # One thread, one connection: reads are rare (a table is read once, when it is loaded).
        self._readers = ThreadPoolExecutor(1, "sqlite-reader")
        self._reader: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._keep_writing, args=(writer,), name="sqlite-writer", daemon=True)
        self._thread.start()

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

    async def forget(self, limits: Forgetting) -> int:
        return await self._alone(lambda db: queries.forget(db, limits))

    async def check(self) -> None:
        """Write something durably. Raises if the store cannot."""
        await self._alone(queries.check)

    async def _alone(self, work: Callable[[sqlite3.Connection], int]) -> int:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[int] = loop.create_future()
        self._queue.put(_Call(work, loop, done))
        return await done

    async def close(self) -> None:
        """After everything that waits is written."""
        while unfinished := [append.done for append in (*self._writing, *self._waiting) if not append.done.done()]:
            await asyncio.wait(unfinished)
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        await self._reading(queries.close)
        self._readers.shutdown()

    # -- the notifier: on one node, only other processes have news ----------------------------------

    async def announce(self, table: str) -> None:
        pass

    def listen(self, heard: Callable[[str | None], None]) -> None:
        self._heard.append((asyncio.get_running_loop(), heard))

    # -- in the loop -------------------------------------------------------------------------------

    def _soon(self, loop: asyncio.AbstractEventLoop) -> None:
        """At the end of this turn of the loop, with whatever else it brings."""
        if not self._will_hand_over and not self._writing:
            self._will_hand_over = True
            loop.call_soon(self._hand_over, loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        now = time.monotonic()
        if now < self._flushed + _BREATH:
            loop.call_later(self._flushed + _BREATH - now, self._hand_over, loop)
            return
        self._will_hand_over = False
        self._flushed = now
        self._writing, self._waiting = self._waiting[:_MOST_AT_ONCE], self._waiting[_MOST_AT_ONCE:]
        self._queue.put(_Batch(self._writing, loop))

    def _committed(self, outcomes: list[Exception | None], loop: asyncio.AbstractEventLoop) -> None:
        committed, self._writing = self._writing, []
        for append, outcome in zip(committed, outcomes, strict=True):
            append.settle(outcome)
        if self._waiting:
            self._soon(loop)

    # -- the two threads ---------------------------------------------------------------------------

    async def _reading(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._with_reader, work)

    def _with_reader(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Only in the reading thread."""
        if self._reader is None:
            self._reader = queries.connect(self._path)
        return work(self._reader)

    def _keep_writing(self, db: sqlite3.Connection) -> None:
        """Writes until the store is closed; after a failure with a new connection."""
        while True:
            try:
                self._write(db)
                return
            except Exception as error:
                log.exception("the writer of the store failed")
                self._fail_taken(error)
                with suppress(sqlite3.Error):
                    db.close()
                db = self._reopened()

    def _reopened(self) -> sqlite3.Connection:
        while True:
            try:
                return queries.connect(self._path)
            except sqlite3.Error:
                log.exception("the store could not be opened again")
                time.sleep(_REOPEN)

    def _fail_taken(self, error: Exception) -> None:
        taken, self._taken = self._taken, None
        if isinstance(taken, _Call):
            taken.loop.call_soon_threadsafe(taken.fail, error)
        elif taken is not None:
            outcomes: list[Exception | None] = [error] * len(taken.appends)
            taken.loop.call_soon_threadsafe(self._committed, outcomes, taken.loop)

    def _write(self, db: sqlite3.Connection) -> None:
        version = queries.data_version(db)
        glanced = time.monotonic()
        written = 0
        while True:
            idle = False
            try:
                item = self._queue.get(timeout=_GLANCE)
            except Empty:
                idle = True
            else:
                if item is None:
                    db.close()
                    return
                self._taken = item
                if isinstance(item, _Call):
                    _answer(item, db)
                else:
                    outcomes = self._outcomes(db, item.appends)
                    item.loop.call_soon_threadsafe(self._committed, outcomes, item.loop)
                    written += len(item.appends)
                self._taken = None
            # After the answer, so that nobody waits for it who need not.
            if written >= self._tidy_after or (idle and written):
                written = 0
                _tidy(db)
            if time.monotonic() - glanced > _GLANCE or idle:
                glanced = time.monotonic()
                if (seen := queries.data_version(db)) != version:
                    version = seen
                    for loop, heard in self._heard:
                        loop.call_soon_threadsafe(heard, None)

    def _outcomes(self, db: sqlite3.Connection, appends: list[Append]) -> list[Exception | None]:
        try:
            return self._commit(db, appends)
        except Exception as error:
            # A bug or a full disk: whoever waits hears of it, and the thread lives on.
            return [error] * len(appends)


def _tidy(db: sqlite3.Connection) -> None:
    # What is not moved now is moved the next time.
    with suppress(sqlite3.Error):
        queries.checkpoint(db)


def _answer(call: _Call, db: sqlite3.Connection) -> None:
    try:
        result = call.work(db)
    except sqlite3.Error as error:
        call.loop.call_soon_threadsafe(call.fail, error)
    else:
        call.loop.call_soon_threadsafe(call.succeed, result)
