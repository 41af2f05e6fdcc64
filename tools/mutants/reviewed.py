"""The reviewed list of survivors that no test can kill, because they change nothing that anyone could see."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.catalogue import Mutant


@dataclass(frozen=True)
class Entry:
    """`line` is the source line and `change` the mutation, so an entry ends with the code that it speaks of."""

    module: str
    function: str
    line: str
    change: str
    reason: str

    def covers(self, mutant: Mutant) -> bool:
        place = (mutant.where, mutant.change.function, mutant.source, mutant.text)
        return place == (self.module, self.function, self.line, self.change)


def read_entries(path: Path) -> list[Entry]:
    """Every [[equivalent]] names a module, mostly a function, mutants as pairs of line and change, and a reason."""
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return [
        Entry(said["module"], said.get("function", ""), line, change, said["reason"])
        for said in found.get("equivalent", [])
        for line, change in said["mutants"]
    ]


def reasons(entries: list[Entry], mutants: list[Mutant]) -> dict[str, Entry]:
    """By the mutant's id."""
    return {mutant.id: entry for entry in entries for mutant in mutants if entry.covers(mutant)}
