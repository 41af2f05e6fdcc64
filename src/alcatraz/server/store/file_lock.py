"""A lock beside the database file: one server at a time, because each knows only its own players."""

from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # there is none on Windows
    fcntl = None  # type: ignore[assignment]


class DatabaseInUse(OSError):
    """Another server works with this file."""


def lock(database: Path) -> IO[bytes]:
    """Held until the file is closed or the process ends, however it ends. Raises DatabaseInUse."""
    handle = database.with_name(database.name + ".lock").open("ab")
    if fcntl is not None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            handle.close()
            raise DatabaseInUse(0, str(database)) from error
    return handle
