"""The disk: a real SQLite file of the real store, written by steps, and everything that can go wrong with writing.

Faults: slow writes, a full disk (SQLite itself says so), an error although the commit is on the disk, failing reads,
and death in the middle of a commit, of which only the first bytes have reached the journal.
"""

import os
import shutil
import sqlite3
import tempfile
from collections import deque
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

from alcatraz.server.store import group_commit, queries
from alcatraz.server.store.group_commit import Append
from alcatraz.server.store.writer import Job, Writer
from alcatraz.server.tables.log_entries import LogEntry
from tools.simulate_faults.scheduler import Scheduler

_UNBOUNDED_PAGES = 1 << 30
_REST_AFTER = 1.0
_OFTEN_FULL = 0.7


class DiskFaults:
    """What is wrong with the disk now."""

    def __init__(self) -> None:
        self.is_full = False
        self.reads_fail = False
        self.slowness = 0.004
        # How likely a commit is reported as failed although it is durable.
        self.false_alarms = 0.0
        # The process dies in the middle of the next commit; it does so now.
        self.tear_next = False
        self.tearing = False


@dataclass(frozen=True, slots=True)
class Torn:
    """A commit that the process dies in: the file and the journal before it, and the journal after it.

    The file is that of before: what is in the journal is moved into it after the commit alone.
    """

    file: bytes
    before: bytes
    after: bytes


class Disk:
    """What survives the processes that write to it."""

    def __init__(self, scheduler: Scheduler, random: Random) -> None:
        self.faults = DiskFaults()
        self._scheduler = scheduler
        self._random = random
        # In memory where the system offers that: nothing here needs to survive this process.
        self._folder = Path(tempfile.mkdtemp(prefix="alcatraz-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None))
        self._boots = 0
        self.path = self._folder / "0" / "tables.db"
        self.path.parent.mkdir()

    def remove(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)

    def duration(self) -> float:
        return self._random.expovariate(1 / self.faults.slowness)

    def reading(self) -> float:
        """How long a read takes; raises if reads fail now."""
        if self.faults.reads_fail and self._random.random() < 0.5:
            raise sqlite3.OperationalError("disk I/O error (simulated)")
        return self.duration()

    # -- death -------------------------------------------------------------------------------------

    def journal(self) -> bytes:
        path = Path(f"{self.path}-wal")
        return path.read_bytes() if path.exists() else b""

    def survive(self, torn: "Torn | None") -> None:
        """A process has died: the next one finds the file and the journal as they are.

        `torn` is a commit that was under way: a part of what it changed in the journal has arrived.
        """
        old, self._boots = self.path, self._boots + 1
        self.path = self._folder / str(self._boots) / "tables.db"
        self.path.parent.mkdir()
        journal = self.journal_at(old)
        if torn is not None:
            before, after = torn.before, torn.after
            start = next((at for at, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), len(before))
            cut = self._random.randint(start, len(after)) if start < len(after) else len(after)
            journal = after[:cut] + before[cut:]
        if torn is not None:
            self.path.write_bytes(torn.file)
        elif old.exists():
            shutil.copyfile(old, self.path)
        Path(f"{self.path}-wal").write_bytes(journal)

    @staticmethod
    def journal_at(path: Path) -> bytes:
        journal = Path(f"{path}-wal")
        return journal.read_bytes() if journal.exists() else b""

    def logs(self) -> dict[str, list[LogEntry]]:
        """Everything on the disk, for who checks it."""
        with closing(queries.connect(self.path)) as db:
            queries.prepare(db)
            tables = [table for (table,) in db.execute("SELECT DISTINCT table_id FROM log ORDER BY table_id")]
            return {table: queries.read(db, table, 0) for table in tables}


class SteppedWriter:
    """Does the jobs of the store one by one, each after some time."""

    def __init__(
        self,
        writer: Writer,
        disk: Disk,
        scheduler: Scheduler,
        torn: Callable[[Torn], None],
    ) -> None:
        self._writer = writer
        self._disk = disk
        self._scheduler = scheduler
        # Called when the process dies in the middle of a commit.
        self._torn = torn
        self._jobs: deque[Job] = deque()
        self._busy = False
        self._dead = False

    @property
    def idle(self) -> bool:
        return not self._busy and not self._jobs

    def put(self, job: Job) -> None:
        self._jobs.append(job)
        self._next()

    def close(self) -> None:
        self._writer.close()

    def die(self) -> None:
        self._dead = True
        self._writer.close()

    def _next(self) -> None:
        if self._jobs and not self._busy and not self._dead:
            self._busy = True
            self._scheduler.after(self._disk.duration(), self._do)

    def _do(self) -> None:
        if self._dead:
            return
        self._busy = False
        job = self._jobs.popleft()
        if self._disk.faults.tear_next and job.appends:
            self._disk.faults.tear_next, self._disk.faults.tearing = False, True
            file, before = self._disk.path.read_bytes(), self._disk.journal()
            self._writer.do(job)
            # Whoever waits is told in a later step of this process, which will never be taken.
            self._torn(Torn(file, before, self._disk.journal()))
            self._disk.faults.tearing = False
            return
        self._writer.do(job)
        if self._jobs:
            self._next()
        else:
            self._scheduler.after(_REST_AFTER, self._rest)

    def _rest(self) -> None:
        if not self._dead and self.idle:
            self._writer.rest()


class FaultyCommit:
    """The store's commit, on a disk that may be full or lie about what has failed."""

    def __init__(self, disk: Disk, random: Random, durable: Callable[[list[Append]], None]) -> None:
        self._disk = disk
        self._random = random
        # Told which appends are on the disk now.
        self._durable = durable

    def __call__(self, db: sqlite3.Connection, appends: list[Append]) -> list[Exception | None]:
        faults = self._disk.faults
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages if faults.is_full else _UNBOUNDED_PAGES}")
        if faults.is_full and self._random.random() < _OFTEN_FULL:
            # Whatever it needs is not there, not only a new page of the file.
            return [sqlite3.OperationalError("database or disk is full (simulated)")] * len(appends)
        outcomes = group_commit.commit(db, appends)
        kept = [append for append, outcome in zip(appends, outcomes, strict=True) if outcome is None]
        if kept and not faults.tearing:
            self._durable(kept)
        if self._random.random() < faults.false_alarms:
            return [sqlite3.OperationalError("disk I/O error (simulated)")] * len(appends)
        return outcomes
