"""How a room changes around the game: agreements, absence, the end."""

from alcatraz.server.tables import log_entries as e
from alcatraz.server.tables.room import Asked, Chair, Room, Step
from alcatraz.wire import Proposal


def proposed(room: Room, logged: e.LogEntry, entry: e.Proposed) -> Step:
    room.proposal = Proposal(entry.what, entry.seat, list(entry.asked), [entry.seat], entry.about)
    what = {"type": "proposed", "seat": entry.seat, "what": entry.what, "about": entry.about}
    return Step(logged.number, what, table=True)


def agreed(room: Room, logged: e.LogEntry, entry: e.Agreed) -> Step:
    if not entry.yes:
        room.proposal = None
    elif room.proposal is not None:
        room.proposal.agreed.append(entry.seat)
    return Step(logged.number, {"type": "agreed", "seat": entry.seat, "yes": entry.yes}, table=True)


def paused(room: Room, logged: e.LogEntry, entry: e.Paused) -> Step:
    room.phase, room.paused_at, room.proposal = "paused", logged.at, None
    return Step(logged.number, {"type": "paused"}, table=True)


def resumed(room: Room, logged: e.LogEntry, entry: e.Resumed) -> Step:
    room.phase, room.proposal = "playing", None
    waited = logged.at - room.paused_at
    room.asked = {seat: Asked(asked.kind, asked.number, asked.at + waited) for seat, asked in room.asked.items()}
    return Step(logged.number, {"type": "resumed"}, table=True)


def removed(room: Room, logged: e.LogEntry, entry: e.Removed) -> Step:
    room.chairs[entry.seat] = Chair("bot", level=entry.level, replaced=room.chairs[entry.seat])
    room.proposal = None
    return Step(logged.number, {"type": "removed", "seat": entry.seat}, table=True)


def went_away(room: Room, logged: e.LogEntry, entry: e.WentAway) -> Step:
    room.chairs[entry.seat].away = True
    if room.proposal is not None and entry.seat in room.proposal.asked:
        room.proposal.asked.remove(entry.seat)
    return Step(logged.number, {"type": "away", "seat": entry.seat}, table=True)


def returned(room: Room, logged: e.LogEntry, entry: e.Returned) -> Step:
    chair = room.chairs[entry.seat]
    room.chairs[entry.seat] = chair = chair.replaced or chair
    chair.away = False
    # Their own time starts anew.
    if entry.seat in room.asked:
        room.asked[entry.seat] = Asked(room.asked[entry.seat].kind, logged.number, logged.at)
    return Step(logged.number, {"type": "returned", "seat": entry.seat}, table=True)


def finished(room: Room, logged: e.LogEntry, entry: e.Finished) -> Step:
    room.phase, room.proposal, room.result = "over", None, entry.outcome
    return Step(logged.number, {"type": "finished"}, table=True)


def closed(room: Room, logged: e.LogEntry, entry: e.Closed) -> Step:
    room.phase, room.proposal, room.closed = "closed", None, entry.reason
    return Step(logged.number, {"type": "closed"}, table=True)


def rematched(room: Room, logged: e.LogEntry, entry: e.Rematched) -> Step:
    room.rematch = entry.table
    return Step(logged.number, {"type": "rematched", "table": entry.table}, table=True)
