"""How a room changes while people negotiate: who has said enough, and whether bots wait for that."""

from msgspec.structs import replace

from alcatraz.server.tables import log_entries as e
from alcatraz.server.tables.room import Room, Step


def said_enough(room: Room, logged: e.LogEntry, entry: e.SaidEnough) -> Step:
    if entry.enough:
        room.enough.add(entry.seat)
    else:
        room.enough.discard(entry.seat)
    what = {"type": "enough", "seat": entry.seat, "enough": entry.enough}
    return Step(logged.number, what, enough=True)


def waiting_set(room: Room, logged: e.LogEntry, entry: e.WaitingSet) -> Step:
    room.clock = replace(room.clock, waits=entry.waits)
    return Step(logged.number, {"type": "waiting_set", "waits": entry.waits}, table=True)
