"""S-2 Setup. What chance decides is looked at with several seeds."""

from typing import Any

import pytest

from alcatraz.games.scapegoat.model.components import LOCATIONS
from alcatraz.games.scapegoat.model.edition import built_in_edition
from alcatraz.kernel.errors import ContractError
from tests.games.scapegoat.scenario import box_with, call_vote, end_turn, new_game, vote

SEEDS = range(1, 9)
over_several_seeds = pytest.mark.parametrize("seed", SEEDS)
with_three_or_four = pytest.mark.parametrize("players", [3, 4])

ELEMENT: dict[str, str] = {task["id"]: task["element"] for task in built_in_edition().content["task"]}
BY_HAND = [
    ["wardens_office", "guards_room", "laundry", "cell_block"],
    ["recreation_room", "workshop", "visiting_area", "exercise_yard"],
    ["infirmary", "dining_hall", "radio_room", "chapel"],
]


# -- S-2.1 -----------------------------------------------------------------------------------------


@over_several_seeds
def test_S_2_1_the_twelve_tiles_form_three_rows_of_four(seed: int) -> None:
    grid = new_game(seed=seed).position["layout"]
    assert [len(row) for row in grid] == [4, 4, 4]
    assert {place for row in grid for place in row} == set(LOCATIONS)


def test_S_2_1_by_default_the_order_is_random() -> None:
    grids = [new_game(seed=seed).position["layout"] for seed in SEEDS]
    assert len({str(grid) for grid in grids}) == len(SEEDS)


@over_several_seeds
def test_S_2_1_by_default_all_tiles_are_silver(seed: int) -> None:
    assert new_game(seed=seed).position["gold"] == []


def test_S_2_1_the_order_can_be_set_by_hand() -> None:
    new_game(layout=BY_HAND).shows(layout=BY_HAND)


def test_S_2_1_all_tiles_can_be_gold() -> None:
    assert new_game(sides="gold").position["gold"] == list(LOCATIONS)


def test_S_2_1_single_tiles_can_be_gold() -> None:
    assert new_game(sides=["laundry", "chapel"]).position["gold"] == ["chapel", "laundry"]


def test_S_2_1_the_sides_can_be_random_tile_by_tile() -> None:
    chosen = [new_game(seed=seed, sides="random").position["gold"] for seed in SEEDS]
    assert len({str(gold) for gold in chosen}) == len(SEEDS)
    assert all(0 < len(gold) < 12 for gold in chosen)


@pytest.mark.parametrize(
    "layout",
    [BY_HAND[:2], [*BY_HAND[:2], ["infirmary", "dining_hall", "radio_room", "laundry"]], "square"],
    ids=["two rows", "laundry twice", "no grid"],
)
def test_S_2_1_a_grid_that_is_not_all_twelve_tiles_is_refused(layout: Any) -> None:
    with pytest.raises(ContractError, match=r"bad_options.*scapegoat-layout"):
        new_game(layout=layout)


# -- S-2.2 -----------------------------------------------------------------------------------------


@over_several_seeds
@with_three_or_four
def test_S_2_2_item_tokens_fill_all_spaces(players: int, seed: int) -> None:
    position = new_game(players, seed).position
    spaces = {place["id"]: place["spaces"] for place in built_in_edition().content["location"]}
    assert position["items"] == spaces
    assert [sheet["items"] for sheet in position["players"]] == [[]] * players


# -- S-2.3 -----------------------------------------------------------------------------------------


@over_several_seeds
@with_three_or_four
def test_S_2_3_eight_guards_stand_at_most_two_in_a_place(players: int, seed: int) -> None:
    guards = new_game(players, seed).position["guards"]
    assert sum(guards.values()) == 8
    assert max(guards.values()) <= 2, "each of the two rounds puts a guard into four different locations"


def test_S_2_3_the_deck_is_reshuffled_between_the_rounds() -> None:
    doubled = [list(new_game(seed=seed).position["guards"].values()).count(2) for seed in SEEDS]
    assert any(doubled), "some location is drawn in both rounds"
    assert len(set(doubled)) > 1


# -- S-2.4 -----------------------------------------------------------------------------------------


@over_several_seeds
@with_three_or_four
def test_S_2_4_players_start_at_different_locations(players: int, seed: int) -> None:
    starts = [sheet["at"] for sheet in new_game(players, seed).position["players"]]
    assert len(set(starts)) == players


def test_S_2_4_the_starting_locations_are_drawn() -> None:
    starts = [new_game(seed=seed).sheet("amber")["at"] for seed in SEEDS]
    assert len(set(starts)) > 1


# -- S-2.5 -----------------------------------------------------------------------------------------


@over_several_seeds
@with_three_or_four
def test_S_2_5_stamina_and_cash_start_at_zero(players: int, seed: int) -> None:
    sheets = new_game(players, seed).position["players"]
    assert [(sheet["stamina"], sheet["cash"]) for sheet in sheets] == [(0, 0)] * players


@over_several_seeds
def test_S_2_5_nobody_starts_with_plan_elements_or_blackmail(seed: int) -> None:
    sheets = new_game(3, seed).position["players"]
    assert [(sheet["plan"], sheet["blackmail"]) for sheet in sheets] == [("", [])] * 3


# -- S-2.6 -----------------------------------------------------------------------------------------


@over_several_seeds
def test_S_2_6_three_tasks_lie_in_three_places_and_show_three_elements(seed: int) -> None:
    tasks = new_game(seed=seed).position["tasks"]
    assert len(tasks) == 3
    assert len({ELEMENT[task] for task in tasks.values()}) == 3


@over_several_seeds
def test_S_2_6_the_other_27_tasks_are_the_deck(seed: int) -> None:
    position = new_game(seed=seed).position
    assert len(position["task_deck"]) == 27
    assert {*position["task_deck"], *position["tasks"].values()} == set(ELEMENT)


def test_S_2_6_the_task_deck_is_shuffled() -> None:
    tops = [new_game(seed=seed).position["task_deck"][0] for seed in SEEDS]
    assert len(set(tops)) > 1


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_S_2_6_a_task_whose_element_is_on_the_board_goes_under_the_deck(seed: int) -> None:
    position = new_game(seed=seed).position
    assert position["task_deck_known"] == 1
    buried = position["task_deck"][-1]
    assert ELEMENT[buried] in {ELEMENT[task] for task in position["tasks"].values()}
    assert new_game(seed=seed).view("rose")["task_deck_bottom"] == [buried], "everybody saw it"


def test_S_2_6_nothing_goes_under_the_deck_when_the_first_three_elements_differ() -> None:
    new_game(seed=4).shows(task_deck_known=0)


# -- S-2.7 -----------------------------------------------------------------------------------------


@with_three_or_four
def test_S_2_7_the_first_scapegoat_is_random(players: int) -> None:
    chosen = {new_game(players, seed).position["scapegoat"] for seed in range(1, 25)}
    assert chosen == set(range(players))


@over_several_seeds
@with_three_or_four
def test_S_2_7_the_first_round_starts_with_the_scapegoats_actions(players: int, seed: int) -> None:
    table = new_game(players, seed).shows(round=1, phase="actions", bonus=1, pending=None, outcome=None)
    scapegoat = table.position["scapegoat"]
    table.asks((scapegoat, "turn")).shows(ap=6 - players + 1)


def test_S_2_7_the_first_scapegoat_counts_as_elected() -> None:
    table = new_game(3, seed=1).shows(scapegoat="amber", bonus=1, ap=4)
    table.plays("amber", end_turn()).plays("teal", end_turn()).plays("rose", end_turn())
    table.plays("amber", call_vote(), vote("amber")).plays("teal", vote("amber")).plays("rose", vote("amber"))
    table.shows(round=2, scapegoat="amber", bonus=2, ap=5)


def test_S_2_2_fewer_tokens_than_spaces_leave_the_last_spaces_empty() -> None:
    edition = box_with()
    edition["tokens"]["key"]["value"] = 2
    items = new_game(3, edition=edition).position["items"]
    assert items["guards_room"] == ["key", "key"]
    assert "key" not in items["exercise_yard"] + items["visiting_area"]
