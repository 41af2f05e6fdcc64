"""Bounds on what a seat may say in a round, so that no seat can make every later message large."""

import msgspec
import pytest

from alcatraz.client.known_state import KnownState
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import texts
from alcatraz.server.outgoing.broadcast import Broadcaster
from alcatraz.server.tables.errors import Denied, error_text
from alcatraz.server.tables.talk import MOST_PROMISES, MOST_STATEMENTS, ledger
from alcatraz.wire import Rename, Say, Sit, ToClient
from tests.server.fake_server import FakeListener
from tests.server.rooms import TestRoom

PROMISE: Json = {"type": "promise", "what": "not_steal_from", "seat": 1}


def talks(table: TestRoom, times: int, statement: Json | None = None) -> None:
    for _ in range(times):
        table.does("ann", Say(0, statement or {"type": "say", "text": "Hello!"}, f"s{table.room.number}"))


def refusal(table: TestRoom, statement: Json | None = None) -> Denied:
    with pytest.raises(Denied) as caught:
        talks(table, 1, statement)
    return caught.value


def next_round(table: TestRoom) -> None:
    before = table.room.round
    while table.room.round == before:
        seat = table.deciding()[0]
        moves = table.moves(seat)
        table.plays(seat, next((move for move in moves if move["type"] == "end_turn"), moves[0]))


def test_a_seat_says_only_so_much_in_a_round() -> None:
    table = TestRoom().started()
    talks(table, MOST_STATEMENTS)
    error = refusal(table)
    assert error.kind == "too_much_talk"
    assert str(MOST_STATEMENTS) in error_text(error, texts("en"))
    assert str(MOST_STATEMENTS) in error_text(error, texts("fr"))
    table.does("bob", Say(1, {"type": "say", "text": "My turn."}, "b"))


def test_the_next_round_and_the_log_itself_know_how_much_was_said() -> None:
    table = TestRoom().started()
    talks(table, MOST_STATEMENTS)
    table.room = table.again()
    assert refusal(table).kind == "too_much_talk"
    next_round(table)
    talks(table, 1)


def test_talk_before_the_start_has_a_bound_of_its_own() -> None:
    table = TestRoom("boat")
    table.does("ann", Sit("Ann", 0))
    talks(table, MOST_STATEMENTS)
    assert refusal(table).kind == "too_much_talk"
    table.started()
    talks(table, 1)


def test_a_seat_makes_only_so_many_promises_in_a_round() -> None:
    table = TestRoom().started()
    talks(table, MOST_PROMISES, PROMISE)
    assert refusal(table, PROMISE).kind == "too_many_promises"
    talks(table, 1)
    next_round(table)
    talks(table, 1, PROMISE)


def test_the_ledger_is_sent_only_when_it_has_changed() -> None:
    table = TestRoom().started()
    ann = FakeListener("ann" * 10)
    told = Broadcaster(table.room, "link")
    told.listeners.add(ann)
    told.tell(table.does("ann", Say(0, PROMISE, "p")), 0.0)
    assert [entry["status"] for entry in ann.heard[-1]["ledger"]] == ["open"]
    told.tell(table.does("bob", Say(1, {"type": "say", "text": "Really?"}, "q")), 0.0)
    assert "ledger" not in ann.heard[-1]
    told.tell(table.plays(table.deciding()[0], {"type": "end_turn"}), 0.0)
    assert "ledger" not in ann.heard[-1]
    late = FakeListener("late" * 10)
    told.welcome(late, 0.0)
    assert len(late.heard[-1]["ledger"]) == 1


def test_who_asked_for_it_is_told_only_the_promises_that_changed() -> None:
    """The others get the whole ledger, as before; both know the same in the end."""
    table = TestRoom().started()
    told = Broadcaster(table.room, "link")
    plain, short = FakeListener("ann" * 10), FakeListener("bob" * 10, promises=True)
    told.listeners |= {plain, short}
    for number in range(8):
        told.tell(table.does("ann", Say(0, PROMISE, f"p{number}")), 0.0)
    assert [len(heard["ledger"]) for heard in plain.heard] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [len(heard["promises"]) for heard in short.heard] == [1] * 8
    assert all("ledger" not in heard for heard in short.heard)
    assert [heard["promises"][0] for heard in short.heard] == plain.heard[-1]["ledger"]


def test_a_decided_promise_is_told_alone() -> None:
    table = TestRoom().started()
    for number in range(6):
        table.does("ann", Say(0, PROMISE, f"p{number}"))
    told = Broadcaster(table.room, "link")
    short = FakeListener("bob" * 10, promises=True)
    told.listeners.add(short)
    before = table.room.round
    while table.room.round == before:
        seat = table.deciding()[0]
        moves = table.moves(seat)
        told.tell(table.plays(seat, next((move for move in moves if move["type"] == "end_turn"), moves[0])), 0.0)
    changes = [heard["promises"] for heard in short.heard if "promises" in heard]
    assert [{entry["status"] for entry in change} for change in changes] == [{"kept"}]
    assert sum(map(len, changes)) == 6


def test_a_new_name_tells_the_whole_ledger_because_its_texts_have_changed() -> None:
    table = TestRoom().started()
    table.does("ann", Say(0, PROMISE, "p"))
    told = Broadcaster(table.room, "link")
    short = FakeListener("bob" * 10, words=True, promises=True)
    told.listeners.add(short)
    told.tell(table.does("bob", Rename(1, "Robert")), 0.0)
    assert ["Robert" in entry["text"] for entry in short.heard[-1]["ledger"]] == [True]
    assert "promises" not in short.heard[-1]


def test_who_was_away_catches_up_with_the_whole_ledger() -> None:
    table = TestRoom().started()
    told = Broadcaster(table.room, "link")
    last = table.room.number
    for number in range(3):
        told.tell(table.does("ann", Say(0, PROMISE, f"p{number}")), 0.0)
    short = FakeListener("bob" * 10, promises=True)
    assert told.catch_up(short, last)
    assert len(short.heard[-1]["ledger"]) == 3


def test_the_client_knows_the_same_from_changes_as_from_the_whole() -> None:
    table = TestRoom().started()
    told = Broadcaster(table.room, "link")
    short = FakeListener("bob" * 10, promises=True)
    told.listeners.add(short)
    told.welcome(short, 0.0)
    for number in range(4):
        told.tell(table.does("ann", Say(0, PROMISE, f"p{number}")), 0.0)
    known = KnownState()
    for heard in short.heard:
        known.hear(msgspec.convert(heard, ToClient))
    assert known.ledger == ledger(table.room)
