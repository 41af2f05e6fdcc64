"""A real server in a thread of its own, and clients with real sockets, for tests."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from alcatraz.server.http.app import make_app
from alcatraz.server.http.settings import BUILT_PAGE, Settings
from alcatraz.server.runtime.bot_pool import BotPool, InlinePool
from alcatraz.server.runtime.judges import InlineJudge, Judges
from alcatraz.server.runtime.time_source import TimeSource
from alcatraz.server.store.address import DatabaseAddress
from alcatraz.server.transport.limits import Limits
from alcatraz.server.transport.websocket import TableSocket

Json = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Hosted:
    """Where a server is, and what a test does with it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def create(self, **wish: Any) -> Json:
        answer = httpx.post(f"{self.url}/tables", json=wish)
        assert answer.status_code == 201, answer.text
        created: Json = answer.json()
        return created

    def post(self, path: str, body: Json) -> httpx.Response:
        return httpx.post(self.url + path, json=body)

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.url + path)

    def client(self, table: str, token: str | None = None, **hello: Any) -> "Client":
        return Client(self.port, table, token, **hello)


class Client:
    """A socket at a table that remembers what it was told."""

    def __init__(self, port: int, table: str, token: str | None = None, **hello: Any) -> None:
        self._open = ExitStack()
        address = f"ws://127.0.0.1:{port}/ws/{table}"
        self.socket: ClientConnection = self._open.enter_context(connect(address, max_size=None, compression=None))
        self.numbers: list[int] = []
        self.views: Json = {}
        self.seats: list[int] = []
        self.token = token
        self.table: Json = {}
        self._asked = 0
        self.send({"type": "hello", **({"token": token} if token else {}), **hello})
        if "last" not in hello:
            self.wait("welcome")

    def send(self, message: Json) -> None:
        self.socket.send(_text(message))

    def receive(self, timeout: float = 10) -> Json:
        message: Json = json.loads(self.socket.recv(timeout))
        self._note(message)
        return message

    def _note(self, message: Json) -> None:
        if message["type"] == "welcome":
            self.seats, self.token = message["seats"], message.get("token", self.token)
        if message["type"] in ("welcome", "happened"):
            self.numbers.append(message["number"])
            self.views.update(message.get("views", {}))
            self.table = message.get("table") or self.table

    def wait(self, *types: str) -> Json:
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def ask(self, **request: Any) -> Json:
        """Send something with an id of its own; the answer to it."""
        self._asked += 1
        request.setdefault("id", f"r{self._asked}")
        self.send(request)
        while True:
            message = self.wait("accepted", "refused", "explained")
            if message.get("id") == request["id"]:
                return message

    def close(self) -> None:
        self._open.close()


def _text(message: Json) -> str:
    return json.dumps(message)


@contextmanager
def hosted(
    database: DatabaseAddress,
    clock: TimeSource | None = None,
    bot_pool: BotPool | None = None,
    limits: Limits | None = None,
    page: Path = BUILT_PAGE,
    port: int | None = None,
    judges: Judges | None = None,
) -> Iterator[Hosted]:
    port = free_port() if port is None else port
    free = limits or Limits(per_address=False, messages=(1e6, 1e6))
    settings = Settings(port=port, database=database, limits=free, page=page)
    app = make_app(settings, clock, bot_pool or InlinePool(), judges or InlineJudge())
    config = uvicorn.Config(
        app,
        port=port,
        ws=TableSocket,
        ws_max_size=settings.limits.message_bytes,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    while not server.started:
        if not thread.is_alive():
            raise RuntimeError("the server did not start")
        threading.Event().wait(0.01)
    try:
        yield Hosted(port)
    finally:
        server.should_exit = True
        thread.join()
