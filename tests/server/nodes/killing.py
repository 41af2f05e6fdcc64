"""People play at many tables behind a balancer while nodes are killed, stopped and started; then the logs are checked.

`make test` does it shortly (test_kills.py), `make kill-nodes` at length.
"""

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from alcatraz.client import RequestRefused, create_table, join
from alcatraz.client.errors import TableError
from alcatraz.client.remote_table import RemoteTable
from alcatraz.games.registry import GAMES
from alcatraz.records.record import replay
from alcatraz.server.store.address import read_address
from alcatraz.server.store.opened import open_database
from alcatraz.server.store.postgres.nodes import LIFE
from alcatraz.server.tables.folding.fold import open_room
from alcatraz.server.tables.log_entries import LogEntry, Moved
from alcatraz.server.tables.records import record_so_far
from alcatraz.wire import Accepted, CreateTable, Play, SeatPlan
from tests.server.nodes.balancer import Balancer
from tests.server.process import Process

# Two seats of one person; at every fourth table one of a bot, which must be run by one node and only one.
_SEATS = [SeatPlan("guest", "Ann"), SeatPlan("guest", "Bob")]
_WITH_BOT = [*_SEATS, SeatPlan("bot", level="random")]
# Only what a person could not know yet: the table has gone on, or the store was away.
_BEARABLE = ("not_your_decision", "wrong_phase", "over", "internal")
# While nodes die every few seconds, a bot may have to wait long for one that lives until it has thought.
_PATIENCE = 300.0


@dataclass(slots=True)
class Played:
    """What a person was promised, and how long they had to wait for it."""

    table: str
    acknowledged: dict[str, int] = field(default_factory=dict)
    longest_wait: float = 0.0


class Person:
    """Plays at a table as the Python client does, whatever happens to the server."""

    def __init__(self, server: str, pause: float, number: int) -> None:
        self._server = server
        self._pause = pause
        self._luck = random.Random(number)
        self._seats = _SEATS if number % 4 else _WITH_BOT
        self.played: list[Played] = []
        self.stop = False

    async def play(self) -> None:
        while not self.stop:
            wish = CreateTable("boat", list(self._seats), options={"turn_limit": 60})
            try:
                created = await create_table(self._server, wish)
                # The link names the node; everything goes through the balancer.
                table = await join(f"{self._server}/t/{created.id}", created.token)
            except (TableError, RequestRefused):
                await asyncio.sleep(0.2)
                continue
            self.played.append(Played(created.id))
            async with table:
                await self._play_at(table, self.played[-1])

    async def _play_at(self, table: RemoteTable, played: Played) -> None:
        while table.known.table.phase == "lobby":
            try:
                await table.start()
            except (TableError, RequestRefused):
                await asyncio.sleep(0.2)
        sent = 0
        while not self.stop and not table.known.is_over:
            decisions = table.known.decisions()
            if not decisions:
                await asyncio.wait_for(table.changed(), _PATIENCE)
                continue
            seat, decision = decisions[0]
            sent += 1
            number, began = table.known.number, time.monotonic()
            try:
                answer = await table.request(Play(seat, self._luck.choice(decision["moves"]), f"move-{sent}"))
            except RequestRefused as refused:
                if refused.kind not in _BEARABLE:
                    raise
                if table.known.number == number:
                    await asyncio.sleep(0.1)
                continue
            assert isinstance(answer, Accepted)
            played.acknowledged[answer.id] = answer.number
            played.longest_wait = max(played.longest_wait, time.monotonic() - began)
            await asyncio.sleep(self._pause)


@dataclass(slots=True)
class Result:
    tables: int
    acknowledged: int
    kills: int
    bot_moves: int
    longest_wait: float


class Killing:
    def __init__(self, database: str, *, people: int, pause: float, seed: int, lease: float = LIFE) -> None:
        self._database = database
        self._luck = random.Random(seed)
        self._nodes = [Process(database, lease=lease), Process(database, lease=lease)]
        self._balancer = Balancer(*(node.port for node in self._nodes))
        self._people = [Person(self._balancer.at.url, pause, each) for each in range(people)]

    async def run(self, kills: int, stopped_for: float, most_seconds: float = float("inf")) -> Result:
        """`kills` of either node, or as many as there is time for; then one is stopped for a while, and goes on."""
        until = time.monotonic() + most_seconds
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in self._nodes))
        playing = [asyncio.create_task(person.play()) for person in self._people]
        try:
            await asyncio.sleep(1.0)
            while sum(node.kills for node in self._nodes) < kills and time.monotonic() < until:
                node = self._luck.choice(self._nodes)
                await asyncio.sleep(self._luck.uniform(0.2, 1.0))
                await asyncio.to_thread(node.kill)
                await asyncio.sleep(self._luck.uniform(0.0, 0.4))
                await asyncio.to_thread(node.start)
                _raise_any(playing)
            if stopped_for:
                await asyncio.sleep(1.0)
                node = self._luck.choice(self._nodes)
                node.freeze()
                await asyncio.sleep(stopped_for)
                node.thaw()
                await asyncio.sleep(2.0)
            for person in self._people:
                person.stop = True
            await asyncio.wait_for(asyncio.gather(*playing), 2 * _PATIENCE)
        finally:
            for task in playing:
                task.cancel()
            killed = sum(node.kills for node in self._nodes)
            for node in self._nodes:
                await asyncio.to_thread(node.close)
            self._balancer.close()
        return await self._checked(killed)

    async def _checked(self, kills: int) -> Result:
        """Every acknowledged move is there, once, where it was acknowledged; every log and every record replays."""
        result = Result(0, 0, kills, 0, 0.0)
        opened = await open_database(read_address(self._database))
        try:
            for played in [each for person in self._people for each in person.played]:
                log = await opened.store.read(played.table)
                result.bot_moves += _check(played, log)
                result.tables += 1
                result.acknowledged += len(played.acknowledged)
                result.longest_wait = max(result.longest_wait, played.longest_wait)
        finally:
            await opened.close()
        return result


def _check(played: Played, log: list[LogEntry]) -> int:
    """How many moves bots made."""
    assert [logged.number for logged in log] == list(range(1, len(log) + 1))
    moves = [(logged.entry, logged.number) for logged in log if isinstance(logged.entry, Moved)]
    times = Counter(move.id for move, _ in moves if move.id)
    assert set(times.values()) <= {1}, times
    kept = {move.id: number for move, number in moves}
    lost: dict[str, Any] = {
        request: (number, kept.get(request))
        for request, number in played.acknowledged.items()
        if kept.get(request) != number
    }
    assert not lost, lost
    room = open_room(played.table, log)
    if room.table is not None:
        record = record_so_far(room)
        assert len(replay(GAMES["boat"], record).moves) == len(moves)
    return sum(move.by == "bot" for move, _ in moves)


def _raise_any(tasks: "list[asyncio.Task[None]]") -> None:
    for task in tasks:
        if task.done():
            task.result()
