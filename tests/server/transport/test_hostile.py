"""Clients that mean harm: nothing leaks, nobody gets in, other tables do not notice."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from alcatraz.server.transport.limits import Limits
from tests.server.hosted import Client, Hosted, Json, hosted

SEATS = [{"kind": "guest", "name": "Ann"}, {"kind": "guest", "name": "Bob"}, {"kind": "guest", "name": "Cleo"}]
PATIENT = Limits(per_address=False, messages=(1e6, 1e6), nonsense=10**9)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("hostile") / "tables.db", limits=PATIENT) as running:
        yield running


@pytest.fixture
def victim(server: Hosted) -> tuple[Json, Client]:
    """A game that goes on; and its link, which the attacker has."""
    created = server.create(game="scapegoat", seats=SEATS, clock={"grace": None})
    host = server.client(created["id"], created["token"])
    host.ask(type="start")
    return created, host


def nonsense(luck: random.Random) -> str | bytes:
    """Something that no client of ours would send."""
    seat: Any = luck.choice([-1, 0, 1, 99, 2**70, "0", None, [], 0.5])
    move: Any = luck.choice([None, 7, [], "end_turn", {}, {"type": "vote"}, {"type": "x" * 500}, {"type": {"a": []}}])
    kinds = ["hello", "sit", "play", "undo", "say", "set_seat", "start", "agree", "propose", "rematch", "admin", ""]
    message = {"type": luck.choice(kinds), "seat": seat, "move": move, "id": luck.choice(["a", "", 5, "y" * 999])}
    whole = json.dumps(message)
    choices: list[str | bytes] = [
        whole,
        whole[: luck.randrange(len(whole))],
        "[" * 3000,
        '{"type":"play",' * 50,
        luck.randbytes(40),
        "null",
        "1e999",
        '{"type":"say","seat":0,"statement":{"type":"say","text":"\\ud800"},"id":"s"}',
        json.dumps({"type": "play", "seat": 0, "move": {"type": "end_turn"}, "id": "z", "extra": 1}),
    ]
    return luck.choice(choices)


def test_thousands_of_malformed_messages_change_nothing(server: Hosted, victim: tuple[Json, Client]) -> None:
    created, host = victim
    before = server.get(f"/tables/{created['id']}").json()
    attacker = server.client(created["id"])
    luck = random.Random(1)
    answers = set()
    for _ in range(60):
        for _ in range(50):
            attacker.socket.send(nonsense(luck))
        attacker.send({"type": "ping", "id": "alive"})
        while (message := attacker.receive())["type"] != "pong":
            answers.add(message.get("kind", "malformed"))
            assert created["token"] not in json.dumps(message)
    assert answers <= {"malformed", "not_your_seat", "not_host", "wrong_phase", "no_proposal", "needs_id"}
    after = server.get(f"/tables/{created['id']}").json()
    assert after["number"] == before["number"]
    assert host.ask(type="explain", seat=0, move={"type": "end_turn"})["type"] == "explained"


def test_every_request_of_a_stranger_is_refused(server: Hosted, victim: tuple[Json, Client]) -> None:
    created, host = victim
    stranger = server.client(created["id"])
    forger = server.client(created["id"], "A" * 43)
    moves = [{"type": "end_turn"}, {"type": "vote", "for": 0}, {"type": "call_vote"}]
    requests: list[Json] = [{"type": "play", "seat": seat, "move": move} for seat in range(3) for move in moves]
    requests += [{"type": kind, "seat": 0} for kind in ("undo", "leave", "ready")]
    requests += [{"type": "rename", "seat": 0, "name": "Eve"}, {"type": "sit", "name": "Eve"}, {"type": "start"}]
    requests += [{"type": "set_seat", "seat": 0, "to": "bot"}, {"type": "agree", "seat": 0, "yes": True}]
    requests += [{"type": "propose", "seat": 0, "what": "pause"}, {"type": "rematch"}]
    requests += [{"type": "say", "seat": 0, "statement": {"type": "say", "text": "hi"}}]
    requests += [{"type": "explain", "seat": 0, "move": {"type": "end_turn"}}]
    number = server.get(f"/tables/{created['id']}").json()["number"]
    for client in (stranger, forger):
        assert {client.ask(**request)["type"] for request in requests} == {"refused"}
    assert server.get(f"/tables/{created['id']}").json()["number"] == number
    assert stranger.views.keys() == {"spectator"}
    assert host.table["phase"] == "playing"


def test_a_token_of_another_table_opens_nothing(server: Hosted, victim: tuple[Json, Client]) -> None:
    created, _ = victim
    elsewhere = server.create(game="boat", seats=[{"kind": "guest", "name": "Eve"}, {"kind": "bot"}])
    foreign = server.client(created["id"], elsewhere["token"])
    assert foreign.seats == []
    assert foreign.views.keys() == {"spectator"}
    assert foreign.ask(type="play", seat=0, move={"type": "end_turn"})["kind"] == "not_your_seat"


def test_out_of_turn_and_replayed_moves_are_refused_or_known(server: Hosted, victim: tuple[Json, Client]) -> None:
    _, host = victim
    seat = host.views["0"]["decisions"][0]["seat"]
    others = [other for other in range(3) if other != seat]
    for other in others * 50:
        assert host.ask(type="play", seat=other, move={"type": "end_turn"})["kind"] == "not_your_decision"
    first = host.ask(type="play", seat=seat, move={"type": "end_turn"}, id="replayed")
    for _ in range(20):
        assert host.ask(type="play", seat=seat, move={"type": "end_turn"}, id="replayed") == first


def test_an_oversized_message_ends_the_connection_and_nothing_else(server: Hosted, victim: tuple[Json, Client]) -> None:
    created, host = victim
    attacker = server.client(created["id"])
    attacker.socket.send("x" * (PATIENT.message_bytes + 1))
    with pytest.raises(ConnectionClosed) as closed:
        attacker.wait("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert host.ask(type="explain", seat=0, move={"type": "end_turn"})["type"] == "explained"


def test_the_first_message_is_hello(server: Hosted, victim: tuple[Json, Client]) -> None:
    created, _ = victim
    with connect(f"ws://127.0.0.1:{server.port}/ws/{created['id']}") as socket:
        socket.send(json.dumps({"type": "play", "seat": 0, "move": {}, "id": "x"}))
        with pytest.raises(ConnectionClosed):
            socket.recv(5)


def test_a_link_cannot_be_guessed(server: Hosted, victim: tuple[Json, Client]) -> None:
    created, _ = victim
    assert len(created["id"]) >= 22
    for guess in ("1", created["id"][:-1], created["id"].lower() + "x", "../../etc/passwd", "%00", "x" * 5000):
        assert server.get(f"/tables/{guess}").status_code in (400, 404)


def test_a_page_elsewhere_may_not_connect(server: Hosted, victim: tuple[Json, Client]) -> None:
    created, _ = victim
    address = f"ws://127.0.0.1:{server.port}/ws/{created['id']}"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    answer = httpx.post(f"{server.url}/tables", json={}, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403
    with connect(address, origin=Origin(server.url)):
        pass


def test_a_form_of_another_page_cannot_make_tables(server: Hosted) -> None:
    answer = httpx.post(f"{server.url}/tables", content=b'{"game": "boat"}', headers={"Content-Type": "text/plain"})
    assert answer.status_code == 400


def test_strange_bodies_are_refused(server: Hosted) -> None:
    def post(content: bytes) -> int:
        headers = {"Content-Type": "application/json"}
        return httpx.post(f"{server.url}/tables", content=content, headers=headers).status_code

    many = json.dumps({"game": "boat", "seats": [{"kind": "bot"}] * 500}).encode()
    assert [post(b""), post(b"[" * 9999), post(b"\xff\xfe"), post(many), post(b'{"game":"chess","seats":[]}')] == [
        400
    ] * 5
    assert post(b" " * (PATIENT.body_bytes + 1)) == 413


def test_a_chosen_seed_cannot_be_listed(server: Hosted) -> None:
    wish = {"game": "boat", "seats": [{"kind": "bot"}, {"kind": "bot"}], "seed": "mine", "listed": True}
    answer = httpx.post(f"{server.url}/tables", json=wish)
    assert (answer.status_code, answer.json()["kind"]) == (400, "chosen_seed_listed")


def test_a_flood_is_slowed_and_then_ended(tmp_path: Path) -> None:
    with hosted(tmp_path / "tables.db", limits=Limits(messages=(20, 5), nonsense=30)) as server:
        created = server.create(game="boat", seats=[{"kind": "guest", "name": "Ann"}, {"kind": "bot"}])
        flood, calm = server.client(created["id"]), server.client(created["id"], created["token"])
        with pytest.raises(ConnectionClosed) as closed:
            _ask_without_end(flood)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "nonsense"
        assert calm.ask(type="start")["type"] == "accepted"


def _ask_without_end(client: Client) -> None:
    while True:
        client.ask(type="start")


def test_one_address_has_its_limits(tmp_path: Path) -> None:
    limits = Limits(connections=3, tables=(2, 0), requests=(12, 0))
    with hosted(tmp_path / "tables.db", limits=limits) as server:
        seats = [{"kind": "bot"}, {"kind": "bot"}]
        tables = [httpx.post(f"{server.url}/tables", json={"game": "boat", "seats": seats}) for _ in range(3)]
        assert [answer.status_code for answer in tables] == [201, 201, 429]
        clients = [server.client(tables[0].json()["id"]) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            server.client(tables[0].json()["id"])
        clients[0].close()
        statuses = [server.get("/tables").status_code for _ in range(8)]
        assert statuses[-1] == 429
        assert server.get("/health").status_code == 200


def test_a_name_that_is_not_the_servers_is_refused(server: Hosted) -> None:
    """DNS rebinding: a page elsewhere whose name leads to this machine, so that Host and Origin agree."""
    answer = httpx.get(f"{server.url}/tables", headers={"Host": "evil.example", "Origin": "http://evil.example"})
    assert answer.status_code == 421
    assert answer.json()["kind"] == "wrong_host"
