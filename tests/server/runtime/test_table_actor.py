"""A live table in trouble: a store that fails, somebody faster, bots with bugs, old rules, idle server."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest

from alcatraz.kernel.game import Json
from alcatraz.server.runtime.all_tables import IDLE, AllTables
from alcatraz.server.runtime.bot_pool import Thought
from alcatraz.server.store.protocol import Conflict, Summary
from alcatraz.server.tables.log_entries import LogEntry, Moved, Renamed, Said
from alcatraz.server.tables.records import record_of
from alcatraz.wire import Hello, Play
from tests.server.fake_server import FakeListener, FakeServer, MemoryStore, settled


def run(scene: Callable[[FakeServer], Awaitable[None]], server: Callable[[], FakeServer] = FakeServer) -> None:
    async def act() -> None:
        await scene(server())

    asyncio.run(act())


def whose(server: FakeServer) -> int:
    return next(iter(server.actor.room.asked))


def test_what_could_not_be_written_did_not_happen() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened()
        seat = whose(server)
        before = server.actor.room.match.position()
        server.store.failing = OSError("disk full")
        with pytest.raises(OSError, match="disk full"):
            await server.actor.handle(listeners[seat], Play(seat, {"type": "end_turn"}, "m"))
        assert server.actor.room.match.position() == before
        assert "moved" not in listeners[0].whats()
        server.store.failing = None
        answer = await server.say(listeners[seat], Play(seat, {"type": "end_turn"}, "m"))
        assert answer["type"] == "accepted"

    run(scene)


def test_whoever_is_overtaken_reads_on_and_tries_again() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened()
        room, seat = server.actor.room, whose(server)
        # Another node has written meanwhile.
        said = Said((seat + 1) % 3, {"type": "say", "text": "first", "id": room.number + 1, "seat": 1, "round": 1}, "s")
        server.store.logs[room.id].append(LogEntry(room.number + 1, room.at, said))
        answer = await server.say(listeners[seat], Play(seat, {"type": "end_turn"}, "m"))
        assert answer["number"] == room.number + 1
        assert server.actor.room.talk[-1]["text"] == "first"
        # What the other node wrote is told like anything else: nobody is welcomed anew.
        assert listeners[0].whats()[-2:] == ["said", "moved"]

    run(scene)


def test_who_is_overtaken_for_ever_gives_up() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened()
        server.store.failing = Conflict("t")
        with pytest.raises(Conflict):
            await server.actor.handle(listeners[whose(server)], Play(whose(server), {"type": "end_turn"}, "m"))

    run(scene)


class Broken:
    """A policy with a bug, and one that cheats."""

    def __init__(self, answer: Json | None) -> None:
        self._answer = answer

    waiting = 0

    async def think(self, thought: Thought) -> Json:
        if self._answer is None:
            raise ZeroDivisionError
        return self._answer

    def close(self) -> None:
        pass


@pytest.mark.parametrize("answer", [None, {"type": "escape"}, {"type": "trade", "with": 9}])
def test_a_bot_with_a_bug_does_not_stop_the_table(answer: Json | None, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)

    async def scene(server: FakeServer) -> None:
        await server.opened("open", "bot", game="boat", options={"first": 1})
        moves = [entry for entry in server.entries() if isinstance(entry, Moved)]
        assert [(move.seat, move.by) for move in moves] == [(1, "bot")]

    run(scene, lambda: FakeServer(Broken(answer)))


def test_a_log_that_plays_differently_now_is_closed_and_stays_readable() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened()
        seat = whose(server)
        await server.say(listeners[seat], Play(seat, {"type": "end_turn"}, "m"))
        table, log = server.actor.room.id, server.store.logs[server.actor.room.id]
        # As if the rules had been others when this was written.
        log[-1] = LogEntry(log[-1].number, log[-1].at, msgspec.structs.replace(log[-1].entry, check=1))
        later = FakeServer()
        later.store = server.store
        later.services.store = server.store
        actor = await later.table(table)
        assert actor.room.phase == "closed"
        # Nothing is written: with the version that wrote the log the game goes on.
        assert isinstance(log[-1].entry, Moved)
        back = FakeListener(listeners[0].token)
        await actor.enter(back, Hello(back.token), None)
        (welcome,) = back.all("welcome")
        assert "rules" in welcome["table"]["closed"]
        assert welcome["views"] == {}
        assert [move["move"] for move in record_of(actor.room, log)["moves"]] == [{"type": "end_turn"}]
        await actor.handle(back, Play(0, {"type": "end_turn"}, "x"))
        assert back.all("refused")[-1]["kind"] == "closed"

    run(scene)


def test_an_idle_table_leaves_memory_and_comes_back() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened()
        position = server.actor.room.match.position()
        await server.clock.advance(IDLE + 1)
        await server.tables.sweep()
        assert server.tables.in_memory == 1
        for listener in listeners:
            await server.actor.leave(listener)
        await server.clock.advance(IDLE + 1)
        await server.tables.sweep()
        assert server.tables.in_memory == 0
        assert (await server.table(server.actor.room.id)).room.match.position() == position

    run(scene)


def test_two_who_come_at_once_find_the_same_table() -> None:
    async def scene(server: FakeServer) -> None:
        for listener in await server.opened():
            await server.actor.leave(listener)
        await server.clock.advance(IDLE + 1)
        await server.tables.sweep()
        found = await asyncio.gather(*(server.tables.table(server.actor.room.id) for _ in range(5)))
        assert len({id(table) for table in found}) == 1

    run(scene)


def test_bots_that_think_long_hold_up_nobody() -> None:
    gate = asyncio.Event()

    class Slow(Broken):
        waiting = 0

        async def think(self, thought: Thought) -> Json:
            await gate.wait()
            return dict(thought.decision["moves"][0])

    async def scene(server: FakeServer) -> None:
        await server.opened("open", "bot", game="boat", options={"first": 1})
        slow = server.actor
        listeners = await server.opened("open", "open", game="boat", options={"first": 0})
        move = listeners[0].all("happened")[-1]["views"]["0"]["decisions"][0]["moves"][0]
        assert (await server.say(listeners[0], Play(0, move, "m")))["type"] == "accepted"
        assert slow.room.match.moves == []
        gate.set()
        await settled()
        assert len(slow.room.match.moves) == 1

    run(scene, lambda: FakeServer(Slow(None)))


def test_others_get_their_turn_while_a_long_log_is_loaded() -> None:
    async def scene(server: FakeServer) -> None:
        await server.opened()
        room = server.actor.room
        renamed = [LogEntry(room.number + 1 + n, room.at, Renamed(0, f"Ann {n}")) for n in range(5000)]
        server.store.logs[room.id] += renamed
        loading = asyncio.get_running_loop().create_task(server.services.load(room.id))
        turns = 0
        while not loading.done():
            await asyncio.sleep(0)
            turns += 1
        loaded = loading.result()
        assert loaded is not None
        assert loaded.chairs[0].name == "Ann 4999"
        assert turns >= 200

    run(scene)


class WatchedStore(MemoryStore):
    """Notes at every write how many tables count as frozen."""

    def __init__(self, tables: AllTables) -> None:
        super().__init__()
        self.frozen: list[int] = []
        self._tables = tables

    async def append(self, table: str, entries: Sequence[LogEntry], summary: Summary | None) -> None:
        self.frozen.append(self._tables.frozen)
        await super().append(table, entries, summary)


def test_a_table_whose_move_is_being_written_does_not_count_as_frozen() -> None:
    async def scene(server: FakeServer) -> None:
        server.services.store = server.store = store = WatchedStore(server.tables)
        listeners = await server.opened("open", "bot", "bot", game="boat")
        await server.say(listeners[0], Play(0, server.actor.room.match.game.move_json(first_move(server)), "m"))
        assert any(isinstance(entry, Moved) and entry.by == "bot" for entry in server.entries())
        assert set(store.frozen) == {0}

    run(scene)


def first_move(server: FakeServer) -> Any:
    match = server.actor.room.match
    return match.game.legal(match.state, 0)[0]
