"""Hints and free taking back: who may have them. With other people at the table only by agreement of all."""

from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.log_entries import Entry, HelpSet
from alcatraz.server.tables.room import Room
from alcatraz.wire import Advise, SetHelp


def is_alone(room: Room) -> bool:
    """Whether one person plays against bots: nobody else is asked, and nobody else is wronged."""
    return len(room.guests()) == 1


def must_be_advisable(room: Room, owner: str, message: Advise) -> None:
    """Whether this seat may ask what to do now."""
    room.chair_of(owner, message.seat)
    room.must_be("playing")
    if room.bundle.advisor is None or not (room.hints or is_alone(room)):
        raise denied("no_hints")
    if message.seat not in room.asked:
        raise denied("nothing_to_decide")


def set_help(room: Room, owner: str, message: SetHelp) -> list[Entry]:
    """Before the start by the host, as long as nobody else has sat down; then by who is alone with bots."""
    room.must_be("lobby", "playing", "paused")
    if room.phase == "lobby":
        room.must_host(owner)
    if room.guests() != room.seats_of(owner) or (room.phase != "lobby" and not is_alone(room)):
        raise denied("not_alone")
    hints = room.hints if message.hints is None else message.hints
    take_back = room.take_back if message.take_back is None else message.take_back
    return [] if (hints, take_back) == (room.hints, room.take_back) else [HelpSet(hints, take_back)]
