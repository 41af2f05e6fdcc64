"""Checks of the machine that serves: database, disk, backups, limits of the system."""

import os
import resource
import shutil
import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from alcatraz.cli.doctor.findings import Finding, fine, note, wrong

# A full disk stops every table; this much is left to somebody who reads mail once a day.
_LEAST_FREE = 500 * 2**20
_LEAST_FILES = 4096
_OLDEST_BACKUP = 2 * 24 * 60 * 60.0
_NOT_BEFORE = 1_750_000_000.0


def check_machine(database: str, backup: Path | None, environment: Mapping[str, str] = os.environ) -> list[Finding]:
    found = [*_database(database), _open_files(), _clock()]
    if backup is not None:
        found.append(_backup(backup))
    elif not database.startswith("postgresql:"):
        found.append(note("backup", "backup-not-named"))
    if environment.get("ALCATRAZ_NO_LIMITS"):
        found.append(note("limits", "no-limits"))
    return found


def _database(database: str) -> list[Finding]:
    if database.startswith("postgresql:"):
        return [note("database", "database-elsewhere")]
    path = Path(database)
    if not path.is_file():
        return [wrong("database", "database-missing", path=database)]
    return [_opened(path), _space(path)]


def _opened(path: Path) -> Finding:
    """Only read: a running server goes on."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=5)) as db:
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
            if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                return wrong("database", "database-damaged", path=str(path))
    except sqlite3.Error as error:
        return wrong("database", "database-unreadable", path=str(path), why=str(error))
    if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        return note("database", "database-read-only", path=str(path))
    return fine("database", "database-fine", path=str(path), tables=int(tables))


def _space(path: Path) -> Finding:
    free = shutil.disk_usage(path.parent).free
    said = f"{free / 2**30:.1f}"
    if free < _LEAST_FREE:
        return wrong("disk", "disk-full", path=str(path.parent), free=said)
    return fine("disk", "disk-fine", path=str(path.parent), free=said)


def _backup(path: Path) -> Finding:
    """The file itself, or the newest in a folder."""
    files = [each for each in path.rglob("*") if each.is_file()] if path.is_dir() else [path] if path.is_file() else []
    if not files:
        return wrong("backup", "backup-missing", path=str(path))
    age = time.time() - max(each.stat().st_mtime for each in files)
    hours = str(max(0, round(age / 3600)))
    if age > _OLDEST_BACKUP:
        return wrong("backup", "backup-old", path=str(path), hours=hours)
    return fine("backup", "backup-fine", path=str(path), hours=hours)


def _open_files() -> Finding:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < _LEAST_FILES:
        return note("limits", "few-files", files=str(soft), least=str(_LEAST_FILES))
    return fine("limits", "files-fine", files="∞" if soft == resource.RLIM_INFINITY else str(soft))


def _clock() -> Finding:
    """Without a network nothing better can be said; with an address, the server's clock is compared."""
    if time.time() < _NOT_BEFORE:
        return wrong("clock", "clock-past")
    return fine("clock", "clock-plausible")
