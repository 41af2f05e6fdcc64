"""Bounds on what a seat and the host can write into the log besides moves and talk, so that no log grows without end.

Moves are bounded by the rules of the game and by the bound on taking back, talk by the round (talk.py, remarks.py).
Leaving and answering a proposal need no bound of their own: each needs something before it that has one.
"""

from typing import Final

from alcatraz.server.tables import log_entries as e
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.room import ChangeKind, Room

# Of one kind, by one seat or by the host, at one table.
MOST_CHANGES: Final = 300

_BY_SEAT: Final = (e.Seated, e.Renamed, e.IsReady, e.Undone, e.SaidEnough, e.Proposed)
_BY_HOST: Final = (e.SeatSet, e.WaitingSet)


def count(room: Room, entry: e.Entry) -> None:
    """Called for every entry, before it is folded."""
    if isinstance(entry, _BY_SEAT):
        room.changes[_kind(room), entry.seat] += 1
    elif isinstance(entry, _BY_HOST):
        room.changes["host", 0] += 1
    elif isinstance(entry, e.Returned):
        room.changes["return", entry.seat] += 1


def must_be_few(room: Room, seat: int) -> None:
    """Raises too_many_changes if this seat has changed things too often."""
    _must_be_below(room, _kind(room), seat)


def host_must_be_few(room: Room) -> None:
    _must_be_below(room, "host", 0)


def may_return(room: Room, seat: int) -> bool:
    """Else the stand-in plays on: somebody who comes and goes for ever must not fill the log with it."""
    return room.changes["return", seat] < MOST_CHANGES


def _must_be_below(room: Room, kind: ChangeKind, seat: int) -> None:
    if room.changes[kind, seat] >= MOST_CHANGES:
        raise denied("too_many_changes", most=MOST_CHANGES)


def _kind(room: Room) -> ChangeKind:
    """Whoever came to a seat that was fidgeted with before the start has all of the game's allowance."""
    return "lobby" if room.phase == "lobby" else "game"
