"""Bots think in processes of their own, so that no thought delays anybody's table."""

import asyncio
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from typing import Protocol

from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget
from alcatraz.matches.policies import play_at_random, policies
from alcatraz.matches.time_budget import with_clock

BUDGET_MS = 1000
# A policy that takes this much longer than it may is broken.
_PATIENCE = 15.0


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision for a bot: it sees what its seat sees."""

    game: str
    level: str
    view: Json
    decision: Json
    # Never the table's: a bot's luck must tell nothing about the cards.
    seed: str

    @classmethod
    def about(cls, game: str, level: str, view: Json, seat: int) -> "Thought":
        decision = next(decision for decision in view["decisions"] if decision["seat"] == seat)
        return cls(game, level, view, decision, secrets.token_hex(16))


class BotPool(Protocol):
    async def think(self, thought: Thought) -> Json: ...

    def close(self) -> None: ...


def decide(thought: Thought) -> Json:
    policy = policies(thought.game)[thought.level]
    return policy(thought.view, thought.decision, with_clock(Budget(thought.seed, milliseconds=BUDGET_MS)))


def hasty(thought: Thought) -> Json:
    """Something legal at once, when thinking has failed: a table must go on."""
    return play_at_random(thought.view, thought.decision, Budget(thought.seed))


class InlinePool:
    """Thinks where it stands; for tests, and for policies that take no time."""

    async def think(self, thought: Thought) -> Json:
        return decide(thought)

    def close(self) -> None:
        pass


class ProcessPool:
    """A pool of processes, made anew when one of them dies or hangs."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, thought: Thought) -> Json:
        pool = self._pool = self._pool or self._new_pool()
        try:
            return await asyncio.wait_for(
                asyncio.get_running_loop().run_in_executor(pool, decide, thought), _PATIENCE + BUDGET_MS / 1000
            )
        except (BrokenProcessPool, TimeoutError):
            if pool is self._pool:
                self._pool = None
                _end(pool)
            return hasty(thought)

    def close(self) -> None:
        if self._pool is not None:
            _end(self._pool)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Fresh processes: a fork would copy sockets and the writer's locks.
        return ProcessPoolExecutor(self._number, get_context("spawn"), initializer=_depend_on_the_parent)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(OSError, ValueError):
            process.terminate()


def _depend_on_the_parent() -> None:
    """Interrupts are its business; and when it is gone, killed perhaps, there is nobody left to think for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
