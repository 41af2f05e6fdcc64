"""Taking back at one's own table: the last move of a person, with what bots answered since."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.taking_back import told_too_much
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was played: whose, the state before it, and what it brought about."""

    seat: int
    before: Any
    events: list[Event]


def undoable(
    bundle: GameBundle, steps: Sequence[Step], seat: int, people: Sequence[int], now: Any, *, free: bool = False
) -> int | Message:
    """The index of the step to go back to, or why there is none; `free`: whatever was seen meanwhile."""
    after = now
    for index in range(len(steps) - 1, -1, -1):
        step = steps[index]
        if step.seat != seat and step.seat in people:
            break
        if not free and told_too_much(bundle, step.before, after, step.events):
            return Message("play-undo-reveals")
        if step.seat == seat:
            return index
        after = step.before
    return Message("play-cannot-undo")
