"""Three servers read the head of a request: whether it becomes a WebSocket, and the proof that goes with it."""

import asyncio
from collections.abc import Callable
from typing import Any

import uvicorn
import wsproto
from uvicorn.server import ServerState
from websockets.server import ServerProtocol
from wsproto.events import AcceptConnection, Request
from wsproto.utilities import RemoteProtocolError

from alcatraz.server.transport.bounded_http import bounded_http
from alcatraz.server.transport.limits import Limits
from alcatraz.server.transport.websocket import TableSocket
from tools.fuzz_frames.readers import KeptTransport

_ACCEPTED = b"HTTP/1.1 101 "
_PROOF = b"sec-websocket-accept:"
# More than any of our answers needs.
_TURNS_OF_THE_LOOP = 12


def _proof(answer: bytes) -> bytes | None:
    """None: it becomes no WebSocket."""
    if not answer.startswith(_ACCEPTED):
        return None
    lines = [line for line in answer.split(b"\r\n") if line.lower().startswith(_PROOF)]
    return lines[0].partition(b":")[2].strip() if len(lines) == 1 else b""


async def _app(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        return
    await send({"type": "http.response.start", "status": 404, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


class OurServer:
    """As the program runs it: uvicorn's HTTP with our bounds, then our WebSocket."""

    def __init__(self) -> None:
        http = bounded_http(Limits(per_address=False))
        self._config = uvicorn.Config(
            _app, ws=TableSocket, http=http, log_config=None, lifespan="off", interface="asgi3", access_log=False
        )
        self._config.load()
        self._http = http
        self._loop = asyncio.new_event_loop()

    def close(self) -> None:
        self._loop.close()

    def __call__(self, head: bytes) -> bytes | None:
        return self._loop.run_until_complete(self._read(head))

    async def _read(self, head: bytes) -> bytes | None:
        transport = KeptTransport()
        protocol: Any = self._http(self._config, ServerState(), {}, asyncio.get_running_loop())
        transport.protocol = protocol
        protocol.connection_made(transport)
        protocol.data_received(head)
        for _ in range(_TURNS_OF_THE_LOOP):
            await asyncio.sleep(0)
        last: Any = transport.protocol
        answer = transport.written
        last.connection_lost(None)
        await asyncio.sleep(0)
        return _proof(answer)


def read_by_websockets(head: bytes) -> bytes | None:
    protocol = ServerProtocol()
    protocol.receive_data(head)
    events = protocol.events_received()
    if not events:
        return None
    request: Any = events[0]
    return _proof(protocol.accept(request).serialize())


def read_by_wsproto(head: bytes) -> bytes | None:
    connection = wsproto.WSConnection(wsproto.ConnectionType.SERVER)
    try:
        connection.receive_data(head)
    except RemoteProtocolError:
        return None
    if not any(isinstance(event, Request) for event in connection.events()):
        return None
    return _proof(connection.send(AcceptConnection()))
