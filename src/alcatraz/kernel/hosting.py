"""What a game tells those who keep tables for it: which events cannot be taken back, and what time means to it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from alcatraz.kernel.game import Json, Viewer


@dataclass(frozen=True, slots=True)
class Hosting:
    # The types of events by which somebody learns what was hidden: no move that brought one about can be undone.
    reveals: frozenset[str] = frozenset()
    # Kinds of decision that the rules themselves limit, in seconds.
    time_limits: Mapping[str, float] = field(default_factory=dict)
    # What is played when time is up, by kind of decision; for any other kind a simple bot decides.
    when_time_is_up: Mapping[str, Json] = field(default_factory=dict)
    # The views of several viewers of one state, if that is cheaper than one by one; nobody changes them.
    views: Callable[[Any, Sequence[Viewer]], list[Json]] | None = None
