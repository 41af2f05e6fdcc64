"""What is on the disk, entry by entry: the truth against which everything that is said is compared.

Each table's log is folded as it grows. An entry must be one that may come next: made by who may make it, and in time.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from alcatraz.kernel.game import SPECTATOR, Json, Viewer
from alcatraz.server.tables.deadlines import limit_for
from alcatraz.server.tables.folding.fold import fold, open_room
from alcatraz.server.tables.log_entries import (
    Created,
    LogEntry,
    Moved,
    Said,
    Undone,
    WentAway,
    decode_entry,
    encode_entry,
)
from alcatraz.server.tables.room import Room
from alcatraz.wire import SPECTATOR_KEY

Fail = Callable[[str], None]
# A request that is done at most once, however often it is sent: the table, the seat, its id.
Request = tuple[str, int, str]


@dataclass(slots=True)
class Moment:
    """A table just after one of its entries."""

    what: Json
    state: Any
    # What this entry brought about, by viewer, once somebody has asked.
    brought: list[Any]
    phase: str
    views: dict[Viewer, Json] = field(default_factory=dict)
    events: dict[Viewer, list[Json]] = field(default_factory=dict)


class TableTruth:
    def __init__(self, table: str, first: LogEntry) -> None:
        self.id = table
        self.log = [first]
        self.room: Room = open_room(table, [first])
        self.moments: dict[int, Moment] = {1: Moment({}, None, [], "lobby")}
        self.moves = 0

    @property
    def created(self) -> Created:
        return self.room.created

    @property
    def number(self) -> int:
        return len(self.log)

    def add(self, logged: LogEntry) -> None:
        step = fold(self.room, logged)
        self.log.append(logged)
        state = None if self.room.table is None else self.room.table.state
        self.moments[logged.number] = Moment(step.what, state, step.events, self.room.phase)
        self.moves += isinstance(logged.entry, Moved)

    def view(self, number: int, viewer: Viewer) -> Json:
        moment = self.moments[number]
        if viewer not in moment.views:
            moment.views[viewer] = self.room.match.game.view(moment.state, viewer)
        return moment.views[viewer]

    def events(self, number: int, viewer: Viewer) -> list[Json]:
        moment = self.moments[number]
        if viewer not in moment.events:
            game = self.room.match.game if moment.brought else None
            told = [game.event_json(moment.state, event, viewer) for event in moment.brought] if game else []
            moment.events[viewer] = [event for event in told if event is not None]
        return moment.events[viewer]

    def is_over(self) -> bool:
        return self.room.phase in ("over", "closed")


def viewer_of(key: str) -> Viewer:
    return SPECTATOR if key == SPECTATOR_KEY else int(key)


class Truth:
    def __init__(
        self,
        fail: Fail,
        is_present: Callable[[str, str], bool],
        absent_for: Callable[[str], float],
        *,
        clock_jumps: bool,
    ) -> None:
        self.tables: dict[str, TableTruth] = {}
        # Everything that was sent, with what it was: set by who sends.
        self.sent: dict[Request, Json] = {}
        # Everything that is done, with its number.
        self.done: dict[Request, int] = {}
        self._fail = fail
        self._is_present = is_present
        self._absent_for = absent_for
        # With a clock that jumps nothing can be said about durations.
        self._clock_jumps = clock_jumps

    def written(self, rows: Iterable[tuple[str, int, float, bytes]]) -> None:
        """These rows have become durable."""
        for table, number, at, data in rows:
            self.add(table, LogEntry(number, at, decode_entry(data)))

    def add(self, table: str, logged: LogEntry) -> None:
        known = self.tables.get(table)
        if known is None:
            if logged.number != 1:
                self._fail(f"the log of a table begins with number {logged.number}")
                return
            self.tables[table] = TableTruth(table, logged)
            return
        if logged.number != known.number + 1:
            self._fail(f"number {logged.number} is written after number {known.number}")
            return
        self._check(known, logged)
        try:
            known.add(logged)
        except Exception as error:
            self._fail(f"number {logged.number} cannot follow: {error!r}")

    def compare(self, logs: dict[str, list[LogEntry]]) -> None:
        """With the disk, after a death or at the end: nothing is missing, nothing is different, more is possible."""
        for table, known in self.tables.items():
            found = logs.get(table, [])
            if len(found) < known.number:
                self._fail(f"of {known.number} entries {len(found)} are left")
                return
            for mine, theirs in zip(known.log, found, strict=False):
                if encode_entry(mine.entry) != encode_entry(theirs.entry):
                    self._fail(f"number {mine.number} is another than before")
                    return
        for table, found in logs.items():
            start = self.tables[table].number if table in self.tables else 0
            for logged in found[start:]:
                self.add(table, logged)

    # -- what may come next ------------------------------------------------------------------------

    def _check(self, table: TableTruth, logged: LogEntry) -> None:
        entry = logged.entry
        if isinstance(entry, Moved) and entry.by != "player":
            self._check_deputy(table, logged, entry)
        elif isinstance(entry, Moved | Said | Undone):
            self._check_request(table, logged, entry)
        elif isinstance(entry, WentAway):
            self._check_absence(table, entry)

    def _check_request(self, table: TableTruth, logged: LogEntry, entry: Moved | Said | Undone) -> None:
        request = (table.id, entry.seat, entry.id)
        if request in self.done:
            self._fail(f"{entry.id} is done twice: as {self.done[request]} and as {logged.number}")
        elif request not in self.sent:
            self._fail(f"{entry.id} of seat {entry.seat} was never asked for")
        elif isinstance(entry, Moved) and entry.move != self.sent[request]["move"]:
            self._fail(f"{entry.id} is another move than was sent")
        self.done[request] = logged.number

    def _check_deputy(self, table: TableTruth, logged: LogEntry, entry: Moved) -> None:
        chair, asked = table.room.chairs[entry.seat], table.room.asked.get(entry.seat)
        if asked is None:
            self._fail(f"a {entry.by} moves for a seat that is not asked")
        elif entry.by == "bot" and chair.kind != "bot":
            self._fail("a bot moves for a person")
        elif entry.by == "stand_in" and not chair.away:
            self._fail("a stand-in moves for somebody who is there")
        elif entry.by == "clock":
            limit = limit_for(table.room.clock, asked.kind)
            early = limit is None or (logged.at < asked.at + limit - 1e-6 and not self._clock_jumps)
            # The seat may have gone to a bot while the clock's move was on its way.
            if early:
                self._fail(f"a clock moves before the time of seat {entry.seat} is up")

    def _check_absence(self, table: TableTruth, entry: WentAway) -> None:
        owner, grace = table.room.chairs[entry.seat].owner, table.room.clock.grace
        if self._is_present(table.id, owner):
            self._fail(f"seat {entry.seat} is declared away while it is there")
        elif grace is None or (self._absent_for(owner) < grace - 1e-6 and not self._clock_jumps):
            self._fail(f"seat {entry.seat} is declared away within its grace")
