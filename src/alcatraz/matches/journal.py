"""The journal of a simulation or contest, from which it can be resumed: the plan first, then a line per match."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Protocol, TextIO, TypeVar

from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.canonical import canonical_json
from alcatraz.matches.simulation.plan import SimulationPlan

FIELDS = {"players", "game", "seed", "decisions", "numbers", "uses"}


P = TypeVar("P")


class Written(Protocol):
    """A plan of whatever kind."""

    def json(self) -> Json: ...


class BadJournal(Exception):
    """A file that no simulation wrote."""


def begin(path: Path, plan: Written, results: Iterable[Json] = ()) -> TextIO:
    """A journal anew, with the results there already are."""
    journal = path.open("w", encoding="utf-8")
    journal.write(canonical_json({"plan": plan.json()}) + "\n")
    for result in results:
        write(journal, result)
    return journal


def write(journal: TextIO, result: Json) -> None:
    journal.write(canonical_json(result) + "\n")
    journal.flush()


def read(path: Path) -> tuple[SimulationPlan, list[Json]]:
    return read_as(path, SimulationPlan.from_json, FIELDS)


def read_as(path: Path, plan_from: Callable[[Json], P], fields: set[str]) -> tuple[P, list[Json]]:
    """The plan and what was played of it. A last line that was cut off is left out."""
    lines = path.read_text(encoding="utf-8-sig").splitlines()
    try:
        plan = plan_from(json.loads(lines[0])["plan"])
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise BadJournal from error
    return plan, list(_results(lines[1:], fields))


def _results(lines: list[str], fields: set[str]) -> Iterator[Json]:
    for number, line in enumerate(lines, start=1):
        try:
            result = json.loads(line)
        except ValueError as error:
            if number == len(lines):
                return
            raise BadJournal from error
        if not isinstance(result, dict) or not result.keys() >= fields:
            raise BadJournal
        yield result
