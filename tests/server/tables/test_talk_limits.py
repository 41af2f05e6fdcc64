"""Bounds on what a seat may say in a round, so that no seat can make every later message large."""

import pytest

from alcatraz.kernel.game import Json
from alcatraz.locale.texts import texts
from alcatraz.server.outgoing.broadcast import Broadcaster
from alcatraz.server.tables.errors import Denied, error_text
from alcatraz.server.tables.talk import MOST_PROMISES, MOST_STATEMENTS
from alcatraz.wire import Say, Sit
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
