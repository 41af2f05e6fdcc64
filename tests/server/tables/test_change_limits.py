"""Whatever a seat can write into the log of a table has a bound: renames, readiness, taking back, pauses, returns."""

import pytest

from alcatraz.locale.texts import languages, texts
from alcatraz.server.tables.change_limits import may_return
from alcatraz.server.tables.errors import Denied, error_text
from alcatraz.server.tables.log_entries import Returned, WentAway
from alcatraz.wire import Agree, Enough, Leave, Propose, Ready, Rename, SetSeat, SetWaiting, Sit, ToServer, Undo
from tests.server.rooms import TestRoom

MOST = 300


def refused(table: TestRoom, who: str, message: ToServer) -> Denied:
    with pytest.raises(Denied) as caught:
        table.does(who, message)
    return caught.value


def seated() -> TestRoom:
    table = TestRoom()
    table.does("ann", Sit("Ann", 0))
    table.does("bob", Sit("Bob", 1))
    return table


def test_a_seat_is_renamed_only_so_often() -> None:
    table = TestRoom().started()
    for number in range(MOST):
        table.does("bob", Rename(1, f"Bob {number}"))
    error = refused(table, "bob", Rename(1, "Bob again"))
    assert error.kind == "too_many_changes"
    assert all(str(MOST) in error_text(error, texts(language)) for language in languages())
    table.does("ann", Rename(0, "Anna"))


def test_the_bound_is_in_the_log() -> None:
    table = TestRoom().started()
    for number in range(MOST):
        table.does("bob", Rename(1, f"Bob {number}"))
    table.room = table.again()
    assert refused(table, "bob", Rename(1, "Bob again")).kind == "too_many_changes"


def test_ready_and_not_ready_come_to_an_end_and_the_game_has_its_own_allowance() -> None:
    table = seated()
    for number in range(MOST - 1):
        table.does("bob", Ready(1, ready=number % 2 == 0))
    assert refused(table, "bob", Ready(1, ready=False)).kind == "too_many_changes"
    table.started()
    table.does("bob", Rename(1, "Robert"))


def test_sitting_down_and_leaving_come_to_an_end_but_whoever_sits_may_leave() -> None:
    table = TestRoom()
    for number in range(MOST):
        table.does("bob", Sit(f"Bob {number}", 1))
        table.does("bob", Leave(1))
    assert refused(table, "bob", Sit("Bob", 1)).kind == "too_many_changes"
    table.does("bob", Sit("Bob", 2))


def test_the_host_can_still_send_somebody_away_who_changed_too_much() -> None:
    table = seated()
    for number in range(MOST - 1):
        table.does("bob", Rename(1, f"Bob {number}"))
    assert refused(table, "bob", Ready(1)).kind == "too_many_changes"
    table.does("ann", SetSeat(1, "bot"))


def test_the_host_changes_seats_only_so_often() -> None:
    table = seated()
    for number in range(MOST):
        table.does("ann", SetSeat(2, ("bot", "open")[number % 2]))
    assert refused(table, "ann", SetSeat(2, "bot")).kind == "too_many_changes"
    assert refused(table, "ann", SetWaiting(not table.room.clock.waits)).kind == "too_many_changes"


def test_a_move_and_its_undoing_come_to_an_end() -> None:
    table = TestRoom("boat").started()
    seat = table.deciding()[0]
    who = ("ann", "bob", "cleo")[seat]
    move = table.moves(seat)[0]
    for number in range(MOST):
        table.plays(seat, move)
        table.does(who, Undo(seat, f"u{number}"))
    table.plays(seat, move)
    assert refused(table, who, Undo(seat, "last")).kind == "too_many_changes"


def test_saying_enough_and_taking_it_back_come_to_an_end() -> None:
    table = TestRoom().started().until("negotiation")
    for number in range(MOST):
        table.does("bob", Enough(1, enough=number % 2 == 0))
    assert refused(table, "bob", Enough(1, enough=True)).kind == "too_many_changes"


def test_pauses_come_to_an_end_but_an_answer_can_always_be_given() -> None:
    table = TestRoom().started()
    for _ in range(MOST):
        table.does("ann", Propose(0, "pause"))
        table.does("bob", Agree(1, yes=False))
    assert refused(table, "ann", Propose(0, "pause")).kind == "too_many_changes"
    table.does("bob", Propose(1, "pause"))
    table.does("ann", Agree(0, yes=False))


def test_coming_back_has_a_bound_of_its_own() -> None:
    table = TestRoom().started()
    for _ in range(MOST):
        table.keep([WentAway(1)])
        table.keep([Returned(1)])
    table.does("bob", Rename(1, "Robert"))
    table.keep([WentAway(1)])
    assert not may_return(table.room, 1)
    assert may_return(table.room, 0)
