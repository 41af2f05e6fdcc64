"""How each entry changes a room. Folding the same log gives the same room, wherever and whenever it is done."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.games.registry import BUNDLES
from alcatraz.server.tables import change_limits
from alcatraz.server.tables import log_entries as e
from alcatraz.server.tables.folding import agreements, assistance, lobby, moderation, play, remarks, talk_time
from alcatraz.server.tables.room import Room, Step, Told

# Why a table is closed that the rules of this version do not play.
UPGRADED = "server-closed-upgrade"
# Some milliseconds of work: so long may one table keep the others waiting while it is loaded.
SLICE = 25
_NOT_FOR_EVERYBODY = (e.Remarked, e.Reported, e.Muted, e.Banned, e.Erased)


def open_room(table_id: str, log: Iterable[e.LogEntry], bundles: Mapping[str, GameBundle] = BUNDLES) -> Room:
    """The room that a whole log describes. Raises LogDiverged."""
    return _last(room_in_slices(table_id, log, bundles))


def open_unplayable(table_id: str, log: Iterable[e.LogEntry]) -> Room:
    """The room of a log that no longer plays as it did: everything but the game itself, and closed."""
    return _last(unplayable_in_slices(table_id, log))


def room_in_slices(
    table_id: str, log: Iterable[e.LogEntry], bundles: Mapping[str, GameBundle] = BUNDLES
) -> Iterator[Room]:
    """Like open_room: yields the unfinished room after every slice of the log, at last the whole one."""
    entries = iter(log)
    room = _empty_room(table_id, next(entries), bundles)
    for logged in entries:
        fold(room, logged)
        if logged.number % SLICE == 0:
            yield room
    yield room


def unplayable_in_slices(table_id: str, log: Iterable[e.LogEntry]) -> Iterator[Room]:
    """Like open_unplayable, in slices."""
    entries = iter(log)
    room = _empty_room(table_id, next(entries), BUNDLES)
    for logged in entries:
        if isinstance(logged.entry, e.Started | e.Moved | e.Undone):
            room.number, room.at = logged.number, logged.at
        else:
            fold(room, logged)
        if logged.number % SLICE == 0:
            yield room
    if room.phase not in ("over", "closed"):
        room.phase, room.proposal, room.closed = "closed", None, UPGRADED
    yield room


def _empty_room(table_id: str, first: e.LogEntry, bundles: Mapping[str, GameBundle]) -> Room:
    assert isinstance(first.entry, e.Created)
    return Room(table_id, first.entry, first.at, bundles[first.entry.game])


def _last(slices: Iterator[Room]) -> Room:
    return deque(slices, maxlen=1).pop()


def fold(room: Room, logged: e.LogEntry) -> Step:
    assert logged.number == room.number + 1, (logged.number, room.number)
    room.number = logged.number
    room.at = logged.at
    entry = logged.entry
    change_limits.count(room, entry)
    step = _FOLDS[type(entry)](room, logged, entry)
    room.ahead = room.running = None
    if step.table:
        # Names may have changed, and sentences with them.
        room.log_lines.clear()
        room.promise_texts.clear()
    _remember(room, logged, step)
    return step


def _remember(room: Room, logged: e.LogEntry, step: Step) -> None:
    entry = logged.entry
    if isinstance(entry, e.Undone):
        # It and everything that followed from it are as if they had never been.
        room.told = [told for told in room.told if told.number < entry.move or told.what["type"] != "moved"]
    elif isinstance(entry, _NOT_FOR_EVERYBODY):
        # The log is everybody's to read, what spectators say and the host of the server does is not.
        return
    elif room.phase != "lobby" or isinstance(entry, e.Said):
        room.told.append(Told(logged.number, logged.at, step.what))


_FOLDS: dict[type, Callable[[Room, e.LogEntry, Any], Step]] = {
    e.Seated: lobby.seated,
    e.Renamed: lobby.renamed,
    e.Left: lobby.left,
    e.SeatSet: lobby.seat_set,
    e.IsReady: lobby.ready,
    e.ChanceAdded: lobby.chance_added,
    e.Started: play.started,
    e.Moved: play.moved,
    e.Undone: play.undone,
    e.Said: play.said,
    e.Remarked: remarks.remarked,
    e.SaidEnough: talk_time.said_enough,
    e.WaitingSet: talk_time.waiting_set,
    e.HelpSet: assistance.help_set,
    e.Proposed: agreements.proposed,
    e.Agreed: agreements.agreed,
    e.Paused: agreements.paused,
    e.Resumed: agreements.resumed,
    e.Removed: agreements.removed,
    e.WentAway: agreements.went_away,
    e.Returned: agreements.returned,
    e.Finished: agreements.finished,
    e.Closed: agreements.closed,
    e.Rematched: agreements.rematched,
    e.Reported: moderation.reported,
    e.Muted: moderation.muted,
    e.Banned: moderation.banned,
    e.Erased: moderation.erased,
}
