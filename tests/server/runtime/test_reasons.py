"""A bot that declines a trade says why, at that moment and to everybody; nobody speaks in a person's name."""

import asyncio

from alcatraz.kernel.game import Json
from alcatraz.server.tables.log_entries import Moved, Said
from alcatraz.wire import Play
from tests.server.fake_server import FakeServer

# Two in the guards' room, where the task needs the key that the second one holds.
START: Json = {
    "format": 1,
    "game": "scapegoat",
    "tasks": {"guards_room": {"element": "A", "prisoners": 1, "guards": 4, "items": ["key"]}},
    "players": [
        {"at": "guards_room", "items": ["drug"]},
        {"at": "guards_room", "items": ["key"]},
        {"at": "chapel"},
    ],
}
OFFER = {"type": "trade", "with": 1, "give": ["drug"], "give_cash": 0, "take": ["key"], "take_cash": 0}


def test_its_reason_stands_before_its_answer() -> None:
    async def scene() -> None:
        server = FakeServer()
        (ann,) = await server.opened("open", "bot", "bot", start=START)
        await server.say(ann, Play(0, OFFER, "offer"))
        *_, said, moved = server.entries()
        assert isinstance(said, Said)
        assert isinstance(moved, Moved)
        assert (said.seat, said.statement["what"], said.statement["item"]) == (1, "need", "key")
        assert (moved.seat, moved.move) == (1, {"type": "decline"})
        assert ann.whats()[-2:] == ["said", "moved"]
        assert ann.all("happened")[-2]["what"]["statement"]["id"] == server.actor.room.number - 1

    asyncio.run(scene())


def test_a_person_who_declines_says_what_they_like() -> None:
    async def scene() -> None:
        server = FakeServer()
        ann, bob = await server.opened("open", "open", "bot", start=START)
        await server.say(ann, Play(0, OFFER, "offer"))
        await server.say(bob, Play(1, {"type": "decline"}, "no"))
        assert not any(isinstance(entry, Said) for entry in server.entries())

    asyncio.run(scene())
