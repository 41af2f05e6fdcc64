"""Time: nobody can freeze a table, and nobody is robbed of time by what others do. The clock is turned by hand."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from alcatraz.server.clocks import next_deadline, out_of_time, running
from alcatraz.server.entries import Moved
from alcatraz.server.room import Asked
from alcatraz.wire import Clock, Hello, Play
from tests.server.house_of_tests import Ear, TestHouse
from tests.server.rooms import TestRoom

NO_GRACE = Clock(grace=None)


def run(scene: Callable[[TestHouse], Awaitable[None]]) -> None:
    async def act() -> None:
        await scene(TestHouse())

    asyncio.run(act())


def moves_of(house: TestHouse) -> list[Moved]:
    return [entry for entry in house.entries() if isinstance(entry, Moved)]


# -- worked out from the log -----------------------------------------------------------------------


def test_S_4_3_the_negotiation_is_limited_to_two_minutes() -> None:
    table = TestRoom(clock=NO_GRACE).started().until("negotiation")
    (clock,) = running(table.room)
    assert clock.until == table.time + 120
    assert out_of_time(table.room, table.time + 119) == []
    assert out_of_time(table.room, table.time + 120) == [clock.seat]


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
    async def scene(house: TestHouse) -> None:
        ears = await house.opened(clock=NO_GRACE)
        await end_turns(house, ears)
        assert {asked.kind for asked in house.live.room.asked.values()} == {"negotiation"}
        await house.clock.advance(119)
        assert {asked.kind for asked in house.live.room.asked.values()} == {"negotiation"}
        await house.clock.advance(1)
        last = moves_of(house)[-1]
        assert (last.move, last.by) == ({"type": "call_vote"}, "clock")
        assert ears[1].all("happened")[-1]["what"]["by"] == "clock"

    run(scene)


def test_when_time_is_up_the_simple_bot_decides() -> None:
    async def scene(house: TestHouse) -> None:
        await house.opened(clock=Clock(decision=60.0, grace=None))
        for minutes in range(1, 6):
            await house.clock.advance(60)
            assert len(moves_of(house)) == minutes
        assert {move.by for move in moves_of(house)} == {"clock"}

    run(scene)


def test_a_table_where_nobody_moves_still_ends() -> None:
    async def scene(house: TestHouse) -> None:
        await house.opened(
            "open", "open", game="boat", options={"turn_limit": 30}, clock=Clock(decision=5.0, grace=None)
        )
        await house.clock.advance(3600)
        assert house.live.room.phase == "over"

    run(scene)


def test_a_trade_is_declined_when_time_is_up() -> None:
    async def scene(house: TestHouse) -> None:
        ears = await house.opened(clock=Clock(limits={"trade_answer": 30.0}, grace=None))
        room = house.live.room
        together = {"players": [{"at": "chapel", "cash": 1}, {"at": "chapel"}, {"at": "chapel"}]}
        room.match.state = room.match.game.load(together, 0)
        room.asked = {0: Asked("turn", room.number, room.at)}
        gift = {"type": "trade", "with": 1, "give": [], "give_cash": 1, "take": [], "take_cash": 0}
        await house.say(ears[0], Play(0, gift, "t"))
        await house.clock.advance(30)
        last = moves_of(house)[-1]
        assert (last.seat, last.move, last.by) == (1, {"type": "decline"}, "clock")

    run(scene)


def test_whoever_is_gone_too_long_is_played_by_a_bot_and_gets_the_seat_back() -> None:
    async def scene(house: TestHouse) -> None:
        ears = await house.opened(clock=Clock(grace=90.0))
        seat = next(iter(house.live.room.asked))
        other = ears[(seat + 1) % 3]
        await house.live.leave(ears[seat])
        await house.clock.advance(89)
        assert not house.live.room.chairs[seat].away
        await house.clock.advance(1)
        assert house.live.room.chairs[seat].away
        assert "away" in other.whats()
        assert {move.by for move in moves_of(house)} == {"stand_in"}
        assert other.all("happened")[-1]["what"]["by"] == "stand_in"
        await house.live.enter(ears[seat], Hello(ears[seat].token), None)
        assert not house.live.room.chairs[seat].away
        assert "returned" in other.whats()

    run(scene)


def test_a_quick_return_is_no_absence() -> None:
    async def scene(house: TestHouse) -> None:
        ears = await house.opened(clock=Clock(grace=90.0))
        seat = next(iter(house.live.room.asked))
        for _ in range(5):
            await house.live.leave(ears[seat])
            await house.clock.advance(80)
            await house.live.enter(ears[seat], Hello(ears[seat].token), None)
        await house.clock.advance(1000)
        assert moves_of(house) == []

    run(scene)


def test_a_second_tab_keeps_the_seat() -> None:
    async def scene(house: TestHouse) -> None:
        ears = await house.opened(clock=Clock(grace=90.0))
        seat = next(iter(house.live.room.asked))
        tab = Ear(ears[seat].token)
        await house.live.enter(tab, Hello(tab.token), None)
        await house.live.leave(ears[seat])
        await house.clock.advance(1000)
        assert moves_of(house) == []

    run(scene)


def test_while_nobody_is_there_nobody_is_replaced() -> None:
    async def scene(house: TestHouse) -> None:
        for ear in await house.opened(clock=Clock(grace=90.0)):
            await house.live.leave(ear)
        await house.clock.advance(10_000)
        assert moves_of(house) == []

    run(scene)


def test_a_slow_table_is_woken_when_time_is_up() -> None:
    async def scene(house: TestHouse) -> None:
        day = 86400.0
        for ear in await house.opened(clock=Clock(decision=2 * day, grace=None)):
            await house.live.leave(ear)
        await house.clock.advance(1000)
        await house.house.sweep()
        assert house.house.in_memory == 0
        await house.clock.advance(3 * day)
        assert moves_of(house) == []
        await house.house.sweep()
        await house.clock.advance(0)
        assert len(moves_of(house)) == 1

    run(scene)


def test_a_clock_rings_again_when_nothing_could_be_written(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)

    async def scene(house: TestHouse) -> None:
        await house.opened(clock=Clock(decision=60.0, grace=None))
        house.store.failing = OSError("disk full")
        await house.clock.advance(70)
        assert moves_of(house) == []
        house.store.failing = None
        await house.clock.advance(10)
        assert len(moves_of(house)) == 1

    run(scene)


async def end_turns(house: TestHouse, ears: list[Ear]) -> None:
    """Everybody ends their turn, until the next round's negotiation."""
    while {asked.kind for asked in house.live.room.asked.values()} == {"turn"}:
        seat = next(iter(house.live.room.asked))
        await house.say(ears[seat], Play(seat, {"type": "end_turn"}, f"e{house.live.room.number}"))
