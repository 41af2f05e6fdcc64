"""All logs of a database, to read and to change from outside while a server runs."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import msgspec

from alcatraz.server.outgoing.messages import summary_of
from alcatraz.server.store.address import DatabaseAddress
from alcatraz.server.store.protocol import Summary
from alcatraz.server.tables.folding.fold import open_room, open_unplayable
from alcatraz.server.tables.folding.play import LogDiverged
from alcatraz.server.tables.log_entries import Entry, LogEntry
from alcatraz.server.tables.room import Room
from alcatraz.wire import ListedTable


@dataclass(frozen=True, slots=True)
class Change:
    """Entries that are written anew, and entries that come after the last."""

    rewritten: Sequence[LogEntry] = ()
    added: Sequence[Entry] = ()


class Logs(Protocol):
    def tables(self) -> list[str]:
        """The ids of all tables, the last touched first."""
        ...

    def read(self, log: str) -> list[LogEntry]: ...

    def change(self, log: str, worked_out: Callable[[list[LogEntry]], Change | None]) -> bool:
        """Change a log by what is worked out from it; nobody else writes meanwhile. False if there is no change."""
        ...


def room_of(table: str, log: list[LogEntry]) -> Room:
    try:
        return open_room(table, log)
    except LogDiverged:
        return open_unplayable(table, log)


def numbered(log: list[LogEntry], change: Change) -> list[LogEntry]:
    """The added entries as they follow the last one."""
    now = max([time.time(), *(logged.at for logged in log[-1:])])
    return [LogEntry(len(log) + 1 + index, now, entry) for index, entry in enumerate(change.added)]


def summary_after(table: str, log: list[LogEntry], shown: bytes) -> Summary:
    """What the list of tables says after a change; `shown` is what it said before."""
    link = msgspec.json.decode(shown, type=ListedTable).link if shown else ""
    return summary_of(room_of(table, log), link)


@contextmanager
def logs_in(database: DatabaseAddress) -> Iterator[Logs]:
    """Raises NotADatabase or Unreachable."""
    if isinstance(database, Path):
        from alcatraz.server.admin.people.sqlite_logs import SqliteLogs

        with closing(SqliteLogs(database)) as logs:
            yield logs
    else:
        from alcatraz.server.admin.people.postgres_logs import PostgresLogs

        with closing(PostgresLogs(database)) as logs:
            yield logs
