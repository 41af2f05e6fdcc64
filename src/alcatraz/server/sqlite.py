"""The store in one SQLite file. One thread writes, and what waits meanwhile is committed together.

A commit costs a disk flush, so that an acknowledged move survives a crash; a hundred appends in one commit share it.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeVar

from alcatraz.server import sqlite_queries as queries
from alcatraz.server.entries import Logged, encode_entry
from alcatraz.server.group_commit import Append, commit
from alcatraz.server.store import Summary

T = TypeVar("T")
# How often the writer looks whether another process (alcatraz admin) has written.
_GLANCE = 1.0
_MOST_AT_ONCE = 1000
# The least time between two flushes, in seconds.
_BREATH = 0.006
# Appends between two tidyings of the journal.
_CHECKPOINT = 500


@dataclass(slots=True)
class _Call:
    """Anything else that writes: runs alone, between commits."""

    work: Callable[[sqlite3.Connection], int]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[int]"


class SqliteStore:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: SimpleQueue[Append | _Call | None] = SimpleQueue()
        self._flushed = 0.0
        self._heard: list[tuple[asyncio.AbstractEventLoop, Callable[[str | None], None]]] = []
        writer = queries.connect(path)
        queries.prepare(writer)
        # One thread, one connection: reads are rare (a table is read once, when it is loaded).
        self._readers = ThreadPoolExecutor(1, "sqlite-reader")
        self._reader: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._write, args=(writer,), name="sqlite-writer", daemon=True)
        self._thread.start()

    # -- the protocol ------------------------------------------------------------------------------

    async def append(self, table: str, entries: Sequence[Logged], summary: Summary | None) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        rows = [(table, logged.number, logged.at, encode_entry(logged.entry)) for logged in entries]
        self._queue.put(Append(table, rows, summary, loop, done))
        await done

    async def read(self, table: str, after: int = 0) -> list[Logged]:
        return await self._reading(lambda db: queries.read(db, table, after))

    async def listed(self, limit: int) -> list[bytes]:
        return await self._reading(lambda db: queries.listed(db, limit))

    async def due(self, now: float) -> list[str]:
        return await self._reading(lambda db: queries.due(db, now))

    async def forget(self, finished_before: float, unstarted_before: float, untouched_before: float) -> int:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[int] = loop.create_future()
        limits = (finished_before, unstarted_before, untouched_before)
        self._queue.put(_Call(lambda db: queries.forget(db, *limits), loop, done))
        return await done

    async def close(self) -> None:
        """After everything that waits is written."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        await self._reading(queries.close)
        self._readers.shutdown()

    # -- the notifier: on one node, only other processes have news ----------------------------------

    async def announce(self, table: str) -> None:
        pass

    def listen(self, heard: Callable[[str | None], None]) -> None:
        self._heard.append((asyncio.get_running_loop(), heard))

    # -- the two threads ---------------------------------------------------------------------------

    async def _reading(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._with_reader, work)

    def _with_reader(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Only in the reading thread."""
        if self._reader is None:
            self._reader = queries.connect(self._path)
        return work(self._reader)

    def _write(self, db: sqlite3.Connection) -> None:
        version = queries.data_version(db)
        written = 0
        while True:
            batch = self._next_batch()
            if batch is None:
                db.close()
                return
            appends = [item for item in batch if isinstance(item, Append)]
            if appends:
                self._flushed = time.monotonic()
                commit(db, appends)
                written += len(appends)
            if written >= _CHECKPOINT:
                written = 0
                self._readers.submit(self._with_reader, queries.checkpoint)
            for item in batch:
                if isinstance(item, _Call):
                    _answer(item, db)
            if (seen := queries.data_version(db)) != version:
                version = seen
                for loop, heard in self._heard:
                    loop.call_soon_threadsafe(heard, None)

    def _next_batch(self) -> list[Append | _Call] | None:
        """What waits now, or nothing after a while; None when the store is closed."""
        batch: list[Append | _Call] = []
        try:
            item = self._queue.get(timeout=_GLANCE)
            # A flush costs far more than a row: when they come thick and fast, they wait for each other a little.
            time.sleep(max(0.0, self._flushed + _BREATH - time.monotonic()))
            while True:
                if item is None:
                    # First what came before the end.
                    if batch:
                        self._queue.put(None)
                        return batch
                    return None
                batch.append(item)
                if len(batch) >= _MOST_AT_ONCE:
                    return batch
                item = self._queue.get_nowait()
        except Empty:
            return batch


def _answer(call: _Call, db: sqlite3.Connection) -> None:
    try:
        result = call.work(db)
    except sqlite3.Error as error:
        call.loop.call_soon_threadsafe(call.done.set_exception, error)
    else:
        call.loop.call_soon_threadsafe(call.done.set_result, result)
