"""Negotiations wait for people: no bot ends one before all have said enough or time is up. Time is turned by hand."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from alcatraz.server.runtime.table_actor import TableActor
from alcatraz.server.tables.errors import Denied
from alcatraz.server.tables.log_entries import Moved
from alcatraz.wire import Clock, Enough, Hello, Play, Say, SetWaiting
from tests.server.fake_server import FakeListener, FakeServer
from tests.server.rooms import TestRoom

# Deals in which seat 2, a bot's, is the first Scapegoat of three, and seat 0 is.
BOT_FIRST, PERSON_FIRST = "a bot calls 3", "a person calls 0"


def run(scene: Callable[[FakeServer], Awaitable[None]]) -> None:
    async def act() -> None:
        await scene(FakeServer())

    asyncio.run(act())


async def negotiating(server: FakeServer, *kinds: str, seed: str = BOT_FIRST, **clock: object) -> list[FakeListener]:
    """A table at its first negotiation."""
    listeners = await server.opened(*(kinds or ("open", "open", "bot")), seed=seed, clock=Clock(**clock))  # type: ignore[arg-type]
    while kind_of(server.actor) != "negotiation":
        await end_turn(server, listeners)
    return listeners


async def end_turn(server: FakeServer, listeners: list[FakeListener]) -> None:
    seat = next(iter(server.actor.room.asked))
    person = next(each for each in listeners if seat in each.seats)
    legal = person.all("happened")[-1]["views"][str(seat)]["decisions"][0]["moves"]
    move = next((move for move in legal if move["type"] == "end_turn"), legal[0])
    await server.say(person, Play(seat, move, f"e{server.actor.room.number}"))


def kind_of(actor: TableActor) -> str:
    return next(iter({asked.kind for asked in actor.room.asked.values()}))


def test_S_4_3_a_bot_calls_the_vote_when_every_person_has_said_enough() -> None:
    async def scene(server: FakeServer) -> None:
        ann, bob = await negotiating(server)
        await server.say(ann, Enough(0))
        assert (kind_of(server.actor), ann.all("happened")[-1]["enough"]) == ("negotiation", [0])
        await server.say(bob, Enough(1))
        assert kind_of(server.actor) == "vote"
        assert [entry.by for entry in server.entries() if isinstance(entry, Moved)][-2:] == ["bot", "bot"]

    run(scene)


def test_S_4_3_two_minutes_are_enough_for_everybody() -> None:
    async def scene(server: FakeServer) -> None:
        (ann, _) = await negotiating(server)
        (clock,) = ann.all("happened")[-1]["clocks"]
        assert (clock["seat"], clock["waits_for"]) == (2, [0, 1])
        await server.clock.advance(119)
        assert kind_of(server.actor) == "negotiation"
        await server.clock.advance(1)
        assert kind_of(server.actor) == "vote"

    run(scene)


def test_the_table_may_agree_on_another_time() -> None:
    async def scene(server: FakeServer) -> None:
        await negotiating(server, limits={"negotiation": 30.0})
        await server.clock.advance(30)
        assert kind_of(server.actor) == "vote"

    run(scene)


def test_without_a_limit_of_the_table_the_limit_of_the_rules_ends_the_waiting() -> None:
    """Clients that know nothing of it never say enough."""

    async def scene(server: FakeServer) -> None:
        await negotiating(server, limits={"negotiation": None})
        await server.clock.advance(120)
        assert kind_of(server.actor) == "vote"

    run(scene)


def test_S_4_3_a_person_who_is_scapegoat_calls_the_vote_whenever_they_like() -> None:
    async def scene(server: FakeServer) -> None:
        ann, bob = await negotiating(server, seed=PERSON_FIRST)
        await server.say(ann, Enough(0))
        await server.say(bob, Enough(1))
        assert kind_of(server.actor) == "negotiation"
        await server.say(ann, Play(0, {"type": "call_vote"}, "call"))
        assert kind_of(server.actor) == "vote"
        assert bob.all("happened")[-2]["enough"] == []

    run(scene)


def test_who_is_away_for_too_long_is_not_waited_for() -> None:
    async def scene(server: FakeServer) -> None:
        ann, bob = await negotiating(server, grace=60.0)
        await server.say(ann, Enough(0))
        await server.actor.leave(bob)
        await server.clock.advance(59)
        assert kind_of(server.actor) == "negotiation"
        await server.clock.advance(1)
        assert kind_of(server.actor) == "vote"

    run(scene)


def test_the_stand_in_of_an_absent_scapegoat_waits_for_the_others() -> None:
    async def scene(server: FakeServer) -> None:
        ann, bob = await negotiating(server, seed=PERSON_FIRST, grace=10.0)
        await server.actor.leave(ann)
        await server.clock.advance(20)
        assert server.actor.room.chairs[0].away
        assert kind_of(server.actor) == "negotiation"
        await server.say(bob, Enough(1))
        assert kind_of(server.actor) == "vote"

    run(scene)


def test_a_restart_keeps_who_has_said_enough_and_since_when_people_talk() -> None:
    async def scene(server: FakeServer) -> None:
        ann, bob = await negotiating(server, grace=None)
        await server.say(ann, Enough(0))
        await server.clock.advance(100)
        await server.tables.close()
        again = FakeServer()
        again.services.store = again.store = server.store
        again.services.clock = again.clock = server.clock
        again.actor = await again.table(server.actor.room.id)
        await again.actor.enter(bob, Hello(bob.token), None)
        assert bob.all("welcome")[-1]["enough"] == [0]
        await server.clock.advance(19)
        assert kind_of(again.actor) == "negotiation"
        await server.clock.advance(1)
        assert kind_of(again.actor) == "vote"

    run(scene)


def test_a_table_that_left_memory_is_woken_when_the_time_to_talk_is_up() -> None:
    async def scene(server: FakeServer) -> None:
        for listener in await negotiating(server, limits={"negotiation": 5000.0}, grace=None):
            await server.actor.leave(listener)
        await server.clock.advance(1000)
        await server.tables.sweep()
        assert server.tables.in_memory == 0
        await server.clock.advance(4000)
        await server.tables.sweep()
        await server.clock.advance(0)
        assert kind_of(await server.table(server.actor.room.id)) == "vote"

    run(scene)


def test_a_waiting_bot_does_not_count_as_a_frozen_table() -> None:
    async def scene(server: FakeServer) -> None:
        await negotiating(server)
        assert server.tables.frozen == 0

    run(scene)


def test_enough_can_be_taken_back_and_talk_goes_on_after_it() -> None:
    async def scene(server: FakeServer) -> None:
        ann, bob = await negotiating(server)
        await server.say(ann, Enough(0))
        await server.say(ann, Enough(0, enough=False))
        await server.say(ann, Say(0, {"type": "say", "text": "One more thing."}, "s"))
        await server.say(bob, Enough(1))
        assert (kind_of(server.actor), sorted(server.actor.room.enough)) == ("negotiation", [1])

    run(scene)


def test_alone_against_bots_one_switches_the_waiting_off() -> None:
    async def scene(server: FakeServer) -> None:
        (ann,) = await negotiating(server, "open", "bot", "bot")
        await server.say(ann, SetWaiting(waits=False))
        assert kind_of(server.actor) == "vote"
        assert ann.all("happened")[-1]["number"] == server.actor.room.number
        assert not server.actor.room.clock.waits

    run(scene)


def test_nobody_takes_the_time_to_talk_from_others() -> None:
    async def scene(server: FakeServer) -> None:
        ann, _ = await negotiating(server)
        refused = await server.say(ann, SetWaiting(waits=False))
        assert (refused["type"], refused["kind"]) == ("refused", "not_alone")

    run(scene)


def test_a_table_made_without_waiting_goes_on_at_once() -> None:
    async def scene(server: FakeServer) -> None:
        listeners = await server.opened("open", "bot", "bot", seed=BOT_FIRST, clock=Clock(waits=False))
        while kind_of(server.actor) == "turn":
            await end_turn(server, listeners)
        assert kind_of(server.actor) == "vote"

    run(scene)


def test_enough_is_refused_when_nobody_negotiates_and_for_others() -> None:
    table = TestRoom().started()
    with pytest.raises(Denied) as error:
        table.does("ann", Enough(0))
    assert error.value.kind == "no_talk_time"
    table.until("negotiation")
    with pytest.raises(Denied) as error:
        table.does("ann", Enough(1))
    assert error.value.kind == "not_your_seat"


def test_in_the_lobby_only_the_host_decides_about_waiting() -> None:
    table = TestRoom()
    with pytest.raises(Denied) as error:
        table.does("bob", SetWaiting(waits=False))
    assert error.value.kind == "not_host"
    table.does("ann", SetWaiting(waits=False))
    assert not table.again().clock.waits
