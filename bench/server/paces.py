"""When the matches move: as fast as they can, or so many times a second."""

import asyncio
from array import array
from time import perf_counter

from bench.server.scripted_table import ScriptedTable


class _Pace:
    """Counts moves that have arrived at everybody: first some to warm up, then those that are measured."""

    def __init__(self, warming: int, measured: int) -> None:
        self._left = warming + measured
        self._measured = measured
        self.begun = 0.0
        self.ended = 0.0
        # The ways of the measured moves to the other players, in seconds.
        self.ways = array("d")
        self.warm: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def seen(self, seconds: float) -> None:
        if self._left <= self._measured:
            self.ways.append(seconds)

    def failed(self, error: Exception) -> None:
        for future in (self.warm, self.done):
            if not future.done():
                future.set_exception(error)

    def _one_more(self) -> bool:
        """Whether there is still something to do."""
        self._left -= 1
        if self._left == self._measured:
            self.begun = perf_counter()
            self.warm.set_result(None)
        elif not self._left:
            self.ended = perf_counter()
            self.done.set_result(None)
        return self._left > 0

    @property
    def rate(self) -> float:
        return self._measured / (self.ended - self.begun)

    def way(self, share: float) -> float:
        """The time, in milliseconds, within which this share of the messages has arrived."""
        ways = sorted(self.ways)
        return 1000 * ways[min(len(ways) - 1, int(share * len(ways)))]


class Flat(_Pace):
    """Every match moves as soon as its last move has arrived."""

    def start(self, matches: list[ScriptedTable]) -> None:
        for match in matches:
            match.move(perf_counter())

    def free(self, match: ScriptedTable) -> None:
        if self._one_more():
            match.move(perf_counter())


class Steady(_Pace):
    """So many moves a second, evenly spread over the matches, whether the server keeps up or not.

    A move that is due while the last one is still on its way is sent when that has arrived, and timed from when it
    was due: a server that falls behind cannot hide it.
    """

    def __init__(self, warming: int, measured: int, rate: float) -> None:
        super().__init__(warming, measured)
        self._interval = 1 / rate
        self._to_send = warming + measured
        self._sent = 0
        self._overdue: dict[ScriptedTable, list[float]] = {}
        self._matches: list[ScriptedTable] = []
        self._origin = 0.0

    def start(self, matches: list[ScriptedTable]) -> None:
        self._matches = matches
        self._origin = perf_counter()
        self._send_due()

    def _send_due(self) -> None:
        now = perf_counter()
        try:
            while self._sent < self._to_send and (due := self._origin + self._sent * self._interval) <= now:
                match = self._matches[self._sent % len(self._matches)]
                self._sent += 1
                if match.is_free:
                    match.move(perf_counter())
                else:
                    self._overdue.setdefault(match, []).append(due)
        except Exception as error:
            self.failed(error)
            return
        if self._sent < self._to_send:
            asyncio.get_running_loop().call_later(0.001, self._send_due)

    def free(self, match: ScriptedTable) -> None:
        if self._one_more() and (waiting := self._overdue.get(match)):
            match.move(waiting.pop(0))
