"""Everything that happened at a table, told again to one seat: moves that were taken back are not in it."""

from alcatraz.kernel.game import SPECTATOR
from alcatraz.locale.texts import Texts
from alcatraz.server.outgoing.sentences import event_lines, line
from alcatraz.server.tables.room import Room
from alcatraz.wire import Log, Logged, LogLine


def history(room: Room, owner: str, message: Log, words: Texts) -> Logged:
    """A seat's for its owner alone; that of a spectator for anybody."""
    seat = message.seat
    if seat is not None:
        room.chair_of(owner, seat)
    viewer = SPECTATOR if seat is None else seat
    brought = dict(room.history)
    entries = []
    for told in room.told:
        events = room.match.events_json(brought[told.number], viewer) if told.number in brought else []
        entries.append(
            LogLine(
                told.number, told.at, told.what, events, event_lines(room, events, words), line(room, told.what, words)
            )
        )
    return Logged(message.id, seat, entries)
