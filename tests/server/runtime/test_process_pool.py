"""Worker processes under load: tables take turns, and a broken worker costs nobody else's thought."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.match import Match
from alcatraz.server.runtime import process_pool
from alcatraz.server.runtime.bot_pool import BUDGET_MS, Thought
from alcatraz.server.runtime.fair_queue import FairQueue
from alcatraz.server.runtime.process_pool import LEAST_BUDGET_MS, ProcessPool
from tests.server.runtime.pool_policies import after_the_gate, budget_as_move, dies_or_answers


def thought_of(table: str, level: str = "random") -> Thought:
    game = BUNDLES["boat"].game
    state = Match.new(game, 2, "a thought", {"first": 0}).state
    return replace(Thought.about("boat", level, game.view(state, 0), 0, "luck"), table=table)


def run(pool: ProcessPool, scene: Callable[[ProcessPool], Awaitable[None]]) -> None:
    async def act() -> None:
        try:
            await asyncio.wait_for(scene(pool), 60)
        finally:
            pool.close()

    asyncio.run(act())


def test_tables_take_turns_in_the_queue() -> None:
    queue: FairQueue[str] = FairQueue()
    for table, item in (("greedy", "1"), ("greedy", "2"), ("greedy", "3"), ("modest", "a")):
        queue.add(table, item)
    assert [queue.next() for _ in range(4)] == ["1", "a", "2", "3"]
    assert len(queue) == 0


def test_waiting_in_the_queue_does_not_count_as_thinking(tmp_path: Path) -> None:
    """One worker, a limit of half a second, and thoughts that wait longer than that for their turn."""
    gate = tmp_path / "open"

    async def scene(pool: ProcessPool) -> None:
        thoughts = [asyncio.ensure_future(pool.think(thought_of(f"t{n}", str(gate)))) for n in range(20)]
        while pool.waiting != 20 - 1:
            await asyncio.sleep(0)
        gate.touch()
        assert [move["table"] for move in await asyncio.gather(*thoughts)] == [f"t{n}" for n in range(20)]

    run(ProcessPool(1, decided_by=after_the_gate, patience=20), scene)


def test_the_more_wait_the_less_time_each_has(tmp_path: Path) -> None:
    gate = tmp_path / "open"

    async def scene(pool: ProcessPool) -> None:
        thoughts = [asyncio.ensure_future(pool.think(thought_of(f"t{n}", str(gate)))) for n in range(100)]
        await asyncio.sleep(0)
        gate.touch()
        budgets = [move["budget"] for move in await asyncio.gather(*thoughts)]
        assert budgets[1] == LEAST_BUDGET_MS
        assert budgets[-1] == BUDGET_MS

    run(ProcessPool(1, decided_by=after_the_gate, patience=20), scene)


def test_a_worker_that_dies_costs_only_its_own_thought() -> None:
    async def scene(pool: ProcessPool) -> None:
        bad, *good = [
            asyncio.ensure_future(pool.think(thought_of(f"t{n}", "dies" if n == 0 else "fine"))) for n in range(6)
        ]
        assert await bad in thought_of("t0").decision["moves"]
        assert [move["table"] for move in await asyncio.gather(*good)] == ["t1", "t2", "t3", "t4", "t5"]

    run(ProcessPool(1, decided_by=dies_or_answers), scene)


def test_a_policy_that_hangs_is_given_up_and_the_others_go_on() -> None:
    async def scene(pool: ProcessPool) -> None:
        # So that starting the process is no part of the limit.
        await pool.think(thought_of("warm", "fine"))
        bad = asyncio.ensure_future(pool.think(thought_of("t0", "hangs")))
        good = asyncio.ensure_future(pool.think(thought_of("t1", "fine")))
        assert await bad in thought_of("t0").decision["moves"]
        assert (await good) in [{"table": "t1"}, *thought_of("t1").decision["moves"]]

    run(ProcessPool(1, decided_by=dies_or_answers, patience=-0.5), scene)


def test_the_queue_is_bounded(tmp_path: Path) -> None:
    gate = tmp_path / "open"

    async def scene(pool: ProcessPool) -> None:
        most = process_pool.MOST_WAITING
        first = asyncio.ensure_future(pool.think(thought_of("t", str(gate))))
        await asyncio.sleep(0)
        while pool.waiting:
            await asyncio.sleep(0)
        thoughts = [first, *(asyncio.ensure_future(pool.think(thought_of("t", str(gate)))) for _ in range(most))]
        await asyncio.sleep(0)
        assert pool.waiting == most
        one_more = thought_of("t", str(gate))
        assert await pool.think(one_more) in one_more.decision["moves"]
        gate.touch()
        await asyncio.gather(*thoughts)

    run(ProcessPool(1, decided_by=after_the_gate, patience=20), scene)


def test_alone_a_thought_has_the_whole_budget() -> None:
    async def scene(pool: ProcessPool) -> None:
        assert await pool.think(thought_of("t")) == {"table": "t", "budget": BUDGET_MS}

    run(ProcessPool(2, decided_by=budget_as_move), scene)
