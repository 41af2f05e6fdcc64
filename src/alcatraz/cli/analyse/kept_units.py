"""What was worked out of an analysis, in a file per record, seed and number of worlds: nothing is worked out twice."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from alcatraz import __version__
from alcatraz.analysis.analysis import FORMAT, Analysis
from alcatraz.cli.files.text_file import reason
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.canonical import canonical_json, digest

# The oldest leave first.
MOST_KEPT: Final = 50


def kept_folder() -> Path:
    """Below the user's cache directory, as the XDG convention has it."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "alcatraz" / "analyses"


def plan_json(record: str, seed: str, worlds: int) -> Json:
    """What the units depend on, besides the code of this version."""
    return {"record": record, "seed": seed, "worlds": worlds, "format": FORMAT, "version": __version__}


def read_units(path: Path, plan: Json) -> list[Json]:
    """Those of an earlier run; a last line that was cut off is left out, and another plan's file counts as none."""
    try:
        first, *lines = path.read_text(encoding="utf-8").splitlines()
        if json.loads(first) != plan:
            return []
    except (OSError, ValueError):
        return []
    units = []
    for line in lines:
        try:
            units.append(json.loads(line))
        except ValueError:
            break
    return units


def path_of(plan: Json) -> Path:
    return kept_folder() / f"{digest(plan).removeprefix('sha256:')[:32]}.jsonl"


def run_and_keep(analysis: Analysis, path: Path, plan: Json, known: int) -> Iterator[None]:
    """One step after each unit that was not known before; each is in the file before the next begins."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _make_room(path)
        with path.open("w", encoding="utf-8") as file:
            file.write(canonical_json(plan) + "\n")
            for number, unit in enumerate(analysis.run()):
                file.write(canonical_json(unit) + "\n")
                file.flush()
                if number >= known:
                    yield
    except OSError as error:
        raise complaint("file-unwritable", file=str(path), why=reason(error)) from None


def _make_room(path: Path) -> None:
    others = sorted(
        (other for other in path.parent.glob("*.jsonl") if other != path), key=lambda other: other.stat().st_mtime
    )
    for other in others[: max(0, len(others) - MOST_KEPT + 1)]:
        other.unlink(missing_ok=True)
