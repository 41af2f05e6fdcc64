"""How a room changes by reports, mutes, bans and erasures. The step that everybody hears of says nothing of it."""

from alcatraz.server.tables import log_entries as e
from alcatraz.server.tables.room import Room, Step

_NOTED = "noted"


def reported(room: Room, logged: e.LogEntry, entry: e.Reported) -> Step:
    room.reports[entry.owner, entry.number] = logged.number
    return Step(logged.number, {"type": _NOTED})


def muted(room: Room, logged: e.LogEntry, entry: e.Muted) -> Step:
    if entry.lifted:
        room.muted.discard(entry.owner)
    else:
        room.muted.add(entry.owner)
    return Step(logged.number, {"type": _NOTED})


def banned(room: Room, logged: e.LogEntry, entry: e.Banned) -> Step:
    if entry.lifted:
        room.banned.discard(entry.owner)
    else:
        room.banned.add(entry.owner)
    return Step(logged.number, {"type": _NOTED})


def erased(room: Room, logged: e.LogEntry, entry: e.Erased) -> Step:
    return Step(logged.number, {"type": _NOTED}, table=True)
