"""Before an upgrade: tries every stored table with the installed rules, and says which would go on. Changes nothing."""

from dataclasses import dataclass, field
from typing import Literal

from alcatraz.games.registry import BUNDLES
from alcatraz.server.admin.opening import with_store
from alcatraz.server.store.address import DatabaseAddress
from alcatraz.server.store.protocol import Store
from alcatraz.server.tables.folding.fold import open_room
from alcatraz.server.tables.folding.play import LogDiverged
from alcatraz.server.tables.log_entries import Created, LogEntry

Fate = Literal["go_on", "migrated", "closed"]
_PAST = ("over", "closed")


@dataclass(slots=True)
class Rehearsal:
    """The ids of the tables that are not over, by what would become of them; and of finished games that are lost."""

    go_on: list[str] = field(default_factory=list)
    # By the rules they began with, which today's rules play by rulings of their own.
    migrated: list[str] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)
    unreadable_past: list[str] = field(default_factory=list)


def rehearse(database: DatabaseAddress) -> Rehearsal:
    """Raises NotADatabase or Unreachable."""
    return with_store(database, _rehearse)


async def _rehearse(store: Store) -> Rehearsal:
    found = Rehearsal()
    for known in await store.known():
        log = await store.read(known.id)
        if not log:
            # Deleted meanwhile.
            continue
        fate = fate_of(known.id, log)
        if known.phase not in _PAST:
            {"go_on": found.go_on, "migrated": found.migrated, "closed": found.closed}[fate].append(known.id)
        elif fate == "closed":
            found.unreadable_past.append(known.id)
    return found


def fate_of(table: str, log: list[LogEntry]) -> Fate:
    """What the installed rules would make of a table."""
    created = log[0].entry
    if not isinstance(created, Created) or created.game not in BUNDLES:
        return "closed"
    try:
        room = open_room(table, log)
    except LogDiverged:
        return "closed"
    return "migrated" if room.table is not None and room.rules_version in room.bundle.earlier_rules else "go_on"
