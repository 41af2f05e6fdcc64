"""Time to talk: people say that they have said enough, and bots wait for that before they end a negotiation.

A person who may end it does so whenever they like (S-4.3). Absent people and bots are never waited for.
"""

from alcatraz.server.tables.change_limits import host_must_be_few, must_be_few
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.log_entries import Entry, SaidEnough, WaitingSet
from alcatraz.server.tables.room import Room
from alcatraz.wire import Enough, SetWaiting


def is_time_to_talk(room: Room) -> bool:
    """Whether a decision stands before which people talk."""
    kinds = room.bundle.server_traits.talk_times
    return room.phase == "playing" and any(asked.kind in kinds for asked in room.asked.values())


def waited_for(room: Room, seat: int) -> list[int]:
    """The people who have not said enough, if this seat has no person and its decision waits for them."""
    asked = room.asked.get(seat)
    if asked is None or not room.clock.waits or asked.kind not in room.bundle.server_traits.talk_times:
        return []
    if room.chairs[seat].kind == "guest" and not room.chairs[seat].away:
        return []
    return [other for other in room.guests() if not room.chairs[other].away and other not in room.enough]


def enough(room: Room, owner: str, message: Enough) -> list[Entry]:
    room.chair_of(owner, message.seat)
    if not is_time_to_talk(room):
        raise denied("no_talk_time")
    if (message.seat in room.enough) == message.enough:
        return []
    must_be_few(room, message.seat)
    return [SaidEnough(message.seat, message.enough)]


def set_waiting(room: Room, owner: str, message: SetWaiting) -> list[Entry]:
    """Before the start the host decides for the table; then nobody takes the time to talk from anybody else."""
    room.must_be("lobby", "playing", "paused")
    if room.phase == "lobby":
        room.must_host(owner)
    elif not room.guests() or room.seats_of(owner) != room.guests():
        raise denied("not_alone")
    if room.clock.waits == message.waits:
        return []
    host_must_be_few(room)
    return [WaitingSet(message.waits)]
