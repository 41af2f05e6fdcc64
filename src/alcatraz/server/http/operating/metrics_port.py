"""`/metrics` on a port of its own, for hosts who do not want to show it at the public one.

It answers one GET per connection: that is all that Prometheus needs, and a second web server would be too much.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

_LONGEST_HEAD = 8192
_PATIENCE = 5.0
_MOST_AT_ONCE = 16
_ANSWER = "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
_PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def metrics_at(listening: socket.socket | None, text: Callable[[], str]) -> AsyncIterator[None]:
    """Answers at this socket while the body runs; without a socket it does nothing."""
    if listening is None:
        yield
        return
    open_now = 0

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal open_now
        open_now += 1
        try:
            if open_now <= _MOST_AT_ONCE:
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), _PATIENCE)
                writer.write(_answered(head, text))
                await asyncio.wait_for(writer.drain(), _PATIENCE)
        except (TimeoutError, ConnectionError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            open_now -= 1
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    server = await asyncio.start_server(answer, sock=listening, limit=_LONGEST_HEAD)
    try:
        yield
    finally:
        server.close()


def _answered(head: bytes, text: Callable[[], str]) -> bytes:
    request = head.split(b"\r\n", 1)[0].split(b" ")
    if request[0] != b"GET":
        return _written("405 Method Not Allowed", "text/plain", "Only GET.\n")
    if len(request) != 3 or request[1].split(b"?")[0] != b"/metrics":
        return _written("404 Not Found", "text/plain", "Only /metrics.\n")
    return _written("200 OK", _PROMETHEUS, text())


def _written(status: str, kind: str, body: str) -> bytes:
    content = body.encode()
    return _ANSWER.format(status=status, kind=kind, length=len(content)).encode() + content
