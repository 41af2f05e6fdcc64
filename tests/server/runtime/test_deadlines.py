"""Time: nobody can freeze a table, and nobody is robbed of time by what others do. The clock is turned by hand."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from alcatraz.server.tables.deadlines import next_deadline, running
from alcatraz.server.tables.log_entries import Moved
from alcatraz.server.tables.room import Asked
from alcatraz.wire import Clock, Hello, Play
from tests.server.fake_server import FakeListener, FakeServer
from tests.server.rooms import TestRoom

NO_GRACE = Clock(grace=None)


def run(scene: Callable[[FakeServer], Awaitable[None]]) -> None:
    async def act() -> None:
        await scene(FakeServer())

    asyncio.run(act())


def moves_of(server: FakeServer) -> list[Moved]:
    return [entry for entry in server.entries() if isinstance(entry, Moved)]


# -- worked out from the log -----------------------------------------------------------------------


def test_S_4_3_the_negotiation_is_limited_to_two_minutes() -> None:
    table = TestRoom(clock=NO_GRACE).started().until("negotiation")
    (clock,) = running(table.room)
    assert clock.until == table.time + 120


def test_a_table_may_take_the_games_limit_away() -> None:
    table = TestRoom(clock=Clock(limits={"negotiation": None})).started().until("negotiation")
    assert running(table.room) == []


def test_other_decisions_have_no_limit_unless_agreed() -> None:
    assert next_deadline(TestRoom().started().room) is None
    table = TestRoom(clock=Clock(decision=86400.0)).started()
    assert next_deadline(table.room) == table.time + 86400


def test_votes_of_others_cost_no_time_and_give_none() -> None:
    table = TestRoom(clock=Clock(decision=60.0)).started().until("vote")
    before = {clock.seat: clock.until for clock in running(table.room)}
    table.time += 30
    table.plays(0, {"type": "vote", "for": 0})
    assert {clock.seat: clock.until for clock in running(table.room)} == {1: before[1], 2: before[2]}


# -- at a live table -------------------------------------------------------------------------------


def test_S_4_3_after_two_minutes_the_vote_is_called() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened(clock=NO_GRACE)
        await end_turns(server, listeners)
        assert {asked.kind for asked in server.actor.room.asked.values()} == {"negotiation"}
        await server.clock.advance(119)
        assert {asked.kind for asked in server.actor.room.asked.values()} == {"negotiation"}
        await server.clock.advance(1)
        last = moves_of(server)[-1]
        assert (last.move, last.by) == ({"type": "call_vote"}, "clock")
        assert listeners[1].all("happened")[-1]["what"]["by"] == "clock"

    run(scene)


def test_when_time_is_up_the_simple_bot_decides() -> None:
    async def scene(server: FakeServer) -> None:
        await server.opened(clock=Clock(decision=60.0, grace=None))
        for minutes in range(1, 6):
            await server.clock.advance(60)
            assert len(moves_of(server)) == minutes
        assert {move.by for move in moves_of(server)} == {"clock"}

    run(scene)


def test_a_table_where_nobody_moves_still_ends() -> None:
    async def scene(server: FakeServer) -> None:
        await server.opened(
            "open", "open", game="boat", options={"turn_limit": 30}, clock=Clock(decision=5.0, grace=None)
        )
        await server.clock.advance(3600)
        assert server.actor.room.phase == "over"

    run(scene)


def test_a_trade_is_declined_when_time_is_up() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened(clock=Clock(limits={"trade_answer": 30.0}, grace=None))
        room = server.actor.room
        together = {"players": [{"at": "chapel", "cash": 1}, {"at": "chapel"}, {"at": "chapel"}]}
        room.match.state = room.match.game.load(together, 0)
        room.asked = {0: Asked("turn", room.number, room.at)}
        gift = {"type": "trade", "with": 1, "give": [], "give_cash": 1, "take": [], "take_cash": 0}
        await server.say(listeners[0], Play(0, gift, "t"))
        await server.clock.advance(30)
        last = moves_of(server)[-1]
        assert (last.seat, last.move, last.by) == (1, {"type": "decline"}, "clock")

    run(scene)


def test_whoever_is_gone_too_long_is_played_by_a_bot_and_gets_the_seat_back() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened(clock=Clock(grace=90.0))
        seat = next(iter(server.actor.room.asked))
        other = listeners[(seat + 1) % 3]
        await server.actor.leave(listeners[seat])
        await server.clock.advance(89)
        assert not server.actor.room.chairs[seat].away
        await server.clock.advance(1)
        assert server.actor.room.chairs[seat].away
        assert "away" in other.whats()
        assert {move.by for move in moves_of(server)} == {"stand_in"}
        assert other.all("happened")[-1]["what"]["by"] == "stand_in"
        await server.actor.enter(listeners[seat], Hello(listeners[seat].token), None)
        assert not server.actor.room.chairs[seat].away
        assert "returned" in other.whats()

    run(scene)


def test_a_quick_return_is_no_absence() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened(clock=Clock(grace=90.0))
        seat = next(iter(server.actor.room.asked))
        for _ in range(5):
            await server.actor.leave(listeners[seat])
            await server.clock.advance(80)
            await server.actor.enter(listeners[seat], Hello(listeners[seat].token), None)
        await server.clock.advance(1000)
        assert moves_of(server) == []

    run(scene)


def test_a_second_tab_keeps_the_seat() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened(clock=Clock(grace=90.0))
        seat = next(iter(server.actor.room.asked))
        tab = FakeListener(listeners[seat].token)
        await server.actor.enter(tab, Hello(tab.token), None)
        await server.actor.leave(listeners[seat])
        await server.clock.advance(1000)
        assert moves_of(server) == []

    run(scene)


def test_while_nobody_is_there_nobody_is_replaced() -> None:
    async def scene(server: FakeServer) -> None:
        for listener in await server.opened(clock=Clock(grace=90.0)):
            await server.actor.leave(listener)
        await server.clock.advance(10_000)
        assert moves_of(server) == []

    run(scene)


def test_a_slow_table_is_woken_when_time_is_up() -> None:
    async def scene(server: FakeServer) -> None:
        day = 86400.0
        for listener in await server.opened(clock=Clock(decision=2 * day, grace=None)):
            await server.actor.leave(listener)
        await server.clock.advance(1000)
        await server.tables.sweep()
        assert server.tables.in_memory == 0
        await server.clock.advance(3 * day)
        assert moves_of(server) == []
        await server.tables.sweep()
        await server.clock.advance(0)
        assert len(moves_of(server)) == 1

    run(scene)


def test_a_clock_rings_again_when_nothing_could_be_written(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)

    async def scene(server: FakeServer) -> None:
        await server.opened(clock=Clock(decision=60.0, grace=None))
        server.store.failing = OSError("disk full")
        await server.clock.advance(70)
        assert moves_of(server) == []
        server.store.failing = None
        await server.clock.advance(10)
        assert len(moves_of(server)) == 1

    run(scene)


async def end_turns(server: FakeServer, listeners: list[FakeListener]) -> None:
    """Everybody ends their turn, until the next round's negotiation."""
    while {asked.kind for asked in server.actor.room.asked.values()} == {"turn"}:
        seat = next(iter(server.actor.room.asked))
        await server.say(listeners[seat], Play(seat, {"type": "end_turn"}, f"e{server.actor.room.number}"))
