"""The session of a client at a table: requests, answers and happenings over a connection that reconnects itself."""

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

from alcatraz.client.errors import Interrupted, RequestRefused, TableError
from alcatraz.client.known_state import KnownState
from alcatraz.client.links import Address
from alcatraz.client.socket import Back, Lost, ReconnectingSocket
from alcatraz.wire import (
    Accepted,
    AddChance,
    Advise,
    Advised,
    Because,
    Enough,
    Explain,
    Explained,
    Guided,
    Happened,
    Hello,
    Logged,
    Ping,
    Play,
    Pong,
    Present,
    Ready,
    Refused,
    Remark,
    Rename,
    Report,
    Say,
    SetSeat,
    SetWaiting,
    Suggest,
    Suggested,
    ToClient,
    Together,
    ToServer,
    Undo,
    Welcome,
    Why,
)

Happening = Welcome | Happened | Present | Refused | Lost | Back
# What can be sent again without being done twice: it carries its id to the log, or doing it again changes nothing.
_REPEATABLE = (
    Play,
    Say,
    Remark,
    Report,
    Undo,
    Explain,
    Advise,
    Why,
    Suggest,
    Ready,
    AddChance,
    Rename,
    SetSeat,
    Enough,
    SetWaiting,
    Ping,
)
_AFTER_TOO_FAST = 1.0


class ClientSession:
    """Sends requests and hears what happens. `known` is what is known by now."""

    def __init__(
        self, address: Address, token: str | None = None, language: str = "en", *, words: bool = False
    ) -> None:
        self.address = address
        # It owns the seats taken with it: keep it to come back later.
        self.token = token
        self.language = language
        # Whether the server is asked for sentences.
        self.words = words
        self.known = KnownState()
        self._waiting: dict[str, tuple[ToServer, asyncio.Future[Any]]] = {}
        self._sent: set[str] = set()
        self._readers: set[asyncio.Queue[Happening | None]] = set()
        self._news: asyncio.Future[None] | None = None
        self._socket = ReconnectingSocket(address.socket, self._hello, self._hear, self._changed_line)

    # -- the connection ------------------------------------------------------------------------------

    async def connected(self) -> None:
        """Once there was a welcome."""
        self._socket.start()
        while self.known.number is None:
            await self.changed()

    @property
    def failure(self) -> TableError | None:
        """Why nothing more will come, if so."""
        return self._socket.failure

    async def close(self) -> None:
        await self._socket.stop()
        self._let_go(Interrupted("closed"))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def _hello(self) -> Hello:
        return Hello(self.token, self.known.number, self.language, words=self.words, promises=True)

    def _changed_line(self, change: Lost | Back | Exception) -> None:
        if isinstance(change, Back):
            # Pending requests are sent again; what was done already is only answered again.
            self._send_all()
        elif isinstance(change, Lost):
            for request in [each for each in self._sent if not isinstance(self._waiting[each][0], _REPEATABLE)]:
                self._answer(request, Interrupted("the connection broke"))
        else:
            self._let_go(change)
            return
        self._tell(change)

    def _let_go(self, error: Exception) -> None:
        """Nothing more will come."""
        for request in list(self._waiting):
            self._answer(request, error)
        for queue in self._readers:
            queue.put_nowait(None)
        self._wake()

    # -- hearing -------------------------------------------------------------------------------------

    def _hear(self, message: ToClient) -> None:
        """Raises Gap."""
        if isinstance(message, Accepted | Explained | Guided | Suggested | Advised | Because | Logged | Pong):
            self._answer(message.id, message)
            return
        if isinstance(message, Together):
            # Only for who asked for it.
            return
        if isinstance(message, Refused):
            self._hear_no(message)
            return
        if isinstance(message, Welcome) and message.token is not None:
            self.token = message.token
        if self.known.hear(message):
            self._tell(message)

    def _hear_no(self, message: Refused) -> None:
        if message.id in self._waiting:
            self._answer(message.id, RequestRefused(message))
            return
        if message.kind == "too_fast":
            asyncio.get_running_loop().call_later(_AFTER_TOO_FAST, self._send_all)
        self._tell(message)

    def _answer(self, request: str, answer: Any) -> None:
        _, future = self._waiting.pop(request, (None, None))
        self._sent.discard(request)
        if future is None or future.done():
            return
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)

    def _tell(self, happening: Happening) -> None:
        for queue in self._readers:
            queue.put_nowait(happening)
        self._wake()

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)
        self._news = None

    async def changed(self) -> None:
        """Wait until something happens. Raises Gone or Unreachable if nothing ever will."""
        if self._socket.failure is not None:
            raise self._socket.failure
        if self._news is None:
            self._news = asyncio.get_running_loop().create_future()
        await asyncio.shield(self._news)
        if self._socket.failure is not None:
            raise self._socket.failure

    async def __aiter__(self) -> AsyncIterator[Happening]:
        """Everything that happens from now on, until the table is closed or gone."""
        queue: asyncio.Queue[Happening | None] = asyncio.Queue()
        self._readers.add(queue)
        try:
            while (happening := await queue.get()) is not None:
                yield happening
        finally:
            self._readers.discard(queue)

    # -- asking --------------------------------------------------------------------------------------

    async def request(self, message: ToServer) -> Any:
        """Send something that has an id; its answer. Raises RequestRefused, Interrupted, Gone."""
        assert not isinstance(message, Hello)
        message.id = message.id or uuid4().hex
        if self._socket.failure is not None:
            raise self._socket.failure
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = (message, future)
        self._send(message.id)
        try:
            return await future
        finally:
            self._waiting.pop(message.id, None)
            self._sent.discard(message.id)

    def _send(self, request: str) -> None:
        if request in self._waiting and self._socket.send(self._waiting[request][0]):
            self._sent.add(request)

    def _send_all(self) -> None:
        for request in list(self._waiting):
            self._send(request)
