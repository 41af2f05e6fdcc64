"""Who answers questions about positions that strangers send: one process of its own, so that no live table waits."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Protocol

from alcatraz.server.runtime.process_pool import Worker
from alcatraz.server.tables.errors import denied

# A question takes milliseconds. One that takes this long was made to; its process is ended.
_PATIENCE = 5.0
# A question that finds so many waiting is not taken.
MOST_WAITING = 20


@dataclass(frozen=True, slots=True)
class Answer:
    """A status of HTTP and the body, written."""

    status: int
    body: bytes


Work = Callable[[Any], Answer]


class Judges(Protocol):
    async def answer(self, work: Work, question: Any) -> Answer:
        """Raises Denied: overloaded, or too_hard."""
        ...

    def close(self) -> None: ...


class JudgeProcess:
    def __init__(self, patience: float = _PATIENCE) -> None:
        self._patience = patience
        self._worker = Worker()
        self._free = asyncio.Lock()
        self._waiting = 0

    async def answer(self, work: Work, question: Any) -> Answer:
        if self._waiting >= MOST_WAITING:
            raise denied("overloaded")
        self._waiting += 1
        try:
            async with self._free:
                return await self._asked(work, question)
        finally:
            self._waiting -= 1

    async def _asked(self, work: Work, question: Any) -> Answer:
        await self._started()
        try:
            return await asyncio.wait_for(self._worker.run(work, question), self._patience)
        except (BrokenProcessPool, TimeoutError):
            self._worker.end()
            raise denied("too_hard") from None
        except asyncio.CancelledError:
            # The process may still be busy with it.
            self._worker.end()
            raise

    async def _started(self) -> None:
        """The first question after a start does not pay for it with its time."""
        if not self._worker.process_ids:
            await self._worker.run(ready)

    def close(self) -> None:
        self._worker.end()


class InlineJudge:
    """Answers in the caller's own thread; for tests."""

    async def answer(self, work: Work, question: Any) -> Answer:
        return work(question)

    def close(self) -> None:
        pass


def ready() -> None:
    """Something to do that takes no time, once the process has started."""
