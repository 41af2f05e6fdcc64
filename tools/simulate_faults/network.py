"""Sockets between people and the server: in order on each socket, in no order between two, late, and cut at any time.

When a socket is cut, what is under way to the client is lost; what is under way to the server may still arrive, and
the server learns of the end later.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random

from starlette.websockets import WebSocketDisconnect

from tools.simulate_faults.scheduler import Scheduler

_MOST_WAITING = 200
_LOST = 1006
_REFUSAL = b'{"type":"refused"'


class Network:
    def __init__(self, scheduler: Scheduler, random: Random) -> None:
        self.scheduler = scheduler
        self.random = random
        # The mean time that a message is under way, in seconds.
        self.lateness = 0.03
        self.under_way = 0

    def delay(self) -> float:
        return self.random.expovariate(1 / self.lateness)


class Pipe:
    """One direction of a socket: delivers in order."""

    def __init__(self, network: Network, deliver: Callable[[bytes], None]) -> None:
        self._network = network
        self._deliver = deliver
        self._earliest = 0.0
        self.waiting = 0
        # Nothing is delivered before this time: the reader does not read.
        self.stalled_until = 0.0
        self.cut = False

    def send(self, message: bytes) -> None:
        self._later(lambda: None if self.cut else self._deliver(message))

    def finally_do(self, callback: Callable[[], None]) -> None:
        """After everything that was sent before."""
        self._later(callback)

    def _later(self, callback: Callable[[], None]) -> None:
        scheduler = self._network.scheduler
        self._earliest = max(self._earliest, self.stalled_until, scheduler.now + self._network.delay()) + 1e-6
        self.waiting += 1
        self._network.under_way += 1
        scheduler.at(self._earliest, lambda: self._arrive(callback))

    def _arrive(self, callback: Callable[[], None]) -> None:
        self.waiting -= 1
        self._network.under_way -= 1
        callback()


class Line:
    """The server's end of a socket, as its connections use it; the client's end is the two callbacks."""

    def __init__(
        self,
        network: Network,
        number: int,
        heard: Callable[[bytes], None],
        ended: Callable[[str], None],
        check: Callable[[bytes], None],
    ) -> None:
        self.number = number
        # Whether the server has let this client in and not been told of its end.
        self.welcomed = False
        self.server_knows_end = False
        self._network = network
        self._ended = ended
        self._check = check
        self._to_client = Pipe(network, heard)
        self._to_server = Pipe(network, self._arrived)
        self._incoming: deque[bytes] = deque()
        self._wanted: asyncio.Future[None] | None = None
        self._gone: asyncio.Future[None] | None = None
        self._closed = False
        self._client_ended = False
        # When the server learned of the end.
        self.ended_at = float("inf")

    @property
    def is_in(self) -> bool:
        return self.welcomed and not self.server_knows_end and not self._closed

    # -- the client's end --------------------------------------------------------------------------

    def say(self, message: bytes) -> None:
        self._to_server.send(message)

    def stall(self, until: float) -> None:
        self._to_client.stalled_until = until

    def break_off(self) -> None:
        """The client is gone, or the network between; the server learns of it later."""
        self._client_ended = True
        self._to_client.cut = True
        self._to_server.finally_do(self._end_for_server)

    def lose_server(self) -> None:
        """The process at the other end has died."""
        self._note_end()
        self._to_server.cut = True
        self._closed = True
        self._end_for_client("died")

    # -- the server's end --------------------------------------------------------------------------

    async def next(self) -> str | bytes:
        while not self._incoming:
            if self.server_knows_end or self._closed:
                raise WebSocketDisconnect(_LOST)
            self._wanted = asyncio.get_running_loop().create_future()
            await self._wanted
        return self._incoming.popleft()

    def send(self, message: bytes) -> bool:
        if self._closed or self.server_knows_end:
            return True
        if self._to_client.waiting > _MOST_WAITING:
            return False
        self.welcomed = self.welcomed or not message.startswith(_REFUSAL)
        self._check(message)
        self._to_client.send(message)
        return True

    def close(self, code: int, reason: str) -> None:
        if not self._closed:
            self._closed = True
            self.ended_at = self._network.scheduler.now
            self._wake()
            self._to_client.finally_do(lambda: self._end_for_client(reason))
            self._to_client.finally_do(self._end_for_server)

    async def gone(self) -> None:
        if not self.server_knows_end:
            self._gone = asyncio.get_running_loop().create_future()
            await self._gone

    def _arrived(self, message: bytes) -> None:
        if not self._closed:
            self._incoming.append(message)
            self._wake()

    def _note_end(self) -> None:
        if not self.server_knows_end:
            self.server_knows_end = True
            self.ended_at = min(self.ended_at, self._network.scheduler.now)

    def _end_for_server(self) -> None:
        self._note_end()
        self._wake()
        if self._gone is not None and not self._gone.done():
            self._gone.set_result(None)

    def _end_for_client(self, reason: str) -> None:
        if not self._client_ended:
            self._client_ended = True
            self._to_client.cut = True
            self._network.scheduler.after(self._network.delay(), lambda: self._ended(reason))

    def _wake(self) -> None:
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)
        self._wanted = None
