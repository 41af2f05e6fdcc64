"""Who sat where under which names, said what and moved how often: one table's log, person by person; and erasure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from alcatraz.kernel.game import Json
from alcatraz.server.tables import log_entries as e
from alcatraz.server.tables.names import skeleton

ERASED = "…"


@dataclass(slots=True)
class Occupant:
    """One person in one seat, from sitting down until somebody else has it."""

    seat: int
    owner: str
    since: float
    names: list[str]
    statements: list[tuple[int, float, Json]] = field(default_factory=list)
    moves: int = 0

    def is_called(self, look: str) -> bool:
        return any(skeleton(name) == look for name in self.names)


class _Seats:
    """Follows the occupants of the seats from entry to entry."""

    def __init__(self) -> None:
        self.now: dict[int, Occupant] = {}
        self.all: list[Occupant] = []

    def follow(self, logged: e.LogEntry) -> None:
        entry, at = logged.entry, logged.at
        if isinstance(entry, e.Created):
            owners = entry.owners or [entry.host] * len(entry.seats)
            for seat, (plan, owner) in enumerate(zip(entry.seats, owners, strict=True)):
                if plan.kind == "guest":
                    self._sit(Occupant(seat, owner, at, [plan.name]))
        elif isinstance(entry, e.Seated):
            self._sit(Occupant(entry.seat, entry.owner, at, [entry.name]))
        elif isinstance(entry, e.Left | e.SeatSet):
            self.now.pop(entry.seat, None)
        elif isinstance(entry, e.Renamed | e.Said | e.Moved) and entry.seat in self.now:
            self._do(self.now[entry.seat], logged, entry)

    def _sit(self, occupant: Occupant) -> None:
        self.now[occupant.seat] = occupant
        self.all.append(occupant)

    @staticmethod
    def _do(occupant: Occupant, logged: e.LogEntry, entry: e.Renamed | e.Said | e.Moved) -> None:
        if isinstance(entry, e.Renamed):
            occupant.names.append(entry.name)
        elif isinstance(entry, e.Said):
            occupant.statements.append((logged.number, logged.at, entry.statement))
        elif entry.by == "player":
            occupant.moves += 1


def occupants(log: Iterable[e.LogEntry]) -> list[Occupant]:
    seats = _Seats()
    for logged in log:
        seats.follow(logged)
    return seats.all


def erased(log: Sequence[e.LogEntry], name: str) -> list[e.LogEntry]:
    """The entries that must be written anew so that nothing under this name is left: names, free words, reports.

    Moves and ready sentences stay, under the number of the seat: without them the game of the others could not be
    replayed.
    """
    look = skeleton(name)
    persons = [person for person in occupants(log) if person.is_called(look)]
    owners = {person.owner for person in persons if person.owner}
    said = {number for person in persons for number, _, _ in person.statements}
    seats, changed = _Seats(), []
    for logged in log:
        seats.follow(logged)
        meant = {seat for seat, person in seats.now.items() if _is_one_of(person, persons)}
        entry = _erased_entry(logged, look, meant, owners, said)
        if entry != logged.entry:
            changed.append(e.LogEntry(logged.number, logged.at, entry))
    return changed


def _is_one_of(person: Occupant, persons: list[Occupant]) -> bool:
    return any((person.seat, person.owner, person.since) == (each.seat, each.owner, each.since) for each in persons)


def _erased_entry(logged: e.LogEntry, look: str, seats: set[int], owners: set[str], said: set[int]) -> e.Entry:
    match logged.entry:
        case e.Created() as entry:
            plans = [
                msgspec.structs.replace(plan, name=_number(seat)) if seat in seats and plan.kind == "guest" else plan
                for seat, plan in enumerate(entry.seats)
            ]
            return msgspec.structs.replace(entry, seats=plans)
        case e.Seated() | e.Renamed() as entry if entry.seat in seats:
            return msgspec.structs.replace(entry, name=_number(entry.seat))
        case e.Said() as entry if logged.number in said and "text" in entry.statement:
            return msgspec.structs.replace(entry, statement={**entry.statement, "text": ERASED})
        case e.Remarked() as entry if entry.owner in owners or (entry.name and skeleton(entry.name) == look):
            return msgspec.structs.replace(entry, name="", text=ERASED)
        case e.Reported() as entry if entry.owner in owners and entry.text:
            return msgspec.structs.replace(entry, text="")
        case entry:
            return entry


def _number(seat: int) -> str:
    """What somebody is called in every language who is not called anything any more."""
    return f"#{seat + 1}"
