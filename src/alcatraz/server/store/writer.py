"""The writing side of the SQLite store: one connection that does one job after the other, and the thread it runs in.

The jobs know nothing of threads and the thread knows nothing of jobs, so that a test can do the jobs one at a time.
"""

import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Protocol

from alcatraz.server.store import queries

log = logging.getLogger("alcatraz.server")
# How often the writer looks whether another process (alcatraz admin) has written.
_GLANCE = 1.0
# How long the writer waits before it opens the file again after a failure.
_REOPEN = 0.5


class Job(Protocol):
    @property
    def appends(self) -> int:
        """How many appends it writes."""
        ...

    def run(self, db: sqlite3.Connection) -> None:
        """Do it, and tell whoever waits. Raises if the connection should not be used any more."""
        ...

    def fail(self, error: Exception) -> None:
        """Tell whoever waits that it was not done."""
        ...


class Writer:
    """Holds the writing connection; to be used by one thread at a time."""

    def __init__(self, path: Path, heard: Callable[[], None], *, tidy_after: int) -> None:
        self._path = path
        # Called when another process has written.
        self._heard = heard
        # Appends between two tidyings of the journal.
        self._tidy_after = tidy_after
        self._written = 0
        self._db = queries.connect(path)
        queries.prepare(self._db)
        self._version = queries.data_version(self._db)
        self._glanced = time.monotonic()

    def do(self, job: Job) -> None:
        """Never raises: whoever waits for the job is told, and after a failure the file is opened again."""
        try:
            job.run(self._db)
            self._written += job.appends
        except Exception as error:
            log.exception("the writer of the store failed")
            job.fail(error)
            self._start_again()
            return
        # After the answer, so that nobody waits for it who need not.
        if self._written >= self._tidy_after:
            self._look_after()
        elif time.monotonic() - self._glanced > _GLANCE:
            self._guarded(self._glance)

    def rest(self) -> None:
        """There is nothing to do."""
        self._look_after()

    def close(self) -> None:
        self._db.close()

    def _look_after(self) -> None:
        self._guarded(self._tidy)
        self._guarded(self._glance)

    def _tidy(self) -> None:
        if self._written:
            self._written = 0
            # What is not moved now is moved the next time.
            with suppress(sqlite3.Error):
                queries.checkpoint(self._db)

    def _glance(self) -> None:
        self._glanced = time.monotonic()
        if (seen := queries.data_version(self._db)) != self._version:
            self._version = seen
            self._heard()

    def _guarded(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception:
            log.exception("the writer of the store failed")
            self._start_again()

    def _start_again(self) -> None:
        """With a new connection, as soon as there can be one."""
        with suppress(sqlite3.Error):
            self._db.close()
        while True:
            try:
                self._db = queries.connect(self._path)
                self._version = queries.data_version(self._db)
                return
            except sqlite3.Error:
                log.exception("the store could not be opened again")
                time.sleep(_REOPEN)


class WriterThread:
    """Does jobs in a thread of its own, in the order in which they were given."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        self._queue.put(job)

    def close(self) -> None:
        """After everything that was put; waits for it."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            try:
                job = self._queue.get(timeout=_GLANCE)
            except Empty:
                self._writer.rest()
                continue
            if job is None:
                self._writer.close()
                return
            self._writer.do(job)
