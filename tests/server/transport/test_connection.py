"""One socket: whoever reads too slowly is let go, and nobody waits for them."""

import asyncio
import json
from typing import Any

from starlette.websockets import WebSocket

from alcatraz.server.transport.connection import Connection
from alcatraz.server.transport.limits import UNLIMITED, Buckets
from alcatraz.wire import CreateTable, SeatPlan, Start
from tests.server.fake_server import FakeListener, FakeServer, settled


class Wire:
    """Both ends of a socket whose other side can stop reading."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.sent: list[dict[str, Any]] = []
        self.reading = asyncio.Event()
        self.reading.set()
        scope: dict[str, Any] = {"type": "websocket", "path": "/ws/t", "headers": [], "query_string": b"", "app": None}
        self.socket = WebSocket(scope, self.incoming.get, self._send)

    async def _send(self, message: Any) -> None:
        await self.reading.wait()
        self.sent.append(dict(message))

    def says(self, message: dict[str, Any]) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def hangs_up(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1005})


def test_a_slow_reader_is_dropped_and_nobody_else_notices() -> None:
    async def scene() -> None:
        server = FakeServer()
        bots = [SeatPlan("bot", level="random")] * 2
        created = await server.tables.create(CreateTable("boat", bots, {"turn_limit": 400}))
        actor = await server.table(created.id)
        wire, fast = Wire(), FakeListener(created.token)
        connection = Connection(wire.socket, server.tables, UNLIMITED, Buckets(UNLIMITED.messages, server.clock))
        serving = asyncio.get_running_loop().create_task(connection.serve(created.id))
        await settled()
        wire.says({"type": "hello"})
        await settled()
        assert connection in actor.broadcaster.listeners
        wire.reading.clear()
        actor.broadcaster.listeners.add(fast)
        await actor.handle(fast, Start())
        while actor.room.phase != "over":
            await settled()
        assert len(fast.all("happened")) >= 400
        wire.reading.set()
        wire.hangs_up()
        await serving
        assert wire.sent[-1] == {"type": "websocket.close", "code": 4408, "reason": "slow"}
        assert connection not in actor.broadcaster.listeners

    asyncio.run(scene())


def test_a_hung_up_socket_leaves_the_table() -> None:
    async def scene() -> None:
        server = FakeServer()
        created = await server.tables.create(CreateTable("boat", [SeatPlan("open"), SeatPlan("bot")]))
        wire = Wire()
        serving = asyncio.get_running_loop().create_task(
            Connection(wire.socket, server.tables, UNLIMITED, Buckets(UNLIMITED.messages, server.clock)).serve(
                created.id
            )
        )
        wire.says({"type": "hello", "token": created.token})
        wire.says({"type": "sit", "name": "Ann"})
        wire.hangs_up()
        await serving
        actor = await server.table(created.id)
        assert actor.broadcaster.listeners == set()
        assert actor.room.chairs[0].name == "Ann"
        kinds = [json.loads(message["text"])["type"] for message in wire.sent if "text" in message]
        assert kinds[0] == "welcome"

    asyncio.run(scene())


def test_a_table_that_cannot_be_read_says_so() -> None:
    async def scene() -> None:
        server = FakeServer()
        created = await server.tables.create(CreateTable("boat", [SeatPlan("open"), SeatPlan("bot")]))
        # Numbers with a gap: a log that no program has written.
        server.store.logs[created.id] = [*server.store.logs[created.id] * 2]
        wire = Wire()
        serving = asyncio.get_running_loop().create_task(
            Connection(wire.socket, server.tables, UNLIMITED, Buckets(UNLIMITED.messages, server.clock)).serve(
                created.id
            )
        )
        wire.says({"type": "hello"})
        await settled()
        wire.hangs_up()
        await serving
        refused = next(json.loads(message["text"]) for message in wire.sent if "text" in message)
        assert (refused["type"], refused["kind"]) == ("refused", "unreadable_table")
        assert wire.sent[-1]["code"] == 4500

    asyncio.run(scene())


def test_more_sockets_of_one_owner_do_not_give_more_messages() -> None:
    async def scene() -> None:
        server = FakeServer()
        created = await server.tables.create(CreateTable("boat", [SeatPlan("open")] * 2))
        shared: Buckets[str] = Buckets((10, 1), server.clock)
        wires = [Wire() for _ in range(4)]
        sockets = [Connection(wire.socket, server.tables, UNLIMITED, shared) for wire in wires]
        serving = [asyncio.get_running_loop().create_task(each.serve(created.id)) for each in sockets]
        for wire in wires:
            wire.says({"type": "hello", "token": created.token})
        await settled()
        for number in range(5):
            for wire in wires:
                wire.says({"type": "ping", "id": f"p{number}"})
        await settled()
        answers = [json.loads(each["text"])["type"] for wire in wires for each in wire.sent if "text" in each]
        assert answers.count("pong") < 10
        assert answers.count("refused") > 10
        for wire in wires:
            wire.hangs_up()
        await asyncio.gather(*serving)

    asyncio.run(scene())


def test_long_answers_cost_more_than_short_ones() -> None:
    async def answered(request: dict[str, Any]) -> int:
        server = FakeServer()
        await server.opened()
        wire = Wire()
        connection = Connection(wire.socket, server.tables, UNLIMITED, Buckets((23, 0), server.clock))
        serving = asyncio.get_running_loop().create_task(connection.serve(server.actor.room.id))
        wire.says({"type": "hello"})
        for number in range(30):
            wire.says({**request, "id": f"r{number}"})
        await settled()
        wire.hangs_up()
        await serving
        answers = [json.loads(each["text"])["type"] for each in wire.sent if "text" in each]
        return len([answer for answer in answers if answer in ("pong", "log", "guide")])

    # The greeting has cost three.
    assert asyncio.run(answered({"type": "ping"})) == 20
    assert asyncio.run(answered({"type": "guide"})) == 10
    assert asyncio.run(answered({"type": "log"})) == 4
