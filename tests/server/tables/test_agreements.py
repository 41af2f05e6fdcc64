"""What needs the others' agreement; and that nobody who is not there can hold up a table."""

import pytest

from alcatraz.server.tables.errors import Denied
from alcatraz.server.tables.log_entries import Returned, WentAway
from alcatraz.server.tables.proposals import without
from alcatraz.wire import Agree, Play, Propose
from tests.server.rooms import TestRoom


def phase(table: TestRoom) -> str:
    return table.room.phase


def test_a_pause_needs_everybody() -> None:
    table = TestRoom().started()
    table.does("ann", Propose(0, "pause"))
    table.does("bob", Agree(1, yes=True))
    assert phase(table) == "playing"
    table.does("cleo", Agree(2, yes=True))
    assert phase(table) == "paused"
    seat = table.deciding()[0]
    with pytest.raises(Denied) as denied:
        table.does(("ann", "bob", "cleo")[seat], Play(seat, {"type": "end_turn"}, "m"))
    assert denied.value.kind == "wrong_phase"


def test_one_no_ends_a_proposal() -> None:
    table = TestRoom().started()
    table.does("ann", Propose(0, "pause"))
    table.does("bob", Agree(1, yes=False))
    assert table.room.proposal is None
    with pytest.raises(Denied) as denied:
        table.does("cleo", Agree(2, yes=True))
    assert denied.value.kind == "no_proposal"


def test_those_who_are_not_there_are_not_asked() -> None:
    table = TestRoom().started()
    table.does("ann", Propose(0, "pause"), present=frozenset({0}))
    assert phase(table) == "paused"
    table.does("ann", Propose(0, "resume"), present=frozenset({0}))
    assert phase(table) == "playing"


def test_whoever_goes_away_holds_up_no_proposal() -> None:
    table = TestRoom().started()
    table.does("ann", Propose(0, "pause"))
    table.does("bob", Agree(1, yes=True))
    table.keep([WentAway(2), *without(table.room, 2)])
    assert phase(table) == "paused"


def test_a_pause_stops_the_clocks() -> None:
    table = TestRoom().started()
    seat = table.deciding()[0]
    since = table.room.asked[seat].at
    table.does("ann", Propose(0, "pause"), present=frozenset({0}))
    table.time += 500
    table.does("ann", Propose(0, "resume"), present=frozenset({0}))
    assert table.room.asked[seat].at == since + 500


def test_who_is_there_cannot_be_replaced() -> None:
    table = TestRoom().started()
    with pytest.raises(Denied) as denied:
        table.does("ann", Propose(0, "remove", 2), present=frozenset({0, 2}))
    assert denied.value.kind == "guest_is_here"
    # Not connected for a moment is not away either.
    with pytest.raises(Denied):
        table.does("ann", Propose(0, "remove", 2), present=frozenset({0}))


def test_who_was_replaced_gets_the_seat_back() -> None:
    table = TestRoom().started()
    table.keep([WentAway(2)])
    table.does("ann", Propose(0, "remove", 2), present=frozenset({0}))
    assert table.room.chairs[2].kind == "bot"
    assert table.room.waiting_for("cleo") == [2]
    table.keep([Returned(2)])
    assert (table.room.chairs[2].kind, table.room.seats_of("cleo")) == ("guest", [2])
    assert table.again().chairs == table.room.chairs


def test_a_guest_is_handed_to_a_bot_by_the_others() -> None:
    table = TestRoom().started()
    table.keep([WentAway(2)])
    table.does("ann", Propose(0, "remove", 2))
    table.does("bob", Agree(1, yes=True))
    assert table.room.chairs[2].kind == "bot"
    assert table.room.seats_of("cleo") == []
    assert table.again().chairs == table.room.chairs


def test_nobody_removes_themselves_or_a_bot() -> None:
    table = TestRoom().started()
    for about in (0, None, 7):
        with pytest.raises(Denied) as denied:
            table.does("ann", Propose(0, "remove", about))
        assert denied.value.kind == "no_such_guest"
