"""Taking back: your own last move, while nobody has learned anything from it or decided since."""

from alcatraz.kernel.game import AUTHORITY
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.log_entries import Entry, Undone
from alcatraz.server.tables.playing import must_be_new
from alcatraz.server.tables.room import Played, Room
from alcatraz.wire import Undo


def undo(room: Room, owner: str, message: Undo) -> list[Entry]:
    room.chair_of(owner, message.seat)
    must_be_new(room, message.seat, message.id)
    return [Undone(message.seat, must_be_undoable(room, message.seat).number, message.id)]


def must_be_undoable(room: Room, seat: int) -> Played:
    """The seat's last move, if it may be taken back."""
    room.must_be("playing")
    if not room.last_moves or room.last_moves[-1].seat != seat:
        raise denied("cannot_undo")
    played = room.last_moves[-1]
    if revealed(room, played) or drew(room, played):
        raise denied("undo_reveals")
    return played


def revealed(room: Room, played: Played) -> bool:
    game, state = room.match.game, room.match.state
    seen = (game.event_json(state, event, AUTHORITY) for event in played.events)
    return any(event is not None and event["type"] in room.bundle.server_traits.reveals for event in seen)


def drew(room: Room, played: Played) -> bool:
    """Whether chance had a part in it: played again, it would bring the same, and everybody would know that."""
    game, draws, now = room.match.game, room.bundle.server_traits.draws, room.match.state
    if draws is not None:
        return draws(played.before) != draws(now)
    return bool(game.position(played.before).get("chance") != game.position(now).get("chance"))
