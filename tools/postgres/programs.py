"""Where PostgreSQL's programs are on this machine."""

import os
import shutil
from pathlib import Path

# Names the folder of `initdb` and `postgres`, if they are somewhere else.
VARIABLE = "ALCATRAZ_POSTGRES"
PACKAGE = "postgresql"
_DEBIAN = Path("/usr/lib/postgresql")


def find() -> Path | None:
    """The folder with them: the one that the environment names, else on PATH, else Debian's newest."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named) if _complete(Path(named)) else None
    folders = [Path(each) for each in os.environ.get("PATH", "").split(os.pathsep) if each]
    versions = sorted(_DEBIAN.glob("*/bin"), key=lambda folder: _version(folder.parent.name), reverse=True)
    return next((folder for folder in (*folders, *versions) if _complete(folder)), None)


def _complete(folder: Path) -> bool:
    return all(shutil.which(name, path=str(folder)) for name in ("initdb", "postgres"))


def _version(name: str) -> float:
    return float(name) if name.replace(".", "", 1).isdigit() else 0.0
