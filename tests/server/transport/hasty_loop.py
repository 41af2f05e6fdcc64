"""Timers without waiting, for tests of sockets that are not connected to anything."""

import asyncio
import selectors


class HastyLoop(asyncio.SelectorEventLoop):
    """An event loop that does not wait for its timers: when nothing else is left to do, the next one is due."""

    def __init__(self) -> None:
        super().__init__(HastySelector(self))
        self.now = 0.0

    def time(self) -> float:
        return self.now


class HastySelector(selectors.SelectSelector):
    def __init__(self, loop: HastyLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise AssertionError("everybody waits, and nothing will ever happen")
        self._loop.now += max(0.0, timeout)
        return super().select(0)
