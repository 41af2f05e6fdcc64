"""Reading and writing files that people name, with a sentence when that fails."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from alcatraz.cli.parsing.complaint import complaint


def read_text(path: Path) -> str:
    """The text without the byte order mark that some editors put before it."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise complaint("cli-no-file", path=str(path), why=reason(error)) from None


def write_whole(path: Path, text: str) -> None:
    """All of it or nothing: a reader, and a crash, find the old file or the new one. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=path.name, dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).replace(path)
    except OSError:
        with suppress(OSError):
            Path(name).unlink()
        raise


def write_output(path: Path, text: str) -> None:
    """Write a file; complains with a sentence if that fails."""
    try:
        write_whole(path, text)
    except OSError as error:
        raise complaint("file-unwritable", file=str(path), why=reason(error)) from None


def reason(error: OSError | UnicodeDecodeError) -> str:
    """Why, as the system puts it."""
    return error.strerror or str(error) if isinstance(error, OSError) else error.reason
