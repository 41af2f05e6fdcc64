"""The socket to a table: opened, listened to, and opened again when it breaks."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException

from alcatraz.client.errors import Gone, TableError, Unreachable
from alcatraz.client.known_state import Gap
from alcatraz.wire import Hello, Refused, ToClient, ToServer, Welcome

_FIRST_PAUSE, _LONGEST_PAUSE = 0.25, 8.0
_SECONDS_TO_OPEN = 10.0
_LONGEST_MESSAGE = 8 * 1024 * 1024
# The server says by these that coming back is of no use.
_FINAL = {4404: "no_table", 4410: "gone"}
_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ToClient] = msgspec.json.Decoder(ToClient)


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is gone; the next try is in so many seconds."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Back:
    """Connected, for the first time or again."""


class ReconnectingSocket:
    """`hear` gets every message, `change` is told Lost, Back, or the error after which there is nothing more."""

    def __init__(
        self,
        url: str,
        hello: Callable[[], Hello],
        hear: Callable[[ToClient], None],
        change: Callable[[Lost | Back | Exception], None],
    ) -> None:
        self._url = url
        self._hello = hello
        self._hear = hear
        self._change = change
        self._task: asyncio.Task[None] | None = None
        self._outgoing: asyncio.Queue[bytes] | None = None
        self._was_welcome = False
        self._last_words = ""
        self.failure: TableError | None = None

    def start(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._keep())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def send(self, message: ToServer) -> bool:
        """Whether there is a connection to send it over."""
        if self._outgoing is None:
            return False
        self._outgoing.put_nowait(_encode(message))
        return True

    # -- keeping it open -----------------------------------------------------------------------------

    async def _keep(self) -> None:
        pause = _FIRST_PAUSE
        while self.failure is None:
            try:
                async with connect(
                    self._url, open_timeout=_SECONDS_TO_OPEN, max_size=_LONGEST_MESSAGE, compression=None
                ) as socket:
                    if await self._talk(socket):
                        pause = _FIRST_PAUSE
                self.failure = self._final(socket)
            except (OSError, WebSocketException, TimeoutError) as error:
                self.failure = self._refused_for_good(error)
            except msgspec.MsgspecError as error:
                self.failure = Gone("not_understood", str(error))
            finally:
                self._outgoing = None
            if self.failure is None:
                self._change(Lost(pause))
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
        self._change(self.failure)

    async def _talk(self, socket: ClientConnection) -> bool:
        """Until the connection ends; whether anything came."""
        await socket.send(_encode(self._hello()).decode())
        self._outgoing = asyncio.Queue()
        writer = asyncio.get_running_loop().create_task(self._write(socket, self._outgoing))
        came = False
        try:
            self._change(Back())
            async for data in socket:
                came = True
                self._take(data)
        except (ConnectionClosed, Gap):
            # A gap is mended by coming back and saying the last number.
            pass
        finally:
            writer.cancel()
            await asyncio.wait([writer])
        return came

    def _take(self, data: str | bytes) -> None:
        message = _decoder.decode(data)
        self._was_welcome = self._was_welcome or isinstance(message, Welcome)
        if isinstance(message, Refused):
            self._last_words = message.message
        self._hear(message)

    @staticmethod
    async def _write(socket: ClientConnection, outgoing: "asyncio.Queue[bytes]") -> None:
        while True:
            await socket.send((await outgoing.get()).decode())

    def _refused_for_good(self, error: Exception) -> TableError | None:
        """An error that ends reconnecting: the server refuses, or was never reached at all."""
        if isinstance(error, InvalidStatus) and 400 <= error.response.status_code < 500:
            return Gone("not_admitted", f"HTTP {error.response.status_code}")
        if isinstance(error, InvalidHandshake | OSError | TimeoutError) and not self._was_welcome:
            return Unreachable(error)
        return None

    def _final(self, socket: ClientConnection) -> TableError | None:
        kind = _FINAL.get(socket.close_code or 0)
        return Gone(kind, self._last_words or kind) if kind is not None else None
