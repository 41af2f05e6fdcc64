"""A socket as a connection uses it: messages come one by one; what is sent is on its way at once, without waiting."""

import asyncio
from contextlib import suppress
from typing import Protocol, cast

from starlette.websockets import WebSocket, WebSocketDisconnect

# The name under which our own server offers its lines to the application; see websocket.py.
DIRECT = "alcatraz.line"
# Messages that wait for a slow reader before it is dropped.
_MOST_WAITING = 256
_SECONDS_TO_CLOSE = 5.0


class MessageSocket(Protocol):
    async def next(self) -> str | bytes:
        """What the other side says next. Raises WebSocketDisconnect when there will be nothing more."""
        ...

    def send(self, message: bytes) -> bool:
        """False if so much waits already that the other side cannot be reading."""
        ...

    def close(self, code: int, reason: str) -> None:
        """After what was sent before."""
        ...

    async def gone(self) -> None:
        """Returns when the socket is closed, or should have been."""
        ...


def socket_of(websocket: WebSocket) -> MessageSocket:
    """The server's own line if it has one: everything else costs a queue and a task for every message."""
    direct = websocket.scope.get("extensions", {}).get(DIRECT)
    return AsgiSocket(websocket) if direct is None else cast(MessageSocket, direct["line"])


class AsgiSocket:
    """On any other ASGI server, and in tests."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._outgoing: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()
        self._writer = asyncio.get_running_loop().create_task(self._write())

    async def next(self) -> str | bytes:
        received = await self._websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        return received.get("text") or received.get("bytes") or b""

    def send(self, message: bytes) -> bool:
        if self._outgoing.qsize() >= _MOST_WAITING:
            # It does not read anyway.
            while not self._outgoing.empty():
                self._outgoing.get_nowait()
            return False
        self._outgoing.put_nowait(message)
        return True

    def close(self, code: int, reason: str) -> None:
        self._outgoing.put_nowait((code, reason))

    async def gone(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._writer), _SECONDS_TO_CLOSE)
        self._writer.cancel()

    async def _write(self) -> None:
        # If the other side has gone, the reading half notices too.
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while isinstance(message := await self._outgoing.get(), bytes):
                await self._websocket.send({"type": "websocket.send", "text": message.decode()})
            await self._websocket.close(*message)
