"""Virtual time, and what happens next: in a seeded order among everything that could happen now."""

import heapq
from collections.abc import Callable
from random import Random

Callback = Callable[[], None]


class Scheduler:
    def __init__(self, random: Random) -> None:
        # Seconds since the start of the simulation; never goes back.
        self.now = 0.0
        self.steps = 0
        self._random = random
        self._ready: list[Callback] = []
        self._timers: list[tuple[float, int, Callback]] = []
        self._count = 0

    def soon(self, callback: Callback) -> None:
        self._ready.append(callback)

    def after(self, delay: float, callback: Callback) -> None:
        self.at(self.now + delay, callback)

    def at(self, when: float, callback: Callback) -> None:
        self._count += 1
        heapq.heappush(self._timers, (max(when, self.now), self._count, callback))

    def settle(self) -> None:
        """Let everything happen that takes no time."""
        while self._ready:
            self.step()

    def step(self) -> bool:
        """Let one thing happen; False if there is nothing any more."""
        if not self._ready:
            if not self._timers:
                return False
            self.now = self._timers[0][0]
        while self._timers and self._timers[0][0] <= self.now:
            self._ready.append(heapq.heappop(self._timers)[2])
        chosen = self._random.randrange(len(self._ready)) if len(self._ready) > 1 else 0
        self._ready[chosen], self._ready[-1] = self._ready[-1], self._ready[chosen]
        self.steps += 1
        self._ready.pop()()
        return True
