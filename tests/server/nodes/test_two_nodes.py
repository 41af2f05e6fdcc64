"""Two servers on one PostgreSQL database: each answers for any table, and what happens at one is seen at both."""

import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from alcatraz.server.store.address import read_address
from tests.server.hosted import Client, Hosted, hosted
from tools.postgres.server import PostgresServer

Json = dict[str, Any]
BOAT = [{"kind": "open"}, {"kind": "open"}]


@pytest.fixture
def database(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture
def nodes(database: str) -> Iterator[tuple[Hosted, Hosted]]:
    with hosted(read_address(database)) as first, hosted(read_address(database)) as second:
        yield first, second


def two_people(nodes: tuple[Hosted, Hosted], **wish: Any) -> tuple[Client, Client]:
    """Ann at the first node, Bob at the second; the game has started."""
    created = nodes[0].create(game="boat", seats=BOAT, **wish)
    ann = nodes[0].client(created["id"], created["token"])
    bob = nodes[1].client(created["id"], f"{'token' * 8}-01")
    for seat, (client, name) in enumerate(((ann, "Ann"), (bob, "Bob"))):
        assert client.ask(type="sit", name=name, seat=seat)["type"] == "accepted"
        assert client.ask(type="ready", seat=seat)["type"] == "accepted"
    while ann.table["seats"][1].get("ready") is not True:
        ann.receive()
    assert ann.ask(type="start")["type"] == "accepted"
    while bob.table["phase"] != "playing":
        bob.receive()
    return ann, bob


def legal(client: Client, seat: int) -> Json:
    move: Json = client.views[str(seat)]["decisions"][0]["moves"][0]
    return move


def test_a_move_is_seen_from_the_other_node(nodes: tuple[Hosted, Hosted]) -> None:
    ann, bob = two_people(nodes)
    seat = ann.views["0"]["decisions"][0]["seat"]
    mover, other = (ann, bob) if seat == 0 else (bob, ann)
    answer = mover.ask(type="play", seat=seat, move=legal(mover, seat))
    told = other.wait("happened")
    while told["number"] < answer["number"]:
        told = other.wait("happened")
    # As a move that happened, with its view: not as a welcome to another position.
    assert (told["number"], told["what"]["type"]) == (answer["number"], "moved")
    assert str(other.seats[0]) in told["views"]
    assert ann.ask(type="say", seat=0, statement={"type": "say", "text": "Hello over there."})["type"] == "accepted"
    while bob.receive().get("what", {}).get("type") != "said":
        pass


def test_who_is_at_another_node_is_not_away(nodes: tuple[Hosted, Hosted]) -> None:
    ann, bob = two_people(nodes)
    for node in nodes:
        # The nodes tell each other a moment later.
        until = time.monotonic() + 20
        while not all(seat["connected"] for seat in node.get(f"/tables/{ann.table['id']}").json()["table"]["seats"]):
            assert time.monotonic() < until
    bob.close()
    while ann.wait("present")["seats"] != [0]:
        pass


def test_both_speak_at_once_and_everybody_hears_the_same(nodes: tuple[Hosted, Hosted]) -> None:
    """Their entries race for the same numbers; whoever loses reads on and takes the next one."""
    ann, bob = two_people(nodes)
    accepted: dict[int, list[int]] = {0: [], 1: []}

    def talk(client: Client, seat: int) -> None:
        for number in range(10):
            said = {"type": "say", "text": f"{seat} {number}"}
            answer = client.ask(type="say", seat=seat, statement=said)
            assert answer["type"] == "accepted", answer
            accepted[seat].append(answer["number"])

    threads = [threading.Thread(target=talk, args=each) for each in ((ann, 0), (bob, 1))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    numbers = sorted(accepted[0] + accepted[1])
    assert len(set(numbers)) == 20
    for client in (ann, bob):
        while client.numbers[-1] < numbers[-1]:
            client.receive()
        # Every number once, in order, with no welcome in between.
        assert client.numbers == sorted(set(client.numbers))
        assert set(numbers) <= set(client.numbers)


def test_bots_go_on_at_another_node_when_theirs_stops(database: str) -> None:
    with ExitStack() as stays, ExitStack() as goes:
        first = goes.enter_context(hosted(read_address(database)))
        second = stays.enter_context(hosted(read_address(database)))
        seats = [{"kind": "guest", "name": "Ann"}, {"kind": "bot"}]
        created = first.create(game="boat", seats=seats)
        first.client(created["id"], created["token"])
        ann = second.client(created["id"], created["token"])
        # The first node has the table's bots: it came first.
        assert ann.ask(type="start")["type"] == "accepted"
        ann_moves(ann)
        goes.close()
        ann_moves(ann)
        ann_moves(ann)


def ann_moves(ann: Client) -> None:
    """Ann's turn comes, after whatever bots have to do, and she moves."""
    before = ann.numbers[-1]
    while not (ann.views["0"]["decisions"] and ann.views["0"]["decisions"][0]["seat"] == 0):
        ann.receive(30)
    assert ann.ask(type="play", seat=0, move=legal(ann, 0))["type"] == "accepted"
    while ann.numbers[-1] == before:
        ann.receive(30)


def test_nobody_notices_that_the_database_was_restarted(postgres: PostgresServer, nodes: tuple[Hosted, Hosted]) -> None:
    ann, bob = two_people(nodes)
    restarting = threading.Thread(target=postgres.restart)
    for number in range(30):
        if number == 5:
            restarting.start()
        for client, seat in ((ann, 0), (bob, 1)):
            said = {"type": "say", "text": f"still here {number}"}
            assert client.ask(type="say", seat=seat, statement=said)["type"] == "accepted"
        if number == 5:
            restarting.join()
    while bob.numbers[-1] < ann.numbers[-1]:
        bob.receive()
    assert bob.numbers == sorted(set(bob.numbers))
