"""Before the start: who may sit, leave, change seats and start."""

import pytest

from alcatraz.server.tables.errors import Denied
from alcatraz.wire import Leave, Ready, Rename, SeatPlan, SetSeat, Sit, Start
from tests.server.rooms import TestRoom


def test_guests_take_open_seats_in_order() -> None:
    table = TestRoom()
    table.does("bob", Sit("Bob"))
    table.does("cleo", Sit("Cleo"))
    assert table.room.seats_of("bob") == [0]
    assert table.room.seats_of("cleo") == [1]


def test_one_token_may_hold_several_seats() -> None:
    table = TestRoom()
    table.does("bob", Sit("Bob"))
    table.does("bob", Sit("Bob's sister"))
    assert table.room.seats_of("bob") == [0, 1]


def test_people_at_the_hosts_device_sit_from_the_start() -> None:
    table = TestRoom(seats=[SeatPlan("guest", "Ann"), SeatPlan("guest", "Al"), SeatPlan("bot")])
    assert table.room.seats_of("ann") == [0, 1]
    assert table.room.chairs[2].level == "inmate"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x07b", "right\u202eleft"])
def test_a_name_must_be_readable(name: str) -> None:
    _refused(TestRoom(), "bob", Sit(name), "bad_name")


def test_names_differ() -> None:
    table = TestRoom()
    table.does("bob", Sit("Bob"))
    _refused(table, "cleo", Sit("BOB"), "name_taken")


def test_a_seat_is_taken_once() -> None:
    table = TestRoom()
    table.does("bob", Sit("Bob", 1))
    _refused(table, "cleo", Sit("Cleo", 1), "seat_taken")


def test_only_the_owner_renames_and_leaves() -> None:
    table = TestRoom()
    table.does("bob", Sit("Bob"))
    _refused(table, "cleo", Rename(0, "Cleo"), "not_your_seat")
    _refused(table, "cleo", Leave(0), "not_your_seat")
    table.does("bob", Rename(0, "Robert"))
    assert table.room.chairs[0].name == "Robert"
    table.does("bob", Leave(0))
    assert table.room.chairs[0].kind == "open"


def test_only_the_host_sets_seats_and_starts() -> None:
    table = TestRoom()
    _refused(table, "bob", SetSeat(0, "bot"), "not_host")
    _refused(table, "bob", Start(), "not_host")


def test_the_host_removes_a_guest_before_the_start() -> None:
    table = TestRoom()
    table.does("bob", Sit("Bob"))
    table.does("ann", SetSeat(0, "bot", "random"))
    assert table.room.chairs[0].kind == "bot"
    assert table.room.seats_of("bob") == []


def test_a_bot_needs_a_level_that_exists() -> None:
    _refused(TestRoom(), "ann", SetSeat(0, "bot", "grandmaster"), "bad_level")


def test_the_start_waits_for_all_and_for_their_word() -> None:
    table = TestRoom()
    _refused(table, "ann", Start(), "seats_open")
    table.does("ann", SetSeat(0, "bot"))
    table.does("ann", SetSeat(1, "bot"))
    table.does("bob", Sit("Bob"))
    _refused(table, "ann", Start(), "not_ready")
    table.does("bob", Ready(2))
    table.does("ann", Start())
    assert table.room.phase == "playing"
    _refused(table, "ann", Start(), "wrong_phase")


def test_nobody_sits_down_in_a_game_that_goes_on() -> None:
    _refused(TestRoom().started(), "zoe", Sit("Zoe"), "wrong_phase")


def test_the_log_rebuilds_the_lobby() -> None:
    table = TestRoom()
    table.does("bob", Sit("Bob"))
    table.does("bob", Ready(0))
    assert table.again().chairs == table.room.chairs


def _refused(table: TestRoom, who: str, message: object, kind: str) -> None:
    before = table.room.number
    with pytest.raises(Denied) as denied:
        table.does(who, message)  # type: ignore[arg-type]
    assert denied.value.kind == kind
    assert table.room.number == before
