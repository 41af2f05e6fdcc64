"""Where logs are kept, how one node hears of another, and what nodes share: three small protocols.

The log is append-only with (table, number) as its key. The key is also the conflict check: whoever appends a number
that is taken has not seen the latest, and must read on before trying again.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

from alcatraz.server.tables.log_entries import LogEntry
from alcatraz.wire import Phase

SLACK = 60.0
# What is swept up once for all nodes: a lease like that of a table, and no table's id.
HOUSEKEEPING = "housekeeping"


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


@dataclass(frozen=True, slots=True)
class KnownTable:
    """What a list of all tables says of one."""

    id: str
    game: str
    phase: str
    listed: bool
    updated: float
    entries: int


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

    async def known(self) -> list[KnownTable]:
        """Every table, the last touched first."""
        ...

    async def delete(self, table: str) -> bool:
        """A table with everything about it; False if there was none."""
        ...

    async def forget(self, limits: Forgetting) -> int:
        """Count a strike for every table that is due, delete those with enough of them; how many tables that was."""
        ...

    async def check(self) -> None:
        """Write something durably; raises if that fails."""
        ...

    async def close(self) -> None: ...


class Notifier(Protocol):
    """Tells this node that a table has new entries from elsewhere; it reads the log itself."""

    def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call this with the table that has news from elsewhere; with None if it could be any."""
        ...

    async def missed(self, known: Mapping[str, int]) -> list[str]:
        """The tables whose log does not end with the known number: nobody told, or the telling was lost."""
        ...


class Nodes(Protocol):
    """What the nodes of one database share besides the logs: who is connected where, and who runs a table's bots.

    A table's bots and clocks run where its lease is. A lease ends with its node; the log's numbers see to it that
    nothing is decided twice if a node has lost its lease and does not know it yet.
    """

    async def join(self, table: str) -> None:
        """The table is in this node's memory from now on."""
        ...

    async def leave(self, table: str) -> None:
        """It no longer is; another node may run it."""
        ...

    def leads(self, table: str) -> bool:
        """Whether bots and clocks of this table run here."""
        ...

    def say_present(self, table: str, owners: frozenset[str]) -> None:
        """Who is connected to this table here; the other nodes hear of it."""
        ...

    def present_elsewhere(self, table: str) -> frozenset[str]:
        """Who is connected to this table at other nodes."""
        ...

    def watch(self, changed: Callable[[str], None]) -> None:
        """Call this with a table whose lease came or went, or where others came or went elsewhere."""
        ...

    async def close(self) -> None:
        """Give up every lease, so that the others take over at once."""
        ...
