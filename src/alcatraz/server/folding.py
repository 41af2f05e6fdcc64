"""How each entry changes a room. Folding the same log gives the same room, wherever and whenever it is done."""

from collections.abc import Callable, Iterable
from typing import Any

from alcatraz.server import entries as e
from alcatraz.server import folds_agreed, folds_lobby, folds_play
from alcatraz.server.room import Room, Step, Told


def open_room(table_id: str, log: Iterable[e.Logged]) -> Room:
    """The room that a whole log describes. Raises Diverged."""
    entries = iter(log)
    first = next(entries)
    assert isinstance(first.entry, e.Created)
    room = Room(table_id, first.entry, first.at)
    for logged in entries:
        fold(room, logged)
    return room


def open_unplayable(table_id: str, log: Iterable[e.Logged]) -> Room:
    """The room of a log that no longer plays as it did: everything but the game itself, and closed."""
    entries = iter(log)
    first = next(entries)
    assert isinstance(first.entry, e.Created)
    room = Room(table_id, first.entry, first.at)
    for logged in entries:
        if isinstance(logged.entry, e.Started | e.Moved | e.Undone):
            room.number, room.at = logged.number, logged.at
        else:
            fold(room, logged)
    return room


def fold(room: Room, logged: e.Logged) -> Step:
    assert logged.number == room.number + 1, (logged.number, room.number)
    room.number = logged.number
    room.at = logged.at
    entry = logged.entry
    step = _FOLDS[type(entry)](room, logged, entry)
    room.ahead = room.running = None
    _remember(room, logged, step)
    return step


def _remember(room: Room, logged: e.Logged, step: Step) -> None:
    entry = logged.entry
    if isinstance(entry, e.Undone):
        # Both are as if they had never been.
        room.told = [told for told in room.told if told.number != entry.move]
    elif room.phase != "lobby" or isinstance(entry, e.Said):
        room.told.append(Told(logged.number, logged.at, step.what))


_FOLDS: dict[type, Callable[[Room, e.Logged, Any], Step]] = {
    e.Seated: folds_lobby.seated,
    e.Renamed: folds_lobby.renamed,
    e.Left: folds_lobby.left,
    e.SeatSet: folds_lobby.seat_set,
    e.IsReady: folds_lobby.ready,
    e.Started: folds_play.started,
    e.Moved: folds_play.moved,
    e.Undone: folds_play.undone,
    e.Said: folds_play.said,
    e.Proposed: folds_agreed.proposed,
    e.Agreed: folds_agreed.agreed,
    e.Paused: folds_agreed.paused,
    e.Resumed: folds_agreed.resumed,
    e.Removed: folds_agreed.removed,
    e.WentAway: folds_agreed.went_away,
    e.Returned: folds_agreed.returned,
    e.Finished: folds_agreed.finished,
    e.Closed: folds_agreed.closed,
    e.Rematched: folds_agreed.rematched,
}
