"""Asking what to do at a live table: an answer of its own, thought about aside, while the table goes on."""

import asyncio
from dataclasses import replace

import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Message
from alcatraz.server.runtime.bot_pool import ADVICE_BUDGET_MS, Thought, decide
from alcatraz.server.runtime.process_pool import ProcessPool
from alcatraz.wire import Advise, Ping, Play
from tests.server.fake_server import FakeListener, FakeServer, settled
from tests.server.runtime.test_process_pool import thought_of


class SlowPool:
    """Answers when it is told to; the first legal move of whoever must decide."""

    waiting = 0

    def __init__(self) -> None:
        self.asked: list[Thought] = []
        self.gate = asyncio.Event()

    async def think(self, thought: Thought) -> Json:
        self.asked.append(thought)
        if thought.advice:
            await self.gate.wait()
            move = thought.decision["moves"][0]
            words = Message("boat-reason-best", {"voice": "you"})
            return {"move": move, "place": {"seat": 0}, "look": Message("advice-look-cell"), "reason": words}
        move = thought.decision["moves"][0]
        return dict(move)

    def close(self) -> None:
        pass


async def at_the_boat(pool: SlowPool) -> tuple[FakeServer, FakeListener]:
    server = FakeServer(pool)
    (ann,) = await server.opened("open", "bot", game="boat", seed="her turn", options={"first": 0})
    return server, ann


def test_the_table_goes_on_while_somebody_thinks() -> None:
    async def scene() -> None:
        pool = SlowPool()
        server, ann = await at_the_boat(pool)
        await server.actor.handle(ann, Advise(0, "a"))
        await server.say(ann, Ping("p"))
        assert ann.all("pong")
        assert not ann.all("advised")
        pool.gate.set()
        await settled()
        (said,) = ann.all("advised")
        assert (said["id"], said["seat"], said["look"]) == ("a", 0, "Look at the cell.")
        assert said["reason"] == "Of all the moves compared, this one came out best."
        assert said["text"]

    asyncio.run(scene())


def test_asked_twice_it_is_thought_about_once() -> None:
    async def scene() -> None:
        pool = SlowPool()
        server, ann = await at_the_boat(pool)
        pool.gate.set()
        await server.actor.handle(ann, Advise(0, "a"))
        await server.actor.handle(ann, Advise(0, "b"))
        await settled()
        assert [said["id"] for said in ann.all("advised")] == ["a", "b"]
        assert len([thought for thought in pool.asked if thought.advice]) == 1

    asyncio.run(scene())


def test_what_comes_too_late_is_not_said() -> None:
    async def scene() -> None:
        pool = SlowPool()
        server, ann = await at_the_boat(pool)
        move = ann.all("happened")[-1]["views"]["0"]["decisions"][0]["moves"][0]
        await server.actor.handle(ann, Advise(0, "a"))
        await server.actor.handle(ann, Play(0, move, "m"))
        pool.gate.set()
        await settled()
        assert not ann.all("advised")
        assert [refused["kind"] for refused in ann.all("refused")] == ["nothing_to_decide"]

    asyncio.run(scene())


def tells_whether_it_is_advice(thought: Thought, budget_ms: int) -> Json:
    return {"advice": thought.advice, "budget": budget_ms}


class OneByOne:
    """A worker that says what it was asked, in order."""

    def __init__(self, order: list[bool]) -> None:
        self.order = order

    async def run(self, work: object, thought: Thought, budget_ms: int) -> Json:
        self.order.append(thought.advice)
        await asyncio.sleep(0)
        return {}

    def end(self) -> None:
        pass


def test_bots_go_before_people_who_ask() -> None:
    async def scene() -> None:
        order: list[bool] = []
        pool = ProcessPool(1, decided_by=tells_whether_it_is_advice, new_worker=lambda: OneByOne(order))
        asking = replace(thought_of("ann"), advice=True)
        await asyncio.gather(
            pool.think(thought_of("t0")),
            pool.think(asking),
            pool.think(asking),
            *(pool.think(thought_of(f"t{n}")) for n in range(4)),
        )
        assert order == [False] * 5 + [True] * 2

    asyncio.run(scene())


@pytest.mark.parametrize("game", ["boat", "scapegoat"])
def test_an_answer_comes_with_move_place_and_reason(game: str) -> None:
    bundle = BUNDLES[game]
    state = Match.new(bundle.game, bundle.usual_players, "a thought", {}).state
    seat = bundle.game.deciding(state)[0]
    answer = decide(Thought.asking(game, bundle.game.view(state, seat), seat, "luck"), 50)
    assert answer.keys() == {"move", "place", "look", "reason"}
    assert ADVICE_BUDGET_MS < 1000
