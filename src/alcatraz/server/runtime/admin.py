"""Looking after the tables in a database from outside, while the server runs: it notices within a second."""

import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from alcatraz.server.outgoing.messages import summary_of
from alcatraz.server.store import queries
from alcatraz.server.tables.folding.fold import fold, open_room, open_unplayable
from alcatraz.server.tables.folding.play import LogDiverged
from alcatraz.server.tables.log_entries import Closed, LogEntry, encode_entry
from alcatraz.server.tables.room import Room

_ATTEMPTS = 20


class NotADatabase(Exception):
    """The file is not there, or is none of ours."""


@dataclass(frozen=True, slots=True)
class Known:
    id: str
    game: str
    phase: str
    listed: bool
    updated: float
    entries: int


def list_tables(path: Path) -> list[Known]:
    """The tables, the last touched first."""
    with closing(_opened(path)) as db:
        rows = db.execute(
            "SELECT table_id, game, phase, listed, updated, "
            "(SELECT max(number) FROM log WHERE log.table_id = tables.table_id) FROM tables ORDER BY updated DESC"
        ).fetchall()
    return [Known(table, game, phase, bool(listed), at, number) for table, game, phase, listed, at, number in rows]


def close_table(path: Path, table: str) -> bool:
    """No more moves; everybody at the table is told. False if there is no such table, or it is over already."""
    with closing(_opened(path)) as db:
        for _ in range(_ATTEMPTS):
            log = queries.read(db, table, 0)
            if not log:
                return False
            room = _room(table, log)
            if room.phase in ("over", "closed"):
                return False
            closed = LogEntry(room.number + 1, max(time.time(), room.at), Closed("server-closed-admin"))
            fold(room, closed)
            try:
                db.execute("BEGIN IMMEDIATE")
                row = (table, closed.number, closed.at, encode_entry(closed.entry))
                queries.append_all(db, [row])
                queries.summarise_all(db, [(table, summary_of(room, ""))])
                db.execute("COMMIT")
                return True
            except sqlite3.IntegrityError:
                # The server was faster: look again.
                db.execute("ROLLBACK")
    return False


def delete_table(path: Path, table: str) -> bool:
    with closing(_opened(path)) as db:
        return queries.delete(db, table)


def back_up(path: Path, target: Path) -> None:
    """A copy of one moment, in one file, while others write. Raises FileExistsError."""
    if target.exists():
        raise FileExistsError(target)
    with closing(_opened(path)) as db:
        _copy(db, target)


def restore(backup: Path, target: Path) -> int:
    """A new database from a backup; how many tables it has. Raises FileExistsError or NotADatabase."""
    if target.exists():
        raise FileExistsError(target)
    with closing(_opened(backup)) as db:
        if db.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise NotADatabase(backup)
        target.parent.mkdir(parents=True, exist_ok=True)
        _copy(db, target)
        (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)


def _copy(db: sqlite3.Connection, target: Path) -> None:
    with closing(sqlite3.connect(target)) as copy:
        db.backup(copy)
        # One file, without a journal beside it that could be forgotten.
        copy.execute("PRAGMA journal_mode = DELETE")


def _opened(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise NotADatabase(path)
    db = sqlite3.connect(path, timeout=10.0, isolation_level=None)
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        db.execute("SELECT 1 FROM log LIMIT 1")
    except sqlite3.DatabaseError:
        db.close()
        raise NotADatabase(path) from None
    if not 0 < version <= queries.SCHEMA_VERSION:
        db.close()
        raise NotADatabase(path)
    db.execute("PRAGMA synchronous = FULL")
    return db


def _room(table: str, log: list[LogEntry]) -> Room:
    try:
        return open_room(table, log)
    except LogDiverged:
        return open_unplayable(table, log)
