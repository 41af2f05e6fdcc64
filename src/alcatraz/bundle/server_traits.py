"""What a server must know about a game: which events cannot be undone, and its time limits."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from alcatraz.kernel.game import Json, Viewer


@dataclass(frozen=True, slots=True)
class ServerTraits:
    # The types of events that reveal something hidden: no move that brought one about can be undone.
    reveals: frozenset[str] = frozenset()
    # The kinds of events (their first numbers) that look the same to everybody, so that they are written once.
    open_events: frozenset[int] = frozenset()
    # Kinds of decision that the rules themselves limit, in seconds.
    time_limits: Mapping[str, float] = field(default_factory=dict)
    # Kinds of decision that a bot makes only after the people have talked: when all have said enough, or their time, by
    # `time_limits`, is up.
    talk_times: frozenset[str] = frozenset()
    # What is played when time is up, by kind of decision; for any other kind the stand-in of the game decides.
    when_time_is_up: Mapping[str, Json] = field(default_factory=dict)
    # The views of several viewers of one state, if that is cheaper than one by one: what they have in common, and what
    # each has besides. No key is in both; callers must not change them.
    views: Callable[[Any, Sequence[Viewer]], tuple[Json, list[Json]]] | None = None
    # How often chance was asked up to this state: no move that asked it can be undone. Without it the field `chance`
    # of positions is compared, which also holds for a game that has none.
    draws: Callable[[Any], int] | None = None
    # The round that goes on, which statements are marked with; without it they have none.
    round: Callable[[Any], int] | None = None

    def __post_init__(self) -> None:
        # Nobody waits for ever.
        assert self.talk_times <= self.time_limits.keys()
