"""What became of each mutant, kept in a file of JSON lines, so that a stopped run goes on where it was."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Fate:
    id: str
    killed: bool
    test: str
    """The test that failed or did not end; nothing for a survivor."""
    named: bool
    """Whether that test names a rule of the mutated line."""
    late: bool = False
    """Whether the test ran out of time, or the process died in it."""


def fingerprint(files: Iterable[Path]) -> str:
    """Changes whenever one of the files does."""
    found = hashlib.sha256()
    for path in sorted(files):
        found.update(f"{path}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


class Results:
    """The file begins with the fingerprint of sources and tests: fates under another one are not to be trusted."""

    def __init__(self, path: Path, state: str, *, keep: bool) -> None:
        """`keep`: kills by a naming test are taken over from a run with another fingerprint, all else is run again."""
        self.fates: dict[str, Fate] = {}
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        same = bool(lines) and json.loads(lines[0]) == {"fingerprint": state}
        kept = [fate for fate in _fates(lines[1:]) if same or (keep and fate.killed and fate.named)]
        path.write_text(json.dumps({"fingerprint": state}) + "\n", encoding="utf-8")
        for fate in kept:
            self.add(fate)

    def read(self) -> None:
        """Takes up what another process has added."""
        for fate in _fates(self._path.read_text(encoding="utf-8").splitlines()[1:]):
            self.fates[fate.id] = fate

    def add(self, fate: Fate) -> None:
        self.fates[fate.id] = fate
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(fate)) + "\n")


def _fates(lines: list[str]) -> list[Fate]:
    """All but a last line that was cut off when the run was stopped."""
    found = []
    for line in lines:
        try:
            found.append(Fate(**json.loads(line)))
        except ValueError:
            break
    return found


def fate_of(mutant_id: str, said: list[dict[str, Any]]) -> Fate:
    """From what the process of a mutant said. If that is nothing, the program could not even be imported, and no test
    could run, neither those that name the rule; a test without an end is one that ran out of time."""
    tests = [line for line in said if "test" in line]
    ends = [line["killed"] for line in said if "killed" in line]
    last: dict[str, Any] = tests[-1] if tests else {"test": "no test can be imported", "named": True}
    if ends == [False]:
        return Fate(mutant_id, killed=False, test="", named=False)
    return Fate(mutant_id, killed=True, test=last["test"], named=last["named"], late=not ends)
