"""Three WebSockets read a stream: what each hands to its application, what it answers, and how it ends."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

import uvicorn
import wsproto.connection
from uvicorn.server import ServerState
from websockets.frames import Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from wsproto.events import BytesMessage, CloseConnection, Ping, TextMessage

from alcatraz.server.transport.websocket import TableSocket
from tools.fuzz_frames.streams import MOST_BYTES
from tools.simulate_faults.event_loop import SteppedLoop
from tools.simulate_faults.scheduler import Scheduler

HANDSHAKE = (
    b"GET /ws/t HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
NO_CODE = 1005


@dataclass(slots=True)
class Outcome:
    messages: list[str | bytes] = field(default_factory=list)
    pongs: list[bytes] = field(default_factory=list)
    # The code of the close frame that was sent, 1005 for one without a code; None while the socket is open.
    code: int | None = None
    # Whether that answers a close frame of the client.
    asked: bool = False


# -- ours ------------------------------------------------------------------------------------------


class KeptTransport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written = b""
        self.closing = False
        self.protocol: asyncio.BaseProtocol | None = None

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def read_by_ours(chunks: tuple[bytes, ...]) -> Outcome:
    """The protocol of the server on a loop without time, with an application that takes every message."""
    outcome = Outcome()

    async def app(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            outcome.messages.append(message["text"] if "text" in message else message["bytes"])

    scheduler = Scheduler(Random(0))
    loop = SteppedLoop(scheduler, lambda: 0.0, _raise)  # type: ignore[abstract]
    config = uvicorn.Config(
        app, ws_max_size=MOST_BYTES, ws_ping_interval=None, log_config=None, lifespan="off", interface="asgi3"
    )
    config.loaded_app = app
    protocol = TableSocket(config, ServerState(), {}, loop)
    transport = KeptTransport()
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    scheduler.settle()
    accepted = len(transport.written)
    for chunk in chunks:
        if not transport.closing:
            protocol.data_received(chunk)
            scheduler.settle()
    _note_answers(outcome, transport.written[accepted:], ended_by_client=transport.closing)
    protocol.connection_lost(None)
    scheduler.settle()
    loop.die()
    return outcome


def _raise(complaint: dict[str, Any]) -> None:
    raise AssertionError(complaint)


def _note_answers(outcome: Outcome, data: bytes, *, ended_by_client: bool) -> None:
    """Frames of a server: short ones without masks."""
    at = 0
    while at < len(data):
        kind, length = data[at] & 0x0F, data[at + 1]
        payload, at = data[at + 2 : at + 2 + length], at + 2 + length
        if kind == Opcode.PONG:
            outcome.pongs.append(payload)
        elif kind == Opcode.CLOSE:
            outcome.code = int.from_bytes(payload[:2], "big") if payload else NO_CODE
            outcome.asked = ended_by_client


# -- websockets ------------------------------------------------------------------------------------


def read_by_websockets(chunks: tuple[bytes, ...]) -> Outcome:
    """Its sans-I/O layer hands out frames; messages are put together here, and text is decoded as its clients do."""
    outcome, protocol = Outcome(), ServerProtocol(state=State.OPEN, max_size=MOST_BYTES)
    for chunk in chunks:
        protocol.receive_data(chunk)
    kind, parts = Opcode.CONT, b""
    for frame in cast(list[Any], protocol.events_received()):
        if frame.opcode is Opcode.PING:
            outcome.pongs.append(bytes(frame.data))
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            kind = kind if frame.opcode is Opcode.CONT else frame.opcode
            parts += bytes(frame.data)
            if frame.fin:
                whole, parts = parts, b""
                try:
                    outcome.messages.append(whole.decode() if kind is Opcode.TEXT else whole)
                except UnicodeDecodeError:
                    outcome.code = 1007
                    return outcome
    if protocol.close_sent is not None:
        outcome.code = protocol.close_sent.code
        outcome.asked = protocol.close_rcvd is not None
    return outcome


# -- wsproto ---------------------------------------------------------------------------------------


def read_by_wsproto(chunks: tuple[bytes, ...]) -> Outcome:
    """Hands out messages in parts, and a failure as the close frame that should be sent."""
    outcome = Outcome()
    connection = wsproto.connection.Connection(wsproto.connection.ConnectionType.SERVER)
    text, data = "", b""
    for chunk in chunks:
        connection.receive_data(chunk)
        for event in connection.events():
            if isinstance(event, TextMessage):
                text += event.data
                if event.message_finished:
                    outcome.messages.append(text)
                    text = ""
            elif isinstance(event, BytesMessage):
                data += bytes(event.data)
                if event.message_finished:
                    outcome.messages.append(data)
                    data = b""
            elif isinstance(event, Ping):
                outcome.pongs.append(bytes(event.payload))
            elif isinstance(event, CloseConnection):
                outcome.code = int(event.code)
                outcome.asked = connection.state is wsproto.connection.ConnectionState.REMOTE_CLOSING
                return outcome
    return outcome
