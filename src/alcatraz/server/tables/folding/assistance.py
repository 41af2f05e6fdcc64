"""How a room changes with its hints and free taking back."""

from alcatraz.server.tables import log_entries as e
from alcatraz.server.tables.room import Room, Step


def help_set(room: Room, logged: e.LogEntry, entry: e.HelpSet) -> Step:
    room.hints, room.take_back = entry.hints, entry.take_back
    if room.proposal is not None and room.proposal.what == "hints":
        room.proposal = None
    if not room.take_back:
        room.past.clear()
    what = {"type": "help_set", "hints": entry.hints, "take_back": entry.take_back}
    # Whether the last move can be taken back may be another answer now.
    return Step(logged.number, what, table=True)
