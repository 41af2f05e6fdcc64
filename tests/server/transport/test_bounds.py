"""Bounds of plain connections: heads, silence, how many; and under which names a server answers."""

import asyncio
import json
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
import uvicorn

from alcatraz.server.http.json_logging import JsonLines
from alcatraz.server.http.settings import Settings
from alcatraz.server.transport.bounded_http import MOST_HEAD_BYTES, bounded_http
from alcatraz.server.transport.headers import names_this_server
from alcatraz.server.transport.limits import Limits, network_of


async def answers(scope: object, receive: object, send: Callable[[dict[str, object]], Awaitable[None]]) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


class Announced(uvicorn.Server):
    """Says when it has started."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_started = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.is_started.set()


def serving(limits: Limits, seconds: float, scene: Callable[[int], Awaitable[None]]) -> None:
    async def act() -> None:
        config = uvicorn.Config(
            answers,
            http=bounded_http(limits, seconds),
            lifespan="off",
            log_config=None,
            port=0,
        )
        server = Announced(config)
        task = asyncio.create_task(server.serve())
        await server.is_started.wait()
        try:
            await asyncio.wait_for(scene(server.servers[0].sockets[0].getsockname()[1]), 30)
        finally:
            server.should_exit = True
            await task

    asyncio.run(act())


async def spoken(port: int, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    answer = await reader.read()
    await closed(writer)
    return answer


async def closed(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


def test_an_endless_head_is_refused() -> None:
    async def scene(port: int) -> None:
        padding = b"x-a: " + b"a" * MOST_HEAD_BYTES
        assert (await spoken(port, b"GET / HTTP/1.1\r\n" + padding)).startswith(b"HTTP/1.1 431")
        large_body = b"POST / HTTP/1.1\r\nconnection: close\r\ncontent-length: 100000\r\n\r\n" + b"b" * 100_000
        assert (await spoken(port, large_body)).startswith(b"HTTP/1.1 200")

    serving(Limits(), 15.0, scene)


def test_silence_is_not_kept_for_ever() -> None:
    async def scene(port: int) -> None:
        assert await spoken(port, b"") == b""
        assert await spoken(port, b"GET / HT") == b""

    serving(Limits(), 0.05, scene)


def test_an_address_has_so_many_connections() -> None:
    async def scene(port: int) -> None:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        request = b"GET / HTTP/1.1\r\nconnection: close\r\n\r\n"
        assert (await spoken(port, b"")).startswith(b"HTTP/1.1 503")
        for reader, writer in held:
            writer.write(request)
            assert (await reader.read()).startswith(b"HTTP/1.1 200")
            await closed(writer)
        assert (await spoken(port, request)).startswith(b"HTTP/1.1 200")

    serving(Limits(http_connections=3), 15.0, scene)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20:8000", True),
        ("games.example:443", True),
        ("evil.example", False),
        ("", False),
    ],
)
def test_a_server_answers_to_its_own_names(host: str, known: bool) -> None:
    settings = Settings(base_url="https://games.example")
    assert names_this_server(host, settings.host_names) is known


def test_addresses_that_are_ipv4_in_ipv6_are_told_apart() -> None:
    assert network_of("::ffff:203.0.113.5") == network_of("203.0.113.5") != network_of("::ffff:203.0.113.6")


def test_the_log_has_no_key_to_a_table() -> None:
    record = logging.makeLogRecord({"msg": "table created", "table": "SecretTableId"})
    written = JsonLines().format(record)
    assert "SecretTableId" not in written
    assert len(json.loads(written)["table"]) == 12
