"""What happened at the table, as each person there may know it, and how much of it they have read."""

from collections.abc import Iterable
from typing import Any

from alcatraz.kernel.game import SPECTATOR, Event, Json, Viewer
from alcatraz.kernel.match import Match

# How long each log was at some moment.
Marks = dict[Viewer, int]


class News:
    """A log per viewer: the people at the table, and one for what everybody may hear."""

    def __init__(self, viewers: Iterable[Viewer]) -> None:
        self.log: dict[Viewer, list[Json]] = {viewer: [] for viewer in (*viewers, SPECTATOR)}
        self._read = dict.fromkeys(self.log, 0)

    def add(self, table: Match[Any], events: list[Event]) -> None:
        for viewer, log in self.log.items():
            log.extend(table.events_json(events, viewer))

    def unread(self, viewer: Viewer) -> list[Json]:
        """What this viewer has not been told yet; from now on they have."""
        fresh = self.log[viewer][self._read[viewer] :]
        self._read[viewer] = len(self.log[viewer])
        # What one person has read, the table has: at the end only the rest is told to all.
        self._read[SPECTATOR] = len(self.log[SPECTATOR])
        return fresh

    def marks(self) -> Marks:
        return {viewer: len(log) for viewer, log in self.log.items()}

    def back_to(self, marks: Marks) -> None:
        """Forget what happened since."""
        for viewer, length in marks.items():
            del self.log[viewer][length:]
            self._read[viewer] = min(self._read[viewer], length)

    def all_read(self) -> None:
        """A resumed game: what happened before is not told again."""
        self._read = self.marks()
