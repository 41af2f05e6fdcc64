"""One measurement: a fresh server, its tables with their players, a load, and what came of it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

import uvloop

from bench.server.paces import Flat, Steady
from bench.server.scripted_table import Pace, ScriptedTable
from bench.server.servers import Running

_AT_ONCE = 20
# Nothing here takes this long, even on a slow machine.
_MOST_SECONDS = 300.0

Open = Callable[[int, int, int, Pace], Awaitable[ScriptedTable]]


@dataclass(frozen=True, slots=True)
class Load:
    tables: int
    players: int
    warming: int
    measured: int


@dataclass(frozen=True, slots=True)
class Found:
    """Moves per second; milliseconds from a move to the other players; the server's CPU for one move."""

    rate: float
    p50: float
    p99: float
    cpu_us: float


def measure(server: AbstractContextManager[Running], opened: Open, load: Load, rate: float | None = None) -> Found:
    """As fast as it goes, or at this rate."""
    with server as running:
        found, moves = uvloop.run(asyncio.wait_for(_loaded(running, opened, load, rate), _MOST_SECONDS))
        kept = running.moves_on_disk() if running.database else moves
        if kept < moves:
            raise RuntimeError(f"{moves} moves were acknowledged, {kept} are on the disk")
        return found


async def _loaded(running: Running, opened: Open, load: Load, rate: float | None) -> tuple[Found, int]:
    pace = Flat(load.warming, load.measured) if rate is None else Steady(load.warming, load.measured, rate)
    matches = await _tables(running, opened, load, pace)
    try:
        pace.start(matches)
        await pace.warm
        before = running.cpu_seconds()
        await pace.done
        used = running.cpu_seconds() - before
    finally:
        for match in matches:
            match.close()
    found = Found(pace.rate, pace.way(0.50), pace.way(0.99), 1e6 * used / load.measured)
    return found, load.warming + load.measured


async def _tables(running: Running, opened: Open, load: Load, pace: Pace) -> list[ScriptedTable]:
    few = asyncio.Semaphore(_AT_ONCE)

    async def one(number: int) -> ScriptedTable:
        async with few:
            return await opened(running.port_for(number), load.players, number, pace)

    return await asyncio.gather(*(one(number) for number in range(load.tables)))
