"""The SQL of the store. Every function works inside the transaction of whoever calls it, or makes its own."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from alcatraz.server.store.protocol import SLACK, Forgetting, KnownTable, Summary
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
-- Tables that are due for deletion, and how many times in a row they were found so.
CREATE TABLE IF NOT EXISTS doomed (
    table_id TEXT PRIMARY KEY,
    strikes INTEGER NOT NULL
) WITHOUT ROWID;
-- One row, written to find out whether the disk still takes anything.
CREATE TABLE IF NOT EXISTS health (
    id INTEGER PRIMARY KEY,
    checks INTEGER NOT NULL
);
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
    if version != SCHEMA_VERSION:
        # Only then: whatever is written makes a server beside look through its tables.
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
    """Where time is up, or where nobody knows: what was touched in the future was written with a wrong clock."""
    found = db.execute(
        "SELECT table_id FROM tables WHERE wake <= ? UNION SELECT table_id FROM tables WHERE wake > ? AND updated > ?",
        (now, now, now + SLACK),
    )
    return [table for (table,) in found]


def known(db: sqlite3.Connection) -> list[KnownTable]:
    rows = db.execute(
        "SELECT table_id, game, phase, listed, updated, "
        "(SELECT max(number) FROM log WHERE log.table_id = tables.table_id) FROM tables ORDER BY updated DESC"
    )
    return [KnownTable(table, game, phase, bool(listed), at, number) for table, game, phase, listed, at, number in rows]


def forget(db: sqlite3.Connection, limits: Forgetting) -> int:
    """Count a strike for every table past its time, and delete those with enough strikes; how many.

    A wrong clock makes every table look old, so age alone deletes nothing: a table must be found too old in many
    sweeps, hours apart. A table that is in use or young again loses its strikes.
    """
    found = db.execute(
        "SELECT table_id FROM tables WHERE (phase IN ('over', 'closed') AND updated < ?) "
        "OR (phase = 'lobby' AND updated < ?) OR updated < ?",
        (limits.finished_before, limits.unstarted_before, limits.untouched_before),
    )
    old = {table for (table,) in found} - limits.occupied
    with _transaction(db):
        strikes = {table: count + 1 for table, count in db.execute("SELECT * FROM doomed") if table in old}
        strikes.update({table: 1 for table in old if table not in strikes})
        gone = [table for table, count in strikes.items() if count >= limits.strikes]
        db.execute("DELETE FROM doomed")
        db.executemany("INSERT INTO doomed VALUES (?, ?)", [each for each in strikes.items() if each[0] not in gone])
        for table in gone:
            _delete(db, table)
    return len(gone)


def delete(db: sqlite3.Connection, table: str) -> bool:
    with _transaction(db):
        return _delete(db, table)


def _delete(db: sqlite3.Connection, table: str) -> bool:
    gone = db.execute("DELETE FROM log WHERE table_id = ?", (table,)).rowcount > 0
    db.execute("DELETE FROM tables WHERE table_id = ?", (table,))
    return gone


def check(db: sqlite3.Connection) -> int:
    """Write a row durably; how often that was done. Raises what writing raises, as on a full disk."""
    with _transaction(db):
        db.execute("INSERT INTO health VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET checks = checks + 1")
        (checks,) = db.execute("SELECT checks FROM health").fetchone()
    return int(checks)


@contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    """All or nothing: an error leaves no transaction open."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def data_version(db: sqlite3.Connection) -> int:
    """Another number whenever another connection has written."""
    (version,) = db.execute("PRAGMA data_version").fetchone()
    return int(version)


def close(db: sqlite3.Connection) -> None:
    db.close()
