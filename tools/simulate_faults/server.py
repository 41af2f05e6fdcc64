"""One process of the server: the product's tables, store and connections on a stepped loop; it can die at any step."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from starlette.websockets import WebSocket

from alcatraz.server.http.app import delete_old, sweep_regularly
from alcatraz.server.http.request_context import RequestContext
from alcatraz.server.http.settings import Settings
from alcatraz.server.runtime.all_tables import AllTables
from alcatraz.server.runtime.process_pool import ProcessPool
from alcatraz.server.runtime.services import Services
from alcatraz.server.runtime.time_source import SystemTime
from alcatraz.server.store.group_commit import Append
from alcatraz.server.store.sqlite import SqliteStore
from alcatraz.server.store.writer import Writer
from alcatraz.server.transport.connection import Connection
from alcatraz.server.transport.limits import AddressBook, Buckets, Limits
from alcatraz.server.transport.message_socket import DIRECT
from alcatraz.wire import CreateTable, TableCreated
from tools.simulate_faults.bots import BotFaults, SimulatedWorker
from tools.simulate_faults.disk import Disk, FaultyCommit, SteppedWriter, Torn
from tools.simulate_faults.event_loop import Complaint, SteppedLoop
from tools.simulate_faults.network import Line
from tools.simulate_faults.scheduler import Scheduler

START_OF_TIME = 1_700_000_000.0


class WallClock(SystemTime):
    """The clock of the machine: it may jump, and alarms are set by how long they have to wait, as by the real one."""

    def __init__(self, scheduler: Scheduler) -> None:
        self._scheduler = scheduler
        self.ahead = 0.0

    def now(self) -> float:
        return START_OF_TIME + self._scheduler.now + self.ahead


class SimulatedConnection(Connection):
    """Has a place in sets that is the same in every run."""

    def __init__(self, line: Line, tables: AllTables, limits: Limits, messages: Buckets[str]) -> None:
        self._number = line.number
        scope = {"type": "websocket", "extensions": {DIRECT: {"line": line}}}
        super().__init__(WebSocket(scope, _connecting, _accepting), tables, limits, messages)

    def __hash__(self) -> int:
        return self._number

    def __eq__(self, other: object) -> bool:
        return self is other


async def _connecting() -> Any:
    return {"type": "websocket.connect"}


async def _accepting(message: Any) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a process finds when it starts, and whom it tells what."""

    scheduler: Scheduler
    disk: Disk
    clock: WallClock
    bots: BotFaults
    random: Random
    durable: Callable[[list[Append]], None]
    torn: Callable[[Torn], None]
    complain: Callable[[Complaint], None]


class ServerProcess:
    def __init__(self, around: Surroundings, *, workers: int, tidy_after: int) -> None:
        self._around = around
        # asyncio calls the rest of a loop abstract, but needs no more than this one has.
        self._loop = SteppedLoop(around.scheduler, around.disk.reading, around.complain)  # type: ignore[abstract]
        self._lines: list[Line] = []
        self.alive = True
        asyncio._set_running_loop(self._loop)
        try:
            self._start(workers, tidy_after)
        finally:
            asyncio._set_running_loop(None)

    def _start(self, workers: int, tidy_after: int) -> None:
        around = self._around
        self._store = SqliteStore(
            around.disk.path,
            commit=FaultyCommit(around.disk, around.random, around.durable),
            tidy_after=tidy_after,
            run_writer=self._stepped,
        )
        pool = ProcessPool(workers, new_worker=lambda: SimulatedWorker(around.bots, around.random))
        services = Services(self._store, self._store, around.clock, pool, "http://simulated", random=around.random)
        self.tables = AllTables(services)
        settings = Settings(database=around.disk.path, base_url="http://simulated", limits=Limits(per_address=False))
        self._context = RequestContext(settings, self.tables, AddressBook(settings.limits, around.clock))
        self._start_task(sweep_regularly(self._context))

    def _stepped(self, writer: Writer) -> SteppedWriter:
        self.writer = SteppedWriter(writer, self._around.disk, self._around.scheduler, self._around.torn)
        return self.writer

    def die(self) -> None:
        """At this very step. Nothing that it still does has an effect."""
        self.alive = False
        for line in self._lines:
            line.lose_server()
        self.writer.die()
        logger = logging.getLogger("alcatraz.server")
        before, logger.disabled = logger.disabled, True
        self._loop.die()
        logger.disabled = before

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        """The loop holds it; a failure is complained about by asyncio."""
        self._loop.create_task(work).add_done_callback(_nothing)

    # -- what others ask of it ---------------------------------------------------------------------

    def create(self, wish: CreateTable, created: Callable[[TableCreated], None], failed: Callable[[], None]) -> None:
        def done(task: "asyncio.Task[TableCreated]") -> None:
            if task.cancelled() or task.exception() is not None:
                failed()
            else:
                created(task.result())

        self._loop.create_task(self.tables.create(wish)).add_done_callback(done)

    def connect(self, line: Line, table: str) -> None:
        self._lines.append(line)
        connection = SimulatedConnection(line, self.tables, self._context.settings.limits, self._context.messages)
        self._start_task(connection.serve(table))

    def delete_old_tables(self, times: int, while_true: Callable[[], bool]) -> None:
        """What housekeeping does once an hour, so many hours in a row."""
        self._start_task(self._delete_old(times, while_true))

    async def _delete_old(self, times: int, while_true: Callable[[], bool]) -> None:
        for _ in range(times):
            if while_true():
                # As in the server, a failure is tried again the next time.
                with suppress(sqlite3.Error):
                    await delete_old(self._context)


def _nothing(task: "asyncio.Task[None]") -> None:
    pass
