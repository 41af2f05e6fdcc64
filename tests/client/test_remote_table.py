"""The client library against a real server on loopback."""

import asyncio
import runpy
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from alcatraz.client import Back, Gone, Lost, RequestRefused, Unreachable, create_table, join, play_out
from alcatraz.client.remote_table import RemoteTable
from alcatraz.kernel.game import Json
from alcatraz.wire import CreateTable, Happened, SeatPlan, TableCreated
from tests.server.hosted import Hosted, free_port, hosted


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("client") / "tables.db") as running:
        yield running


async def made(server: Hosted, game: str = "boat", *seats: str) -> TableCreated:
    plan = [SeatPlan(kind) for kind in (seats or ("open", "bot"))]  # type: ignore[arg-type]
    # Whoever plays without a plan rows in circles.
    options: Json = {"turn_limit": 40} if game == "boat" else {}
    return await create_table(server.url, CreateTable(game, plan, options))


async def started(server: Hosted, *seats: str, game: str = "boat") -> RemoteTable:
    created = await made(server, game, *seats)
    table = await join(created.link, created.token)
    await table.sit("Ada")
    await table.start()
    return table


def first(view: Json, decision: Json) -> Json:
    moves: list[Json] = decision["moves"]
    return moves[len(str(view)) % len(moves)]


def test_a_game_from_the_first_seat_to_the_end(server: Hosted) -> None:
    async def play() -> None:
        async with await started(server) as table:
            assert table.known.host
            outcome = await play_out(table, first)
            assert outcome is not None
            assert outcome.explanation
            assert table.known.table.shuffle.seed

    asyncio.run(play())


def test_two_clients_hear_the_same_things_in_the_same_order(server: Hosted) -> None:
    async def play() -> None:
        created = await made(server, "boat", "open", "open")
        async with await join(created.link, created.token) as ada, await join(created.link) as bob:
            assert bob.token != ada.token
            heard: list[tuple[int, str]] = []

            async def listen() -> None:
                heard.extend([(h.number, h.what["type"]) async for h in bob if isinstance(h, Happened)])

            listening = asyncio.create_task(listen())
            await ada.sit("Ada")
            await bob.ready(await bob.sit("Bob"))
            await ada.say(0, "Ready?")
            await ada.start()
            outcomes = await asyncio.gather(play_out(ada, first), play_out(bob, first))
            assert outcomes[0] == outcomes[1]
            await bob.close()
            await listening
            numbers = [number for number, _ in heard]
            assert numbers == sorted(set(numbers))
            assert {"ready", "said", "started", "moved", "finished"} <= {what for _, what in heard}
            assert [statement["text"] for statement in bob.known.talk] == ["Ready?"]

    asyncio.run(play())


def test_a_move_sent_twice_is_played_once(server: Hosted) -> None:
    async def play() -> None:
        created = await create_table(server.url, CreateTable("boat", [SeatPlan("guest", "A"), SeatPlan("guest", "B")]))
        async with await join(created.link, created.token) as table:
            await table.start()
            ((seat, decision),) = table.known.decisions()
            await table.play(seat, decision["moves"][0], "mine")
            number = table.known.number
            await table.play(seat, decision["moves"][0], "mine")
            assert table.known.number == number

    asyncio.run(play())


def test_a_refusal_has_its_rule_and_its_words(server: Hosted) -> None:
    async def play() -> None:
        created = await create_table(server.url, CreateTable("boat", [SeatPlan("guest", "A"), SeatPlan("guest", "B")]))
        async with await join(created.link, created.token, "fr") as table:
            await table.start()
            seat, _ = table.known.decisions()[0]
            with pytest.raises(RequestRefused) as refused:
                await table.play(seat, {"type": "pass"})
            assert refused.value.kind == "refused"
            assert refused.value.rule is not None
            explained = await table.explain(seat, {"type": "pass"})
            assert explained.rule == refused.value.rule

    asyncio.run(play())


def test_promises_are_judged_at_the_table(server: Hosted) -> None:
    async def play() -> None:
        seats = [SeatPlan("guest", name) for name in ("A", "B", "C")]
        created = await create_table(server.url, CreateTable("scapegoat", seats))
        async with await join(created.link, created.token) as table:
            await table.start()
            seat, _ = table.known.decisions()[0]
            await table.say(seat, {"type": "promise", "what": "no_blackmail"})
            assert [entry["status"] for entry in table.known.ledger] == ["open"]
            await table.play(seat, {"type": "end_turn"})
            assert [entry["status"] for entry in table.known.ledger] == ["kept"]
            with pytest.raises(RequestRefused):
                await table.say(seat, {"type": "promise", "what": "to_fly"})

    asyncio.run(play())


def test_no_such_table_and_no_such_server(server: Hosted) -> None:
    async def play() -> None:
        with pytest.raises(Gone):
            await join(f"{server.url}/t/nothing-here")
        with pytest.raises(Unreachable):
            await join(f"http://127.0.0.1:{free_port()}/t/abc")
        with pytest.raises(Unreachable):
            await create_table(f"http://127.0.0.1:{free_port()}", CreateTable("boat", []))
        with pytest.raises(RequestRefused):
            await create_table(server.url, CreateTable("chess", []))

    asyncio.run(play())


def test_a_restarted_server_is_found_again_and_nothing_is_lost(tmp_path: Path) -> None:
    port = free_port()

    async def play() -> None:
        happenings: Counter[str] = Counter()

        async def listen() -> None:
            async for happening in table:
                happenings[type(happening).__name__] += 1

        running = hosted(tmp_path / "tables.db", port=port)
        table = await started(await asyncio.to_thread(running.__enter__))
        listening = asyncio.create_task(listen())
        while not table.known.decisions():
            await table.changed()
        ((seat, decision),) = table.known.decisions()
        await asyncio.to_thread(running.__exit__, None, None, None)
        while Lost.__name__ not in happenings:
            await table.changed()
        # Sent while nobody is there; played once when somebody is.
        playing = asyncio.create_task(table.play(seat, decision["moves"][0]))
        while happenings[Lost.__name__] < 2:
            await table.changed()
        assert not playing.done()
        running = hosted(tmp_path / "tables.db", port=port)
        await asyncio.to_thread(running.__enter__)
        await asyncio.wait_for(playing, 10)
        assert await asyncio.wait_for(play_out(table, first), 20) is not None
        await table.close()
        await listening
        assert Back.__name__ in happenings
        await asyncio.to_thread(running.__exit__, None, None, None)

    asyncio.run(play())


def test_the_example_bot_plays_at_a_real_table(server: Hosted, capsys: pytest.CaptureFixture[str]) -> None:
    bot = runpy.run_path("examples/socket_bot.py")

    async def play() -> None:
        created = await made(server, "scapegoat", "open", "bot", "bot")
        async with await join(created.link, created.token) as host:
            visiting = asyncio.create_task(bot["main"](created.link, "Socket bot"))
            while not any(seat.ready for seat in host.known.table.seats):
                await host.changed()
            await host.start()
            await asyncio.wait_for(visiting, 30)
            assert host.known.is_over
            assert host.known.talk[0]["text"] == "Hello, I am a bot."

    asyncio.run(play())
    assert capsys.readouterr().out.startswith("I ")
