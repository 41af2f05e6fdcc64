"""Time, injected: the server asks a clock, tests turn one by hand."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class TimeSource(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""
        ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer: ...


class SystemTime:
    def now(self) -> float:
        return time.time()

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), callback)
