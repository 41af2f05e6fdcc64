"""Whole games and everyday troubles over real sockets."""

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alcatraz.games.registry import BUNDLES, GAMES
from alcatraz.records.fair_shuffle import shuffle_proof
from alcatraz.records.record import replay
from tests.server.hosted import Client, Hosted, Json, hosted

OPEN = {"kind": "open"}
BOT = {"kind": "bot"}
QUIET: Json = {"limits": {"negotiation": None}, "grace": None, "waits": False}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


def seated(server: Hosted, *seats: Json, **wish: Any) -> tuple[str, list[Client]]:
    """A started table with one client per open seat; the host is the first of them."""
    created = server.create(**{"game": "scapegoat", "seats": list(seats), "clock": QUIET, **wish})
    count = sum(seat["kind"] == "open" for seat in seats)
    clients = [server.client(created["id"], created["token"] if n == 0 else None) for n in range(count)]
    for number, client in enumerate(clients):
        assert client.ask(type="sit", name=f"Person {number}")["type"] == "accepted"
        assert client.ask(type="ready", seat=client.seats[0])["type"] == "accepted"
    assert clients[0].ask(type="start")["type"] == "accepted"
    return created["id"], clients


def up_to_date(client: Client) -> Client:
    client.send({"type": "ping", "id": "sync"})
    client.wait("pong")
    return client


def deciding(client: Client) -> Json | None:
    """The decision that is this client's to make, if any."""
    for seat in up_to_date(client).seats:
        for decision in client.views[str(seat)]["decisions"]:
            if decision["seat"] == seat:
                return dict(decision)
    return None


def play_to_the_end(clients: list[Client], luck: random.Random) -> int:
    for number in itertools.count():
        client = clients[number % len(clients)]
        decision = deciding(client)
        if client.table["phase"] == "over":
            return number
        if decision is not None:
            whole = [move for move in decision["moves"] if move["type"] != "trade" or "give" in move]
            answer = client.ask(type="play", seat=decision["seat"], move=luck.choice(whole), id=f"move-{number}")
            assert answer["type"] == "accepted", answer
    raise AssertionError


@pytest.mark.parametrize("game", GAMES)
def test_people_and_bots_play_a_whole_game(server: Hosted, game: str) -> None:
    bots = [BOT] * (BUNDLES[game].usual_players - 2)
    table, clients = seated(server, OPEN, OPEN, *bots, game=game, options={"turn_limit": 60} if game == "boat" else {})
    clients[0].ask(type="say", seat=0, statement={"type": "say", "text": "Good luck!"}, id="luck")
    play_to_the_end(clients, random.Random(game))
    record = server.get(f"/tables/{table}/record").json()
    assert replay(GAMES[game], record).game.id == game
    assert shuffle_proof(record) == "fair"
    assert record["talk"][0]["text"] == "Good luck!"
    for client in clients:
        assert up_to_date(client).table["outcome"]["explanation"]
        assert client.table["shuffle"]["seed"] == record["seed"]
        assert client.numbers == sorted(set(client.numbers))


def test_the_outcome_is_told_in_the_clients_language(server: Hosted) -> None:
    table, clients = seated(server, OPEN, OPEN, game="boat", options={"turn_limit": 2})
    play_to_the_end(clients, random.Random(1))
    texts = [server.client(table, language=each).table["outcome"]["explanation"] for each in ("en", "fr")]
    assert texts[0] != texts[1]


def test_whoever_was_away_gets_what_they_missed(server: Hosted) -> None:
    table, (ann, bob) = seated(server, OPEN, OPEN, game="boat")
    mover, other = (ann, bob) if deciding(ann) else (bob, ann)
    last, token = up_to_date(other).numbers[-1], other.token
    other.close()
    decision = deciding(mover)
    assert decision is not None
    mover.ask(type="play", seat=decision["seat"], move=decision["moves"][0], id="away")
    mover.ask(type="say", seat=decision["seat"], statement={"type": "say", "text": "Your turn."}, id="said")
    back = server.client(table, token, last=last)
    missed = [back.wait("happened"), back.wait("happened")]
    assert [message["what"]["type"] for message in missed] == ["moved", "said"]
    assert [message["number"] for message in missed] == [last + 1, last + 2]
    assert missed[0]["views"] == {str(other.seats[0]): server.client(table, token).views[str(other.seats[0])]}


def test_after_a_gap_everything_is_told_anew(server: Hosted) -> None:
    table, (ann, bob) = seated(server, OPEN, OPEN, game="boat")
    token = bob.token
    bob.close()
    for number in range(70):
        ann.ask(type="rename", seat=ann.seats[0], name=f"Ann {number}", id=f"s{number}")
    back = server.client(table, token, last=3)
    welcome = back.wait("welcome", "happened")
    assert welcome["type"] == "welcome"
    assert welcome["table"]["seats"][ann.seats[0]]["name"] == "Ann 69"


def test_a_number_from_the_future_gets_a_welcome(server: Hosted) -> None:
    table, (ann, _) = seated(server, OPEN, OPEN, game="boat")
    assert server.client(table, ann.token, last=10_000).wait("welcome", "happened")["type"] == "welcome"


def test_nothing_missed_is_said_by_presence_alone(server: Hosted) -> None:
    table, (ann, _) = seated(server, OPEN, OPEN, game="boat")
    back = server.client(table, ann.token, last=up_to_date(ann).numbers[-1])
    assert back.receive()["type"] == "present"


def test_a_second_tab_sees_the_same(server: Hosted) -> None:
    table, (ann, bob) = seated(server, OPEN, OPEN, game="boat")
    tab = server.client(table, ann.token)
    assert tab.seats == ann.seats
    mover = ann if deciding(ann) else bob
    decision = deciding(mover)
    assert decision is not None
    mover.ask(type="play", seat=decision["seat"], move=decision["moves"][0], id="tab")
    assert up_to_date(tab).views == up_to_date(ann).views


def test_a_move_sent_from_two_tabs_is_played_once(server: Hosted) -> None:
    table, (ann, bob) = seated(server, OPEN, OPEN, game="boat")
    mover = ann if deciding(ann) else bob
    tab = server.client(table, mover.token)
    decision = deciding(mover)
    assert decision is not None
    move = {"type": "play", "seat": decision["seat"], "move": decision["moves"][0], "id": "same"}
    mover.send(move)
    tab.send(move)
    answers = [mover.wait("accepted", "refused"), tab.wait("accepted", "refused")]
    assert answers[0] == answers[1]


def test_a_spectator_sees_public_information_only(server: Hosted) -> None:
    table, _ = seated(server, OPEN, OPEN, OPEN, listed=True)
    watcher = server.client(table)
    assert watcher.seats == []
    assert list(watcher.views) == ["spectator"]
    assert all("moves" not in decision for decision in watcher.views["spectator"]["decisions"])
    assert watcher.ask(type="play", seat=0, move={"type": "end_turn"})["kind"] == "not_your_seat"


def test_refusals_come_in_the_clients_language(server: Hosted) -> None:
    table, clients = seated(server, OPEN, OPEN, OPEN)
    waiting = next(client for client in clients if not deciding(client))
    told = []
    for language in ("en", "fr"):
        client = server.client(table, waiting.token, language=language)
        told.append(client.ask(type="play", seat=client.seats[0], move={"type": "end_turn"}))
    assert told[0]["rule"] == told[1]["rule"] == "S-5.1"
    assert told[0]["message"] != told[1]["message"]


def test_explaining_costs_nothing(server: Hosted) -> None:
    _, clients = seated(server, OPEN, OPEN, OPEN)
    mover = next(client for client in clients if deciding(client))
    assert mover.ask(type="explain", seat=mover.seats[0], move={"type": "end_turn"})["cost"] == 0
    bad = mover.ask(type="explain", seat=mover.seats[0], move={"type": "fly"})
    assert not bad["allowed"]
    assert bad["message"]


def test_a_promise_is_in_the_ledger(server: Hosted) -> None:
    _, clients = seated(server, OPEN, OPEN, OPEN)
    ann = clients[0]
    promise = {"type": "promise", "what": "not_steal_from", "seat": 1}
    assert ann.ask(type="say", seat=0, statement=promise, id="p")["type"] == "accepted"
    heard = clients[1].wait("happened")
    while heard["what"]["type"] != "said":
        heard = clients[1].wait("happened")
    assert [entry["status"] for entry in heard["ledger"]] == ["open"]
    refused = ann.ask(type="say", seat=0, statement={"type": "promise", "what": "world_peace"}, id="w")
    assert refused["kind"] == "malformed"


def test_a_rematch_brings_the_same_people_together(server: Hosted) -> None:
    _, (ann, bob) = seated(server, OPEN, OPEN, game="boat", options={"turn_limit": 2})
    assert bob.ask(type="rematch")["kind"] == "wrong_phase"
    play_to_the_end([ann, bob], random.Random(1))
    assert bob.ask(type="rematch")["type"] == "accepted"
    assert ann.ask(type="rematch")["type"] == "accepted"
    new = up_to_date(ann).table["rematch"]
    assert new == up_to_date(bob).table["rematch"]
    again = [server.client(new, client.token) for client in (ann, bob)]
    assert [client.seats for client in again] == [ann.seats, bob.seats]
    # The one who asked for it is the host.
    assert again[0].ask(type="ready", seat=ann.seats[0])["type"] == "accepted"
    assert again[1].ask(type="start")["type"] == "accepted"
    assert again[0].table["shuffle"] != ann.table["shuffle"]


def test_a_bots_only_table_plays_itself(server: Hosted) -> None:
    created = server.create(game="boat", seats=[BOT, BOT], options={"turn_limit": 20})
    host = server.client(created["id"], created["token"])
    host.ask(type="start")
    while host.table["phase"] != "over":
        host.receive()
    assert host.table["outcome"]


def test_tables_are_loaded_again_after_a_restart(tmp_path: Path) -> None:
    with hosted(tmp_path / "tables.db") as server:
        table, (ann, bob) = seated(server, OPEN, OPEN, game="boat")
        mover = ann if deciding(ann) else bob
        decision = deciding(mover)
        assert decision is not None
        mover.ask(type="play", seat=decision["seat"], move=decision["moves"][0], id="before")
        views, token = up_to_date(mover).views, mover.token
    with hosted(tmp_path / "tables.db") as server:
        back = server.client(table, token)
        assert back.views == views
        again = {"seat": decision["seat"], "move": decision["moves"][0], "id": "before"}
        assert back.ask(type="play", **again)["type"] == "accepted"
        assert up_to_date(back).views == views
