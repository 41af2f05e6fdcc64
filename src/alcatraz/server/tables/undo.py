"""Taking back: your own last move, while nobody has learned anything from it or decided since.

Alone with bots, at a table with free taking back: any of one's own moves, one after the other, and with each everything
that followed. The log keeps it all; the shuffles stay those of the seed, so that the same moves bring the same cards.
"""

from alcatraz.bundle.taking_back import told_too_much
from alcatraz.server.tables.assistance import is_alone
from alcatraz.server.tables.change_limits import must_be_few
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.log_entries import Entry, Undone
from alcatraz.server.tables.playing import must_be_new
from alcatraz.server.tables.room import Played, Room
from alcatraz.wire import Undo


def undo(room: Room, owner: str, message: Undo) -> list[Entry]:
    room.chair_of(owner, message.seat)
    must_be_new(room, message.seat, message.id)
    played = must_be_undoable(room, message.seat)
    must_be_few(room, message.seat)
    return [Undone(message.seat, played.number, message.id)]


def must_be_undoable(room: Room, seat: int) -> Played:
    """The seat's last move, if it may be taken back."""
    room.must_be("playing")
    if room.take_back and is_alone(room):
        own = [played for played in room.past if played.own and played.seat == seat]
        if own:
            return own[-1]
    if not room.last_moves or room.last_moves[-1].seat != seat:
        raise denied("cannot_undo")
    played = room.last_moves[-1]
    if told_too_much(room.bundle, played.before, room.match.state, played.events):
        raise denied("undo_reveals")
    return played
