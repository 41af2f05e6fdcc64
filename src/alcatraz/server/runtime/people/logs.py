"""All logs of a database, to read and to change from outside while a server runs."""

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import msgspec

from alcatraz.server.outgoing.messages import summary_of
from alcatraz.server.runtime.admin import NotADatabase
from alcatraz.server.store import queries
from alcatraz.server.tables.folding.fold import open_room, open_unplayable
from alcatraz.server.tables.folding.play import LogDiverged
from alcatraz.server.tables.log_entries import Entry, LogEntry, encode_entry
from alcatraz.server.tables.room import Room
from alcatraz.wire import ListedTable


@dataclass(frozen=True, slots=True)
class Change:
    """Entries that are written anew, and entries that come after the last."""

    rewritten: Sequence[LogEntry] = ()
    added: Sequence[Entry] = ()


class Logs(Protocol):
    def tables(self) -> list[str]:
        """The ids of all tables, the last touched first."""
        ...

    def read(self, log: str) -> list[LogEntry]: ...

    def change(self, log: str, worked_out: Callable[[list[LogEntry]], Change | None]) -> bool:
        """Change a log by what is worked out from it; nobody else writes meanwhile. False if there is no change."""
        ...


def room_of(table: str, log: list[LogEntry]) -> Room:
    try:
        return open_room(table, log)
    except LogDiverged:
        return open_unplayable(table, log)


@contextmanager
def logs_in(path: Path) -> Iterator[Logs]:
    """Raises NotADatabase."""
    if not path.is_file():
        raise NotADatabase(path)
    db = None
    try:
        db = queries.connect(path)
        # What is written over is not to be found in the file any more.
        db.execute("PRAGMA secure_delete = ON")
        db.execute("SELECT 1 FROM log LIMIT 1")
        yield _SqliteLogs(db)
    except sqlite3.DatabaseError as error:
        raise NotADatabase(path) from error
    finally:
        if db is not None:
            db.close()


class _SqliteLogs:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def tables(self) -> list[str]:
        return [table for (table,) in self._db.execute("SELECT table_id FROM tables ORDER BY updated DESC")]

    def read(self, log: str) -> list[LogEntry]:
        return queries.read(self._db, log, 0)

    def change(self, log: str, worked_out: Callable[[list[LogEntry]], Change | None]) -> bool:
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        try:
            entries = self.read(log)
            change = worked_out(entries)
            if change is not None:
                self._write(log, entries, change)
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise
        return change is not None

    def _write(self, log: str, entries: list[LogEntry], change: Change) -> None:
        now = max([time.time(), *(logged.at for logged in entries[-1:])])
        added = [LogEntry(len(entries) + 1 + index, now, entry) for index, entry in enumerate(change.added)]
        for logged in change.rewritten:
            where = (encode_entry(logged.entry), log, logged.number)
            self._db.execute("UPDATE log SET entry = ? WHERE table_id = ? AND number = ?", where)
        queries.append_all(self._db, [(log, each.number, each.at, encode_entry(each.entry)) for each in added])
        shown = self._db.execute("SELECT shown FROM tables WHERE table_id = ?", (log,)).fetchone()
        if shown is not None:
            link = msgspec.json.decode(shown[0], type=ListedTable).link if shown[0] else ""
            queries.summarise_all(self._db, [(log, summary_of(room_of(log, self.read(log)), link))])
