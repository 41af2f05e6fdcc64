"""The example of docs/how-to/add-a-game.md on a server: registering it is all that it takes."""

import asyncio
from collections.abc import Iterator

import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.server.http.lobby import game_list
from alcatraz.wire import Guide, Play, Undo
from tests.example_game import EXAMPLE
from tests.server.fake_server import FakeServer


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(BUNDLES, EXAMPLE.game.id, EXAMPLE)
    game_list.cache_clear()
    yield
    game_list.cache_clear()


def test_a_lobby_offers_it_under_its_id() -> None:
    listed = next(game for game in game_list("fr").games if game.id == "race")
    assert (listed.title, listed.text, listed.options) == ("race", "", [])
    assert [level.id for level in listed.levels] == ["simple"]


def test_a_person_plays_it_against_a_bot() -> None:
    async def play() -> None:
        server = FakeServer()
        (person,) = await server.opened("open", "bot", game="race")
        guided = await server.say(person, Guide(0, "g"))
        assert [each["text"] for each in guided["moves"]] == ["Add one", "Add two", "Add three"]
        assert guided["groups"] == [{"id": "race-group", "title": "Add"}]
        while server.actor.room.phase == "playing":
            guided = await server.say(person, Guide(0, "g"))
            await server.say(person, Play(0, guided["moves"][0]["move"], f"m{guided['number']}"))
        assert server.actor.room.phase == "over"
        assert person.all("happened")[-1]["table"]["outcome"]["explanation"] == [
            {"rule": "R-1.2", "text": "Ten is reached."}
        ]

    asyncio.run(play())


def test_a_move_is_taken_back() -> None:
    async def play() -> None:
        server = FakeServer()
        listeners = await server.opened("open", "open", game="race")
        await server.say(listeners[0], Play(0, {"type": "add", "number": 2}, "m"))
        assert (await server.say(listeners[0], Undo(0, "u")))["type"] == "accepted"
        assert listeners[1].all("happened")[-1]["views"]["1"]["total"] == 0

    asyncio.run(play())
