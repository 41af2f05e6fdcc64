"""The SQL of the store. Every function works inside the transaction of whoever calls it, or makes its own."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from alcatraz.server.store.protocol import Summary
from alcatraz.server.tables.log_entries import LogEntry, decode_entry

SCHEMA_VERSION = 1
# Older versions of SQLite take 999 values in one statement.
MOST_ROWS = 200
_MOST_SUMMARIES = 100
_SCHEMA = """
CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    updated REAL NOT NULL,
    wake REAL,
    shown BLOB NOT NULL
) WITHOUT ROWID;
-- No gap in a log: a table that was deleted meanwhile does not come back as a torso.
CREATE TRIGGER IF NOT EXISTS log_without_gap BEFORE INSERT ON log
WHEN NEW.number > 1 AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = NEW.table_id AND number = NEW.number - 1)
BEGIN
    SELECT RAISE(ABORT, 'a log has no gap');
END;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (updated) WHERE listed;
CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake) WHERE wake IS NOT NULL;
"""


class WrongVersion(Exception):
    """The file was written by a newer program."""


def connect(path: Path) -> sqlite3.Connection:
    # A statement per number of rows: they are worth keeping.
    db = sqlite3.connect(path, timeout=10.0, isolation_level=None, check_same_thread=False, cached_statements=512)
    db.execute("PRAGMA journal_mode = WAL")
    # What is acknowledged must survive a power cut, not only a crash.
    db.execute("PRAGMA synchronous = FULL")
    # Moving the journal's pages into the file is slow and done between commits (see checkpoint); the last resort.
    db.execute("PRAGMA wal_autocheckpoint = 20000")
    return db


def prepare(db: sqlite3.Connection) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA_VERSION:
        raise WrongVersion(f"version {version}")
    db.executescript(_SCHEMA)
    db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


Row = tuple[str, int, float, bytes]


def append_all(db: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """In as few statements as can be: after each the writing thread must wait for its turn in the interpreter.

    Raises IntegrityError if a number is taken or the one before it is missing; then that statement has done nothing.
    """
    for start in range(0, len(rows), MOST_ROWS):
        chunk = rows[start : start + MOST_ROWS]
        places = ", ".join(["(?, ?, ?, ?)"] * len(chunk))
        db.execute(f"INSERT INTO log VALUES {places}", [value for row in chunk for value in row])


def summarise_all(db: sqlite3.Connection, summaries: Sequence[tuple[str, Summary]]) -> None:
    for start in range(0, len(summaries), _MOST_SUMMARIES):
        chunk = summaries[start : start + _MOST_SUMMARIES]
        places = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(chunk))
        values: list[str | float | bytes | None] = []
        for table, said in chunk:
            values += (table, said.game, said.phase, said.listed, said.updated, said.wake, said.shown)
        db.execute(f"INSERT OR REPLACE INTO tables VALUES {places}", values)


def checkpoint(db: sqlite3.Connection) -> None:
    """Move what is in the journal into the file, as far as nobody is in the way; if all of it is, it starts anew."""
    db.execute("PRAGMA wal_checkpoint(PASSIVE)")


def read(db: sqlite3.Connection, table: str, after: int) -> list[LogEntry]:
    rows = db.execute(
        "SELECT number, at, entry FROM log WHERE table_id = ? AND number > ? ORDER BY number", (table, after)
    )
    return [LogEntry(number, at, decode_entry(entry)) for number, at, entry in rows]


def listed(db: sqlite3.Connection, limit: int) -> list[bytes]:
    found = db.execute(
        "SELECT shown FROM tables WHERE listed AND phase IN ('lobby', 'playing', 'paused') "
        "ORDER BY updated DESC LIMIT ?",
        (limit,),
    )
    return [shown for (shown,) in found]


def due(db: sqlite3.Connection, now: float) -> list[str]:
    return [table for (table,) in db.execute("SELECT table_id FROM tables WHERE wake <= ?", (now,))]


def forget(db: sqlite3.Connection, finished: float, unstarted: float, untouched: float) -> int:
    """Delete tables last touched before these times: over or closed, still in the lobby, any at all."""
    found = db.execute(
        "SELECT table_id FROM tables WHERE (phase IN ('over', 'closed') AND updated < ?) "
        "OR (phase = 'lobby' AND updated < ?) OR updated < ?",
        (finished, unstarted, untouched),
    ).fetchall()
    for (table,) in found:
        delete(db, table)
    return len(found)


def delete(db: sqlite3.Connection, table: str) -> bool:
    db.execute("BEGIN IMMEDIATE")
    gone = db.execute("DELETE FROM log WHERE table_id = ?", (table,)).rowcount > 0
    db.execute("DELETE FROM tables WHERE table_id = ?", (table,))
    db.execute("COMMIT")
    return gone


def data_version(db: sqlite3.Connection) -> int:
    """Another number whenever another connection has written."""
    (version,) = db.execute("PRAGMA data_version").fetchone()
    return int(version)


def close(db: sqlite3.Connection) -> None:
    db.close()
