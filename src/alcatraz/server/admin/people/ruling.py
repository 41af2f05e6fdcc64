"""Muting, banning and forgetting people by their names. A running server notices within a second.

There are no accounts. So a rule holds for the people who have the name now, at the tables where they sit and whatever
they call themselves there later, and for the name itself, at every table from now on.
"""

from collections.abc import Callable

from alcatraz.server.admin.people.logs import Change, Logs, room_of
from alcatraz.server.tables.log_entries import (
    Banned,
    Closed,
    Entry,
    Erased,
    Left,
    LogEntry,
    Muted,
    NameRule,
    NameRuled,
    Removed,
)
from alcatraz.server.tables.moderation.name_rules import PEOPLE_LOG, NameRules
from alcatraz.server.tables.moderation.occupants import erased, occupants
from alcatraz.server.tables.names import skeleton
from alcatraz.server.tables.room import Room

_OPEN = ("lobby", "playing", "paused", "over")


def rule(logs: Logs, rule: NameRule, name: str, *, lifted: bool = False, table: str | None = None) -> int:
    """Mute or ban, or lift that; at one table or everywhere. How many tables it changed."""
    if table is None:
        logs.change(PEOPLE_LOG, lambda log: _name_change(log, NameRuled(name, rule, lifted)))
    worked_out = _muting if rule == "mute" else _banning
    tables = logs.tables() if table is None else [table]
    return sum(logs.change(each, _at_table(each, name, worked_out, lifted=lifted)) for each in tables)


def forget(logs: Logs, name: str) -> int:
    """How many tables had something to forget."""

    def worked_out(log: list[LogEntry]) -> Change | None:
        rewritten = erased(log, name)
        # The last entry is new, so that a server that has the table in memory reads it again.
        return Change(rewritten, [Erased()]) if rewritten else None

    return sum(logs.change(table, worked_out) for table in logs.tables())


def _name_change(log: list[LogEntry], ruled: NameRuled) -> Change | None:
    rules = NameRules(log)
    return None if rules.has(ruled.rule, ruled.name) != ruled.lifted else Change(added=[ruled])


def _at_table(
    table: str, name: str, worked_out: Callable[..., list[Entry]], *, lifted: bool
) -> Callable[[list[LogEntry]], Change | None]:
    def change(log: list[LogEntry]) -> Change | None:
        look = skeleton(name)
        owners = {person.owner for person in occupants(log) if person.is_called(look) and person.owner}
        if not owners:
            return None
        room = room_of(table, log)
        if room.phase not in _OPEN:
            return None
        entries = [entry for owner in sorted(owners) for entry in worked_out(room, owner, lifted=lifted)]
        return Change(added=entries) if entries else None

    return change


def _muting(room: Room, owner: str, *, lifted: bool) -> list[Entry]:
    return [Muted(owner, lifted)] if (owner in room.muted) == lifted else []


def _banning(room: Room, owner: str, *, lifted: bool) -> list[Entry]:
    if (owner in room.banned) != lifted:
        return []
    if lifted:
        return [Banned(owner, lifted=True)]
    seats = room.seats_of(owner)
    entries: list[Entry] = [Banned(owner)]
    if room.phase == "lobby":
        # Only its host can start a table.
        return [*entries, Closed("server-closed-admin")] if room.is_host(owner) else [*entries, *map(Left, seats)]
    if room.phase == "over":
        return entries
    return [*entries, *(Removed(seat, room.bundle.stand_in) for seat in seats)]
