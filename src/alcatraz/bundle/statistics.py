"""Statistics of a game: what is counted in each match of a simulation, and of each player at its end."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message


@dataclass(slots=True)
class Tally:
    """The counts of one match: single numbers, and by group how often each seat used each thing."""

    players: int
    numbers: dict[str, int] = field(default_factory=dict)
    uses: dict[str, dict[str, list[int]]] = field(default_factory=dict)

    def add(self, number: str, amount: int = 1) -> None:
        self.numbers[number] = self.numbers.get(number, 0) + amount

    def use(self, group: str, thing: str, seat: int) -> None:
        things = self.uses.setdefault(group, {})
        if thing not in things:
            things[thing] = [0] * self.players
        things[thing][seat] += 1


class Statistics(Protocol):
    """Names are ids of texts: `count-<number>`, `group-<group>` and `player-count-<figure>`."""

    @property
    def numbers(self) -> tuple[str, ...]:
        """The single numbers of a match; the first one says how long it was."""
        ...

    @property
    def groups(self) -> tuple[str, ...]: ...

    @property
    def figures(self) -> tuple[str, ...]:
        """What is worth reading about each player after a match."""
        ...

    def of_players(self, start: Json, events: Iterable[Json]) -> dict[str, list[int]]:
        """Each of the figures, seat by seat; from the same as `tally`."""
        ...

    def tally(self, start: Json, events: Iterable[Json]) -> Tally:
        """Count a match: the view of a spectator at its start, and everything that happened."""
        ...

    def name(self, group: str, thing: str) -> Message: ...
