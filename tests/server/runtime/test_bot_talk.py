"""Bots that deal at a live table: they answer people, propose, hear, and hold up no game. Time is turned by hand."""

import asyncio
from collections.abc import Awaitable, Callable

from alcatraz.kernel.game import Json
from alcatraz.server.runtime.bot_talk import APART
from alcatraz.server.tables.log_entries import Said
from alcatraz.wire import Clock, CreateTable, Enough, Hello, Say, SeatPlan, Start
from tests.server.fake_server import FakeListener, FakeServer
from tests.server.runtime.test_talk_time import end_turn, kind_of

# Deals of three in which a bot calls the first vote.
SEED = "a bot calls 3"
DEALER = SeatPlan("bot", level="inmate", character="canny", talkativeness="silent")
LIVELY = SeatPlan("bot", level="inmate", character="honest", talkativeness="lively")


def run(scene: Callable[[FakeServer], Awaitable[None]]) -> None:
    async def act() -> None:
        await scene(FakeServer())

    asyncio.run(act())


async def sat_down(server: FakeServer, *bots: SeatPlan) -> FakeListener:
    """One person, who plays alone against these bots, at the first negotiation."""
    made = await server.tables.create(
        CreateTable("scapegoat", [SeatPlan("guest", "Ann"), *bots], clock=Clock(), seed=SEED)
    )
    ann = FakeListener(made.token)
    ann.seats = (0,)
    server.actor = await server.table(made.id)
    await server.actor.enter(ann, Hello(ann.token), None)
    await server.say(ann, Start("start"))
    while kind_of(server.actor) != "negotiation":
        if 0 in server.actor.room.asked:
            await end_turn(server, [ann])
        else:
            await server.clock.advance(0.1)
    return ann


def said_by(server: FakeServer, seat: int) -> list[Json]:
    return [entry.statement for entry in server.entries() if isinstance(entry, Said) and entry.seat == seat]


def test_a_direct_request_is_answered_at_once() -> None:
    async def scene(server: FakeServer) -> None:
        ann = await sat_down(server, DEALER, DEALER)
        await server.say(ann, Say(0, {"type": "ask", "of": 1, "what": "not_vote_for", "seat": 0}, "ask"))
        asked = said_by(server, 0)[-1]["id"]
        (answer,) = said_by(server, 1)
        assert answer["to"] == asked
        assert answer["type"] in ("promise", "answer")
        assert said_by(server, 2) == []

    run(scene)


def test_a_proposal_to_everybody_is_answered_by_every_bot() -> None:
    async def scene(server: FakeServer) -> None:
        ann = await sat_down(server, DEALER, DEALER)
        await server.say(ann, Say(0, {"type": "propose_vote", "for": 2}, "p"))
        proposed = said_by(server, 0)[-1]["id"]
        assert [said_by(server, seat)[-1]["to"] for seat in (1, 2)] == [proposed, proposed]

    run(scene)


def test_free_text_is_not_understood_and_that_is_said_once() -> None:
    async def scene(server: FakeServer) -> None:
        ann = await sat_down(server, DEALER, DEALER)
        for number in range(2):
            await server.say(ann, Say(0, {"type": "say", "text": "Let us get out of here!"}, f"t{number}"))
        answers = said_by(server, 1) + said_by(server, 2)
        assert [each["because"]["what"] for each in answers] == ["ready_sentences"]

    run(scene)


def test_lively_bots_speak_one_after_the_other_where_people_read_it() -> None:
    async def scene(server: FakeServer) -> None:
        await sat_down(server, LIVELY, LIVELY)
        first = len(said_by(server, 1) + said_by(server, 2))
        assert first >= 1
        await server.clock.advance(APART * 6)
        both = said_by(server, 1), said_by(server, 2)
        assert all(both)
        assert max(len(each) for each in both) <= 4

    run(scene)


def test_who_has_heard_enough_is_not_talked_to_and_the_game_goes_on() -> None:
    async def scene(server: FakeServer) -> None:
        ann = await sat_down(server, LIVELY, LIVELY)
        await server.say(ann, Enough(0))
        await server.clock.advance(1)
        assert {asked.kind for asked in server.actor.room.asked.values()} == {"vote"}

    run(scene)


def test_bots_without_a_character_say_nothing() -> None:
    async def scene(server: FakeServer) -> None:
        mute = SeatPlan("bot", level="inmate")
        ann = await sat_down(server, mute, mute)
        await server.say(ann, Say(0, {"type": "propose_vote", "for": 2}, "p"))
        await server.clock.advance(10)
        assert said_by(server, 1) + said_by(server, 2) == []

    run(scene)


def test_a_secret_character_is_shown_after_the_end() -> None:
    async def scene(server: FakeServer) -> None:
        secret = SeatPlan("bot", "Edgar", "inmate", "secret", "silent")
        ann = await sat_down(server, secret, DEALER)
        seats = ann.all("welcome")[-1]["table"]["seats"]
        assert [seat.get("character") for seat in seats] == [None, "secret", "canny"]
        assert seats[1]["name"] == "Edgar"

    run(scene)


def test_a_table_that_is_loaded_again_does_not_repeat_itself() -> None:
    async def scene(server: FakeServer) -> None:
        ann = await sat_down(server, DEALER, DEALER)
        await server.say(ann, Say(0, {"type": "propose_vote", "for": 2}, "p"))
        before = said_by(server, 1) + said_by(server, 2)
        again = FakeServer()
        again.store.logs = server.store.logs
        again.store.summaries = server.store.summaries
        again.actor = await again.table(server.actor.room.id)
        await again.clock.advance(10)
        assert said_by(again, 1) + said_by(again, 2) == before

    run(scene)
