"""Which module answers which message: a request becomes entries, or a denial and nothing else."""

from msgspec import Struct

from alcatraz.server.tables import assistance, playing, proposals, remarks, seats, talk, talk_time, undo
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.log_entries import Entry
from alcatraz.server.tables.moderation import reports
from alcatraz.server.tables.room import Room
from alcatraz.wire import (
    AddChance,
    Agree,
    Enough,
    Leave,
    Play,
    Propose,
    Ready,
    Remark,
    Rematch,
    Rename,
    Report,
    Say,
    SetHelp,
    SetSeat,
    SetWaiting,
    Sit,
    Start,
    ToServer,
    Undo,
)


class Request(Struct, frozen=True):
    """A message, who sent it, and which seats' owners are connected."""

    message: ToServer
    owner: str
    present: frozenset[int] = frozenset()


def entries_for(room: Room, request: Request) -> list[Entry]:
    """Raises Denied, ContractError or AlreadyDone."""
    owner = request.owner
    match request.message:
        case Play() as message:
            return playing.play(room, owner, message)
        case Say() as message:
            return talk.say(room, owner, message)
        case Remark() as message:
            return remarks.remark(room, owner, message)
        case Report() as message:
            return reports.report(room, owner, message)
        case Enough() as message:
            return talk_time.enough(room, owner, message)
        case SetWaiting() as message:
            return talk_time.set_waiting(room, owner, message)
        case SetHelp() as message:
            return assistance.set_help(room, owner, message)
        case Undo() as message:
            return undo.undo(room, owner, message)
        case Sit() as message:
            return seats.sit(room, owner, message)
        case Rename() as message:
            return seats.rename(room, owner, message)
        case Leave() as message:
            return seats.leave(room, owner, message)
        case SetSeat() as message:
            return seats.set_seat(room, owner, message)
        case Ready() as message:
            return seats.ready(room, owner, message)
        case AddChance() as message:
            return seats.add_chance(room, owner, message)
        case Start() as message:
            return seats.start(room, owner, message)
        case Propose() as message:
            return proposals.propose(room, owner, message, request.present)
        case Agree() as message:
            return proposals.agree(room, owner, message)
        case Rematch():
            # The table that comes after this one is made by who keeps them all.
            return []
        case _:
            raise denied("malformed")
