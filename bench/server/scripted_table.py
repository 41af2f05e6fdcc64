"""One table of scripted players, on either server: at most one move is on its way at a time."""

from abc import ABC, abstractmethod
from time import perf_counter
from typing import Protocol

from bench.server.line import Line


class Pace(Protocol):
    """Decides when the matches move."""

    def seen(self, seconds: float) -> None:
        """A move has arrived at one of the other players, so long after it was sent."""
        ...

    def free(self, match: "ScriptedTable") -> None:
        """The move has arrived at everybody."""
        ...

    def failed(self, error: Exception) -> None: ...


class ScriptedTable(ABC):
    def __init__(self, lines: list[Line], pace: Pace) -> None:
        self.lines = lines
        self.pace = pace
        self.moves = 0
        self.awaited = 0
        self._mover = 0
        self._since = 0.0
        for line in lines:
            line.lost = pace.failed

    @property
    def is_free(self) -> bool:
        return not self.awaited

    def move(self, since: float) -> None:
        """Send the next move; its way is timed from `since`."""
        self._since = since
        self.awaited = len(self.lines)
        self._mover = self.send_next()
        self.moves += 1

    def arrived(self, seat: int) -> None:
        self.awaited -= 1
        if seat != self._mover:
            self.pace.seen(perf_counter() - self._since)
        if not self.awaited:
            self.pace.free(self)

    def close(self) -> None:
        for line in self.lines:
            line.close()

    @abstractmethod
    def send_next(self) -> int:
        """Send a move; the seat that made it."""
