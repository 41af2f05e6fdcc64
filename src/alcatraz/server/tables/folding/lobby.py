"""How a room changes before the start: people and bots come and go."""

from alcatraz.server.tables import log_entries as e
from alcatraz.server.tables.room import Chair, Room, Step


def seated(room: Room, logged: e.LogEntry, entry: e.Seated) -> Step:
    room.chairs[entry.seat] = Chair("guest", entry.name, entry.owner)
    return Step(logged.number, {"type": "seated", "seat": entry.seat, "name": entry.name}, table=True)


def renamed(room: Room, logged: e.LogEntry, entry: e.Renamed) -> Step:
    room.chairs[entry.seat].name = entry.name
    return Step(logged.number, {"type": "renamed", "seat": entry.seat, "name": entry.name}, table=True)


def left(room: Room, logged: e.LogEntry, entry: e.Left) -> Step:
    room.chairs[entry.seat] = Chair("open")
    return Step(logged.number, {"type": "left", "seat": entry.seat}, table=True)


def seat_set(room: Room, logged: e.LogEntry, entry: e.SeatSet) -> Step:
    room.chairs[entry.seat] = Chair(
        entry.to, entry.name, level=entry.level, character=entry.character, talkativeness=entry.talkativeness
    )
    return Step(logged.number, {"type": "seat_set", "seat": entry.seat, "to": entry.to}, table=True)


def ready(room: Room, logged: e.LogEntry, entry: e.IsReady) -> Step:
    room.chairs[entry.seat].ready = entry.ready
    return Step(logged.number, {"type": "ready", "seat": entry.seat, "ready": entry.ready}, table=True)


def chance_added(room: Room, logged: e.LogEntry, entry: e.ChanceAdded) -> Step:
    room.chairs[entry.seat].bits = entry.bits
    return Step(logged.number, {"type": "chance_added", "seat": entry.seat}, table=True)
