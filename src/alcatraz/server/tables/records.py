"""The record of a table: to download after the end."""

from typing import Any

from alcatraz.kernel.game import Json
from alcatraz.records.fair_shuffle import commitment
from alcatraz.records.record import FORMAT, record
from alcatraz.server.tables.log_entries import LogEntry, Moved, Undone
from alcatraz.server.tables.room import Chair, Room
from alcatraz.talk.temper import LIVELY, Temper, joined_level


def record_of(room: Room, log: list[LogEntry]) -> Json:
    """Only for tables that are over or closed: it has the seed in it."""
    assert room.phase in ("over", "closed")
    return _unplayable(room, log) if room.table is None else record_so_far(room)


def record_so_far(room: Room) -> Json:
    """The record of a game that has started. Until it is over it must not leave the server."""
    table = room.match
    table.seats, table.talk = _seats(room), list(room.talk)
    return _with_shuffle(room, record(table))


def _with_shuffle(room: Room, told: Json) -> Json:
    created = room.created
    told["shuffle"] = {"digest": commitment(created.seed, created.salt), "salt": created.salt}
    if any(room.bits):
        told["shuffle"] |= {"seed": created.seed, "bits": room.bits}
    if created.chosen:
        told["shuffle"]["chosen"] = True
    return told


def _unplayable(room: Room, log: list[LogEntry]) -> Json:
    """What the log says, word for word, for a game that never started or that today's rules play differently."""
    created = room.created
    options = {name: value for name, value in created.options.items() if name != "edition"}
    edition = {"edition": created.options["edition"]} if "edition" in created.options else {}
    told = {
        "format": FORMAT,
        "game": created.game,
        "rules_version": created.rules_version,
        "players": room.players,
        "seed": room.seed,
        "options": options,
        **edition,
        **({} if created.start is None else {"start": created.start}),
        "seats": _seats(room),
        "moves": _moves(log),
        "talk": list(room.talk),
        "digest": "",
        "outcome": room.result,
    }
    return _with_shuffle(room, told)


def _moves(log: list[LogEntry]) -> list[Json]:
    moves: dict[int, Json] = {}
    for logged in log:
        if isinstance(logged.entry, Moved):
            moves[logged.number] = {"seat": logged.entry.seat, "move": logged.entry.move}
        elif isinstance(logged.entry, Undone):
            moves.pop(logged.entry.move, None)
    return list(moves.values())


def _seats(room: Room) -> list[Any]:
    return [{"policy": _policy(chair)} if chair.kind == "bot" else {"name": chair.name} for chair in room.chairs]


def _policy(chair: Chair) -> str:
    if chair.character is None:
        return chair.level or ""
    return joined_level(chair.level or "", Temper(chair.character, chair.talkativeness or LIVELY))
