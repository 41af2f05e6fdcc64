"""What became of each mutant, kept in a file of JSON lines, so that a stopped run goes on where it was."""

import hashlib
import json
from collections.abc import Callable, Iterable
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
    return found.hexdigest()[:16]


class Results:
    """Every line has the fingerprint of the sources and tests that it is true for.

    `fates` holds those of the present ones. Of others only the test is used that killed a mutant: it runs first, since
    it will most likely do so again. Each line also has the fingerprint of what is nearest: see `nearest_to`.
    """

    def __init__(self, path: Path, state: str, nearest_to: Callable[[str, str], str]) -> None:
        """`nearest_to`: of a mutant's id and the test that killed it."""
        self.fates: dict[str, Fate] = {}
        self._killers: dict[str, str] = {}
        self._older: dict[str, tuple[str, Fate]] = {}
        self._path, self._state, self._nearest_to = path, state, nearest_to
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        self.read()

    def read(self) -> None:
        """Takes up what another process has added."""
        for said in _lines(self._path.read_text(encoding="utf-8")):
            state, nearest, fate = said.pop("state"), said.pop("nearest"), Fate(**said)
            if fate.killed:
                self._killers[fate.id] = fate.test
            if state == self._state:
                self.fates[fate.id] = fate
            else:
                self._older[fate.id] = nearest, fate

    def keep_unchanged(self) -> None:
        """Takes over the fates of earlier runs for which nothing near has changed."""
        for mutant_id, (nearest, fate) in self._older.items():
            if mutant_id not in self.fates and nearest == self._nearest_to(mutant_id, fate.test):
                self.add(fate)

    def killer(self, mutant_id: str) -> str:
        """The test that killed the mutant in the last run, or nothing."""
        return self._killers.get(mutant_id, "")

    def add(self, fate: Fate) -> None:
        self.fates[fate.id] = fate
        with self._path.open("a", encoding="utf-8") as file:
            nearest = self._nearest_to(fate.id, fate.test)
            file.write(json.dumps({"state": self._state, "nearest": nearest, **asdict(fate)}) + "\n")


def _lines(text: str) -> Iterable[dict[str, Any]]:
    """All but those that were cut off when a run was stopped."""
    for line in text.splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue


def fate_of(mutant_id: str, said: list[dict[str, Any]]) -> Fate:
    """From what the process of a mutant said once the mutant was in its place.

    If that is nothing more, the program could not even be imported, and no test could run, neither those that name the
    rule; a test without an end is one that ran out of time.
    """
    if {"installed": True} not in said:
        raise RuntimeError(f"The mutant {mutant_id} could not be put in its place.")
    tests = [line for line in said if "test" in line]
    ends = [line["killed"] for line in said if "killed" in line]
    last: dict[str, Any] = tests[-1] if tests else {"test": "no test can be imported", "named": True}
    if ends and not ends[-1]:
        return Fate(mutant_id, killed=False, test="", named=False)
    return Fate(mutant_id, killed=True, test=last["test"], named=last["named"], late=not ends)
