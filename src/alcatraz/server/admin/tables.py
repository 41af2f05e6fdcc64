"""Lists, closes and deletes tables of a database; the servers beside notice within a second."""

import time

from alcatraz.server.admin.opening import with_store
from alcatraz.server.outgoing.messages import summary_of
from alcatraz.server.store.address import DatabaseAddress
from alcatraz.server.store.protocol import Conflict, KnownTable, Store
from alcatraz.server.tables.folding.fold import fold, open_room, open_unplayable
from alcatraz.server.tables.folding.play import LogDiverged
from alcatraz.server.tables.log_entries import Closed, LogEntry
from alcatraz.server.tables.room import Room

_ATTEMPTS = 20


def list_tables(database: DatabaseAddress) -> list[KnownTable]:
    """The tables, the last touched first."""
    return with_store(database, lambda store: store.known())


def close_table(database: DatabaseAddress, table: str) -> bool:
    """No more moves; everybody at the table is told. False if there is no such table, or it is over already."""
    return with_store(database, lambda store: _close(store, table))


async def _close(store: Store, table: str) -> bool:
    for _ in range(_ATTEMPTS):
        log = await store.read(table)
        if not log:
            return False
        room = _room(table, log)
        if room.phase in ("over", "closed"):
            return False
        closed = LogEntry(room.number + 1, max(time.time(), room.at), Closed("server-closed-admin"))
        fold(room, closed)
        try:
            await store.append(table, [closed], summary_of(room, ""))
        except Conflict:
            # The server was faster: look again.
            continue
        return True
    return False


def delete_table(database: DatabaseAddress, table: str) -> bool:
    return with_store(database, lambda store: store.delete(table))


def _room(table: str, log: list[LogEntry]) -> Room:
    try:
        return open_room(table, log)
    except LogDiverged:
        return open_unplayable(table, log)
