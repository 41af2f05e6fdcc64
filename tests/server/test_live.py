"""A live table in trouble: a store that fails, somebody faster, bots with bugs, old rules, idle tables."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from alcatraz.kernel.game import Json
from alcatraz.server.entries import Closed, Logged, Moved, Said
from alcatraz.server.house import IDLE
from alcatraz.server.records import record_of
from alcatraz.server.store import Conflict
from alcatraz.server.thinking import Thought
from alcatraz.wire import Hello, Play
from tests.server.house_of_tests import Ear, TestHouse, settled


def run(scene: Callable[[TestHouse], Awaitable[None]], house: Callable[[], TestHouse] = TestHouse) -> None:
    async def act() -> None:
        await scene(house())

    asyncio.run(act())


def whose(house: TestHouse) -> int:
    return next(iter(house.live.room.asked))


def test_what_could_not_be_written_did_not_happen() -> None:
    async def scene(house: TestHouse) -> None:
        ears = await house.opened()
        seat = whose(house)
        before = house.live.room.match.position()
        house.store.failing = OSError("disk full")
        with pytest.raises(OSError, match="disk full"):
            await house.live.handle(ears[seat], Play(seat, {"type": "end_turn"}, "m"))
        assert house.live.room.match.position() == before
        assert "moved" not in ears[0].whats()
        house.store.failing = None
        answer = await house.say(ears[seat], Play(seat, {"type": "end_turn"}, "m"))
        assert answer["type"] == "accepted"

    run(scene)


def test_whoever_is_overtaken_reads_on_and_tries_again() -> None:
    async def scene(house: TestHouse) -> None:
        ears = await house.opened()
        room, seat = house.live.room, whose(house)
        # Another node has written meanwhile.
        said = Said((seat + 1) % 3, {"type": "say", "text": "first", "id": room.number + 1, "seat": 1, "round": 1}, "s")
        house.store.logs[room.id].append(Logged(room.number + 1, room.at, said))
        answer = await house.say(ears[seat], Play(seat, {"type": "end_turn"}, "m"))
        assert answer["number"] == room.number + 1
        assert house.live.room.talk[-1]["text"] == "first"
        assert ears[0].all("welcome")[-1]["number"] >= answer["number"] - 1

    run(scene)


def test_who_is_overtaken_for_ever_gives_up() -> None:
    async def scene(house: TestHouse) -> None:
        ears = await house.opened()
        house.store.failing = Conflict("t")
        with pytest.raises(Conflict):
            await house.live.handle(ears[whose(house)], Play(whose(house), {"type": "end_turn"}, "m"))

    run(scene)


class Broken:
    """A policy with a bug, and one that cheats."""

    def __init__(self, answer: Json | None) -> None:
        self._answer = answer

    async def think(self, thought: Thought) -> Json:
        if self._answer is None:
            raise ZeroDivisionError
        return self._answer

    def close(self) -> None:
        pass


@pytest.mark.parametrize("answer", [None, {"type": "escape"}, {"type": "trade", "with": 9}])
def test_a_bot_with_a_bug_does_not_stop_the_table(answer: Json | None, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)

    async def scene(house: TestHouse) -> None:
        await house.opened("open", "bot", game="boat", options={"first": 1})
        moves = [entry for entry in house.entries() if isinstance(entry, Moved)]
        assert [(move.seat, move.by) for move in moves] == [(1, "bot")]

    run(scene, lambda: TestHouse(Broken(answer)))


def test_a_log_that_plays_differently_now_is_closed_and_stays_readable() -> None:
    async def scene(house: TestHouse) -> None:
        ears = await house.opened()
        seat = whose(house)
        await house.say(ears[seat], Play(seat, {"type": "end_turn"}, "m"))
        table, log = house.live.room.id, house.store.logs[house.live.room.id]
        # As if the rules had been others when this was written.
        log[-1] = Logged(log[-1].number, log[-1].at, msgspec.structs.replace(log[-1].entry, check=1))
        later = TestHouse()
        later.store = house.store
        later.services.store = house.store
        live = await later.table(table)
        assert live.room.phase == "closed"
        assert isinstance(log[-1].entry, Closed)
        back = Ear(ears[0].token)
        await live.enter(back, Hello(back.token), None)
        (welcome,) = back.all("welcome")
        assert "rules" in welcome["table"]["closed"]
        assert welcome["views"] == {}
        assert [move["move"] for move in record_of(live.room, log)["moves"]] == [{"type": "end_turn"}]
        await live.handle(back, Play(0, {"type": "end_turn"}, "x"))
        assert back.all("refused")[-1]["kind"] == "closed"

    run(scene)


def test_an_idle_table_leaves_memory_and_comes_back() -> None:
    async def scene(house: TestHouse) -> None:
        ears = await house.opened()
        position = house.live.room.match.position()
        await house.clock.advance(IDLE + 1)
        await house.house.sweep()
        assert house.house.in_memory == 1
        for ear in ears:
            await house.live.leave(ear)
        await house.clock.advance(IDLE + 1)
        await house.house.sweep()
        assert house.house.in_memory == 0
        assert (await house.table(house.live.room.id)).room.match.position() == position

    run(scene)


def test_two_who_come_at_once_find_the_same_table() -> None:
    async def scene(house: TestHouse) -> None:
        for ear in await house.opened():
            await house.live.leave(ear)
        await house.clock.advance(IDLE + 1)
        await house.house.sweep()
        tables = await asyncio.gather(*(house.house.table(house.live.room.id) for _ in range(5)))
        assert len({id(table) for table in tables}) == 1

    run(scene)


def test_bots_that_think_long_hold_up_nobody() -> None:
    gate = asyncio.Event()

    class Slow(Broken):
        async def think(self, thought: Thought) -> Json:
            await gate.wait()
            return dict(thought.decision["moves"][0])

    async def scene(house: TestHouse) -> None:
        await house.opened("open", "bot", game="boat", options={"first": 1})
        slow = house.live
        ears = await house.opened("open", "open", game="boat", options={"first": 0})
        move = ears[0].all("happened")[-1]["views"]["0"]["decisions"][0]["moves"][0]
        assert (await house.say(ears[0], Play(0, move, "m")))["type"] == "accepted"
        assert slow.room.match.moves == []
        gate.set()
        await settled()
        assert len(slow.room.match.moves) == 1

    run(scene, lambda: TestHouse(Slow(None)))
