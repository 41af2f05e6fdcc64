"""Before the start: sitting down, leaving, bots, being ready, starting."""

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.kernel.notation.canonical import digest
from alcatraz.matches.policies import POLICIES
from alcatraz.server.tables.change_limits import host_must_be_few, must_be_few
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.folding.play import first_position
from alcatraz.server.tables.log_entries import ChanceAdded, Entry, IsReady, Left, Renamed, Seated, SeatSet, Started
from alcatraz.server.tables.names import LONGEST_NAME, good_name, skeleton
from alcatraz.server.tables.owners import same_owner
from alcatraz.server.tables.room import Room
from alcatraz.talk.temper import LIVELY, SECRET, TALKATIVENESS
from alcatraz.wire import AddChance, Leave, Ready, Rename, SetSeat, Sit, Start


def sit(room: Room, owner: str, message: Sit) -> list[Entry]:
    room.must_be("lobby")
    name = checked_name(message.name)
    seat = _open_seat(room) if message.seat is None else message.seat
    if not 0 <= seat < room.players or room.chairs[seat].kind != "open":
        raise denied("seat_taken", seat=seat)
    must_be_new(room, name, seat)
    must_be_few(room, seat)
    return [Seated(seat, name, owner)]


def rename(room: Room, owner: str, message: Rename) -> list[Entry]:
    room.must_be("lobby", "playing", "paused", "over")
    room.chair_of(owner, message.seat)
    name = checked_name(message.name)
    must_be_new(room, name, message.seat)
    must_be_few(room, message.seat)
    return [Renamed(message.seat, name)]


def leave(room: Room, owner: str, message: Leave) -> list[Entry]:
    room.must_be("lobby")
    room.chair_of(owner, message.seat)
    return [Left(message.seat)]


def set_seat(room: Room, owner: str, message: SetSeat) -> list[Entry]:
    room.must_be("lobby")
    room.must_host(owner)
    if not 0 <= message.seat < room.players:
        raise denied("seat_taken", seat=message.seat)
    host_must_be_few(room)
    if message.to == "open":
        return [SeatSet(message.seat, "open")]
    name = ""
    if message.name:
        name = checked_name(message.name)
        must_be_new(room, name, message.seat)
    level = good_level(room.bundle, message.level)
    character, talkativeness = good_temper(room.bundle, level, message.character, message.talkativeness)
    return [SeatSet(message.seat, "bot", level, name, character, talkativeness)]


def ready(room: Room, owner: str, message: Ready) -> list[Entry]:
    room.must_be("lobby")
    chair = room.chair_of(owner, message.seat)
    if chair.ready == message.ready:
        return []
    must_be_few(room, message.seat)
    return [IsReady(message.seat, message.ready)]


def add_chance(room: Room, owner: str, message: AddChance) -> list[Entry]:
    """Once only: who could change their bits could try out shuffles, if they knew the server's seed."""
    room.must_be("lobby")
    chair = room.chair_of(owner, message.seat)
    if room.created.chosen:
        raise denied("chosen_seed")
    if chair.bits and chair.bits != message.bits:
        raise denied("chance_added")
    return [] if chair.bits else [ChanceAdded(message.seat, message.bits)]


def start(room: Room, owner: str, message: Start) -> list[Entry]:
    room.must_be("lobby")
    room.must_host(owner)
    if any(chair.kind == "open" for chair in room.chairs):
        raise denied("seats_open")
    waited_for = [
        chair.name
        for chair in room.chairs
        if chair.kind == "guest" and not chair.ready and not same_owner(chair.owner, owner)
    ]
    if waited_for:
        raise denied("not_ready", names=tuple(waited_for))
    ours = room.bundle.game.rules_version
    return [
        Started(digest(first_position(room).position()), 0 if ours == room.created.rules_version else ours),
    ]


def checked_name(wish: str) -> str:
    name = good_name(wish)
    if name is None:
        raise denied("bad_name", most=LONGEST_NAME)
    return name


def good_level(bundle: GameBundle, wish: str | None) -> str:
    known = {**POLICIES, **bundle.policies}
    level = (bundle.usual_level or bundle.stand_in) if wish is None else wish
    if level not in known:
        raise denied("bad_level", known=tuple(known))
    return level


def good_temper(
    bundle: GameBundle, level: str, character: str | None, talkativeness: str | None
) -> tuple[str | None, str | None]:
    """The character and talkativeness of a bot that deals; neither, if it does not deal."""
    company = bundle.company
    if character is None and talkativeness is None:
        return None, None
    if company is None or level not in company.hearing:
        raise denied("bad_character", known=())
    known = (*company.characters, SECRET)
    wished = character or company.characters[0], talkativeness or LIVELY
    if wished[0] not in known:
        raise denied("bad_character", known=known)
    if wished[1] not in TALKATIVENESS:
        raise denied("bad_character", known=TALKATIVENESS)
    return wished


def _open_seat(room: Room) -> int:
    for seat, chair in enumerate(room.chairs):
        if chair.kind == "open":
            return seat
    raise denied("table_full")


def must_be_new(room: Room, name: str, seat: int | None) -> None:
    """Two people whose names look alike could not be told apart."""
    others = [skeleton(chair.name) for other, chair in enumerate(room.chairs) if other != seat]
    if skeleton(name) in others:
        raise denied("name_taken", name=name)
