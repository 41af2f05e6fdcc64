"""An asyncio event loop without threads, sockets or real time: its handles are steps of the scheduler.

One loop is one process of the server. When the process dies, none of its steps is taken any more.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from functools import partial
from typing import Any

from tools.simulate_faults.scheduler import Scheduler

# What asyncio hands to a loop's exception handler.
Complaint = dict[str, Any]
_ROUNDS_TO_UNWIND = 50


class ProcessDied(Exception):
    """What the remains of a dead process get to hear when they ask for anything."""


class SteppedLoop(asyncio.AbstractEventLoop):
    def __init__(
        self,
        scheduler: Scheduler,
        blocking: Callable[[], float],
        complain: Callable[[Complaint], None],
    ) -> None:
        self._scheduler = scheduler
        # How long a call in another thread takes; raises if it fails.
        self._blocking = blocking
        self._complain = complain
        self._tasks: dict[asyncio.Task[Any], None] = {}
        self._dead = False
        # Scheduled and not run yet; after death, what is left to unwind.
        self._pending: dict[asyncio.Handle, None] = {}
        self._remains: deque[asyncio.Handle] = deque()

    # -- what asyncio asks for ---------------------------------------------------------------------

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if self._dead:
            self._remains.append(handle)
        else:
            self._pending[handle] = None
            self._scheduler.soon(partial(self._run, handle))
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self._dead:
            self._scheduler.at(when, partial(self._run, handle))
        return handle

    def time(self) -> float:
        return self._scheduler.now

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(self, coro: Coroutine[Any, Any, Any], **how: Any) -> "asyncio.Task[Any]":  # type: ignore[override]
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, **how)
        self._tasks[task] = None
        task.add_done_callback(lambda done: self._tasks.pop(done, None))
        return task

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> "asyncio.Future[Any]":  # type: ignore[override]
        """In no other thread, but later: whatever the caller does meanwhile, it has not got the answer yet."""
        future = self.create_future()
        if self._dead:
            future.set_exception(ProcessDied())
            return future
        try:
            delay = self._blocking()
        except Exception as error:
            self.call_soon(_settle, future, partial(_raise, error))
        else:
            self.call_later(delay, _settle, future, partial(func, *args))
        return future

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._dead

    def is_closed(self) -> bool:
        return False

    def call_exception_handler(self, context: Complaint) -> None:
        if not self._dead:
            self._complain(context)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Cancelled handles are passed over when their time comes."""

    # -- running and dying -------------------------------------------------------------------------

    def _run(self, handle: asyncio.Handle) -> None:
        if not self._dead:
            self._pending.pop(handle, None)
            self._run_now(handle)

    def _run_now(self, handle: asyncio.Handle) -> None:
        if handle.cancelled():
            return
        asyncio._set_running_loop(self)
        try:
            handle._run()
        finally:
            asyncio._set_running_loop(None)

    def die(self) -> None:
        """Stop at once. Its coroutines are unwound in the void, where nothing they ask for is done."""
        self._dead = True
        self._remains.extend(self._pending)
        self._pending.clear()
        for _ in range(_ROUNDS_TO_UNWIND):
            if not self._tasks:
                break
            for task in list(self._tasks):
                task.cancel()
            while self._remains:
                self._run_now(self._remains.popleft())


def _settle(future: "asyncio.Future[Any]", work: Callable[[], Any]) -> None:
    if future.cancelled():
        return
    try:
        result = work()
    except Exception as error:
        future.set_exception(error)
    else:
        future.set_result(result)


def _raise(error: Exception) -> None:
    raise error
