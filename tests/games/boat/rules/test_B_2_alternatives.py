"""B-1.3, B-2.7, B-2.8, B-5.1, each by its alternative: where they begin and end."""

from typing import Any

import pytest

from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.rules.ending import go_out
from alcatraz.kernel.message import rules_of
from tests.games.boat.scenario import Yard, alarm, board, enter, go_back, passing, walk, yard

FAR = dict.fromkeys(range(1, 9), 9)


def playing(ruling: str, drawing: str = "", **fields: Any) -> Yard:
    return yard(drawing, options={"rulings": [ruling]}, **fields)


# -- B-1.3 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [1, 2, 3])
def test_B_1_3_alternative_each_row_of_the_block_has_three_squares(row: int) -> None:
    table = playing("B-1.3", guards=FAR, amber=[[row, 3], [row, 4], [row, 6], [row, 7]])
    table.offers("amber", board([row, 4]), board([row, 6]))
    table.refuses("amber", board([row, 3]), because="B-4.1").refuses("amber", board([row, 7]), because="B-4.1")


@pytest.mark.parametrize("row", [4, 5, 6, 7, 8, 9])
def test_B_1_3_alternative_no_other_row_has_marked_squares(row: int) -> None:
    table = playing("B-1.3", guards=FAR, amber=[[row, 1], [row, 5]])
    table.refuses("amber", board([row, 1]), because="B-4.1").refuses("amber", board([row, 5]), because="B-4.1")


# -- B-2.7 -----------------------------------------------------------------------------------------


def test_B_2_7_alternative_from_the_first_row_and_from_the_last() -> None:
    table = playing("B-2.7", guards=FAR, amber=[[1, 4], [9, 5]]).offers("amber", go_back([1, 4]), go_back([9, 5]))
    table.plays("amber", go_back([1, 4]))
    assert table.position["prisoners"][0] == ["cell", "cell", "cell", [9, 5]]


def test_B_2_7_alternative_the_guard_right_behind_is_in_the_way() -> None:
    table = playing("B-2.7", guards={**FAR, 7: 4}, amber=[[6, 4]]).does_not_offer("amber", go_back([6, 4]))
    table.refuses("amber", go_back([6, 4]), because="B-2.5", saying="The guard of row 7", alone=True)


def test_B_2_7_alternative_of_two_guards_in_the_way_the_first_is_named() -> None:
    table = playing("B-2.7", guards={**FAR, 7: 4, 8: 4}, amber=[[6, 4]])
    table.refuses("amber", go_back([6, 4]), because="B-2.5", saying="The guard of row 7", alone=True)


def test_B_2_7_alternative_guards_ahead_do_not_matter() -> None:
    table = playing("B-2.7", guards={**FAR, 4: 4, 5: 4}, amber=[[6, 4]]).offers("amber", go_back([6, 4]))
    table.plays("amber", go_back([6, 4])).shows(amber=[])


def test_B_2_7_alternative_only_with_your_own_prisoner() -> None:
    table = playing("B-2.7", guards=FAR, teal=[[6, 4]])
    table.refuses("amber", go_back([6, 4]), because="B-2.1", alone=True)
    table.refuses("amber", go_back([6, 5]), because="B-2.1", alone=True)


def test_B_2_7_as_ruled_the_way_back_is_refused_for_that_alone() -> None:
    said = "A prisoner cannot go back into the cell by itself."
    yard(guards=FAR, amber=[[9, 5]]).refuses("amber", go_back([9, 5]), because="B-2.7", saying=said, alone=True)


# -- B-2.8 -----------------------------------------------------------------------------------------

STUCK = """
    . G . . . . . . .
    . G . . . . . . .
    . G . . . . . . .
    . G . . . . . . .
    . G . . . . . . .
    . G . . . . . . .
    T G . . . . . . .
    T G . . . . . . .
    A . . . . . . . .
"""


def test_B_2_8_alternative_who_is_out_has_all_others_back_in_the_cell() -> None:
    table = playing("B-2.8", STUCK, teal=["boat", "boat"], rose=[[9, 9]], turn="teal").plays("teal", passing())
    table.tells("went_out", seat=1).shows(out=[1], turn="rose")
    assert table.position["prisoners"][1] == ["cell", "cell", "boat", "boat"]


def test_B_2_8_alternative_prisoners_of_the_first_and_the_last_row_go_back_too() -> None:
    table = playing("B-2.8", guards=FAR, amber=[[1, 1], [9, 9], "boat"], rose=[])
    go_out(table.table.state, table.seat("amber"), [])
    assert table.position["prisoners"][0] == ["cell", "cell", "cell", "boat"]


def test_B_2_8_alternative_the_end_is_told_with_who_is_left() -> None:
    table = playing("B-2.8", STUCK, teal=["boat", "boat"], turn="teal").plays("teal", passing())
    table.tells("game_ended", reason="last_player", winner=0)
    state = table.table.state
    assert rules_of(GAME.refusals(state, 0, GAME.read_move(state, enter([9, 2])))) == ["B-2.8"]


def test_B_2_8_alternative_the_turn_goes_past_a_last_player_who_is_out() -> None:
    table = playing("B-2.8", teal=[[9, 5]], rose=[], out=[2], turn="teal")
    table.plays("teal", walk([9, 5], [9, 6])).shows(turn="amber")


def test_B_2_8_alternative_the_turn_goes_past_one_who_is_out_in_the_middle() -> None:
    table = playing("B-2.8", amber=[[9, 5]], violet=[], out=[1])
    table.plays("amber", walk([9, 5], [9, 6])).shows(turn="rose")


def test_B_2_8_alternative_the_turn_goes_past_two_who_are_out() -> None:
    table = playing("B-2.8", amber=[[9, 5]], violet=[], out=[1, 2])
    table.plays("amber", walk([9, 5], [9, 6])).shows(turn="violet")
    table = playing("B-2.8", teal=[[9, 5]], violet=[], out=[2, 3], turn="teal")
    table.plays("teal", walk([9, 5], [9, 6])).shows(turn="amber")


# -- B-5.1 -----------------------------------------------------------------------------------------


def test_B_5_1_alternative_everybody_is_told_which_guard_stays_where() -> None:
    table = playing("B-5.1", alarm_row=4, guards={**FAR, 4: 3}).plays("amber", alarm("stay"))
    table.tells("alarm_ignored", seat=0, row=4, at=[4, 3])


def test_B_5_1_as_ruled_the_row_is_named_whose_guard_must_run() -> None:
    said = "the guard of row 4 must run: choose left or right"
    yard(alarm_row=4).refuses("amber", alarm("stay"), because="B-5.1", saying=said, alone=True)
