"""Bugs planted on purpose: the simulation must find each of them, or its checks see nothing.

A bug replaces a function or method of the server for as long as it is planted. Its name is that of its function, and it
may name the faults without which it rarely shows.
"""

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Generic, ParamSpec, TypeVar

from alcatraz.kernel.game import AUTHORITY, Json, Viewer
from alcatraz.locale.texts import Texts
from alcatraz.server.outgoing import broadcast, guide
from alcatraz.server.outgoing.broadcast import Broadcaster
from alcatraz.server.outgoing.history import history
from alcatraz.server.outgoing.listener import Listener
from alcatraz.server.outgoing.messages import shuffle_info
from alcatraz.server.outgoing.views import TableViews, events_of_each, key_of
from alcatraz.server.runtime import services, table_actor
from alcatraz.server.runtime.bot_seats import BotSeats
from alcatraz.server.runtime.deadline_watcher import DeadlineWatcher
from alcatraz.server.runtime.table_actor import TableActor
from alcatraz.server.store.protocol import Summary
from alcatraz.server.store.sqlite import SqliteStore
from alcatraz.server.tables import talk
from alcatraz.server.tables.deadlines import running
from alcatraz.server.tables.errors import AlreadyDone
from alcatraz.server.tables.folding.fold import room_in_slices
from alcatraz.server.tables.log_entries import Entry, LogEntry
from alcatraz.server.tables.playing import must_be_new
from alcatraz.server.tables.room import Room, Step
from alcatraz.wire import Guided, Log, Logged, Shuffle
from tools.simulate_faults.plan import Fault
from tools.simulate_faults.world import Result, simulate

P = ParamSpec("P")
R = TypeVar("R")
Planted = AbstractContextManager[None]

# Within so many seeds each bug must be found.
SEEDS_FOR_A_BUG = 250


@dataclass(frozen=True, slots=True)
class PlantedBug:
    name: str
    about: str
    planted: Callable[[], Planted]
    # The simulation keeps to these kinds of faults; to any kinds if there are none.
    faults: tuple[Fault, ...]

    def simulate(self, seed: int, *, whole_trace: bool = False) -> Result:
        with self.planted():
            return simulate(seed, faults=self.faults, whole_trace=whole_trace)

    def find(self, first: int = 0) -> Result | None:
        """The first simulation in which something is wrong."""
        results = map(self.simulate, range(first, first + SEEDS_FOR_A_BUG))
        return next((result for result in results if result.violation), None)


BUGS: dict[str, PlantedBug] = {}


def bug(*faults: Fault) -> Callable[[Callable[[], Planted]], Callable[[], Planted]]:
    def register(planted: Callable[[], Planted]) -> Callable[[], Planted]:
        name = planted.__name__.replace("_", "-")
        BUGS[name] = PlantedBug(name, planted.__doc__ or "", planted, faults)
        return planted

    return register


@dataclass(frozen=True, slots=True)
class Seam(Generic[P, R]):
    """A function or method where it is defined, or a function in a module that imports it."""

    original: Callable[P, R]
    where: ModuleType | None = None

    @contextmanager
    def replaced_by(self, by: Callable[P, R]) -> Iterator[None]:
        *classes, name = self.original.__qualname__.split(".")
        owner: object = self.where or sys.modules[self.original.__module__]
        for each in classes:
            owner = getattr(owner, each)
        assert getattr(owner, name) is self.original, f"{owner} does not use {name}"
        setattr(owner, name, by)
        try:
            yield
        finally:
            setattr(owner, name, self.original)


# -- the store and the log -------------------------------------------------------------------------


@bug()
def acknowledged_before_it_is_durable() -> Planted:
    """An entry is told and acknowledged while it is still being written."""
    original = SqliteStore.append
    late: set[asyncio.Future[None]] = set()

    async def append(self: SqliteStore, table: str, entries: Sequence[LogEntry], summary: Summary | None) -> None:
        late.add(asyncio.ensure_future(original(self, table, entries, summary)))

    return Seam(original).replaced_by(append)


@bug()
def append_error_swallowed() -> Planted:
    """When a move could not be written, the player is told that it is done."""
    original = TableActor._append

    async def append(self: TableActor, entries: list[Entry]) -> int:
        try:
            return await original(self, entries)
        except sqlite3.Error:
            return self.room.number

    return Seam(original).replaced_by(append)


@bug()
def room_ahead_of_the_log() -> Planted:
    """After a failed append the room keeps what was never written."""

    async def read_again(self: TableActor) -> None:
        self._unsure = False

    return Seam(TableActor.read_again).replaced_by(read_again)


@bug()
def unsure_room_told() -> Planted:
    """After an append and the read that follows have failed, messages are made from a room that was never kept."""

    async def be_sure(self: TableActor) -> None:
        pass

    return Seam(TableActor._be_sure).replaced_by(be_sure)


@bug()
def lost_entry_on_restart() -> Planted:
    """A table that is loaded leaves out its last entry."""
    original = room_in_slices
    return Seam(original, where=services).replaced_by(
        lambda table, log, *bundles: original(table, list(log)[:-1] or log, *bundles)
    )


@bug("hours")
def deleted_while_occupied() -> Planted:
    """Housekeeping deletes tables at which people sit."""
    original = SqliteStore.forget
    return Seam(original).replaced_by(lambda self, limits: original(self, replace(limits, occupied=frozenset())))


# -- requests --------------------------------------------------------------------------------------


@bug()
def request_ids_forgotten() -> Planted:
    """A move that is sent twice with the same id is played twice."""
    return Seam(must_be_new).replaced_by(lambda room, seat, request: None)


@bug()
def request_ids_forgotten_for_talk() -> Planted:
    """A statement that is sent twice with the same id is said twice."""
    return Seam(must_be_new, where=talk).replaced_by(lambda room, seat, request: None)


@bug()
def retry_answered_with_another_number() -> Planted:
    """A move that is sent again is answered with the number of the last entry, not with its own."""

    def must_be_new_now(room: Room, seat: int, request: str) -> None:
        if (seat, request) in room.done:
            raise AlreadyDone(room.number)

    return Seam(must_be_new).replaced_by(must_be_new_now)


# -- what each seat may see ------------------------------------------------------------------------


@bug()
def another_seat_s_view() -> Planted:
    """The views of several viewers come under one another's keys."""
    original = TableViews.__init__

    def mixed_up(self: TableViews, room: Room, viewers: tuple[Viewer, ...]) -> None:
        original(self, room, viewers)
        self._own = dict(zip(self._own, reversed(self._own.values()), strict=True))

    return Seam(original).replaced_by(mixed_up)


@bug()
def votes_leaked_in_events() -> Planted:
    """Every listener is told of an event as the authority knows it."""
    original = events_of_each

    def as_authority(room: Room, step: Step, viewers: Iterable[Viewer]) -> dict[str, list[Json]]:
        whole = original(room, step, [AUTHORITY])
        return {key_of(viewer): events for viewer in viewers for events in whole.values()}

    return Seam(original, where=broadcast).replaced_by(as_authority)


@bug()
def log_of_another_seat() -> Planted:
    """The log of a seat is read out to every listener."""
    original = history

    def anybody_s(room: Room, owner: str, message: Log, words: Texts) -> Logged:
        return original(room, owner if message.seat is None else room.chairs[message.seat].owner, message, words)

    return Seam(original, where=table_actor).replaced_by(anybody_s)


@bug()
def seed_told_during_the_game() -> Planted:
    """The seed is told as soon as the game is paused."""
    original = shuffle_info

    def with_seed(room: Room) -> Shuffle:
        shuffle = original(room)
        if room.phase == "paused":
            shuffle.seed = room.created.seed
        return shuffle

    return Seam(original).replaced_by(with_seed)


@bug()
def undo_leaves_the_old_guide() -> Planted:
    """A guide is kept when the last move is taken back."""
    original = guide._known_guide

    def known_guide(room: Room, seat: int | None, words: Texts, view: Json | None) -> Guided:
        known = None if room.last_moves else room.guides.get((seat, words.language))
        return known or original(room, seat, words, view)

    return Seam(original).replaced_by(known_guide)


# -- listeners that come and go --------------------------------------------------------------------


@bug()
def reconnect_misses_an_entry() -> Planted:
    """A client that comes back misses the first entry after its last one."""
    original = Broadcaster.catch_up
    return Seam(original).replaced_by(lambda self, listener, last: original(self, listener, last + 1))


@bug()
def reconnect_repeats_an_entry() -> Planted:
    """A client that comes back is told its last entry once more."""
    original = Broadcaster.catch_up
    return Seam(original).replaced_by(lambda self, listener, last: original(self, listener, last - 1))


@bug()
def presence_of_who_has_left() -> Planted:
    """A player who has left is shown as present until another one comes."""

    async def leave(self: TableActor, listener: Listener) -> None:
        self.broadcaster.listeners.discard(listener)

    return Seam(TableActor.leave).replaced_by(leave)


@bug("replace")
def seat_returned_in_silence() -> Planted:
    """A player who gets a seat back from a bot is not told that it is theirs."""
    original = Broadcaster.tell

    def tell(self: Broadcaster, steps: Sequence[Step], now: float) -> None:
        for listener in self.listeners if any(step.what["type"] == "returned" for step in steps) else ():
            listener.seats = tuple(self.room.seats_of(listener.owner))
        original(self, steps, now)

    return Seam(original).replaced_by(tell)


@bug()
def ledger_not_told() -> Planted:
    """Promises are kept by the server and sent to no client."""
    original = Broadcaster._written

    def without_ledger(self: Broadcaster, news: broadcast._News, listener: Listener) -> list[bytes]:
        news.ledger = False
        return original(self, news, listener)

    return Seam(original).replaced_by(without_ledger)


# -- clocks, absence and bots ----------------------------------------------------------------------


@bug()
def absence_not_forgotten() -> Planted:
    """A player who was away for a moment is declared away although they are back."""
    original = DeadlineWatcher._note_presence

    def note_presence(self: DeadlineWatcher, present: frozenset[int]) -> None:
        before = dict(self._gone)
        original(self, present)
        self._gone = before | self._gone

    return Seam(original).replaced_by(note_presence)


@bug("failing_disk")
def thought_never_over() -> Planted:
    """A thought whose move could not be written counts as being thought for ever."""
    original = BotSeats._over

    def over(self: BotSeats, key: tuple[int, int], task: "asyncio.Task[None]") -> None:
        original(self, key, task)
        if not task.cancelled() and task.exception() is not None:
            self._thoughts[key] = task

    return Seam(original).replaced_by(over)


@bug("crash")
def deadlines_lost_after_a_restart() -> Planted:
    """A table where time runs out is not woken."""

    async def due(self: SqliteStore, now: float) -> list[str]:
        return []

    return Seam(SqliteStore.due).replaced_by(due)


@bug("leave", "replace")
def deadline_of_another_seat() -> Planted:
    """When the time of one seat is up, the clock decides for all seats."""
    original = DeadlineWatcher.tick

    async def tick(self: DeadlineWatcher) -> None:
        await original(self)
        for seat in self._deadlines():
            self._bot_seats.time_is_up(seat)

    return Seam(original).replaced_by(tick)


@bug("jump")
def clock_set_back_stops_the_clocks() -> Planted:
    """After the machine's clock is set back, no time is ever up."""
    return Seam(DeadlineWatcher._deadlines).replaced_by(
        lambda self: {clock.seat: clock.until for clock in running(self._actor.room)}
    )
