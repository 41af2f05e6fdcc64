"""One socket: whoever reads too slowly is let go, and nobody waits for them."""

import asyncio
import json
from typing import Any

from starlette.websockets import WebSocket

from alcatraz.server.connection import Connection
from alcatraz.server.limits import UNLIMITED
from alcatraz.wire import CreateTable, SeatPlan, Start
from tests.server.house_of_tests import Ear, TestHouse, settled


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
        house = TestHouse()
        bots = [SeatPlan("bot", level="random")] * 2
        created = await house.house.create(CreateTable("boat", bots, {"turn_limit": 400}))
        live = await house.table(created.id)
        wire, fast = Wire(), Ear(created.token)
        connection = Connection(wire.socket, house.house, UNLIMITED)
        serving = asyncio.get_running_loop().create_task(connection.serve(created.id))
        await settled()
        wire.says({"type": "hello"})
        await settled()
        assert connection in live.teller.listeners
        wire.reading.clear()
        live.teller.listeners.add(fast)
        await live.handle(fast, Start())
        while live.room.phase != "over":
            await settled()
        assert len(fast.all("happened")) >= 400
        wire.reading.set()
        wire.hangs_up()
        await serving
        assert wire.sent[-1] == {"type": "websocket.close", "code": 4408, "reason": "slow"}
        assert connection not in live.teller.listeners

    asyncio.run(scene())


def test_a_hung_up_socket_leaves_the_table() -> None:
    async def scene() -> None:
        house = TestHouse()
        created = await house.house.create(CreateTable("boat", [SeatPlan("open"), SeatPlan("bot")]))
        wire = Wire()
        serving = asyncio.get_running_loop().create_task(
            Connection(wire.socket, house.house, UNLIMITED).serve(created.id)
        )
        wire.says({"type": "hello", "token": created.token})
        wire.says({"type": "sit", "name": "Ann"})
        wire.hangs_up()
        await serving
        live = await house.table(created.id)
        assert live.teller.listeners == set()
        assert live.room.chairs[0].name == "Ann"
        kinds = [json.loads(message["text"])["type"] for message in wire.sent if "text" in message]
        assert kinds[0] == "welcome"

    asyncio.run(scene())
