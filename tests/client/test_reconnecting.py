"""A connection that mends itself, against a server that misbehaves as a test tells it."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from alcatraz.client import Gone, Interrupted, RemoteTable, RequestRefused, join
from alcatraz.kernel.game import Json
from alcatraz.wire import Clock, Happened, Seat, Shuffle, TableInfo, ToClient, Welcome

INFO = TableInfo("t", "", "boat", {}, False, "playing", [Seat("guest", "Ada")], Clock(), Shuffle(""))
Visit = Callable[["Moody"], Awaitable[None]]


class Moody:
    """One visit to a server: what came, and what a test answers."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket

    async def hear(self) -> Json:
        heard: Json = json.loads(await self.socket.recv())
        return heard

    async def say(self, *messages: ToClient | Json) -> None:
        for message in messages:
            await self.socket.send(msgspec.json.encode(message).decode())


def welcome(number: int = 1) -> Welcome:
    return Welcome(number, 0.0, INFO, [0], False, {}, [], [], [])


def told(number: int) -> Happened:
    return Happened(number, {"type": "ready", "seat": 0, "ready": True})


def visited(visits: list[Visit], client: Callable[[RemoteTable], Awaitable[None]]) -> None:
    """A client, and a server that handles each of its visits in another way; then it closes."""

    async def run() -> None:
        left = iter(visits)

        async def handle(socket: ServerConnection) -> None:
            await next(left)(Moody(socket))

        async with serve(handle, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with await join(f"http://127.0.0.1:{port}/t/x", "T" * 43) as table:
                await asyncio.wait_for(client(table), 10)

    asyncio.run(run())


def test_a_gap_is_mended_by_coming_back_with_the_last_number() -> None:
    hellos: list[Any] = []

    async def first(server: Moody) -> None:
        hellos.append(await server.hear())
        await server.say(welcome(4), told(5), told(7))
        await server.socket.wait_closed()

    async def second(server: Moody) -> None:
        hellos.append(await server.hear())
        await server.say(told(6), told(7))
        await server.socket.wait_closed()

    async def client(table: RemoteTable) -> None:
        while table.known.number != 7:
            await table.changed()

    visited([first, second], client)
    assert [hello.get("last") for hello in hellos] == [None, 5]
    assert {hello["token"] for hello in hellos} == {"T" * 43}


def test_a_move_whose_answer_was_lost_is_sent_again_with_the_same_id() -> None:
    plays: list[Json] = []

    async def loses_the_answer(server: Moody) -> None:
        await server.hear()
        await server.say(welcome())
        plays.append(await server.hear())
        await server.socket.close(1012)

    async def answers(server: Moody) -> None:
        await server.hear()
        plays.append(await server.hear())
        await server.say({"type": "accepted", "id": plays[-1]["id"], "number": 2})
        await server.socket.wait_closed()

    visited([loses_the_answer, answers], lambda table: table.play(0, {"type": "pass"}))
    assert plays[0] == plays[1]
    assert len(plays[0]["id"]) >= 16


def test_what_must_not_be_done_twice_is_not_sent_again() -> None:
    async def loses_the_answer(server: Moody) -> None:
        await server.hear()
        await server.say(welcome())
        assert (await server.hear())["type"] == "sit"
        await server.socket.close(1012)

    async def waits(server: Moody) -> None:
        await server.hear()
        await server.say(welcome())
        await server.socket.wait_closed()

    async def client(table: RemoteTable) -> None:
        with pytest.raises(Interrupted):
            await table.sit("Ada")

    visited([loses_the_answer, waits], client)


def test_whoever_is_too_fast_asks_again_a_little_later() -> None:
    async def slow_down(server: Moody) -> None:
        await server.hear()
        await server.say(welcome())
        first = await server.hear()
        await server.say({"type": "refused", "kind": "too_fast", "message": "slowly"})
        assert await server.hear() == first
        await server.say({"type": "refused", "kind": "refused", "message": "no", "id": first["id"], "rule": "B-1.1"})
        await server.socket.wait_closed()

    async def client(table: RemoteTable) -> None:
        with pytest.raises(RequestRefused) as refused:
            await table.play(0, {"type": "pass"})
        assert refused.value.rule == "B-1.1"

    visited([slow_down], client)


@pytest.mark.parametrize("answer", [{"type": "surprise"}, {"type": "pong", "more": 1}])
def test_a_server_that_speaks_otherwise_is_given_up(answer: Json) -> None:
    async def speaks_otherwise(server: Moody) -> None:
        await server.hear()
        await server.say(welcome(), answer)
        await server.socket.wait_closed()

    async def client(table: RemoteTable) -> None:
        while table.failure is None:
            with contextlib.suppress(Gone):
                await table.changed()
        with pytest.raises(Gone):
            await table.play(0, {"type": "pass"})

    visited([speaks_otherwise], client)


def test_a_table_that_is_deleted_ends_the_iteration() -> None:
    async def deletes(server: Moody) -> None:
        await server.hear()
        await server.say(welcome())
        await server.hear()
        await server.say(told(2))
        await server.socket.close(4410, "gone")

    async def client(table: RemoteTable) -> None:
        async def listen() -> list[int]:
            return [each.number async for each in table if isinstance(each, Happened)]

        listening = asyncio.create_task(listen())
        await asyncio.sleep(0)
        with pytest.raises(Gone):
            await table.ready(0)
        assert await listening == [2]

    visited([deletes], client)
