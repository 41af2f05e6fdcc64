"""Copies all tables of a database into a new one: backups, and moves between SQLite and PostgreSQL."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from alcatraz.server.admin.opening import checked_file, opened_file
from alcatraz.server.admin.rows import NotEmpty, reading, writing
from alcatraz.server.store.address import DatabaseAddress
from alcatraz.server.store.file_lock import lock

__all__ = ["Copied", "NotEmpty", "back_up", "move", "restore"]


@dataclass(frozen=True, slots=True)
class Copied:
    tables: int
    entries: int


def back_up(database: DatabaseAddress, target: Path) -> None:
    """A copy of one moment, in one file, while others write. Raises FileExistsError, NotADatabase or Unreachable."""
    if target.exists():
        raise FileExistsError(target)
    if isinstance(database, Path):
        with closing(opened_file(database)) as db:
            _copy_file(db, target)
    else:
        asyncio.run(_copy(database, target))


def restore(backup: Path, target: DatabaseAddress) -> int:
    """A new database from a backup; how many tables it has.

    Raises FileExistsError, NotADatabase, NotEmpty or Unreachable.
    """
    if isinstance(target, Path) and target.exists():
        raise FileExistsError(target)
    checked_file(backup)
    if isinstance(target, Path):
        target.parent.mkdir(parents=True, exist_ok=True)
        with closing(opened_file(backup)) as db:
            _copy_file(db, target)
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
        return int(tables)
    return asyncio.run(_copy(backup, target)).tables


def move(source: DatabaseAddress, target: DatabaseAddress) -> Copied:
    """Everything into a database that has no tables yet; the source stays as it is. No server may use the source.

    Raises DatabaseInUse, FileExistsError, NotEmpty, NotADatabase or Unreachable.
    """
    if isinstance(target, Path) and target.exists():
        raise FileExistsError(target)
    if isinstance(source, Path):
        checked_file(source)
        with lock(source):
            return asyncio.run(_copy(source, target))
    return asyncio.run(_copy(source, target, unused=True))


async def _copy(source: DatabaseAddress, target: DatabaseAddress, *, unused: bool = False) -> Copied:
    """All or nothing."""
    tables = entries = 0
    async with reading(source, unused=unused) as rows, writing(target) as written:
        async for some in rows.log():
            entries += len(some)
            await written.log(some)
        async for some in rows.tables():
            tables += len(some)
            await written.tables(some)
    return Copied(tables, entries)


def _copy_file(db: sqlite3.Connection, target: Path) -> None:
    with closing(sqlite3.connect(target)) as copy:
        db.backup(copy)
        # One file, without a journal beside it that could be forgotten.
        copy.execute("PRAGMA journal_mode = DELETE")
