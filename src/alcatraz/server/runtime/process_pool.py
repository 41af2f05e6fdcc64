"""Worker processes in which bots think, so that no thought delays a table."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from typing import Any, Protocol, TypeVar

from alcatraz.kernel.game import Json
from alcatraz.server.runtime.bot_pool import BUDGET_MS, Thought, decide, hasty
from alcatraz.server.runtime.fair_queue import FairQueue
from alcatraz.server.runtime.metrics import Metrics
from alcatraz.server.tables.errors import denied

# With many thoughts waiting each gets less time, but never less than this.
LEAST_BUDGET_MS = 40
# A thought that finds so many waiting is answered at once, by a random legal move.
MOST_WAITING = 400
# Advice that finds so much of it waiting is not given.
MOST_ADVICE_WAITING = 30
# A policy that takes this much longer than its budget is broken.
_PATIENCE = 15.0

Decide = Callable[[Thought, int], Json]
R = TypeVar("R")


@dataclass(slots=True)
class _Asked:
    thought: Thought
    answer: "asyncio.Future[Json]"
    since: float = field(default_factory=time.perf_counter)


class ThoughtWorker(Protocol):
    """Works out one thought at a time."""

    async def run(self, work: Decide, thought: Thought, budget_ms: int) -> Json: ...

    def end(self) -> None:
        """Whatever it is doing; it may be asked again afterwards."""
        ...


class ProcessPool:
    """Workers that take thoughts from one queue, table by table.

    The time limit of a thought begins when a worker takes it. A worker that dies or exceeds the limit is replaced
    alone: the thoughts of others stay where they are.
    """

    def __init__(
        self,
        number: int,
        *,
        decided_by: Decide = decide,
        patience: float = _PATIENCE,
        new_worker: Callable[[], ThoughtWorker] | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self._metrics = metrics or Metrics()
        self._number = number
        self._decide = decided_by
        self._patience = patience
        self._idle: list[ThoughtWorker] = [(new_worker or Worker)() for _ in range(number)]
        self._queue: FairQueue[_Asked] = FairQueue()
        # What people asked about: only when no bot waits.
        self._advice: FairQueue[_Asked] = FairQueue()
        self._busy: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def think(self, thought: Thought) -> Json:
        if thought.advice and len(self._advice) >= MOST_ADVICE_WAITING:
            raise denied("overloaded")
        if len(self._queue) >= MOST_WAITING:
            return hasty(thought)
        asked = _Asked(thought, asyncio.get_running_loop().create_future())
        (self._advice if thought.advice else self._queue).add(thought.table, asked)
        self._start_workers()
        return await asked.answer

    def close(self) -> None:
        for task in self._busy:
            task.cancel()
        for worker in self._idle:
            worker.end()

    def _start_workers(self) -> None:
        while self._idle and (len(self._queue) or len(self._advice)):
            task = asyncio.get_running_loop().create_task(self._work(self._idle.pop()))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def _work(self, worker: ThoughtWorker) -> None:
        """Answer thoughts until none waits."""
        try:
            while len(self._queue) or len(self._advice):
                budget_ms = self._budget_ms()
                asked = (self._queue if len(self._queue) else self._advice).next()
                # Not asked for any more: the table is gone.
                if not asked.answer.cancelled():
                    await self._answer(worker, asked, budget_ms)
        except asyncio.CancelledError:
            worker.end()
            raise
        self._idle.append(worker)

    async def _answer(self, worker: ThoughtWorker, asked: _Asked, budget_ms: int) -> None:
        limit = self._patience + budget_ms / 1000
        begun = time.perf_counter()
        self._metrics.observe("bot_wait_seconds", begun - asked.since)
        try:
            move = await asyncio.wait_for(worker.run(self._decide, asked.thought, budget_ms), limit)
            self._metrics.observe("bot_thought_seconds", time.perf_counter() - begun, _level_label(asked.thought))
        except (BrokenProcessPool, TimeoutError):
            worker.end()
            if asked.thought.advice:
                if not asked.answer.done():
                    asked.answer.set_exception(denied("overloaded"))
                return
            move = hasty(asked.thought)
        except Exception as error:
            # A bug in a policy: the table that asked is told.
            if not asked.answer.done():
                asked.answer.set_exception(error)
            return
        if not asked.answer.done():
            asked.answer.set_result(move)

    def _budget_ms(self) -> int:
        """The more thoughts wait, the less time each has, so that the queue gets shorter."""
        share = self._number / (self._number + max(0, len(self._queue) - 1))
        return max(LEAST_BUDGET_MS, int(BUDGET_MS * share))


def _level_label(thought: Thought) -> str:
    what = "advice" if thought.advice else "words" if thought.occasion is not None else thought.level
    return f'level="{what}"'


class Worker:
    """One process, started when it is first needed and again after it was ended."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., R], *given: Any) -> R:
        if self._executor is None:
            # A fresh process: a fork would copy sockets and the locks of the writing thread.
            self._executor = ProcessPoolExecutor(1, get_context("spawn"), initializer=_depend_on_the_parent)
        return await asyncio.get_running_loop().run_in_executor(self._executor, work, *given)

    @property
    def process_ids(self) -> list[int]:
        return list((getattr(self._executor, "_processes", None) or {}).keys())

    def end(self) -> None:
        executor, self._executor = self._executor, None
        if executor is not None:
            processes = list((getattr(executor, "_processes", None) or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                with suppress(OSError, ValueError):
                    process.terminate()


def _depend_on_the_parent() -> None:
    """Leaves interrupts to the parent, and ends with it, even if the parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
