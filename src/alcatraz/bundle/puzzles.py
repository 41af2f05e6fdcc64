"""Puzzles of a game: positions with one good move, found in games between bots, and what a try would have led to."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Protocol

from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Puzzle:
    # From 1, the easiest first.
    number: int
    position: Json
    seat: int
    # The moves of the plan; the first is what is asked for.
    solution: tuple[Json, ...]
    # What is asked, and what the finder measured or proved, in the game's own fields.
    facts: Json


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a try was worth: `reason` is why the solution is one, `led` where the try would have led."""

    right: bool
    reason: Message
    led: Message | None


class Puzzles(Protocol):
    @property
    def puzzles(self) -> Sequence[Puzzle]:
        """Sorted by difficulty."""
        ...

    def task(self, puzzle: Puzzle) -> Message:
        """What is asked for."""
        ...

    def judge(self, puzzle: Puzzle, move: Json) -> Verdict:
        """The same for the same try."""
        ...


def load_puzzles(package: str) -> tuple[Puzzle, ...]:
    """From the lines of `puzzles.jsonl` in a package."""
    lines = (resources.files(package) / "puzzles.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple(_read(number, json.loads(line)) for number, line in enumerate(lines, start=1))


def _read(number: int, line: Json) -> Puzzle:
    position, seat, solution = line.pop("position"), line.pop("seat"), tuple(line.pop("solution"))
    return Puzzle(number, position, seat, solution, line)


def of_the_day(puzzles: Sequence[Puzzle], day: int) -> Puzzle:
    """One after the other; `day` counts days from any beginning."""
    return puzzles[day % len(puzzles)]
