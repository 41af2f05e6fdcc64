"""Live tables for tests, all in one thread: a store in memory, a clock turned by hand, listeners that are lists."""

import asyncio
import heapq
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from alcatraz.kernel.game import Json
from alcatraz.server.runtime.all_tables import AllTables
from alcatraz.server.runtime.bot_pool import BotPool, InlinePool
from alcatraz.server.runtime.services import Services
from alcatraz.server.runtime.table_actor import TableActor
from alcatraz.server.store.protocol import SLACK, Conflict, Forgetting, KnownTable, Summary
from alcatraz.server.tables.log_entries import Entry, LogEntry
from alcatraz.server.tables.owners import owner_of
from alcatraz.wire import CreateTable, Hello, Ready, SeatPlan, Sit, Start, ToServer


class HandClock:
    def __init__(self) -> None:
        self._now = 1000.0
        self._alarms: list[tuple[float, int, HandAlarm]] = []
        self._count = 0

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, callback: Callable[[], None]) -> "HandAlarm":
        self._count += 1
        alarm = HandAlarm(callback)
        heapq.heappush(self._alarms, (when, self._count, alarm))
        return alarm

    def jump(self, seconds: float) -> None:
        """Somebody sets the clock; alarms ring after as long as they would have."""
        self._now += seconds
        self._alarms = [(when + seconds, count, alarm) for when, count, alarm in self._alarms]

    async def advance(self, seconds: float) -> None:
        """Let time pass; everything that is due happens, in order."""
        until = self._now + seconds
        await settled()
        while self._alarms and self._alarms[0][0] <= until:
            when, _, alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, when)
            if alarm.callback is not None:
                alarm.callback()
            await settled()
        self._now = until
        await settled()


class HandAlarm:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


async def settled() -> None:
    """Let everything that can go on go on; nothing here waits for real time."""
    for _ in range(200):
        await asyncio.sleep(0)


class MemoryStore:
    """The store's promises, kept in a dictionary; it is its own notifier."""

    def __init__(self) -> None:
        self.logs: dict[str, list[LogEntry]] = {}
        self.summaries: dict[str, Summary] = {}
        self.failing: Exception | None = None

    async def append(self, table: str, entries: Sequence[LogEntry], summary: Summary | None) -> None:
        await asyncio.sleep(0)
        if self.failing is not None:
            raise self.failing
        log = self.logs.setdefault(table, [])
        if entries[0].number != len(log) + 1:
            raise Conflict(table)
        log.extend(entries)
        self.summaries[table] = summary or self.summaries[table]

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        return list(self.logs.get(table, []))[after:]

    async def listed(self, limit: int) -> list[bytes]:
        return [summary.shown for summary in self.summaries.values() if summary.listed][:limit]

    async def due(self, now: float) -> list[str]:
        return [
            table
            for table, each in self.summaries.items()
            if each.wake is not None and (each.wake <= now or each.updated > now + SLACK)
        ]

    async def known(self) -> list[KnownTable]:
        return []

    async def delete(self, table: str) -> bool:
        return self.logs.pop(table, None) is not None

    async def forget(self, limits: Forgetting) -> int:
        return 0

    async def check(self) -> None:
        if self.failing is not None:
            raise self.failing

    async def close(self) -> None:
        pass

    def listen(self, heard: Callable[[str | None], None]) -> None:
        pass

    async def missed(self, known: Mapping[str, int]) -> list[str]:
        return []


class FakeListener:
    """A listener that remembers everything."""

    def __init__(
        self,
        token: str,
        language: str = "en",
        *,
        words: bool = False,
        guide: bool = False,
        meanings: bool = False,
        promises: bool = False,
        together: bool = False,
    ) -> None:
        self.token = token
        self.owner = owner_of(token)
        self.language = language
        self.words = words
        self.guide = guide
        self.meanings = meanings
        self.promises = promises
        self.together = together
        self.seats: tuple[int, ...] = ()
        self.heard: list[Json] = []
        self.dropped = ""

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def drop(self, reason: str) -> None:
        self.dropped = reason

    def all(self, kind: str) -> list[Json]:
        return [message for message in self.heard if message["type"] == kind]

    def whats(self) -> list[str]:
        return [message["what"]["type"] for message in self.all("happened")]


class FakeServer:
    __test__ = False

    def __init__(self, bot_pool: BotPool | None = None) -> None:
        self.clock = HandClock()
        self.store = MemoryStore()
        self.services = Services(self.store, self.store, self.clock, bot_pool or InlinePool(), "http://test")
        self.tables = AllTables(self.services)
        self.actor: TableActor

    async def opened(self, *kinds: str, people: int | None = None, **wish: Any) -> list[FakeListener]:
        """A started table: the people in the open seats, connected; the host first."""
        seats = [SeatPlan(kind) for kind in (kinds or ("open", "open", "open"))]  # type: ignore[arg-type]
        created = await self.tables.create(CreateTable(wish.pop("game", "scapegoat"), seats, **wish))
        self.actor = await self.table(created.id)
        listeners = []
        for index, seat in enumerate([n for n, plan in enumerate(seats) if plan.kind == "open"]):
            listener = FakeListener(created.token if index == 0 else f"{'token' * 8}-{index:02}")
            await self.actor.enter(listener, Hello(listener.token), None)
            await self.actor.handle(listener, Sit(f"Person {index}", seat))
            await self.actor.handle(listener, Ready(seat))
            listeners.append(listener)
        await self.actor.handle(listeners[0], Start())
        await settled()
        return listeners

    async def table(self, table: str) -> TableActor:
        actor = await self.tables.table(table)
        assert actor is not None
        return actor

    async def say(self, listener: FakeListener, message: ToServer) -> Json:
        """Send a message; the answer to it."""
        await self.actor.handle(listener, message)
        await settled()
        answers = ("accepted", "refused", "explained", "guide", "log", "pong")
        return next(each for each in reversed(listener.heard) if each["type"] in answers)

    def entries(self) -> list[Entry]:
        return [logged.entry for logged in self.store.logs[self.actor.room.id]]
