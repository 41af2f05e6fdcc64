"""Our WebSockets for uvicorn: handshake, messages both ways, flow, keeping alive, and every way to end."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import pytest
import uvicorn
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.server import ServerState

from alcatraz.server.transport.frames import BINARY, CLOSE, PING, PONG, TEXT, closing, frame
from alcatraz.server.transport.handshake import NoWebSocket, read_handshake
from alcatraz.server.transport.message_socket import MessageSocket, socket_of
from alcatraz.server.transport.websocket import MOST_WAITING, TableSocket
from tests.server.transport.hasty_loop import HastyLoop
from tests.server.transport.raw_frames import masked

REQUEST = (
    b"GET /ws/t%C3%A9?x=1 HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
# The example of RFC 6455.
PROOF = b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
App = Callable[[WebSocket], Awaitable[None]]


class Pipe(asyncio.Transport):
    """The other side of the socket, as far as a test needs one."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.wrote = asyncio.Event()
        self.aborted = asyncio.Event()
        self.unread = 0
        self._reading = True
        self.ended = ""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.ended
        self.written += bytes(data)
        self.wrote.set()

    def get_write_buffer_size(self) -> int:
        return self.unread

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.written += b"<eof>"

    def is_reading(self) -> bool:
        return self._reading

    def pause_reading(self) -> None:
        self._reading = False

    def resume_reading(self) -> None:
        self._reading = True

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "aborted"
        self.aborted.set()

    def taken(self) -> bytes:
        written, self.written = self.written, b""
        self.wrote.clear()
        return written


class Scene:
    """A socket with an application behind it, after the handshake."""

    def __init__(self, app: App, **config: Any) -> None:
        async def asgi(scope: Any, receive: Any, send: Any) -> None:
            await app(WebSocket(scope, receive, send))

        self.state = ServerState()
        self.pipe = Pipe()
        settings = uvicorn.Config(asgi, ws=TableSocket, ws_max_size=1000, lifespan="off", log_config=None, **config)
        settings.load()
        self.socket = TableSocket(settings, self.state, {})
        self.socket.connection_made(self.pipe)

    async def opened(self) -> "Scene":
        assert (await self.says(REQUEST)).startswith(b"HTTP/1.1 101 ")
        assert self.pipe.is_reading()
        return self

    async def says(self, data: bytes) -> bytes:
        """Send this; what comes back."""
        self.socket.data_received(data)
        await turns()
        return self.pipe.taken()

    async def hangs_up(self) -> None:
        self.pipe.ended = "lost"
        self.socket.connection_lost(None)
        await turns()
        assert not self.state.connections
        assert not self.state.tasks


async def turns() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def act(scene: Callable[[], Awaitable[None]]) -> None:
    async def acted() -> None:
        await scene()

    with asyncio.Runner(loop_factory=HastyLoop) as runner:
        runner.run(acted())


class Echo:
    """Says everything again, and remembers how it ended."""

    def __init__(self) -> None:
        self.end: tuple[int, str] | None = None
        self.ended = asyncio.Event()
        self.scope: MutableMapping[str, Any] = {}
        self.line: MessageSocket

    async def __call__(self, websocket: WebSocket) -> None:
        self.scope, self.line = websocket.scope, socket_of(websocket)
        await websocket.accept()
        try:
            while True:
                said = await self.line.next()
                self.line.send(said.encode() if isinstance(said, str) else b"bytes " + said)
        except WebSocketDisconnect as end:
            self.end = (end.code, end.reason or "")
            self.ended.set()


# -- the beginning ---------------------------------------------------------------------------------


def test_the_handshake_is_that_of_the_rfc() -> None:
    async def scene() -> None:
        echo = Echo()
        table = Scene(echo)
        answer = await table.says(REQUEST)
        assert b"sec-websocket-accept: " + PROOF in answer
        assert echo.scope["path"] == "/ws/té"
        assert echo.scope["query_string"] == b"x=1"
        assert (b"host", b"here") in echo.scope["headers"]
        await table.hangs_up()

    act(scene)


@pytest.mark.parametrize(
    ("old", "new", "status"),
    [
        (b"GET ", b"POST ", 400),
        (b"/ws/t", b"http://elsewhere/", 400),
        (b"Version: 13", b"Version: 8", 426),
        (b"Sec-WebSocket-Version: 13\r\n", b"", 426),
        (b"dGhlIHNhbXBsZSBub25jZQ==", b"short", 400),
        (b"dGhlIHNhbXBsZSBub25jZQ==", b"dGhlIHNhbXBsZQ==", 400),
        (b"Sec-WebSocket-Key", b"X", 400),
    ],
)
def test_another_request_is_refused(old: bytes, new: bytes, status: int) -> None:
    with pytest.raises(NoWebSocket) as refused:
        read_handshake(REQUEST.replace(old, new))
    assert refused.value.answer.startswith(b"HTTP/1.1 %d " % status)


def test_a_refused_request_is_closed() -> None:
    async def scene() -> None:
        table = Scene(Echo())
        assert (await table.says(REQUEST.replace(b"13", b"7"))).startswith(b"HTTP/1.1 426 ")
        assert table.pipe.ended
        await table.hangs_up()

    act(scene)


def test_an_application_that_refuses_is_a_403_and_one_with_a_bug_a_500() -> None:
    async def refuse(websocket: WebSocket) -> None:
        await websocket.close()

    async def fail(websocket: WebSocket) -> None:
        raise ZeroDivisionError

    async def scene() -> None:
        assert (await Scene(refuse).says(REQUEST)).startswith(b"HTTP/1.1 403 ")
        assert (await Scene(fail).says(REQUEST)).startswith(b"HTTP/1.1 500 ")

    act(scene)


# -- messages --------------------------------------------------------------------------------------


def test_messages_go_both_ways() -> None:
    async def scene() -> None:
        table = await Scene(Echo()).opened()
        assert await table.says(masked(TEXT, "é".encode())) == frame(TEXT, "é".encode())
        assert await table.says(masked(BINARY, b"\xff")) == frame(TEXT, b"bytes \xff")
        await table.hangs_up()

    act(scene)


def test_what_is_sent_in_one_turn_is_written_at_once() -> None:
    async def scene() -> None:
        echo = Echo()
        table = await Scene(echo).opened()
        echo.line.send(b"one")
        echo.line.send(b"two")
        assert table.pipe.written == b""
        await turns()
        assert table.pipe.taken() == frame(TEXT, b"one") + frame(TEXT, b"two")
        await table.hangs_up()

    act(scene)


def test_it_is_an_asgi_websocket_too() -> None:
    async def twice(websocket: WebSocket) -> None:
        await websocket.accept()
        said = await websocket.receive_text()
        await websocket.send_text(said + said)
        await websocket.send_bytes(await websocket.receive_bytes())
        await websocket.close(4000, "enough")

    async def scene() -> None:
        table = await Scene(twice).opened()
        assert await table.says(masked(TEXT, b"ab")) == frame(TEXT, b"abab")
        assert await table.says(masked(BINARY, b"\xff")) == frame(BINARY, b"\xff") + closing(4000, "enough")
        await table.says(masked(CLOSE, b"\x0f\xa0"))
        assert table.pipe.ended == "closed"
        await table.hangs_up()

    act(scene)


def test_a_ping_is_answered_with_what_it_said() -> None:
    async def scene() -> None:
        table = await Scene(Echo()).opened()
        assert await table.says(masked(PING, b"who")) == frame(PONG, b"who")
        assert await table.says(masked(PONG, b"me")) == b""
        await table.hangs_up()

    act(scene)


def test_whoever_talks_faster_than_the_application_hears_is_left_unread() -> None:
    async def scene() -> None:
        go_on = asyncio.Event()

        async def slow(websocket: WebSocket) -> None:
            await websocket.accept()
            await go_on.wait()
            await Echo()(_Accepted(websocket))

        table = await Scene(slow).opened()
        await table.says(masked(TEXT, b"x") * 100)
        assert not table.pipe.is_reading()
        go_on.set()
        await turns()
        assert table.pipe.is_reading()
        assert table.pipe.taken() == frame(TEXT, b"x") * 100
        await table.hangs_up()

    act(scene)


class _Accepted(WebSocket):
    def __init__(self, websocket: WebSocket) -> None:
        super().__init__(websocket.scope, websocket._receive, websocket._send)

    async def accept(self, *_: Any, **__: Any) -> None:
        pass


# -- the end ---------------------------------------------------------------------------------------


def test_the_other_side_closes() -> None:
    async def scene() -> None:
        echo = Echo()
        table = await Scene(echo).opened()
        assert await table.says(masked(CLOSE, b"\x03\xe9bye")) == closing(1001)
        assert table.pipe.ended == "closed"
        assert echo.end == (1001, "bye")
        echo.line.send(b"nobody hears this")
        await table.hangs_up()

    act(scene)


def test_a_lost_connection_is_told() -> None:
    async def scene() -> None:
        echo = Echo()
        table = await Scene(echo).opened()
        await table.hangs_up()
        assert echo.end == (1006, "")
        await echo.line.gone()

    act(scene)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"x"), 1002),
        (masked(TEXT, b"\xff"), 1007),
        (masked(TEXT, b"x" * 1001), 1009),
        (masked(CLOSE, b"x"), 1002),
    ],
)
def test_a_violation_ends_with_its_code_and_nothing_more_is_kept(sent: bytes, code: int) -> None:
    async def scene() -> None:
        echo = Echo()
        table = await Scene(echo).opened()
        answer = await table.says(masked(TEXT, b"before") + sent + masked(TEXT, b"after"))
        # What was said before it is heard, though nobody hears the answer.
        assert answer[0] == 0x80 | CLOSE
        assert answer[2:4] == code.to_bytes(2, "big")
        assert answer.endswith(b"<eof>")
        assert await table.says(b"x" * 100_000) == b""
        assert echo.end is not None
        assert echo.end[0] == code
        await table.hangs_up()

    act(scene)


def test_a_slow_reader_is_noticed() -> None:
    async def scene() -> None:
        echo = Echo()
        table = await Scene(echo).opened()
        table.pipe.unread = MOST_WAITING + 1
        assert not echo.line.send(b"x")
        echo.line.close(4408, "slow")
        assert table.pipe.taken() == closing(4408, "slow")
        await turns()
        assert echo.end == (4408, "slow")
        await table.hangs_up()

    act(scene)


def test_a_slow_reader_cannot_hoard_pongs() -> None:
    async def scene() -> None:
        table = await Scene(Echo()).opened()
        table.pipe.unread = MOST_WAITING + 1
        assert await table.says(masked(PING, b"x")) == closing(4408, "slow")
        await table.hangs_up()

    act(scene)


def test_whoever_does_not_answer_a_close_is_cut_off() -> None:
    async def scene() -> None:
        echo = Echo()
        table = await Scene(echo).opened()
        echo.line.close(1000, "")
        await turns()
        assert not table.pipe.ended
        await table.pipe.aborted.wait()
        assert asyncio.get_running_loop().time() == pytest.approx(5)
        await table.hangs_up()

    act(scene)


def test_whoever_does_not_answer_a_ping_is_let_go() -> None:
    async def scene() -> None:
        echo = Echo()
        table = await Scene(echo, ws_ping_interval=20, ws_ping_timeout=10).opened()
        await echo.ended.wait()
        assert asyncio.get_running_loop().time() == pytest.approx(30)
        assert table.pipe.taken() == frame(PING, b"") + closing(1011, "no answer")
        await table.hangs_up()

    act(scene)


def test_any_sign_of_life_is_an_answer() -> None:
    async def scene() -> None:
        echo = Echo()
        table = await Scene(echo, ws_ping_interval=20, ws_ping_timeout=10).opened()
        for _ in range(3):
            await table.pipe.wrote.wait()
            assert await table.says(masked(PONG, b"")) == frame(PING, b"")
        assert echo.end is None
        # A ping every 20 seconds, and 10 until it was looked for an answer to it.
        assert asyncio.get_running_loop().time() == pytest.approx(20 + 2 * (10 + 20))
        await table.hangs_up()

    act(scene)


def test_a_server_that_stops_says_so() -> None:
    async def scene() -> None:
        echo = Echo()
        table = await Scene(echo).opened()
        table.socket.shutdown()
        await turns()
        assert table.pipe.taken() == closing(1012)
        assert echo.end == (1012, "")
        await table.hangs_up()

    act(scene)


def test_a_bug_while_a_socket_is_open_closes_it() -> None:
    async def fail(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.receive_text()
        raise ZeroDivisionError

    async def scene() -> None:
        table = await Scene(fail).opened()
        assert await table.says(masked(TEXT, b"x")) == closing(1011)
        await table.hangs_up()

    act(scene)
