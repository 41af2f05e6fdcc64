"""Hints and free taking back: alone with bots always to be had, with other people only by agreement of all."""

import pytest

from alcatraz.locale.texts import texts
from alcatraz.server.outgoing.history import history
from alcatraz.server.outgoing.reasons import because
from alcatraz.server.tables.assistance import must_be_advisable
from alcatraz.server.tables.errors import Denied
from alcatraz.server.tables.folding.fold import open_room
from alcatraz.server.tables.log_entries import Undone
from alcatraz.server.tables.undo import must_be_undoable
from alcatraz.wire import Advise, Agree, Log, Propose, SeatPlan, SetHelp, Sit, ToServer, Undo, Why
from tests.server.rooms import TestRoom


def alone(game: str = "scapegoat", **wish: object) -> TestRoom:
    """Ann in seat 0, and bots; it is her turn."""
    players = 2 if game == "boat" else 3
    seats = [SeatPlan("open"), *[SeatPlan("bot", level="inmate")] * (players - 1)]
    table = TestRoom(game, players, seats=seats, **wish).started()
    return until_ann(table)


def until_ann(table: TestRoom) -> TestRoom:
    while table.deciding()[0] != 0:
        seat = table.deciding()[0]
        legal = table.moves(seat)
        table.bot_plays(seat, next((move for move in legal if move["type"] == "end_turn"), legal[0]))
    return table


def refusal(table: TestRoom, who: str, message: ToServer) -> str:
    with pytest.raises(Denied) as denied:
        asked(table, who, message)
    return denied.value.kind


def asked(table: TestRoom, who: str, message: ToServer) -> None:
    if isinstance(message, Advise):
        must_be_advisable(table.room, who, message)
    else:
        table.does(who, message)


def has_hints(table: TestRoom) -> bool:
    return table.room.hints


def test_alone_with_bots_one_may_always_ask() -> None:
    must_be_advisable(alone().room, "ann", Advise(0, "a"))


def test_with_other_people_all_must_agree() -> None:
    table = TestRoom().started()
    seat = table.deciding()[0]
    who = ("ann", "bob", "cleo")[seat]
    assert refusal(table, who, Advise(seat, "a")) == "no_hints"
    assert refusal(table, "ann", SetHelp(hints=True)) == "not_alone"
    table.does("ann", Propose(0, "hints"))
    table.does("bob", Agree(1, yes=True))
    assert not has_hints(table)
    table.does("cleo", Agree(2, yes=True))
    assert has_hints(table)
    assert table.room.proposal is None
    must_be_advisable(table.room, who, Advise(seat, "a"))


def test_one_no_keeps_hints_away() -> None:
    table = TestRoom().started()
    table.does("ann", Propose(0, "hints"))
    table.does("bob", Agree(1, yes=False))
    assert not table.room.hints


def test_a_table_says_so_before_anybody_sits_down() -> None:
    table = TestRoom(hints=True)
    assert table.room.hints
    table.started()
    seat = table.deciding()[0]
    must_be_advisable(table.room, ("ann", "bob", "cleo")[seat], Advise(seat, "a"))


def test_the_host_changes_it_only_until_somebody_else_has_sat_down() -> None:
    table = TestRoom()
    table.does("ann", Sit("Ann", 0))
    table.does("ann", SetHelp(hints=True))
    assert table.room.hints
    table.does("bob", Sit("Bob", 1))
    assert refusal(table, "ann", SetHelp(hints=False)) == "not_alone"
    assert refusal(table, "bob", SetHelp(hints=False)) == "not_host"


def test_nobody_asks_for_another_seat_or_out_of_turn() -> None:
    table = alone()
    assert refusal(table, "bob", Advise(0, "a")) == "not_your_seat"
    table.plays(0, next(move for move in table.moves(0) if move["type"] == "end_turn"))
    assert 0 not in table.room.asked
    assert refusal(table, "ann", Advise(0, "b")) == "nothing_to_decide"


def test_free_taking_back_leads_to_ones_own_last_decision() -> None:
    table = alone("boat", take_back=True)
    before = table.room.match.position()
    table.plays(0, table.moves(0)[0])
    table.bot_plays(1, table.moves(1)[0])
    assert table.deciding() == [0]
    table.does("ann", Undo(0, "back"))
    assert table.room.match.position() == before
    assert table.room.match.moves[-2:] == table.room.match.moves
    assert 0 in table.room.asked


def test_without_the_switch_a_bots_move_is_the_end_of_taking_back() -> None:
    table = alone("boat")
    table.plays(0, table.moves(0)[0])
    table.bot_plays(1, table.moves(1)[0])
    assert refusal(table, "ann", Undo(0, "back")) == "cannot_undo"
    table.does("ann", SetHelp(take_back=True))
    table.plays(0, table.moves(0)[0])
    table.bot_plays(1, table.moves(1)[0])
    assert must_be_undoable(table.room, 0).seat == 0


def test_one_move_after_the_other_can_be_taken_back() -> None:
    table = alone("boat", take_back=True)
    positions = []
    for _ in range(3):
        positions.append(table.room.match.position())
        table.plays(0, table.moves(0)[0])
        table.bot_plays(1, table.moves(1)[0])
    for number, position in enumerate(reversed(positions)):
        table.does("ann", Undo(0, f"back {number}"))
        assert table.room.match.position() == position


def test_the_switch_serves_only_who_is_alone() -> None:
    """A second person at the table: what others have seen stays seen."""
    table = TestRoom("boat", 2, take_back=True).started()
    seat = table.deciding()[0]
    table.plays(seat, table.moves(seat)[0])
    table.plays(1 - seat, table.moves(1 - seat)[0])
    assert refusal(table, ("ann", "bob")[seat], Undo(seat, "back")) == "cannot_undo"


def test_the_log_keeps_what_was_taken_back_and_rebuilds_the_table() -> None:
    table = alone("boat", take_back=True)
    table.plays(0, table.moves(0)[0])
    table.bot_plays(1, table.moves(1)[0])
    table.does("ann", Undo(0, "back"))
    table.plays(0, table.moves(0)[-1])
    again = open_room("table", table.log)
    assert again.match.position() == table.room.match.position()
    assert [entry.number for entry in again.told] == [entry.number for entry in table.room.told]
    told = history(table.room, "ann", Log(0, "l"), texts("en"))
    assert [entry.what["type"] for entry in told.entries].count("moved") == len(table.room.match.moves)
    assert [type(logged.entry) for logged in table.log].count(Undone) == 1


def test_a_bot_says_why() -> None:
    table = alone("boat")
    table.plays(0, table.moves(0)[0])
    table.bot_plays(1, {"type": "enter", "to": [9, 9]})
    said = because(table.room, Why(table.room.number, "w"), texts("en"))
    assert said.seat == 1
    assert said.reason.startswith("It brings another prisoner into play")


def test_nobody_is_asked_about_a_persons_move() -> None:
    table = alone("boat")
    table.plays(0, table.moves(0)[0])
    with pytest.raises(Denied) as denied:
        because(table.room, Why(table.room.number, "w"), texts("en"))
    assert denied.value.kind == "no_reason"


def test_a_bots_vote_is_explained_once_all_votes_are_known() -> None:
    table = alone()
    while table.room.asked[table.deciding()[0]].kind != "vote":
        seat = table.deciding()[0]
        legal = table.moves(seat)
        move = next((move for move in legal if move["type"] == "end_turn"), legal[0])
        table.plays(0, move) if seat == 0 else table.bot_plays(seat, move)
    table.bot_plays(1, {"type": "vote", "for": 2})
    with pytest.raises(Denied):
        because(table.room, Why(table.room.number, "w"), texts("en"))
    table.bot_plays(2, {"type": "vote", "for": 1})
    table.plays(0, {"type": "vote", "for": 1})
    assert because(table.room, Why(table.room.number, "w", seat=1), texts("en")).seat == 1
    assert because(table.room, Why(table.room.number, "w", seat=2), texts("en")).reason
