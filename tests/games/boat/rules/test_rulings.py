"""Tables that play the alternative of a ruling; without the option the ruling holds (see the chapters' own tests)."""

from typing import Any

import pytest

from alcatraz.games.boat.model.rulings import ALTERNATIVES
from alcatraz.kernel.errors import ContractError
from tests.games.boat.scenario import Yard, alarm, board, enter, go_back, new_game, passing, walk, yard


def agreed(*rulings: str, **options: Any) -> dict[str, Any]:
    return {"options": {"rulings": list(rulings), **options}}


def test_B_1_3_alternative_the_marked_squares_are_a_block_of_three_by_three() -> None:
    table = yard(amber=[[3, 4], [1, 3]], guards={1: 9, 2: 9}, **agreed("B-1.3"))
    table.offers("amber", board([3, 4])).refuses("amber", board([1, 3]), because="B-4.1")


def test_B_1_3_as_ruled_the_marked_squares_are_a_triangle() -> None:
    table = yard(amber=[[3, 4], [1, 3]], guards={1: 9, 2: 9})
    table.offers("amber", board([1, 3])).refuses("amber", board([3, 4]), because="B-4.1")


def test_B_2_7_alternative_a_prisoner_goes_back_into_the_cell_as_one_square_more() -> None:
    table = yard(amber=[[9, 5], [6, 4]], teal=[[8, 4]], **agreed("B-2.7")).offers("amber", go_back([9, 5]))
    table.plays("amber", go_back([6, 4])).tells("returned", seat=0, **{"from": [6, 4]})
    table.shows(amber=[[9, 5]], teal=[[8, 4]], turn="teal", guards={6: 2, 7: 9, 8: 1})


def test_B_2_7_alternative_not_past_a_guard() -> None:
    table = yard(amber=[[6, 4]], guards={8: 4}, **agreed("B-2.7"))
    table.refuses("amber", go_back([6, 4]), because="B-2.5").does_not_offer("amber", go_back([6, 4]))


def test_B_2_7_as_ruled_nobody_goes_back() -> None:
    yard(amber=[[9, 5]]).refuses("amber", go_back([9, 5]), because="B-2.7").does_not_offer("amber", go_back([9, 5]))


STUCK = """
    . G . . . . . . .
    . G . . . . . . .
    . G . . . . . . .
    . G . . . . . . .
    . G . . . . . . .
    . G . . . . . . .
    A G . . . . . . .
    A G . . . . . . .
    T . . . . . . . .
"""


def stuck(*rulings: str, **fields: Any) -> Yard:
    return yard(STUCK, amber=["boat", "boat"], **agreed(*rulings), **fields)


def test_B_2_8_alternative_a_player_without_a_legal_move_is_out_and_the_last_one_wins() -> None:
    table = stuck("B-2.8")
    assert table.legal("amber") == [passing()]
    table.plays("amber", passing()).tells("went_out", seat=0).ends("last_player", ["teal"], because=("B-2.8",))


def test_B_2_8_alternative_with_more_players_the_game_goes_on_without_them() -> None:
    table = stuck("B-2.8", rose=[[9, 9]]).plays("amber", passing())
    table.shows(out=[0], amber=["boat", "boat"], turn="teal").plays("teal", walk([9, 1], [9, 2]))
    table.plays("rose", walk([9, 9], [9, 8])).asks(("teal", "turn"))


def test_B_2_8_alternative_whoever_can_move_must() -> None:
    yard(**agreed("B-2.8")).refuses("amber", passing(), because="B-2.8").offers("amber", enter([9, 1]))


def test_B_2_7_and_B_2_8_alternatives_together_the_way_back_is_a_move() -> None:
    table = yard(STUCK.replace("T", "."), amber=["boat", "boat"], **agreed("B-2.7", "B-2.8"))
    table.offers("amber", go_back([8, 1]), go_back([7, 1])).refuses("amber", passing(), because="B-2.8")


def test_B_5_1_alternative_the_roller_may_leave_the_guard_where_it_is() -> None:
    table = yard(alarm_row=4, amber=[[4, 2], [9, 9]], **agreed("B-5.1"))
    table.offers("amber", alarm("left"), alarm("right"), alarm("stay"))
    table.plays("amber", alarm("stay")).tells("alarm_ignored", seat=0, row=4)
    table.shows(amber=[[4, 2], [9, 9]], guards={4: 3}, alarm_row=None).asks(("amber", "turn"))


def test_B_5_1_as_ruled_the_guard_must_run() -> None:
    table = yard(alarm_row=4).refuses("amber", alarm("stay"), because="B-5.1", saying="must run")
    table.does_not_offer("amber", alarm("stay"))


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"out": [1], "rose": []}, "boat-position-nobody-out"),
        ({"out": [1], "rose": [], "teal": [[9, 9]], **agreed("B-2.8")}, "boat-position-out-standing"),
        ({"out": [0], "rose": [], **agreed("B-2.8")}, "boat-position-turn-out"),
        ({"out": [1], **agreed("B-2.8")}, "boat-position-one-left"),
        ({"out": [0, 1], **agreed("B-2.8")}, "boat-position-all-out"),
    ],
)
def test_B_2_8_a_position_in_which_these_players_cannot_be_out_is_refused(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(ContractError) as error:
        yard(**fields)
    assert problem in [each.id for each in error.value.problems]


def test_an_unknown_ruling_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ContractError) as error:
        new_game(rulings=["B-2.2"])
    assert error.value.kind == "bad_options"
    assert error.value.problems[0].args["allowed"] == ALTERNATIVES
