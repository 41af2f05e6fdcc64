"""Moves: played once, by their owner, whatever the others do meanwhile; taken back while that harms nobody."""

import pytest

from alcatraz.kernel.errors import MoveRefused
from alcatraz.server.tables.errors import AlreadyDone, Denied
from alcatraz.server.tables.playing import is_stale, moved
from alcatraz.wire import Play, Undo
from tests.server.rooms import PEOPLE, TestRoom


def test_a_move_needs_the_seats_token() -> None:
    table = TestRoom().started()
    seat = table.deciding()[0]
    with pytest.raises(Denied) as denied:
        table.does("zoe", Play(seat, {"type": "end_turn"}, "m"))
    assert denied.value.kind == "not_your_seat"


def test_the_rules_refuse_with_their_number() -> None:
    table = TestRoom().started()
    other = (table.deciding()[0] + 1) % 3
    with pytest.raises(MoveRefused) as refused:
        table.plays(other, {"type": "end_turn"})
    assert refused.value.kind == "not_your_decision"
    assert refused.value.refusals[0].rule == "S-5.1"


def test_a_move_sent_twice_is_played_once() -> None:
    table = TestRoom().started()
    seat = table.deciding()[0]
    (step,) = table.plays(seat, {"type": "end_turn"}, "once")
    with pytest.raises(AlreadyDone) as done:
        table.plays(seat, {"type": "end_turn"}, "once")
    assert done.value.number == step.number
    table.room = table.again()
    with pytest.raises(AlreadyDone):
        table.plays(seat, {"type": "end_turn"}, "once")


def test_votes_never_fail_because_somebody_else_voted_first() -> None:
    table = TestRoom().started().until("vote")
    for seat in (2, 0, 1):
        table.plays(seat, {"type": "vote", "for": 0})
    assert "vote" not in {asked.kind for asked in table.room.asked.values()}


def test_a_vote_of_another_does_not_make_a_bots_vote_stale() -> None:
    table = TestRoom().started().until("vote")
    number = table.room.asked[1].number
    table.plays(0, {"type": "vote", "for": 0})
    assert not is_stale(table.room, 1, number)
    table.plays(1, {"type": "vote", "for": 0})
    assert is_stale(table.room, 1, number)


def test_the_end_shows_seed_and_salt_in_the_log() -> None:
    table = TestRoom("boat", 2, options={"turn_limit": 2}).started()
    for _ in range(2):
        table.plays_first("enter")
    assert table.room.phase == "over"
    assert table.log[-1].entry.seed == "a test"  # type: ignore[union-attr]


def test_working_out_a_move_changes_nothing() -> None:
    table = TestRoom().started()
    seat = table.deciding()[0]
    before = table.room.match.position()
    moved(table.room, seat, {"type": "end_turn"}, "bot")
    assert table.room.match.position() == before


def test_the_log_rebuilds_the_game() -> None:
    table = TestRoom().started().until("vote")
    again = table.again()
    assert again.match.position() == table.room.match.position()
    assert again.asked == table.room.asked
    assert again.done == table.room.done


# -- taking back -----------------------------------------------------------------------------------


def test_the_last_moves_can_be_taken_back_one_by_one() -> None:
    table = TestRoom().started()
    start = table.room.match.position()
    seat = table.plays_first("move")
    table.plays_first("move")
    table.does(PEOPLE[seat], Undo(seat, "u1"))
    table.does(PEOPLE[seat], Undo(seat, "u2"))
    assert table.room.match.position() == start
    assert table.again().match.position() == start
    assert table.room.match.moves == []


def test_an_undo_sent_twice_takes_back_one_move() -> None:
    table = TestRoom().started()
    seat = table.plays_first("move")
    table.plays_first("move")
    table.does(PEOPLE[seat], Undo(seat, "u"))
    with pytest.raises(AlreadyDone):
        table.does(PEOPLE[seat], Undo(seat, "u"))
    assert len(table.room.match.moves) == 1


def test_nothing_is_taken_back_after_somebody_else_decided() -> None:
    table = TestRoom().started()
    first = table.plays_first("end_turn")
    second = table.plays_first("end_turn")
    assert first != second
    _cannot_undo(table, first, "cannot_undo")


def test_not_even_after_a_bot_decided() -> None:
    table = TestRoom().started()
    first = table.plays_first("end_turn")
    table.bot_plays(table.deciding()[0], {"type": "end_turn"})
    _cannot_undo(table, first, "cannot_undo")


def test_what_was_revealed_stays_revealed() -> None:
    table = TestRoom().started().until("vote")
    for seat in range(3):
        table.plays(seat, {"type": "vote", "for": 0})
    _cannot_undo(table, 2, "undo_reveals")


def test_a_roll_of_the_die_is_not_taken_back() -> None:
    table = TestRoom("boat", 2).started()
    while "alarm" not in {asked.kind for asked in table.room.asked.values()}:
        seat = table.deciding()[0]
        moves = table.moves(seat)
        boarding = [move for move in moves if move["type"] == "board"]
        table.plays(seat, (boarding or moves)[table.room.number % len(boarding or moves)])
    _cannot_undo(table, table.room.last_moves[-1].seat, "undo_reveals")


def test_taking_back_gains_no_time() -> None:
    table = TestRoom().started()
    seat = table.deciding()[0]
    since = table.room.asked[seat].at
    table.time += 50
    table.plays_first("move")
    table.does(PEOPLE[seat], Undo(seat, "u"))
    assert table.room.asked[seat].at == since


def _cannot_undo(table: TestRoom, seat: int, kind: str) -> None:
    with pytest.raises(Denied) as denied:
        table.does(PEOPLE[seat], Undo(seat, "u"))
    assert denied.value.kind == kind
