"""A live table after trouble: what was found by simulating faults (tools/simulate_faults)."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from alcatraz.kernel.decision import moves_json
from alcatraz.server.store.protocol import Summary
from alcatraz.server.tables.log_entries import By, LogEntry, Moved
from alcatraz.server.transport.connection import Connection
from alcatraz.server.transport.limits import UNLIMITED, Buckets
from alcatraz.wire import Clock, Hello, Play, Propose, Rename, Say
from tests.server.fake_server import FakeListener, FakeServer, settled
from tests.server.transport.test_connection import Wire


def run(scene: Callable[[FakeServer], Awaitable[None]]) -> None:
    async def act() -> None:
        await scene(FakeServer())

    asyncio.run(act())


def whose(server: FakeServer) -> int:
    return next(iter(server.actor.room.asked))


def moves_by(by: By, server: FakeServer) -> int:
    return sum(isinstance(entry, Moved) and entry.by == by for entry in server.entries())


class Unwell:
    """Makes a store fail: appends are kept although they raise, and reads fail."""

    def __init__(self, server: FakeServer) -> None:
        self._server = server
        self._append, self._read = server.store.append, server.store.read

    def begin(self, *, keeps: bool) -> None:
        async def append(table: str, entries: Sequence[LogEntry], summary: Summary | None) -> None:
            if keeps:
                await self._append(table, entries, summary)
            raise OSError("the disk fails")

        async def read(table: str, after: int = 0) -> list[LogEntry]:
            raise OSError("the disk fails")

        self._server.store.append = append  # type: ignore[method-assign]
        self._server.store.read = read  # type: ignore[method-assign]

    def end(self) -> None:
        self._server.store.append = self._append  # type: ignore[method-assign]
        self._server.store.read = self._read  # type: ignore[method-assign]


@pytest.mark.parametrize("keeps", [True, False])
def test_nothing_is_told_from_a_room_that_may_be_ahead_of_the_log(keeps: bool) -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened()
        seat, before = whose(server), server.actor.room.number
        disk = Unwell(server)
        disk.begin(keeps=keeps)
        with pytest.raises(OSError, match="the disk fails"):
            await server.actor.handle(listeners[seat], Play(seat, {"type": "end_turn"}, "m"))
        # While nothing can be read, nobody is let in, because nobody knows what happened.
        newcomer = FakeListener("someone" * 6)
        with pytest.raises(OSError, match="the disk fails"):
            await server.actor.enter(newcomer, Hello(newcomer.token), None)
        assert newcomer.heard == []
        await server.actor.leave(newcomer)
        disk.end()
        answer = await server.say(listeners[seat], Play(seat, {"type": "end_turn"}, "m"))
        assert answer["number"] == before + 1
        told = [each["number"] for each in listeners[seat].heard if each["type"] in ("welcome", "happened")]
        assert told[-1] == before + 1

    run(scene)


def test_a_bot_goes_on_after_an_append_and_the_read_that_follows_have_failed() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened("open", "bot", game="boat", clock=Clock(grace=None))
        room, disk = server.actor.room, Unwell(server)
        move = moves_json(room.match.game, room.match.state, 0)[0]
        await server.actor.handle(listeners[0], Play(0, move, "m"))
        # The bot thinks already.
        disk.begin(keeps=False)
        await server.clock.advance(20)
        disk.end()
        await server.tables.sweep()
        await settled()
        assert moves_by("bot", server) > 0

    run(scene)


def test_who_was_replaced_and_returns_is_told_of_the_seat() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened("open", "open", game="boat", clock=Clock(grace=None))
        await server.actor.leave(listeners[1])
        await server.say(listeners[0], Propose(0, "remove", 1, "p"))
        assert server.actor.room.chairs[1].kind == "bot"
        back = FakeListener(listeners[1].token)
        await server.actor.enter(back, Hello(back.token), None)
        assert back.all("welcome")[-1]["seats"] == [1]
        assert "1" in back.all("welcome")[-1]["views"]

    run(scene)


def test_promises_are_told_again_in_words_after_a_new_name() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened()
        reader = FakeListener("someone" * 6, words=True)
        await server.actor.enter(reader, Hello(reader.token), None)
        promise = {"type": "promise", "what": "not_steal_from", "seat": 1}
        await server.say(listeners[0], Say(0, promise, "s"))
        await server.say(listeners[1], Rename(1, "Zoe", "r"))
        assert "Zoe" in reader.all("happened")[-1]["ledger"][0]["text"]

    run(scene)


def test_a_clock_that_is_set_back_does_not_stop_the_clocks_of_tables() -> None:
    async def scene(server: FakeServer) -> None:
        await server.opened("open", "open", game="boat", clock=Clock(decision=20.0, grace=None))
        server.clock.jump(-1e6)
        await server.clock.advance(50)
        assert moves_by("clock", server) >= 1
        before = moves_by("clock", server)
        await server.clock.advance(50)
        assert moves_by("clock", server) > before

    run(scene)


def test_a_clock_that_is_set_back_does_not_prolong_the_grace_of_the_absent() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened("open", "open", game="boat", clock=Clock(grace=20.0))
        await server.actor.leave(listeners[1])
        server.clock.jump(-1e6)
        await server.clock.advance(50)
        assert server.actor.room.chairs[1].away

    run(scene)


def test_a_table_that_was_last_touched_in_the_future_is_woken() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened("open", "open", game="boat", clock=Clock(decision=20.0, grace=None))
        for listener in listeners:
            await server.actor.leave(listener)
        table = server.actor.room.id
        server.clock.jump(-1e6)
        assert await server.store.due(server.clock.now()) == [table]

    run(scene)


def test_somebody_who_could_not_be_let_in_is_told() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened("open", "open", game="boat", clock=Clock(grace=20.0))
        await server.actor.leave(listeners[1])
        await server.clock.advance(30)
        server.store.failing = OSError("disk full")
        wire = Wire()
        connection = Connection(wire.socket, server.tables, UNLIMITED, Buckets(UNLIMITED.messages, server.clock))
        serving = asyncio.get_running_loop().create_task(connection.serve(server.actor.room.id))
        wire.says({"type": "hello", "token": listeners[1].token})
        await settled()
        wire.hangs_up()
        await serving
        assert wire.sent[-1] == {"type": "websocket.close", "code": 4500, "reason": "unreadable"}
        assert connection not in server.actor.broadcaster.listeners

    run(scene)
