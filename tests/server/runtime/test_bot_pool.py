"""Bots think in processes of their own; one that dies is replaced, and the table goes on."""

import asyncio
import os
import signal

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.server.runtime import bot_pool
from alcatraz.server.runtime.bot_pool import Thought
from alcatraz.server.runtime.process_pool import ProcessPool, Worker
from alcatraz.server.runtime.tokens import new_bot_seed


def a_thought(level: str = "random") -> Thought:
    game = BUNDLES["boat"].game
    table = Match.new(game, 2, "a thought", {"first": 0})
    return Thought.about("boat", level, game.view(table.state, 0), 0, new_bot_seed())


def test_a_thought_comes_back_from_another_process() -> None:
    async def scene() -> None:
        worker = Worker()
        workers = ProcessPool(1, new_worker=lambda: worker)
        try:
            thought = a_thought()
            assert await workers.think(thought) == bot_pool.decide(thought)
            kill(worker)
            again = a_thought()
            assert await workers.think(again) in again.decision["moves"]
            assert await workers.think(again) == bot_pool.decide(again)
        finally:
            workers.close()

    asyncio.run(scene())


def kill(worker: Worker) -> None:
    for process in worker.process_ids:
        os.kill(process, signal.SIGKILL)


def test_two_thoughts_have_different_luck() -> None:
    assert a_thought().seed != a_thought().seed


def test_a_bot_sees_its_own_view_and_a_budget() -> None:
    seen: list[tuple[Json, Budget]] = []

    def spy(view: Json, decision: Json, budget: Budget) -> Json:
        seen.append((view, budget))
        return dict(decision["moves"][0])

    thought = a_thought()
    assert bot_pool.ask(spy, thought) == thought.decision["moves"][0]
    assert seen[0][0]["you"] == 0
    assert seen[0][1].milliseconds == bot_pool.BUDGET_MS
