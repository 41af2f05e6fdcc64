"""Tables brought to a moment worth looking at: every seat is played by a simple bot until it has come.

The same seed leads to the same moment, as long as neither rules nor bots change; other seeds follow if it never comes.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event
from typing import Any

from alcatraz.client import RemoteTable, create_table, join
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.policy import Budget
from alcatraz.matches.policies import policies
from alcatraz.wire import Clock, CreateTable, SeatPlan

Json = dict[str, Any]
# The views by seat → whether it is the moment.
Moment = Callable[[dict[int, Json]], bool]
# The view of a seat and its decision → the move, or None to let the bot decide.
Script = Callable[[Json, Json], Json | None]
NAMES = ("Frank", "Clarence", "Alma", "Dolores")
SEEDS = tuple(f"stage {number}" for number in range(1, 41))


@dataclass(frozen=True, slots=True)
class Staged:
    """A table at its moment. The first seat belongs to `token`, all the others to `others`."""

    id: str
    token: str
    others: str
    # What every seat saw then.
    views: dict[int, Json]


class NeverCame(Exception):
    """No game of these seeds had such a moment."""


def stage(
    server: str,
    game: str,
    moment: Moment,
    *,
    script: Script | None = None,
    seats: int = 4,
    options: Json | None = None,
    start: Json | None = None,
    seeds: Iterable[str] = SEEDS,
) -> Staged:
    """In a thread of its own: whoever drives a browser has an event loop already. `start`: a position to begin with."""
    decide = script or (lambda view, decision: None)
    rehearsal = _Rehearsal(server, game, moment, decide, seats, options or {}, start)
    with ThreadPoolExecutor(1) as alone:
        return alone.submit(lambda: asyncio.run(rehearsal.first_of(seeds))).result()


@contextmanager
def company(server: str, staged: Staged) -> Iterator[None]:
    """The others sit at the table meanwhile; nobody is shown as away."""
    arrived, leave = Event(), Event()

    async def sit() -> None:
        async with await join(f"{server}/t/{staged.id}", staged.others):
            arrived.set()
            await asyncio.to_thread(leave.wait)

    with ThreadPoolExecutor(1) as alone:
        sitting = alone.submit(lambda: asyncio.run(sit()))
        sitting.add_done_callback(lambda _: arrived.set())
        arrived.wait()
        try:
            yield
        finally:
            leave.set()
    sitting.result()


@dataclass(frozen=True, slots=True)
class _Rehearsal:
    server: str
    game: str
    moment: Moment
    script: Script
    seats: int
    options: Json
    start: Json | None

    async def first_of(self, seeds: Iterable[str]) -> Staged:
        for seed in seeds:
            staged = await self._of(seed)
            if staged:
                return staged
        raise NeverCame(self.game)

    async def _of(self, seed: str) -> Staged | None:
        plan = [SeatPlan("guest", NAMES[0]), *(SeatPlan("open") for _ in range(self.seats - 1))]
        wish = CreateTable(self.game, plan, self.options, clock=Clock(grace=None), seed=seed, start=self.start)
        created = await create_table(self.server, wish)
        async with await join(created.link, created.token) as host, await join(created.link) as others:
            for seat in range(1, self.seats):
                await others.sit(NAMES[seat], seat)
                await others.ready(seat)
            await host.start()
            views = await self._play(host, others, seed)
            assert others.token is not None
            return Staged(created.id, created.token, others.token, views) if views else None

    async def _play(self, host: RemoteTable, others: RemoteTable, seed: str) -> dict[int, Json] | None:
        """The views of the moment; None if the game ended without it."""
        decide = policies(self.game)[BUNDLES[self.game].stand_in]
        while True:
            number = await _same_number(host, others)
            views = {
                seat: view for seat in range(self.seats) if (view := (host if not seat else others).known.view(seat))
            }
            if len(views) == self.seats and self.moment(views):
                return views
            if host.known.is_over:
                return None
            # The first seat last, so that it can wait for a vote that all the others have cast.
            table = others if others.known.decisions() else host
            seat, decision = table.known.decisions()[0]
            move = self.script(views[seat], decision) or decide(views[seat], decision, Budget(f"{seed} {number}"))
            await table.play(seat, move)


async def _same_number(host: RemoteTable, others: RemoteTable) -> int:
    """Until both know the same, and somebody has to decide or the game is over."""
    while True:
        known, also = host.known.number or 0, others.known.number or 0
        if known == also and (host.known.is_over or host.known.decisions() or others.known.decisions()):
            return known
        await (host if known <= also else others).changed()
