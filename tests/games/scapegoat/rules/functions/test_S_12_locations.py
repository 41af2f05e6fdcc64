"""S-12.1 to S-12.12 The functions of the twelve locations, silver and gold; S-12.16 how many guards are moved."""

import pytest

from alcatraz.kernel.game import Json
from tests.games.scapegoat.scenario import (
    box_with,
    done,
    end_turn,
    keep,
    move,
    move_guard,
    scenario,
    stamina,
    use,
)

# -- S-12.1 chapel ---------------------------------------------------------------------------------


def test_S_12_1_silver_chapel_a_card_of_another_player_is_discarded() -> None:
    table = scenario(teal="chapel", rose={"blackmail": ["patrol"]}).offers("teal", use(target="rose"))
    table.plays("teal", use(target="rose")).shows(rose={"blackmail": []}, blackmail_discard=["patrol"], ap=2)


def test_S_12_1_silver_chapel_asks_no_payment() -> None:
    table = scenario(teal={"at": "chapel", "cash": 1}, rose={"blackmail": ["patrol"]})
    table.refuses("teal", use(target="rose", pay="cash"), because="S-12.1")


def test_S_12_1_silver_chapel_needs_somebody_with_a_card() -> None:
    table = scenario(teal={"at": "chapel", "blackmail": ["escort"]}, rose={"blackmail": ["patrol"]})
    table.refuses("teal", use(target="amber"), because="S-6.2")
    table.refuses("teal", use(target="teal"), because="S-12.1")
    table.refuses("teal", use(), because="S-12.1")


def test_S_12_1_gold_chapel_takes_a_card_for_cash() -> None:
    table = scenario(gold=["chapel"], teal={"at": "chapel", "cash": 1}, rose={"blackmail": ["patrol"]})
    table.offers("teal", use(pay="cash", target="rose")).plays("teal", use(pay="cash", target="rose"))
    table.tells("card_taken", seat=1, card="patrol")
    table.shows(teal={"blackmail": ["patrol"], "cash": 0}, rose={"blackmail": []}, blackmail_discard=[], ap=2)


def test_S_12_1_gold_chapel_takes_a_card_for_an_item() -> None:
    table = scenario(gold=["chapel"], teal={"at": "chapel", "items": ["key"]}, rose={"blackmail": ["patrol"]})
    table.plays("teal", use(pay="key", target="rose")).shows(teal={"blackmail": ["patrol"], "items": []})


def test_S_12_1_gold_chapel_is_not_for_free() -> None:
    table = scenario(gold=["chapel"], teal="chapel", rose={"blackmail": ["patrol"]})
    table.refuses("teal", use(target="rose"), because="S-12.1")
    table.refuses("teal", use(pay="cash", target="rose"), because="S-12.1")
    table.refuses("teal", use(pay="tool", target="rose"), because="S-12.1")


# -- S-12.2 radio room -----------------------------------------------------------------------------


def test_S_12_2_silver_radio_room_moves_two_guards_from_anywhere_to_anywhere() -> None:
    table = scenario(teal="radio_room", guards={"laundry": 1, "chapel": 2}).offers("teal", use())
    table.plays("teal", use()).shows(ap=2, pending={"kind": "move_guard", "left": 2}).asks(("teal", "move_guard"))
    table.plays("teal", move_guard("laundry", "infirmary"), move_guard("chapel", "wardens_office"))
    table.shows(guards={"laundry": 0, "chapel": 1, "infirmary": 1, "wardens_office": 1}, pending=None)
    table.asks(("teal", "turn"))


def test_S_12_2_silver_radio_room_may_move_both_guards_from_one_place() -> None:
    table = scenario(teal="radio_room", guards={"chapel": 2})
    table.plays("teal", use()).offers("teal", move_guard("chapel", "laundry"))
    table.plays("teal", move_guard("chapel", "laundry"), move_guard("chapel", "laundry"))
    table.shows(guards={"chapel": 0, "laundry": 2})


def test_S_12_2_gold_radio_room_moves_one_guard_for_free() -> None:
    table = scenario(gold=["radio_room"], teal="radio_room", guards={"laundry": 2}, ap=0)
    table.plays("teal", use(), move_guard("laundry", "chapel")).shows(ap=0, guards={"laundry": 1, "chapel": 1})
    table.asks(("teal", "turn")).refuses("teal", use(), because="S-6.2")


def test_S_12_2_gold_radio_room_works_under_three_guards_because_it_is_free() -> None:
    table = scenario(gold=["radio_room"], teal="radio_room", guards={"radio_room": 3})
    table.plays("teal", use(), move_guard("radio_room", "chapel")).shows(guards={"radio_room": 2, "chapel": 1}, ap=3)


def test_S_12_2_a_guard_comes_from_where_one_is_and_goes_somewhere_else() -> None:
    table = scenario(teal="radio_room", guards={"chapel": 2, "laundry": 4}).plays("teal", use())
    table.refuses("teal", move_guard("infirmary", "chapel"), because="S-12.2")
    table.refuses("teal", move_guard("chapel", "chapel"), because="S-12.2")
    table.refuses("teal", move_guard("chapel", "laundry"), because="S-1.6")


def test_S_12_2_the_radio_room_is_silent_without_guards() -> None:
    scenario(teal="radio_room").refuses("teal", use(), because="S-6.2")


def test_S_12_2_nobody_moves_guards_without_the_radio_room() -> None:
    table = scenario(teal="radio_room", guards={"chapel": 2})
    table.refuses("teal", move_guard("chapel", "laundry"), because="S-12.2")
    table.plays("teal", use()).refuses("teal", end_turn(), because="S-12.2")
    table.is_out_of_turn("rose", move_guard("chapel", "laundry"), because="S-5.1")


def test_S_12_2_nobody_stops_moving_guards_who_has_not_begun() -> None:
    scenario(guards={"laundry": 1}).refuses("teal", done(), because="S-12.2", alone=True)


# -- S-12.3 dining hall ----------------------------------------------------------------------------


def test_S_12_3_silver_dining_hall_gives_three_stamina() -> None:
    table = scenario(teal="dining_hall").offers("teal", use())
    table.plays("teal", use()).shows(teal={"stamina": 3}, ap=2)
    table.tells("stamina_gained", seat=1, amount=3)


def test_S_12_3_silver_dining_hall_gives_three_stamina_on_a_longer_track_too() -> None:
    scenario(edition=box_with(stamina=9), teal="dining_hall").plays("teal", use()).shows(teal={"stamina": 3})


def test_S_12_3_gold_dining_hall_gives_one_stamina_for_free() -> None:
    table = scenario(gold=["dining_hall"], teal="dining_hall").plays("teal", use())
    table.shows(teal={"stamina": 1}, ap=3)


def test_S_12_3_a_full_track_makes_the_dining_hall_useless() -> None:
    table = scenario(teal={"at": "dining_hall", "stamina": 3})
    table.refuses("teal", use(), because="S-1.2")
    table.plays("teal", stamina(), use()).shows(teal={"stamina": 3}, ap=3)


def test_S_12_3_a_full_track_makes_the_gold_dining_hall_useless_too() -> None:
    scenario(gold=["dining_hall"], teal={"at": "dining_hall", "stamina": 3}).refuses("teal", use(), because="S-1.2")


# -- S-12.4 infirmary ------------------------------------------------------------------------------


def test_S_12_4_silver_infirmary_gives_a_drug() -> None:
    table = scenario(teal="infirmary").plays("teal", use(take=["drug"]))
    table.shows(teal={"items": ["drug"]}, items={"infirmary": ["drug", "drug"]}, ap=2)


def test_S_12_4_gold_infirmary_sells_two_drugs() -> None:
    table = scenario(gold=["infirmary"], teal={"at": "infirmary", "cash": 1})
    table.plays("teal", use(pay="cash", take=["drug", "drug"]))
    table.shows(teal={"items": ["drug", "drug"], "cash": 0}, items={"infirmary": ["drug"]}, ap=2)
    table.tells("function_used", seat=1, at="infirmary").tells("cash_paid", seat=1)
    table.tells("items_taken", seat=1, items=["drug", "drug"])


def test_S_12_4_gold_infirmary_sells_one_drug_if_there_is_only_one() -> None:
    table = scenario(gold=["infirmary"], items={"infirmary": ["drug"]}, teal={"at": "infirmary", "cash": 1})
    table.plays("teal", use(pay="cash", take=["drug"])).shows(teal={"items": ["drug"]}, items={"infirmary": []})


def test_S_12_4_an_empty_infirmary_gives_nothing() -> None:
    table = scenario(items={"infirmary": []}, teal="infirmary")
    table.refuses("teal", use(take=["drug"]), because="S-6.2")


# -- S-12.5 exercise yard --------------------------------------------------------------------------


def test_S_12_5_silver_exercise_yard_sells_any_item_without_an_action() -> None:
    table = scenario(teal={"at": "exercise_yard", "cash": 1}, ap=0).plays("teal", use(pay="cash", take=["knife"]))
    table.shows(teal={"items": ["knife"], "cash": 0}, items={"exercise_yard": ["key", "clothes", "drug", "tool"]}, ap=0)


def test_S_12_5_silver_exercise_yard_swaps_an_item_for_another() -> None:
    table = scenario(items={"workshop": ["tool", "tool"]}, teal={"at": "exercise_yard", "items": ["tool"]})
    table.plays("teal", use(pay="tool", take=["key"])).shows(teal={"items": ["key"]}, ap=3)


def test_S_12_5_gold_exercise_yard_sells_any_two_items() -> None:
    table = scenario(gold=["exercise_yard"], teal={"at": "exercise_yard", "cash": 2})
    table.plays("teal", use(pay="cash", take=["key", "tool"])).shows(teal={"items": ["key", "tool"], "cash": 1}, ap=2)


def test_S_12_5_the_yard_sells_each_item_once() -> None:
    table = scenario(gold=["exercise_yard"], teal={"at": "exercise_yard", "cash": 1})
    table.refuses("teal", use(pay="cash", take=["key", "key"]), because="S-12.13")


# -- S-12.6 visiting area --------------------------------------------------------------------------


def test_S_12_6_silver_visiting_area_gives_any_item_even_the_gun() -> None:
    table = scenario(teal="visiting_area")
    table.offers("teal", use(take=["drug"]), use(take=["gun"]))
    table.plays("teal", use(take=["gun"])).shows(teal={"items": ["gun"]}, ap=2)


def test_S_12_6_gold_visiting_area_sells_the_gun() -> None:
    table = scenario(gold=["visiting_area"], teal={"at": "visiting_area", "cash": 1})
    table.plays("teal", use(pay="cash", take=["gun"])).shows(teal={"items": ["gun"], "cash": 0}, ap=2)


def test_S_12_6_gold_visiting_area_sells_nothing_but_the_gun() -> None:
    table = scenario(gold=["visiting_area"], teal={"at": "visiting_area", "cash": 1})
    table.refuses("teal", use(pay="cash", take=["drug"]), because="S-12.13")


def test_S_12_6_gold_visiting_area_has_nothing_to_sell_when_somebody_holds_the_gun() -> None:
    table = scenario(gold=["visiting_area"], teal={"at": "visiting_area", "cash": 1}, rose={"items": ["gun"]})
    table.refuses("teal", use(pay="cash", take=["gun"]), because="S-6.2")


# -- S-12.7 workshop -------------------------------------------------------------------------------


def test_S_12_7_silver_workshop_gives_a_tool() -> None:
    table = scenario(teal="workshop").plays("teal", use(take=["tool"]))
    table.shows(teal={"items": ["tool"]}, items={"workshop": ["tool", "tool"]}, ap=2)


def test_S_12_7_silver_workshop_has_nothing_but_tools() -> None:
    scenario(teal="workshop").refuses("teal", use(take=["key"]), because="S-12.13")


def test_S_12_7_gold_workshop_sells_two_tools_for_an_item() -> None:
    table = scenario(gold=["workshop"], teal={"at": "workshop", "items": ["knife"]})
    table.plays("teal", use(pay="knife", take=["tool", "tool"])).shows(teal={"items": ["tool", "tool"]}, ap=2)


def test_S_12_7_gold_workshop_sells_the_last_tool() -> None:
    table = scenario(gold=["workshop"], items={"workshop": ["tool"]}, teal={"at": "workshop", "cash": 1})
    table.plays("teal", use(pay="cash", take=["tool"])).shows(teal={"items": ["tool"]}, items={"workshop": []})


# -- S-12.8 recreation room ------------------------------------------------------------------------


def test_S_12_8_silver_recreation_room_gives_two_cash() -> None:
    table = scenario(teal="recreation_room").offers("teal", use())
    table.plays("teal", use()).shows(teal={"cash": 2}, ap=2)
    table.tells("cash_gained", seat=1, amount=2)


def test_S_12_8_gold_recreation_room_gives_one_cash_for_free() -> None:
    table = scenario(gold=["recreation_room"], teal="recreation_room", ap=0).plays("teal", use())
    table.shows(teal={"cash": 1}, ap=0)


def test_S_12_8_a_full_track_makes_the_recreation_room_useless() -> None:
    scenario(teal={"at": "recreation_room", "cash": 3}).refuses("teal", use(), because="S-1.2")


# -- S-12.9 cell block -----------------------------------------------------------------------------


def test_S_12_9_silver_cell_block_gives_a_knife() -> None:
    table = scenario(teal="cell_block").plays("teal", use(take=["knife"]))
    table.shows(teal={"items": ["knife"]}, items={"cell_block": ["knife", "knife"]}, ap=2)


def test_S_12_9_gold_cell_block_sells_two_knives() -> None:
    table = scenario(gold=["cell_block"], teal={"at": "cell_block", "cash": 1})
    table.plays("teal", use(pay="cash", take=["knife", "knife"])).shows(teal={"items": ["knife", "knife"], "cash": 0})


def test_S_12_9_gold_cell_block_sells_the_last_knife() -> None:
    table = scenario(gold=["cell_block"], items={"cell_block": ["knife"]}, teal={"at": "cell_block", "cash": 1})
    table.plays("teal", use(pay="cash", take=["knife"])).shows(teal={"items": ["knife"]}, items={"cell_block": []})


# -- S-12.10 laundry -------------------------------------------------------------------------------


def test_S_12_10_silver_laundry_gives_clothes() -> None:
    table = scenario(teal="laundry").plays("teal", use(take=["clothes"]))
    table.shows(teal={"items": ["clothes"]}, items={"laundry": ["clothes", "clothes"]}, ap=2)


def test_S_12_10_gold_laundry_sells_two_clothes() -> None:
    table = scenario(gold=["laundry"], teal={"at": "laundry", "items": ["gun"]})
    table.plays("teal", use(pay="gun", take=["clothes", "clothes"])).shows(teal={"items": ["clothes", "clothes"]}, ap=2)


def test_S_12_10_gold_laundry_sells_the_last_clothes() -> None:
    table = scenario(gold=["laundry"], items={"laundry": ["clothes"]}, teal={"at": "laundry", "cash": 1})
    table.plays("teal", use(pay="cash", take=["clothes"])).shows(teal={"items": ["clothes"]}, items={"laundry": []})


# -- S-12.11 guards' room --------------------------------------------------------------------------


def test_S_12_11_silver_guards_room_gives_a_key() -> None:
    table = scenario(teal="guards_room").plays("teal", use(take=["key"]))
    table.shows(teal={"items": ["key"]}, items={"guards_room": ["key", "key"]}, ap=2)


def test_S_12_11_gold_guards_room_sells_two_keys() -> None:
    table = scenario(gold=["guards_room"], teal={"at": "guards_room", "cash": 1})
    table.plays("teal", use(pay="cash", take=["key", "key"])).shows(teal={"items": ["key", "key"], "cash": 0}, ap=2)


def test_S_12_11_gold_guards_room_sells_the_last_key() -> None:
    table = scenario(gold=["guards_room"], items={"guards_room": ["key"]}, teal={"at": "guards_room", "cash": 1})
    table.plays("teal", use(pay="cash", take=["key"])).shows(teal={"items": ["key"]}, items={"guards_room": []})


# -- S-12.12 warden's office -----------------------------------------------------------------------


def test_S_12_12_silver_wardens_office_gives_the_top_blackmail_card() -> None:
    table = scenario(teal="wardens_office", blackmail_deck=["escort", "patrol"]).offers("teal", use())
    table.plays("teal", use()).shows(teal={"blackmail": ["escort"]}, blackmail_deck=["patrol"], ap=2)


def test_S_12_12_gold_wardens_office_shows_three_cards_of_which_one_is_kept() -> None:
    table = scenario(
        gold=["wardens_office"],
        teal={"at": "wardens_office", "cash": 1},
        blackmail_deck=["escort", "patrol", "assembly", "lockdown"],
    )
    table.offers("teal", use(pay="cash"))
    table.plays("teal", use(pay="cash")).shows(teal={"cash": 0}, ap=2).asks(("teal", "keep"))
    assert table.legal("teal") == [keep("assembly"), keep("escort"), keep("patrol")]
    table.plays("teal", keep("patrol")).shows(teal={"blackmail": ["patrol"]}, blackmail_deck=["lockdown"])
    assert set(table.position["blackmail_discard"]) == {"assembly", "escort"}


def test_S_12_12_only_a_card_that_was_drawn_can_be_kept() -> None:
    table = scenario(
        gold=["wardens_office"], teal={"items": ["key"]}, blackmail_deck=["escort", "patrol", "assembly", "lockdown"]
    )
    table.refuses("teal", keep("escort"), because="S-12.12")
    table.plays("teal", use(pay="key")).refuses("teal", keep("lockdown"), because="S-12.12")
    table.refuses("teal", end_turn(), because="S-12.12")


@pytest.mark.parametrize(
    ("said", "rules"),
    [
        (use(take=["drug"], target="rose"), ["S-12.4", "S-1.2"]),
        (use(take=["drug"], target="teal"), ["S-12.4", "S-1.2"]),
        (use(take=["drug"], pay="cash"), ["S-12.4", "S-1.2"]),
        (use(take=["drug"], pay="key"), ["S-12.4", "S-1.2"]),
    ],
)
def test_S_12_4_what_the_silver_infirmary_does_not_ask_for_is_no_further_reason(said: Json, rules: list[str]) -> None:
    """Rose has no card and teal no Cash, which does not matter here; and no key leaves the full sheet."""
    table = scenario(teal={"at": "infirmary", "items": ["key", "key", "tool"]}).table
    assert [refusal.rule for refusal in table.why_not(1, table.read_move(1, said))] == rules


# -- S-12.16 at least one guard --------------------------------------------------------------------


def test_S_12_16_the_radio_room_moves_at_least_one_guard() -> None:
    table = scenario(teal="radio_room", guards={"chapel": 2}).plays("teal", use())
    table.refuses("teal", done(), because="S-12.16", saying="Move at least one guard", alone=True)


def test_S_12_16_the_radio_room_may_stop_before_the_second() -> None:
    table = scenario(teal="radio_room", guards={"chapel": 2}).plays("teal", use(), move_guard("chapel", "laundry"))
    table.offers("teal", done()).plays("teal", done(), move("chapel"))
    table.shows(guards={"chapel": 1, "laundry": 1}, teal="chapel", ap=1)


def test_S_12_16_the_single_guard_of_the_gold_radio_room_must_move() -> None:
    table = scenario(gold=["radio_room"], teal="radio_room", guards={"chapel": 2}).plays("teal", use())
    table.refuses("teal", done(), because="S-12.16")
