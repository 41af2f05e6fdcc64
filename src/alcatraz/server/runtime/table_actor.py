"""One table in memory: requests, bots and clocks become entries, one at a time; durable entries become messages."""

import asyncio
import time
from collections.abc import Callable

from alcatraz.kernel.errors import ContractError
from alcatraz.server.outgoing.broadcast import Broadcaster, encode
from alcatraz.server.outgoing.guide import guide
from alcatraz.server.outgoing.history import history
from alcatraz.server.outgoing.listener import Listener
from alcatraz.server.outgoing.messages import summary_of, words_at
from alcatraz.server.outgoing.reasons import because
from alcatraz.server.outgoing.suggestions import suggest
from alcatraz.server.runtime.advice_desk import AdviceDesk
from alcatraz.server.runtime.services import Services
from alcatraz.server.runtime.tokens import new_shuffle_secrets
from alcatraz.server.store.protocol import Conflict, Summary
from alcatraz.server.tables.change_limits import MOST_CHANGES, may_return
from alcatraz.server.tables.creation import must_rematch, rematch_entry
from alcatraz.server.tables.errors import AlreadyDone, Denied, denied, refused
from alcatraz.server.tables.folding.fold import UPGRADED, fold
from alcatraz.server.tables.folding.play import LogDiverged
from alcatraz.server.tables.log_entries import Banned, Entry, Erased, LogEntry, Moved, Rematched, Returned
from alcatraz.server.tables.playing import explain
from alcatraz.server.tables.requests import Request, entries_for
from alcatraz.server.tables.room import Room, Step
from alcatraz.server.tables.together.review import Review, ReviewMessage
from alcatraz.wire import (
    Accepted,
    Advise,
    Explain,
    Gather,
    Guide,
    Hello,
    Lead,
    Log,
    Ping,
    Point,
    Pong,
    Present,
    Propose,
    ProposeLine,
    Rematch,
    Report,
    Show,
    Suggest,
    ToServer,
    Why,
)

# Who has to read on first is slower than another node where somebody writes without a pause, and must win once.
_ATTEMPTS = 100


class TableActor:
    def __init__(self, room: Room, services: Services) -> None:
        self.room = room
        self.services = services
        self.broadcaster = Broadcaster(room, services.link(room.id))
        # Whoever wants something of the room waits for its turn here.
        self.lock = asyncio.Lock()
        self.touched = services.clock.now()
        # The last one in the store.
        self._summary: Summary | None = None
        # An append failed and the log could not be read since: the room may tell what was never kept.
        self._unsure = False
        # Somebody has deleted it.
        self.gone = False
        # News from elsewhere will be read, once.
        self._news_wanted = False
        self.advice = AdviceDesk(services)
        # Those who look at the game together, after its end.
        self.review = Review()
        # Called after every change, and when somebody comes or goes: bots and clocks look whether they are needed.
        self.watchers: list[Callable[[], None]] = []

    # -- people ------------------------------------------------------------------------------------

    async def enter(self, listener: Listener, hello: Hello, token: str | None) -> None:
        async with self.lock:
            await self._be_sure()
            if hello.last is not None and hello.last > self.room.number:
                # They come from another node and know more than this one has heard of yet.
                await self._look_for_newer()
            if listener.owner in self.room.banned:
                self._turn_away(listener)
                return
            self.touched = self.services.clock.now()
            self.broadcaster.listeners.add(listener)
            if hello.last is None or not self.broadcaster.catch_up(listener, hello.last):
                self.broadcaster.welcome(listener, self.services.clock.now(), token)
            await self._settle(lambda: [Returned(seat) for seat in self._coming_back(listener.owner)])
            self._tell_presence()
            if listener.together and self.review.people:
                listener.send(encode(self.review.told(with_lines=True)))
            if self.room.waiting_for(listener.owner):
                error = denied("too_many_returns", most=MOST_CHANGES)
                listener.send(encode(refused(error, words_at(self.room, listener.language))))

    def _turn_away(self, listener: Listener) -> None:
        listener.send(encode(refused(denied("banned"), words_at(self.room, listener.language))))
        listener.drop("banned")

    def _coming_back(self, owner: str) -> list[int]:
        return [seat for seat in self.room.waiting_for(owner) if may_return(self.room, seat)]

    async def leave(self, listener: Listener) -> None:
        async with self.lock:
            self.touched = self.services.clock.now()
            self.broadcaster.listeners.discard(listener)
            self._tell_presence()
            if self.review.goes(listener):
                self._tell_together(with_lines=False)

    def _tell_presence(self) -> None:
        owners = frozenset(listener.owner for listener in self.broadcaster.listeners)
        self.services.nodes.say_present(self.room.id, owners)
        self.broadcaster.say(Present(sorted(self.broadcaster.present())))
        self.attend()

    @property
    def unsure(self) -> bool:
        """Whether the room must be read again before anything is decided or told from it."""
        return self._unsure

    @property
    def leads(self) -> bool:
        """Whether bots and clocks of this table run here, not at another node."""
        return self.services.nodes.leads(self.room.id)

    def other_nodes_changed(self) -> None:
        """People came or went at another node, or the bots and clocks of this table have come here or gone."""
        elsewhere = self.services.nodes.present_elsewhere(self.room.id)
        if elsewhere != self.broadcaster.elsewhere:
            self.broadcaster.elsewhere = elsewhere
            self.broadcaster.say(Present(sorted(self.broadcaster.present())))
        self.attend()

    # -- requests ----------------------------------------------------------------------------------

    async def handle(self, listener: Listener, message: ToServer) -> None:
        """Answer a message. Whatever it was, the table goes on."""
        async with self.lock:
            request = message.id if not isinstance(message, Hello) else ""
            await self._be_sure()
            try:
                answer = await self._answered(listener, message, request)
            except (Denied, ContractError) as error:
                self.services.metrics.count("refusals", f'kind="{error.kind}"')
                answer = encode(refused(error, words_at(self.room, listener.language), request))
        if answer is not None:
            listener.send(answer)

    async def _answered(self, listener: Listener, message: ToServer, request: str) -> bytes | None:
        if isinstance(message, Ping):
            return encode(Pong(request, self.services.clock.now()))
        if isinstance(message, Explain):
            return encode(explain(self.room, listener.owner, message, words_at(self.room, listener.language)))
        if isinstance(message, Guide):
            return encode(guide(self.room, listener.owner, message, words_at(self.room, listener.language)))
        if isinstance(message, Advise):
            self.advice.ask(self.room, listener, message)
            return None
        if isinstance(message, Why):
            return encode(because(self.room, message, words_at(self.room, listener.language)))
        if isinstance(message, Suggest):
            return encode(suggest(self.room, listener.owner, message, words_at(self.room, listener.language)))
        if isinstance(message, Log):
            return encode(history(self.room, listener.owner, message, words_at(self.room, listener.language)))
        if isinstance(message, Gather | Lead | Show | Point | ProposeLine):
            self._look_together(listener, message)
            return encode(Accepted(request, self.room.number)) if request else None
        self.services.house_rules.check(self.room, listener.owner, message)
        if isinstance(message, Rematch):
            await self._make_rematch(listener.owner)
        # Only a proposal depends on who is there.
        present = self.broadcaster.present() if isinstance(message, Propose) else frozenset()
        try:
            number = await self._settle(lambda: entries_for(self.room, Request(message, listener.owner, present)))
        except AlreadyDone as done:
            number = done.number
        if isinstance(message, Report):
            self.services.metrics.count("reports")
        return encode(Accepted(request, number)) if request else None

    def _look_together(self, listener: Listener, message: ReviewMessage) -> None:
        """Told to all who asked for it, and to nobody's log."""
        self.review.does(self.room, listener, listener.owner, message)
        self.touched = self.services.clock.now()
        self._tell_together(with_lines=isinstance(message, Gather | ProposeLine))

    def _tell_together(self, *, with_lines: bool) -> None:
        data = encode(self.review.told(with_lines=with_lines))
        for listener in list(self.broadcaster.listeners):
            if listener.together:
                listener.send(data)

    async def _make_rematch(self, owner: str) -> None:
        """The first who asks makes the new table; everybody hears where it is."""
        must_rematch(self.room, owner)
        if self.room.rematch is None:
            secrets = new_shuffle_secrets(self.services.random)
            table = await self.services.keep_new(rematch_entry(self.room, owner, secrets))
            await self._settle(lambda: [Rematched(table)] if self.room.rematch is None else [])

    # -- entries -----------------------------------------------------------------------------------

    async def commit(self, wanted: Callable[[], list[Entry]]) -> int:
        """Work out entries and keep them: the number of the first, or of the last there is if there were none."""
        async with self.lock:
            await self._be_sure()
            return await self._settle(wanted)

    async def _settle(self, wanted: Callable[[], list[Entry]]) -> int:
        """Worked out again if somebody else was faster. Raises what `wanted` raises."""
        for _ in range(_ATTEMPTS):
            if self.gone:
                raise denied("no_table")
            entries = wanted()
            if not entries:
                return self.room.number
            try:
                return await self._append(entries)
            except Conflict:
                continue
        raise Conflict(self.room.id)

    async def _append(self, entries: list[Entry]) -> int:
        room = self.room
        now = max(self.services.clock.now(), room.at)
        first = room.number + 1
        logged = [LogEntry(first + index, now, entry) for index, entry in enumerate(entries)]
        steps = [fold(room, each) for each in logged]
        summary = summary_of(room, self.broadcaster.link)
        known = self._summary is not None and self._summary.still_says(summary)
        metrics, accepted = self.services.metrics, time.perf_counter()
        metrics.appending += 1
        try:
            await self.services.store.append(room.id, logged, None if known else summary)
        except BaseException as error:
            self._summary = None
            # The room has gone ahead of what is kept; what is kept counts.
            self._unsure = True
            # What another node was faster with is told like any other news.
            reading = self._follow(first - 1) if isinstance(error, Conflict) else self.read_again()
            await asyncio.shield(reading)
            raise
        finally:
            metrics.appending -= 1
        durable = time.perf_counter() - accepted
        if not known:
            self._summary = summary
        self.touched = self.services.clock.now()
        self.broadcaster.tell(steps, now)
        for entry in entries:
            if isinstance(entry, Moved):
                metrics.count("moves", f'by="{entry.by}"')
                metrics.observe("move_seconds", durable, 'until="durable"')
                metrics.observe("move_seconds", time.perf_counter() - accepted, 'until="told"')
        self.attend()
        return first

    async def read_again(self) -> None:
        """The room from its log, and a welcome for everybody."""
        room = await self.services.load(self.room.id)
        self._unsure = False
        if room is None:
            self._go()
            return
        self.room = room
        for listener in [each for each in self.broadcaster.listeners if each.owner in room.banned]:
            self.broadcaster.listeners.discard(listener)
            self._turn_away(listener)
        self.broadcaster.begin_again(room, self.services.clock.now())
        self.attend()

    async def _follow(self, told: int) -> None:
        """The room from its log, and everybody hears what came after the entry that they were told last."""
        entries = await self.services.store.read(self.room.id)
        known, newer = entries[:told], entries[told:]
        if len(known) < told or not known or _begins_again(newer):
            await self.read_again()
            return
        try:
            self.room = await self.services.folded(self.room.id, known)
            steps = [fold(self.room, each) for each in newer]
        except LogDiverged:
            await self.read_again()
            return
        self._unsure = False
        self._tell_newer(steps)

    def _tell_newer(self, steps: list[Step]) -> None:
        self._summary = None
        now = self.services.clock.now()
        self.touched = now
        self.broadcaster.room = self.room
        if steps:
            self.broadcaster.tell(steps, now)
        self.attend()

    def _go(self) -> None:
        self.gone = True
        for listener in list(self.broadcaster.listeners):
            listener.drop("gone")

    async def _be_sure(self) -> None:
        """Nothing is told or decided from a room that may be ahead of the log. Raises what reading raises."""
        if self._unsure:
            await self.read_again()

    async def news(self) -> None:
        """Somebody else may have written: read on, if so."""
        if self._news_wanted or self.gone:
            return
        self._news_wanted = True
        async with self.lock:
            # Whatever is announced from here on is read the next time.
            self._news_wanted = False
            await self._be_sure()
            await self._look_for_newer()

    async def _look_for_newer(self) -> None:
        room = self.room
        found = await self.services.store.read(room.id, room.number - 1)
        unknown = not found or (found[0].number, found[0].at) != (room.number, room.at)
        if unknown or room.closed == UPGRADED or _begins_again(found[1:]):
            await self.read_again()
        elif len(found) > 1:
            await self._read_on(found[1:])

    async def _read_on(self, newer: list[LogEntry]) -> None:
        """What another node has written is told like what was written here."""
        self._unsure = True
        try:
            steps = [fold(self.room, each) for each in newer]
        except LogDiverged:
            await self.read_again()
            return
        self._unsure = False
        self._tell_newer(steps)

    def attend(self) -> None:
        """Those who watch look whether they are needed."""
        for look in self.watchers:
            look()


def _begins_again(newer: list[LogEntry]) -> bool:
    """Whether older entries were rewritten, or somebody has to go: reading on would not show it."""
    return any(isinstance(logged.entry, Erased | Banned) for logged in newer)
