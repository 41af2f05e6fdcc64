"""S-1 Components and limits: what is in the box, and how much of it fits where."""

from collections import Counter
from typing import Any

import pytest

from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.components import LOCATIONS
from alcatraz.games.scapegoat.model.edition import built_in_edition
from alcatraz.kernel.errors import ContractError
from tests.games.scapegoat.scenario import (
    Prison,
    blackmail,
    complete,
    move,
    move_guard,
    new_game,
    riot,
    scenario,
    use,
)

BOX: dict[str, Any] = built_in_edition().content


def uses_and_prices(table: Prison, who: str) -> list[tuple[str, int]]:
    """Every way to use the location where somebody stands, with its price in AP."""
    found = [listed for listed in table.legal(who) if listed["type"] == "use"]
    game, state, seat = table.table.game, table.table.state, table.seat(who)
    return [(str(listed), game.cost(state, seat, game.read_move(state, listed))) for listed in found]


# -- S-1.1 -----------------------------------------------------------------------------------------


def test_S_1_1_the_prison_has_twelve_locations() -> None:
    grid = new_game().position["layout"]
    assert sorted(grid[0] + grid[1] + grid[2]) == sorted(place["id"] for place in BOX["location"])
    assert len(BOX["location"]) == GAME.rulebook.number("S-1.1", "locations") == 12


@pytest.mark.parametrize("place", LOCATIONS)
def test_S_1_1_the_two_sides_of_a_tile_have_different_functions(place: str) -> None:
    teal = {"at": place, "cash": 1}
    amber = {"at": "chapel", "blackmail": ["patrol"]}
    silver = scenario(guards={"laundry": 1}, amber=amber, teal=teal)
    gold = scenario(guards={"laundry": 1}, amber=amber, teal=teal, gold=[place])
    assert uses_and_prices(silver, "teal") != uses_and_prices(gold, "teal")


def test_S_1_1_a_gold_tile_leaves_the_others_silver() -> None:
    table = scenario(gold=["chapel"], teal="dining_hall")
    table.plays("teal", use()).shows(gold=["chapel"], teal={"stamina": 3}, ap=2)


# -- S-1.2 -----------------------------------------------------------------------------------------


def test_S_1_2_a_sheet_holds_three_items() -> None:
    table = scenario(teal={"at": "infirmary", "items": ["key", "knife"]})
    table.plays("teal", use(take=["drug"])).shows(teal={"items": ["key", "knife", "drug"]})


def test_S_1_2_a_fourth_item_does_not_fit() -> None:
    table = scenario(teal={"at": "infirmary", "items": ["key", "knife", "tool"]}, rose="infirmary")
    table.refuses("teal", use(take=["drug"]), because="S-1.2")


def test_S_1_2_the_stamina_track_ends_at_three() -> None:
    table = scenario(teal={"at": "dining_hall", "stamina": 2})
    table.plays("teal", use()).tells("stamina_gained", amount=1).shows(teal={"stamina": 3})


def test_S_1_2_the_cash_track_ends_at_three() -> None:
    table = scenario(teal={"at": "recreation_room", "cash": 2})
    table.plays("teal", use()).tells("cash_gained", amount=1).shows(teal={"cash": 3})


def test_S_1_2_a_full_track_cannot_rise() -> None:
    scenario(teal={"at": "dining_hall", "stamina": 3}).refuses("teal", use(), because="S-1.2")
    scenario(teal={"at": "recreation_room", "cash": 3}).refuses("teal", use(), because="S-1.2")


def test_S_1_2_no_position_has_a_sheet_over_its_limits() -> None:
    with pytest.raises(ContractError, match=r"bad_position.*scapegoat-sheet-over"):
        scenario(teal={"items": ["key", "key", "key", "key"]})
    with pytest.raises(ContractError, match=r"bad_position.*players\[1\].stamina"):
        scenario(teal={"stamina": 4})
    with pytest.raises(ContractError, match=r"bad_position.*players\[1\].cash"):
        scenario(teal={"cash": 4})


# -- S-1.3 -----------------------------------------------------------------------------------------


def test_S_1_3_there_are_26_item_tokens() -> None:
    board = new_game().position["items"]
    tokens = Counter(item for place in board for item in board[place])
    assert tokens == {"key": 5, "knife": 5, "clothes": 5, "drug": 5, "tool": 5, "gun": 1}
    assert tokens.total() == GAME.rulebook.number("S-1.3", "tokens") == 26


def test_S_1_3_no_position_has_a_token_too_many() -> None:
    with pytest.raises(ContractError, match=r"bad_position.*scapegoat-too-many-tokens"):
        scenario(amber={"items": ["gun"]}, teal={"items": ["gun"]})


def test_S_1_3_the_gun_stands_in_for_any_item_of_a_task() -> None:
    chapel = {"chapel": "make_a_duplicate_key"}
    table = scenario(tasks=chapel, teal={"at": "chapel", "items": ["key", "clothes", "gun"]})
    table.offers("teal", complete(("teal", "key"), ("teal", "clothes")))
    table.offers("teal", complete(("teal", "key"), ("teal", "gun")))
    table.offers("teal", complete(("teal", "clothes"), ("teal", "gun")))
    table.plays("teal", complete(("teal", "gun"), ("teal", "key"))).shows(teal={"items": ["clothes"], "plan": "A"})


def test_S_1_3_the_gun_stands_in_for_one_item_only() -> None:
    table = scenario(tasks={"chapel": "make_a_duplicate_key"}, teal={"at": "chapel", "items": ["gun"]})
    table.refuses("teal", complete(("teal", "gun")), because="S-9.2")


# -- S-1.4 -----------------------------------------------------------------------------------------


def test_S_1_4_there_are_thirty_task_cards_five_of_each_element() -> None:
    elements = Counter(task["element"] for task in BOX["task"])
    assert elements == {"A": 5, "B": 5, "C": 5, "D": 5, "E": 5, "F": 5}
    assert elements.total() == GAME.rulebook.number("S-1.4", "tasks") == 30


def test_S_1_4_there_are_eleven_different_blackmail_cards() -> None:
    deck = new_game().position["blackmail_deck"]
    assert len(deck) == len(set(deck)) == GAME.rulebook.number("S-1.4", "blackmail") == 11


def test_S_1_4_there_are_21_guards() -> None:
    assert BOX["guards"]["total"]["value"] == GAME.rulebook.number("S-1.4", "guards") == 21


def test_S_1_4_the_21st_guard_never_stands_on_the_board() -> None:
    twenty = {"chapel": 4, "laundry": 4, "workshop": 4, "infirmary": 4, "cell_block": 4}
    scenario(guards=twenty).shows(guards=twenty)
    with pytest.raises(ContractError, match=r"bad_position.*scapegoat-guards-over"):
        scenario(guards={**twenty, "radio_room": 1})


# -- S-1.5 -----------------------------------------------------------------------------------------


def test_S_1_5_a_second_blackmail_card_fits_into_the_hand() -> None:
    table = scenario(teal={"at": "wardens_office", "blackmail": ["patrol"]}, blackmail_deck=["escort"])
    table.plays("teal", use()).shows(teal={"blackmail": ["escort", "patrol"]}, blackmail_deck=[])


def test_S_1_5_a_third_blackmail_card_does_not() -> None:
    table = scenario(teal={"at": "wardens_office", "blackmail": ["patrol", "escort"]})
    table.refuses("teal", use(), because="S-1.5")


def test_S_1_5_the_gold_chapel_gives_no_third_card_either() -> None:
    full_hand = {"at": "chapel", "cash": 1, "blackmail": ["patrol", "escort"]}
    table = scenario(gold=["chapel"], teal=full_hand, rose={"blackmail": ["lockdown"]})
    table.refuses("teal", use(pay="cash", target="rose"), because="S-1.5")


def test_S_1_5_no_position_has_three_cards_in_a_hand() -> None:
    with pytest.raises(ContractError, match=r"bad_position.*scapegoat-hand-over"):
        scenario(teal={"blackmail": ["patrol", "escort", "lockdown"]})


# -- S-1.6 -----------------------------------------------------------------------------------------


def test_S_1_6_a_fourth_guard_may_come() -> None:
    table = scenario(guards={"laundry": 3, "chapel": 1}, teal="radio_room").plays("teal", use())
    table.plays("teal", move_guard("chapel", "laundry")).shows(guards={"laundry": 4, "chapel": 0})


def test_S_1_6_a_fifth_guard_may_not() -> None:
    table = scenario(guards={"laundry": 4, "chapel": 1}, teal="radio_room").plays("teal", use())
    table.refuses("teal", move_guard("chapel", "laundry"), because="S-1.6")


def test_S_1_6_a_riot_brings_no_fifth_guard_even_when_two_are_bribed() -> None:
    bribed = {"seat": "teal", "bribes": {"workshop": 2}}
    table = scenario(guards={"workshop": 4, "laundry": 1}, teal="workshop", turn=bribed)
    table.refuses("teal", riot("laundry"), because="S-1.6")


def test_S_1_6_a_patrol_brings_no_fifth_guard() -> None:
    amber = {"at": "chapel", "blackmail": ["patrol"]}
    table = scenario(guards={"workshop": 2, "laundry": 3}, amber=amber, turn="amber")
    table.offers("amber", blackmail("patrol", from_="laundry", to="workshop", count=2))
    table.refuses("amber", blackmail("patrol", from_="laundry", to="workshop", count=3), because="S-1.6")


def test_S_1_6_no_position_has_five_guards_in_one_place() -> None:
    with pytest.raises(ContractError, match=r"bad_position.*guards.chapel"):
        scenario(guards={"chapel": 5})


def test_S_1_6_false_alarm_counts_a_location_up_to_four_and_adds_no_real_guard() -> None:
    table = scenario(guards={"laundry": 4, "workshop": 3}, teal="cell_block", effects={"false_alarm": 1})
    table.refuses("teal", move("laundry"), because="S-8.4").shows(guards={"laundry": 4, "workshop": 3})


def test_S_1_6_a_real_fourth_guard_may_join_three_under_false_alarm() -> None:
    table = scenario(guards={"laundry": 3, "chapel": 1}, teal="radio_room", effects={"false_alarm": 1})
    table.plays("teal", use(), move_guard("chapel", "laundry")).shows(guards={"laundry": 4, "chapel": 0})


# -- S-1.7 -----------------------------------------------------------------------------------------

ALL_FIVE = ["key", "knife", "clothes", "drug", "tool"]
SPACES = {
    "chapel": [],
    "radio_room": [],
    "dining_hall": [],
    "infirmary": ["drug", "drug", "drug"],
    "exercise_yard": ALL_FIVE,
    "visiting_area": [*ALL_FIVE, "gun"],
    "workshop": ["tool", "tool", "tool"],
    "recreation_room": [],
    "cell_block": ["knife", "knife", "knife"],
    "laundry": ["clothes", "clothes", "clothes"],
    "guards_room": ["key", "key", "key"],
    "wardens_office": [],
}


def test_S_1_7_every_location_has_the_spaces_of_the_catalogue() -> None:
    assert {place["id"]: place["spaces"] for place in BOX["location"]} == SPACES


def test_S_1_7_there_is_a_space_for_every_token() -> None:
    spaces = [item for place in BOX["location"] for item in place["spaces"]]
    assert len(spaces) == GAME.rulebook.number("S-1.7", "spaces") == 26


def test_S_1_7_both_sides_have_the_same_spaces() -> None:
    assert new_game(sides="gold").position["items"] == new_game(sides="silver").position["items"] == SPACES


def test_S_1_7_the_laundry_gives_clothes_on_both_sides() -> None:
    teal = {"at": "laundry", "cash": 1}
    scenario(teal=teal).plays("teal", use(take=["clothes"])).shows(teal={"items": ["clothes"]})
    golden = scenario(teal=teal, gold=["laundry"])
    golden.plays("teal", use(pay="cash", take=["clothes", "clothes"])).shows(teal={"items": ["clothes", "clothes"]})


def test_S_1_7_no_position_puts_a_token_where_it_has_no_space() -> None:
    with pytest.raises(ContractError, match=r"bad_position.*scapegoat-no-space"):
        scenario(items={"infirmary": ["tool"]})
