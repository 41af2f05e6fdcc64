"""A WebSocket with as little in it as a load needs, so that the load itself costs little. Loopback only."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast

HOST = "127.0.0.1"
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Lost(Exception):
    """The server has closed the connection."""


class Line(asyncio.Protocol):
    """One connection. What comes is handed to `heard`; until somebody sets that, it waits in `inbox`."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[bytes | Exception] = asyncio.Queue()
        self.heard: Callable[[bytes], None] = self.inbox.put_nowait
        self.lost: Callable[[Exception], None] = self.inbox.put_nowait
        self.transport: asyncio.Transport
        self._rest = b""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._closing = False

    @classmethod
    async def to(cls, port: int, path: str) -> "Line":
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(cls, HOST, port)
        key = b64encode(os.urandom(16)).decode()
        line.transport.write(
            (
                f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )
        await line._open
        return line

    def send(self, text: bytes) -> None:
        self._send(_TEXT, text)

    def close(self) -> None:
        self._closing = True
        self.transport.abort()

    async def next(self, *beginnings: bytes) -> bytes:
        """The next message that begins like one of these."""
        while True:
            message = await asyncio.wait_for(self.inbox.get(), 60)
            if isinstance(message, Exception):
                raise message
            if message.startswith(beginnings):
                return message

    # -- what the loop calls -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._failed(exc or Lost())

    def data_received(self, data: bytes) -> None:
        try:
            data = self._rest + data if self._rest else data
            self._rest = self._read(data if self._open.done() else self._after_handshake(data))
        except Exception as error:
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        if self._closing:
            return
        self.close()
        if not self._open.done():
            self._open.set_exception(error)
        self.lost(error)

    def _after_handshake(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if not head.startswith(b"HTTP/1.1 101"):
            raise Lost(head)
        self._open.set_result(None)
        return rest

    def _read(self, data: bytes) -> bytes:
        """Hand on every whole message; what is left."""
        at, end = 0, len(data)
        while self._open.done() and end - at >= 2:
            kind, length, start = data[at], data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end < start + length or end < start:
                break
            at = start + length
            self._got(kind, data[start:at])
        return data[at:]

    def _got(self, kind: int, payload: bytes) -> None:
        if kind == 0x80 | _TEXT:
            self.heard(payload)
        elif kind == 0x80 | _PING:
            self._send(_PONG, payload)
        else:
            raise Lost(kind, payload)

    def _send(self, kind: int, payload: bytes) -> None:
        """A client has to mask; with zeros, that leaves everything as it is."""
        length = len(payload)
        if length < 126:
            head = bytes((0x80 | kind, 0x80 | length))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + length.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)
