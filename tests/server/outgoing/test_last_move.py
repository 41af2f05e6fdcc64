"""The move that ends a game is told with the position after it: what stages it shows where it led."""

import asyncio

from alcatraz.wire import Play
from tests.server.fake_server import FakeServer
from tests.server.tables.test_arranged import NEARLY


def test_the_position_after_the_last_move_comes_with_that_move() -> None:
    async def scene() -> None:
        server = FakeServer()
        (ann, _) = await server.opened("open", "open", game="boat", start=NEARLY)
        await server.say(ann, Play(0, {"type": "board", "from": [1, 5]}, "board"))
        moved, finished = ann.all("happened")[-2:]
        assert [moved["what"]["type"], finished["what"]["type"]] == ["moved", "finished"]
        assert moved["views"]["0"]["prisoners"][0].count("boat") == 3
        assert "views" not in finished
        assert finished["table"]["phase"] == "over"

    asyncio.run(scene())
