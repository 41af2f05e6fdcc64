"""A connection of the table server over picows: its listener as a MessageSocket."""

import asyncio
from collections import deque
from collections.abc import MutableMapping
from typing import Any

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server
from starlette.websockets import WebSocket, WebSocketDisconnect

from alcatraz.server.http.request_context import RequestContext
from alcatraz.server.transport.connection import Connection
from alcatraz.server.transport.message_socket import DIRECT


class PicowsSocket(WSListener):  # type: ignore[misc]  # picows is compiled and has no types for a base class
    def __init__(self, context: RequestContext, table: str) -> None:
        self._context = context
        self._table = table
        self._transport: Any = None
        self._incoming: deque[str] = deque()
        self._ended = False
        self._wanted: asyncio.Future[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # -- what picows calls -------------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        websocket = WebSocket({"type": "websocket", "extensions": {DIRECT: {"line": self}}}, _connected, _ignored)
        connection = Connection(websocket, self._context.tables, self._context.settings.limits, self._context.messages)
        task = asyncio.get_running_loop().create_task(connection.serve(self._table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._incoming.append(frame.get_payload_as_utf8_text())
            self._wake()
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code(), frame.get_close_message())
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._ended = True
        self._wake()

    def _wake(self) -> None:
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)

    # -- what a connection calls -------------------------------------------------------------------

    async def next(self) -> str | bytes:
        while not self._incoming:
            if self._ended:
                raise WebSocketDisconnect(1006)
            self._wanted = asyncio.get_running_loop().create_future()
            await self._wanted
        return self._incoming.popleft()

    def send(self, message: bytes) -> bool:
        if not self._ended:
            self._transport.send(WSMsgType.TEXT, message)
        return True

    def close(self, code: int, reason: str) -> None:
        if not self._ended:
            self._transport.send_close(WSCloseCode.OK, reason.encode())
            self._transport.disconnect()

    async def gone(self) -> None:
        return


async def _connected() -> MutableMapping[str, Any]:
    return {"type": "websocket.connect"}


async def _ignored(message: MutableMapping[str, Any]) -> None:
    return


async def listen(context: RequestContext) -> int:
    """Opens a port for sockets alone; HTTP stays with uvicorn."""

    def opened(request: WSUpgradeRequest) -> PicowsSocket:
        return PicowsSocket(context, request.path.decode().rpartition("/")[2])

    server = await ws_create_server(opened, "127.0.0.1", 0)
    await server.start_serving()
    return int(server.sockets[0].getsockname()[1])
