"""`alcatraz join` through a pipe, at a real server on loopback."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from alcatraz.cli.join import tokens
from alcatraz.client import Address, create_table, join, play_out
from alcatraz.kernel.game import Json
from alcatraz.wire import CreateTable, SeatPlan, TableCreated
from tests.cli.terminal import Terminal, Typist, anything, lines, terminal
from tests.server.hosted import Hosted, free_port, hosted

__all__ = ["terminal"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("join") / "tables.db") as running:
        yield running


def made(server: Hosted, game: str, *seats: str, **options: object) -> TableCreated:
    plan = [SeatPlan(kind) for kind in seats]  # type: ignore[arg-type]
    return asyncio.run(create_table(server.url, CreateTable(game, plan, dict(options))))


def after(first: list[str], then: Typist) -> Typist:
    left = list(first)
    return lambda shown: left.pop(0) if left else then(shown)


class Elsewhere:
    """Somebody at another computer, in a thread."""

    def __init__(self, created: TableCreated, *said: str, start: bool = True) -> None:
        self.seen: list[Json] = []
        self._pool = ThreadPoolExecutor(1)
        self.playing = self._pool.submit(asyncio.run, self._play(created, said, start))

    async def _play(self, created: TableCreated, said: tuple[str, ...], start: bool) -> None:
        async with await join(created.link, created.token) as table:
            seat = await table.sit("Bob")
            for text in said:
                await table.say(seat, text)
            while not all(each.ready or each.kind == "bot" or each.name == "Bob" for each in table.known.table.seats):
                await table.changed()
            await table.start()
            await play_out(table, self._decide)

    def _decide(self, view: Json, decision: Json) -> Json:
        moves: list[Json] = decision["moves"]
        return moves[-1] if moves[-1]["type"] == "end_turn" else moves[0]

    def done(self) -> None:
        self.playing.result(30)
        self._pool.shutdown()


def test_a_new_table_from_the_lobby_to_the_end(terminal: Terminal, server: Hosted) -> None:
    typist = after(["say Hello, bot", "start"], anything(1))
    made_there = ("join", server.url, "--game", "boat", "--bots", "1", "--name", "Ada")
    terminal.run(*made_there, typist=limited(typist, 12))
    assert "At this table:" in terminal.shown
    assert f"{server.url}/t/" in terminal.shown
    assert "you · host · not ready" in terminal.shown
    assert "Ada: Hello, bot" in terminal.shown
    assert "The game begins." in terminal.shown
    assert "Your seat waits for you." in terminal.shown


def limited(typist: Typist, most: int) -> Typist:
    count = iter(range(most))
    return lambda shown: typist(shown) if next(count, None) is not None else None


def test_a_whole_game_with_somebody_elsewhere(terminal: Terminal, server: Hosted) -> None:
    created = made(server, "boat", "open", "open", turn_limit=12)
    bob = Elsewhere(created, "Hi there")
    assert terminal.run("join", created.link, "--name", "Ada", typist=after(["ready"], anything(2))) == 0
    bob.done()
    assert "The end" in terminal.shown
    assert "B-6.1 The turn limit" in terminal.said
    assert f"{server.url}/tables/{created.id}/record" in terminal.shown


def test_why_who_rules_and_promises_at_a_distant_table(terminal: Terminal, server: Hosted) -> None:
    typed = ["start", "why riot", "who", "rules S-9.4", "help", "talk", "2", "5", "1", "", "promises", "undo", "quit"]
    table = ("join", server.url, "--players", "3", "--bots", "2", "--name", "Ada")
    assert terminal.run(*table, typist=lines(typed)) == 0
    assert "S-6.4" in terminal.shown or "possible now" in terminal.shown
    assert "S-9.4" in terminal.shown
    assert "promise, ask, threaten" in terminal.shown
    assert "Ada: I will play no blackmail at all." in terminal.said
    assert "I will play no blackmail at all. – open" in terminal.said


def test_whoever_comes_back_gets_the_seat_back(terminal: Terminal, server: Hosted) -> None:
    table = ("join", server.url, "--players", "3", "--bots", "2", "--name", "Ada")
    terminal.run(*table, typist=lines(["start", "quit"]))
    link = next(word for word in terminal.shown.split() if "/t/" in word)
    assert terminal.run("join", link, "--name", "Ada", typist=lines(["quit"])) == 0
    assert "Welcome back: your seat is yours." in terminal.shown


def test_two_people_at_one_keyboard(terminal: Terminal, server: Hosted) -> None:
    table = ("join", server.url, "--players", "3", "--bots", "1", "--name", "Ada", "--name", "Bob")
    terminal.run(*table, typist=limited(after(["start"], anything(3)), 15))
    assert "Pass the keyboard to" in terminal.shown


def test_what_a_person_hears_when_it_cannot_be(terminal: Terminal, server: Hosted) -> None:
    assert terminal.run("join", "mailto:me") == 2
    assert "no link to a table" in terminal.complained
    assert terminal.run("join", f"http://127.0.0.1:{free_port()}/t/x") == 2
    assert "does not answer" in terminal.complained
    assert terminal.run("join", f"{server.url}/t/nothing") == 1
    created = made(server, "boat", "bot", "bot")
    assert terminal.run("join", created.link, "--language", "fr") == 1
    assert "Le serveur refuse" in terminal.complained


def test_watching_shows_what_everybody_may_see(terminal: Terminal, server: Hosted) -> None:
    created = made(server, "boat", "open", "bot", turn_limit=6)
    bob = Elsewhere(created)
    assert terminal.run("join", created.link, "--watch") == 0
    bob.done()
    assert "You are watching" in terminal.shown
    assert "The end" in terminal.shown


def test_a_restarted_server_is_only_a_pause(terminal: Terminal, tmp_path: Path) -> None:
    port = free_port()
    running = [hosted(tmp_path / "tables.db", port=port)]
    running[0].__enter__()

    def restart() -> None:
        running[0].__exit__(None, None, None)
        running[0] = hosted(tmp_path / "tables.db", port=port)
        running[0].__enter__()

    typist = anything(1)
    asked = iter(range(10))

    def typing(shown: str) -> str | None:
        number = next(asked, None)
        if number is None:
            return None
        if number == 0:
            return "start"
        if number == 4:
            thread = threading.Thread(target=restart)
            thread.start()
            thread.join()
            return "say Still here"
        return typist(shown)

    terminal.run("join", f"http://127.0.0.1:{port}", "--game", "boat", "--bots", "1", "--name", "Ada", typist=typing)
    running[0].__exit__(None, None, None)
    assert "The connection is lost." in terminal.shown
    assert "Connected again." in terminal.shown
    assert "Ada: Still here" in terminal.shown


def test_the_host_arranges_the_seats(terminal: Terminal, server: Hosted) -> None:
    typist = lines(["bot 2 random", "bot 9", "name Eve", "ready", "unready", "pause", "quit"])
    table = ("join", server.url, "--game", "boat", "--players", "3", "--bots", "2", "--name", "Ada", "--seat", "0")
    assert terminal.run(*table, typist=typist) == 0
    assert "bot (random)" in terminal.shown
    assert "There is no seat 9 at this table: seats are numbered 0 to 2." in terminal.shown
    assert "  0 Eve" in terminal.shown
    assert "Eve is ready." in terminal.shown


def test_bots_wait_for_no_one_who_types_nothing_by_hand(terminal: Terminal, server: Hosted) -> None:
    seats = [SeatPlan("guest", "Ada"), SeatPlan("bot"), SeatPlan("bot")]
    # A bot is the first Scapegoat, so a bot ends the first negotiation.
    created = asyncio.run(create_table(server.url, CreateTable("scapegoat", seats, seed="a bot calls 3")))
    tokens.remember(Address.of(created.link), ("Ada",), created.token)
    until_negotiation = limited(after(["start", "enough"], anything(1)), 40)
    terminal.run("join", created.link, "--name", "Ada", typist=until_negotiation)
    assert "Nobody negotiates now." in terminal.shown
    assert "Ada has said enough." in terminal.shown
