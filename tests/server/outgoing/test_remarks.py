"""Spectators talk among themselves: no player reads it before the end, whatever way they try."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from alcatraz.server.tables.errors import Denied
from alcatraz.server.tables.log_entries import Closed, Finished
from alcatraz.server.tables.records import record_of
from alcatraz.server.tables.remarks import MOST_REMARKS
from alcatraz.wire import Clock, Hello, Log, Remark
from tests.server.fake_server import FakeListener, FakeServer
from tests.server.rooms import TestRoom, text_of

SECRET = "Teal has the gun up the sleeve"


def run(scene: Callable[[FakeServer], Awaitable[None]]) -> None:
    async def act() -> None:
        await scene(FakeServer())

    asyncio.run(act())


async def watching(server: FakeServer, name: str = "w") -> FakeListener:
    spectator = FakeListener(name * 43)
    await server.actor.enter(spectator, Hello(spectator.token), None)
    return spectator


def told(listener: FakeListener) -> str:
    return text_of(listener.heard)


async def end(server: FakeServer) -> None:
    room = server.actor.room
    outcome = {"reason": "escape", "winners": [0, 1], "losers": [2]}
    await server.actor.commit(lambda: [Finished(room.created.seed, room.created.salt, outcome)])


def test_spectators_hear_each_other_and_players_nothing_until_the_end() -> None:
    async def scene(server: FakeServer) -> None:
        ann, bob, _ = await server.opened(clock=Clock(grace=None))
        one, other = await watching(server, "w"), await watching(server, "x")
        await server.say(one, Remark(SECRET, "r1", "Watcher"))
        (heard,) = [message["remarks"] for message in other.all("happened") if "remarks" in message]
        assert [(each["name"], each["text"]) for each in heard] == [("Watcher", SECRET)]
        assert ann.all("happened")[-1]["what"] == {"type": "remarked"}
        assert SECRET not in told(ann) + told(bob)
        await end(server)
        assert SECRET in told(ann)
        assert [each["text"] for each in bob.all("happened")[-1]["remarks"]] == [SECRET]

    run(scene)


def test_no_other_way_leads_a_player_to_it() -> None:
    """Coming back with or without the last number, asking for pages of the log as a seat or as nobody."""

    async def scene(server: FakeServer) -> None:
        ann, bob, _ = await server.opened(clock=Clock(grace=None))
        before = server.actor.room.number
        await server.say(await watching(server), Remark(SECRET, "r1"))
        await server.actor.leave(ann)
        await server.actor.enter(ann, Hello(ann.token, before), None)
        assert ann.all("happened")[-1]["number"] == before + 1
        await server.actor.enter(ann, Hello(ann.token), None)
        await server.say(ann, Log(0, "l1"))
        await server.say(ann, Log(None, "l2"))
        await server.say(bob, Log(None, "l3", after=before - 1, limit=5))
        assert SECRET not in told(ann) + told(bob)

    run(scene)


def test_a_spectator_who_comes_later_reads_what_was_said() -> None:
    async def scene(server: FakeServer) -> None:
        await server.opened(clock=Clock(grace=None))
        before = server.actor.room.number
        await server.say(await watching(server), Remark(SECRET, "r1"))
        late = await watching(server, "y")
        assert [each["text"] for each in late.all("welcome")[-1]["remarks"]] == [SECRET]
        await server.actor.leave(late)
        await server.say(await watching(server, "z"), Remark("More", "r2"))
        await server.actor.enter(late, Hello(late.token, before + 1), None)
        assert [each["text"] for each in late.all("happened")[-1]["remarks"]] == ["More"]

    run(scene)


def test_whose_seat_a_bot_has_taken_is_still_a_player() -> None:
    async def scene(server: FakeServer) -> None:
        ann, *_ = await server.opened(clock=Clock(grace=30.0))
        await server.actor.leave(ann)
        await server.clock.advance(60)
        assert server.actor.room.chairs[0].away
        await server.say(await watching(server), Remark(SECRET, "r1"))
        await server.actor.enter(ann, Hello(ann.token), None)
        assert SECRET not in told(ann)

    run(scene)


def test_a_restart_keeps_it_from_players_and_for_spectators() -> None:
    table = TestRoom().started()
    table.does("watcher", Remark(SECRET, "r1"))
    again = table.again()
    assert [each["text"] for each in again.remarks] == [SECRET]
    assert SECRET not in text_of([each.what for each in again.told])


def test_the_record_of_the_game_has_none_of_it() -> None:
    table = TestRoom().started()
    table.does("watcher", Remark(SECRET, "r1"))
    table.keep([Closed("server-closed-by-admin")])
    assert SECRET not in text_of(record_of(table.room, table.log))


@pytest.mark.parametrize(
    ("who", "message", "kind"),
    [
        ("ann", Remark("Hello", "r1"), "only_spectators"),
        ("watcher", Remark("Hello", ""), "needs_id"),
        ("watcher", Remark("Hello", "r1", "Ann"), "name_taken"),
        ("watcher", Remark("Hello", "r1", "x" * 60), "bad_name"),
    ],
)
def test_what_is_refused(who: str, message: Remark, kind: str) -> None:
    table = TestRoom().started()
    with pytest.raises(Denied) as error:
        table.does(who, message)
    assert error.value.kind == kind


def test_a_spectator_says_only_so_much_in_a_round_and_nothing_in_the_lobby() -> None:
    table = TestRoom()
    with pytest.raises(Denied) as error:
        table.does("watcher", Remark("Hello", "r1"))
    assert error.value.kind == "wrong_phase"
    table.started()
    for number in range(MOST_REMARKS):
        table.does("watcher", Remark("Hello", f"r{number}"))
    with pytest.raises(Denied) as error:
        table.does("watcher", Remark("Hello", "more"))
    assert error.value.kind == "too_many_remarks"
    table.does("another", Remark("Hello", "r1"))
