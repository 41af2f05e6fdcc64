"""How a room changes when a spectator says something. The step that everybody hears of has none of it."""

from alcatraz.server.tables import log_entries as e
from alcatraz.server.tables.room import Room, Step


def remarked(room: Room, logged: e.LogEntry, entry: e.Remarked) -> Step:
    room.remarks.append({"number": logged.number, "name": entry.name, "text": entry.text})
    room.remarked[entry.owner, entry.id] = logged.number
    room.remarks_of[room.talk_period, entry.owner] += 1
    return Step(logged.number, {"type": "remarked"})
