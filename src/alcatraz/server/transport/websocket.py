"""WebSockets for uvicorn, with as little as our tables need: no extensions, no compression.

To the application it is ASGI like any other, and also a Line: what is sent in one turn of the loop is written together
at its end, without a queue or a task. A reader that leaves too much in the socket's buffer is cut off.
"""

import asyncio
import logging
from collections import deque
from collections.abc import MutableMapping
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

from starlette.websockets import WebSocketDisconnect
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected, get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState

from alcatraz.server.transport import frames
from alcatraz.server.transport.frames import FrameReader, Violation, closing, frame, text_of, why_closed
from alcatraz.server.transport.handshake import Handshake, NoWebSocket, read_handshake, refusal
from alcatraz.server.transport.message_socket import DIRECT

log = logging.getLogger("alcatraz.server")
Message = MutableMapping[str, Any]
_LOST, _BUG, _RESTART, _SLOW = 1006, 1011, 1012, 4408
# Bytes that wait for a slow reader before it is dropped.
MOST_WAITING = 1 << 20
# Messages that wait for the application before the socket is left unread.
_MOST_UNREAD = 32
_SECONDS_TO_CLOSE = 5.0


class TableSocket(asyncio.Protocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config = config
        self._server = server_state
        self._app_state = app_state
        self._loop = _loop or asyncio.get_running_loop()
        self._reader = FrameReader(config.ws_max_size)
        self._transport: asyncio.Transport
        self._handshake: Handshake | None = None
        self._open = False
        # Nothing more is sent: a close frame was, or there is nobody any more.
        self._closed = False
        # Whatever comes is nonsense and not kept.
        self._deaf = False
        self._close_timer: asyncio.TimerHandle | None = None
        self._gone: asyncio.Future[None] = self._loop.create_future()
        # What goes out at the end of this turn of the loop.
        self._outgoing: list[bytes] = []
        # What the application has not taken yet, and how it will be told of the end.
        self._incoming: deque[str | bytes] = deque()
        self._end: tuple[int, str] | None = None
        self._wanted: asyncio.Future[None] | None = None
        self._connect_told = False
        self._paused = False
        # Whether anything came since the last ping.
        self._heard = True
        self._ping_timer: asyncio.TimerHandle | None = None

    # -- what the loop calls -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        # Typed for uvicorn's own protocols, of which it uses no more than `shutdown`.
        self._server.connections.add(cast(Any, self))

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(cast(Any, self))
        self._closed = True
        for timer in (self._close_timer, self._ping_timer):
            if timer is not None:
                timer.cancel()
        self._end_with(_LOST, "")
        if not self._gone.done():
            self._gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._heard = True
        if self._handshake is None:
            self._begin(data)
            return
        if self._deaf:
            return
        try:
            for kind, payload in self._reader.read(data):
                if kind == frames.TEXT:
                    self._take(text_of(payload))
                elif kind == frames.BINARY:
                    self._take(payload)
                elif kind == frames.PING:
                    self._answer_ping(payload)
                elif kind == frames.CLOSE:
                    self._other_side_closes(*why_closed(payload))
                    return
        except Violation as violation:
            self._hang_up(violation)

    def shutdown(self) -> None:
        """uvicorn is told to stop."""
        if self._open:
            self.close(_RESTART, "")
        else:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    # -- the beginning -----------------------------------------------------------------------------

    def _begin(self, request: bytes) -> None:
        try:
            self._handshake = read_handshake(request)
        except NoWebSocket as no:
            self._closed = True
            self._transport.write(no.answer)
            self._transport.close()
            return
        # Until the application has accepted, nobody may speak.
        self._pause()
        task = self._loop.create_task(self._run(self._scope(self._handshake)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, handshake: Handshake) -> Message:
        root = self._config.root_path
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": root,
            "path": root + unquote(handshake.path),
            "raw_path": (root + handshake.path).encode(),
            "query_string": handshake.query,
            "headers": handshake.headers,
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {DIRECT: {"line": self}},
        }

    async def _run(self, scope: Message) -> None:
        try:
            await self._config.loaded_app(cast(Any, scope), cast(Any, self._receive), cast(Any, self._send))
        except ClientDisconnected:
            pass
        except Exception:
            log.exception("a socket failed")
        if self._open:
            self.close(_BUG, "")
        else:
            self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)

    def _refuse(self, status: HTTPStatus) -> None:
        if not self._closed:
            self._closed = True
            self._transport.write(refusal(status, self._server.default_headers))
            self._transport.close()

    # -- ASGI --------------------------------------------------------------------------------------

    async def _receive(self) -> Message:
        if not self._connect_told:
            self._connect_told = True
            return {"type": "websocket.connect"}
        try:
            message = await self.next()
        except WebSocketDisconnect as end:
            return {"type": "websocket.disconnect", "code": end.code, "reason": end.reason}
        return {"type": "websocket.receive", "text" if isinstance(message, str) else "bytes": message}

    async def _send(self, message: Message) -> None:
        kind = message["type"]
        if self._closed:
            raise ClientDisconnected
        if kind == "websocket.accept" and not self._open and self._handshake is not None:
            self._accept(self._handshake, message.get("headers", []))
        elif kind == "websocket.send" and self._open:
            text = message.get("text")
            data = frame(frames.BINARY, message["bytes"]) if text is None else frame(frames.TEXT, text.encode())
            self._write_or_drop(data)
        elif kind == "websocket.close" and self._open:
            self.close(message.get("code", frames.NORMAL), message.get("reason") or "")
        elif kind == "websocket.close":
            self._refuse(HTTPStatus.FORBIDDEN)
        else:
            raise RuntimeError(f"unexpected {kind}")

    def _accept(self, handshake: Handshake, headers: list[tuple[bytes, bytes]]) -> None:
        self._open = True
        self._transport.write(handshake.accepted([*self._server.default_headers, *headers]))
        self._resume()
        self._ping_later()

    # -- reading -----------------------------------------------------------------------------------

    async def next(self) -> str | bytes:
        while not self._incoming:
            if self._end is not None:
                raise WebSocketDisconnect(*self._end)
            self._resume()
            self._wanted = self._loop.create_future()
            await self._wanted
        return self._incoming.popleft()

    def _take(self, message: str | bytes) -> None:
        # Whoever is being closed says nothing any more.
        if self._end is None:
            self._incoming.append(message)
            self._wake()
            if len(self._incoming) >= _MOST_UNREAD:
                self._pause()

    def _end_with(self, code: int, reason: str) -> None:
        if self._end is None:
            self._end = (code, reason)
            self._wake()

    def _wake(self) -> None:
        if self._wanted is not None:
            if not self._wanted.done():
                self._wanted.set_result(None)
            self._wanted = None

    def _pause(self) -> None:
        if not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def _resume(self) -> None:
        if self._paused and self._open and not self._transport.is_closing():
            self._paused = False
            self._transport.resume_reading()

    # -- writing -----------------------------------------------------------------------------------

    def send(self, message: bytes) -> bool:
        if self._closed:
            return True
        if self._transport.get_write_buffer_size() > MOST_WAITING:
            return False
        self._write(frame(frames.TEXT, message))
        return True

    def _write(self, data: bytes) -> None:
        """At the end of this turn of the loop, with whatever else it brings: a write costs as much as a view."""
        if not self._outgoing:
            self._loop.call_soon(self._flush)
        self._outgoing.append(data)

    def _write_or_drop(self, data: bytes) -> None:
        """For those who are not told whether the other side reads."""
        if self._transport.get_write_buffer_size() > MOST_WAITING:
            self.close(_SLOW, "slow")
        else:
            self._write(data)

    def _flush(self) -> None:
        outgoing, self._outgoing = self._outgoing, []
        if outgoing and not self._transport.is_closing():
            self._transport.write(outgoing[0] if len(outgoing) == 1 else b"".join(outgoing))

    def close(self, code: int, reason: str) -> None:
        """Say so, and wait a little for the other side to say it too."""
        if not self._closed:
            self._closed = True
            self._write(closing(code, reason))
            self._flush()
            self._end_with(code, reason)
            # To hear the answer.
            self._resume()
            self._close_timer = self._loop.call_later(_SECONDS_TO_CLOSE, self._transport.abort)

    def _hang_up(self, violation: Violation) -> None:
        """Say why, and throw away what is still on its way: a socket closed at once would lose the reason."""
        self._deaf = True
        self.close(violation.code, violation.reason)
        if self._transport.can_write_eof():
            self._transport.write_eof()

    def _other_side_closes(self, code: int, reason: str) -> None:
        if not self._closed:
            self._closed = True
            self._write(closing(code))
            self._flush()
            # For one who closes and does not read what was sent before.
            self._close_timer = self._loop.call_later(_SECONDS_TO_CLOSE, self._transport.abort)
        self._end_with(code, reason)
        self._transport.close()

    async def gone(self) -> None:
        await asyncio.shield(self._gone)

    # -- keeping alive -----------------------------------------------------------------------------

    def _answer_ping(self, payload: bytes) -> None:
        if not self._closed:
            self._write_or_drop(frame(frames.PONG, payload))

    def _ping_later(self) -> None:
        interval = self._config.ws_ping_interval
        if interval:
            self._ping_timer = self._loop.call_later(interval, self._ping)

    def _ping(self) -> None:
        if self._closed:
            return
        self._heard = False
        self._write_or_drop(frame(frames.PING, b""))
        timeout = self._config.ws_ping_timeout
        if timeout:
            self._ping_timer = self._loop.call_later(timeout, self._must_have_heard)
        else:
            self._ping_later()

    def _must_have_heard(self) -> None:
        """Any sign of life counts; one whom we do not listen to cannot give any."""
        if self._heard or self._paused:
            self._ping_later()
        else:
            self.close(_BUG, "no answer")
