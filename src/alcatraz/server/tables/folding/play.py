"""How a room changes while the game goes on: moves, moves taken back, statements."""

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Event
from alcatraz.kernel.match import Match
from alcatraz.kernel.notation.canonical import digest
from alcatraz.server.tables import log_entries as e
from alcatraz.server.tables.room import Asked, Played, Room, Step


class LogDiverged(Exception):
    """The log no longer leads where it led when it was written: the rules have changed since."""


def checksum(events: list[Event]) -> int:
    return crc32(repr(events).encode())


def started(room: Room, logged: e.LogEntry, entry: e.Started) -> Step:
    room.table = first_position(room)
    if digest(room.table.position()) != entry.check:
        raise LogDiverged
    room.rules_version = entry.rules_version or room.created.rules_version
    if room.rules_version > room.bundle.game.rules_version:
        raise LogDiverged
    if readings := room.bundle.earlier_rules.get(room.rules_version):
        room.table = first_position(room, readings)
    room.phase = "playing"
    _ask(room, logged, mover=None)
    return Step(logged.number, {"type": "started"}, room.match.state, table=True, views=True)


def first_position(room: Room, readings: Sequence[str] = ()) -> Match[Any]:
    """`readings`: rulings besides those of the table, for one that began by earlier rules."""
    start, options, rulings = room.created.start, room.created.options, room.bundle.rulings
    if readings and rulings is not None:
        options = {**options, "rulings": [*options.get("rulings", ()), *readings]}
        start = None if start is None else rulings.put(start, [*rulings.of(start), *readings])
    try:
        if start is not None:
            return Match.from_position(room.bundle.game, start, room.seed)
        return Match.new(room.bundle.game, room.players, room.seed, options)
    except ContractError as error:
        raise LogDiverged from error


def moved(room: Room, logged: e.LogEntry, entry: e.Moved) -> Step:
    table = room.match
    before = table.state
    if room.round is not None:
        room.rounds[logged.number] = room.round
    if room.ahead is not None and room.ahead.entry is entry:
        table.state, events = room.ahead.state, room.ahead.events
        table.moves.append((entry.seat, room.ahead.move))
    else:
        events = _played_again(table, entry)
    if room.last_moves and room.last_moves[-1].seat != entry.seat:
        room.last_moves.clear()
    played = Played(logged.number, entry.seat, before, dict(room.asked), events, own=entry.by == "player")
    if played.own:
        room.last_moves.append(played)
    else:
        room.last_moves.clear()
    if room.take_back:
        room.past.append(played)
    if entry.id:
        room.done[entry.seat, entry.id] = logged.number
    room.history.append((logged.number, events))
    said_enough = bool(room.enough)
    _ask(room, logged, mover=entry.seat)
    what = {"type": "moved", "seat": entry.seat, "by": entry.by}
    over = said_enough and not room.enough
    return Step(logged.number, what, table.state, events, views=True, ledger=True, enough=over)


def _played_again(table: Match[Any], entry: e.Moved) -> list[Event]:
    """A new state object, as when the move was first made: older steps keep theirs."""
    table.state = table.game.copy(table.state)
    try:
        events = table.play(entry.seat, table.read_move(entry.seat, entry.move))
    except ContractError as error:
        raise LogDiverged from error
    if checksum(events) != entry.check:
        raise LogDiverged
    return events


def undone(room: Room, logged: e.LogEntry, entry: e.Undone) -> Step:
    played = next(each for each in (*room.last_moves, *room.past) if each.number == entry.move)
    room.last_moves = [each for each in room.last_moves if each.number < entry.move]
    room.past = [each for each in room.past if each.number < entry.move]
    room.match.state = played.before
    taken_back = sum(number >= entry.move for number, _ in room.history)
    del room.match.moves[-taken_back:]
    del room.history[-taken_back:]
    # The ledger has seen what never happened: it reads everything again when it is next asked.
    room.ledger = None
    room.seen, room.in_seen = [], 0
    # The clock goes on from where it was, so that nobody gains time by taking back.
    # What a bot thinks about another decision than those of now is out of date by its number.
    room.asked = {
        seat: _asked_again(asked, logged, changed=seat == entry.seat or taken_back > 1)
        for seat, asked in played.asked_before.items()
    }
    room.done[entry.seat, entry.id] = logged.number
    what = {"type": "undone", "seat": entry.seat, "move": entry.move}
    return Step(logged.number, what, room.match.state, views=True, ledger=True)


def _asked_again(asked: Asked, logged: e.LogEntry, *, changed: bool) -> Asked:
    return Asked(asked.kind, logged.number, asked.at) if changed else asked


def _ask(room: Room, logged: e.LogEntry, mover: int | None) -> None:
    """Whose decision it is now: one that stands keeps its time, whoever else decided meanwhile."""
    game, state = room.match.game, room.match.state
    asked = {}
    for seat in game.deciding(state):
        kind = game.decision_kind(state, seat)
        old = room.asked.get(seat)
        stands = old is not None and old.kind == kind and seat != mover
        asked[seat] = old if stands and old is not None else Asked(kind, logged.number, logged.at)
    room.asked = asked
    if not any(each.kind in room.bundle.server_traits.talk_times for each in asked.values()):
        room.enough.clear()


def said(room: Room, logged: e.LogEntry, entry: e.Said) -> Step:
    room.talk.append(entry.statement)
    counted = room.said[room.talk_period, entry.seat]
    counted.statements += 1
    counted.promises += entry.statement["type"] == "promise"
    room.done[entry.seat, entry.id] = logged.number
    return Step(logged.number, {"type": "said", "statement": entry.statement}, ledger=True)
