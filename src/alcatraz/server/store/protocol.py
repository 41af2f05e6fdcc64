"""Where logs are kept, and how one node hears of another: two small protocols.

The log is append-only with (table, number) as its key. The key is also the conflict check: whoever appends a number
that is taken has not seen the latest, and must read on before trying again.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

from alcatraz.server.tables.log_entries import LogEntry
from alcatraz.wire import Phase

SLACK = 60.0


class Conflict(Exception):
    """Somebody else has appended this number. Nothing was written."""


class Summary(Struct, frozen=True):
    """What can be asked about a table without reading its log; written together with every append."""

    game: str
    phase: Phase
    listed: bool
    updated: float
    # When somebody's time runs out, so that a sleeping table is woken for it.
    wake: float | None = None
    # What the list of tables shows of it, as JSON; nothing unless it is listed.
    shown: bytes = b""

    def still_says(self, now: "Summary") -> bool:
        """Whether this one is as good as a newer one: `updated` need not be exact."""
        said, says = (self.phase, self.wake, self.shown), (now.phase, now.wake, now.shown)
        return said == says and now.updated - self.updated < SLACK


@dataclass(frozen=True, slots=True)
class Forgetting:
    """Which tables are due for deletion: last touched before these times, by phase, and not occupied."""

    finished_before: float
    unstarted_before: float
    untouched_before: float
    # Tables in memory are never deleted.
    occupied: frozenset[str] = frozenset()
    # In how many sweeps in a row a table must be found due.
    strikes: int = 1


class Store(Protocol):
    async def append(self, table: str, entries: Sequence[LogEntry], summary: Summary | None) -> None:
        """Returns when the entries are durable. Without a summary the last one stays. Raises Conflict."""
        ...

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        """What was logged after this number; nothing if there is no such table."""
        ...

    async def listed(self, limit: int) -> list[bytes]:
        """What is shown of the listed tables that are not over, the newest first."""
        ...

    async def due(self, now: float) -> list[str]:
        """The tables that must be woken."""
        ...

    async def forget(self, limits: Forgetting) -> int:
        """Count a strike for every table that is due, delete those with enough of them; how many tables that was."""
        ...

    async def check(self) -> None:
        """Write something durably; raises if that fails."""
        ...

    async def close(self) -> None: ...


class Notifier(Protocol):
    """Tells the other nodes that a table has new entries; they read the log themselves."""

    async def announce(self, table: str) -> None:
        """After the entries are durable."""
        ...

    def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call this with the table that has news from elsewhere; with None if it could be any."""
        ...
