"""HTTP for uvicorn with bounds: the size of a request's head, the time for it, and connections per address."""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from alcatraz.server.transport.limits import Limits, network_of

MOST_HEAD_BYTES = 64 * 1024
_SECONDS_FOR_HEAD = 15.0
_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

_WRONG_VERSION = b"HTTP/1.1 505 HTTP Version Not Supported\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def bounded_http(limits: Limits, seconds_for_head: float = _SECONDS_FOR_HEAD) -> type[HttpToolsProtocol]:
    """A protocol class that counts the connections of its own server."""
    connections: Counter[str] = Counter()

    class BoundedHttp(HttpToolsProtocol):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._head_bytes = 0
            self._reads_head = True
            self._deadline: asyncio.TimerHandle | None = None
            peer = get_remote_addr(transport)
            self._network = network_of(peer[0]) if peer else ""
            self._counted = True
            connections[self._network] += 1
            if limits.per_address and connections[self._network] > limits.http_connections:
                self._refuse(_TOO_MANY)
            else:
                self._expect_head()

        def connection_lost(self, exc: Exception | None) -> None:
            self._forget()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            # A head that came whole in one piece is no larger than what the loop reads at once.
            if self._reads_head:
                self._head_bytes += len(data)
                if self._head_bytes > MOST_HEAD_BYTES:
                    self._refuse(_TOO_LARGE)
                elif self._deadline is None:
                    self._expect_head()

        def on_message_begin(self) -> None:
            self._reads_head = True
            self._head_bytes = 0
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self._reads_head = False
            self._stop_waiting()
            super().on_headers_complete()

        def handle_websocket_upgrade(self) -> None:
            if self.parser.get_http_version() != "1.1":
                # What comes after it is told nothing of the version (RFC 6455, section 4.2.1).
                self._refuse(_WRONG_VERSION)
                return
            # Counted with the WebSockets from now on.
            self._forget()
            super().handle_websocket_upgrade()

        def _expect_head(self) -> None:
            self._deadline = self.loop.call_later(seconds_for_head, self.transport.abort)

        def _stop_waiting(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _forget(self) -> None:
            self._stop_waiting()
            if self._counted:
                self._counted = False
                connections[self._network] -= 1
                if not connections[self._network]:
                    del connections[self._network]

        def _refuse(self, answer: bytes) -> None:
            self._stop_waiting()
            self.transport.write(answer)
            self.transport.close()

    return BoundedHttp
