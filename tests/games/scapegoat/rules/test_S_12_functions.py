"""S-12 The functions of the twelve locations, silver and gold, and what the table of functions leaves open."""

import pytest

from alcatraz.kernel.game import Json
from tests.games.scapegoat.scenario import (
    Prison,
    blackmail,
    bribe,
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


# -- S-12.3 dining hall ----------------------------------------------------------------------------


def test_S_12_3_silver_dining_hall_gives_three_stamina() -> None:
    table = scenario(teal="dining_hall").offers("teal", use())
    table.plays("teal", use()).shows(teal={"stamina": 3}, ap=2)
    table.tells("stamina_gained", seat=1, amount=3)


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


# -- S-12.13 what you take lay there before you paid -----------------------------------------------


def test_S_12_13_a_key_pays_for_another_key() -> None:
    """One key lies there, so one is taken; the paid key is dropped after that."""
    table = scenario(
        gold=["guards_room"],
        items={"guards_room": ["key"]},
        teal={"at": "guards_room", "items": ["key"]},
    )
    table.refuses("teal", use(pay="key", take=["key", "key"]), because="S-12.13")
    table.plays("teal", use(pay="key", take=["key"])).shows(teal={"items": ["key"]}, used=["guards_room"], ap=2)
    table.shows(items={"guards_room": ["key"]})


def test_S_12_13_a_drug_cannot_be_paid_into_an_empty_infirmary_and_taken_back() -> None:
    table = scenario(gold=["infirmary"], items={"infirmary": []}, teal={"at": "infirmary", "items": ["drug"]})
    table.refuses("teal", use(pay="drug", take=["drug"]), because="S-6.2")
    table.does_not_offer("teal", use(pay="drug", take=["drug"]))


def test_S_12_13_the_gun_cannot_pay_for_itself() -> None:
    table = scenario(gold=["visiting_area"], teal={"at": "visiting_area", "items": ["gun"]})
    table.refuses("teal", use(pay="gun", take=["gun"]), because="S-6.2")


def test_S_12_13_an_item_paid_at_a_full_home_does_not_lie_in_the_yard_in_time_to_be_taken() -> None:
    table = scenario(items={"exercise_yard": ["drug"]}, teal={"at": "exercise_yard", "items": ["knife"]})
    table.refuses("teal", use(pay="knife", take=["knife"]), because="S-12.13")
    table.plays("teal", use(pay="knife", take=["drug"])).shows(items={"exercise_yard": ["knife"]})


def test_S_12_13_the_taking_makes_space_for_the_paid_item() -> None:
    """The guards' room is full until its two keys are taken, so the paid one comes there and not to the yard."""
    spaces = {"guards_room": ["key", "key", "key"], "exercise_yard": []}
    table = scenario(gold=["guards_room"], items=spaces, teal={"at": "guards_room", "items": ["key"]})
    table.plays("teal", use(pay="key", take=["key", "key"])).shows(teal={"items": ["key", "key"]})
    table.shows(items={"guards_room": ["key", "key"], "exercise_yard": []})


def test_S_12_13_the_paid_item_is_dropped_after_the_taking() -> None:
    table = scenario(gold=["workshop"], teal={"at": "workshop", "items": ["knife"]})
    table.plays("teal", use(pay="knife", take=["tool", "tool"]))
    assert [event["type"] for event in table.events] == ["function_used", "items_taken", "item_dropped"]


def test_S_12_13_a_full_sheet_takes_nothing() -> None:
    table = scenario(teal={"at": "workshop", "items": ["key", "key", "knife"]})
    table.refuses("teal", use(take=["tool"]), because="S-1.2")


def test_S_12_13_a_full_sheet_that_pays_with_an_item_has_room_for_one() -> None:
    table = scenario(gold=["workshop"], teal={"at": "workshop", "cash": 1, "items": ["key", "key", "knife"]})
    table.refuses("teal", use(pay="cash", take=["tool"]), because="S-1.2")
    table.refuses("teal", use(pay="knife", take=["tool", "tool"]), because="S-12.13")
    table.plays("teal", use(pay="knife", take=["tool"])).shows(teal={"items": ["key", "key", "tool"], "cash": 1})


def test_S_12_13_fewer_than_possible_is_not_allowed() -> None:
    table = scenario(gold=["workshop"], teal={"at": "workshop", "cash": 1})
    table.refuses("teal", use(pay="cash", take=["tool"]), because="S-12.13")
    table.refuses("teal", use(pay="cash", take=[]), because="S-12.13")


def test_S_12_13_more_than_offered_is_not_allowed() -> None:
    scenario(teal="workshop").refuses("teal", use(take=["tool", "tool"]), because="S-12.13")


def test_S_12_13_a_sheet_with_one_free_space_takes_one_of_two() -> None:
    table = scenario(gold=["exercise_yard"], teal={"at": "exercise_yard", "cash": 1, "items": ["key", "gun"]})
    table.offers("teal", use(pay="cash", take=["drug"])).does_not_offer("teal", use(pay="cash", take=["drug", "tool"]))
    table.plays("teal", use(pay="cash", take=["drug"])).shows(teal={"items": ["key", "drug", "gun"]})


def test_S_12_13_the_takes_are_listed_with_their_payment() -> None:
    table = scenario(items={"exercise_yard": ["drug"]}, teal={"at": "exercise_yard", "cash": 1, "items": ["key"]})
    table.offers("teal", use(pay="cash", take=["drug"]), use(pay="key", take=["drug"]))
    # The key's home is full, so a paid key comes to the yard, but too late to be on offer.
    table.does_not_offer("teal", use(pay="cash", take=["key"]), use(pay="key", take=["key"]))


def test_S_12_13_stamina_rises_as_far_as_the_track_allows() -> None:
    table = scenario(teal={"at": "dining_hall", "stamina": 2}).plays("teal", use()).shows(teal={"stamina": 3})
    table.tells("stamina_gained", seat=1, amount=1)


def test_S_12_13_cash_rises_as_far_as_the_track_allows() -> None:
    table = scenario(teal={"at": "recreation_room", "cash": 2}).plays("teal", use()).shows(teal={"cash": 3})
    table.tells("cash_gained", seat=1, amount=1)


def test_S_12_13_what_a_bribe_costs_makes_room_on_a_full_cash_track() -> None:
    table = scenario(teal={"at": "recreation_room", "cash": 3}, guards={"recreation_room": 1})
    table.refuses("teal", use(), because="S-1.2")
    table.plays("teal", bribe(), use()).shows(teal={"cash": 3})


# -- S-12.14 hidden hands and full hands -----------------------------------------------------------


def two_cards_at_the_chapel(seed: int) -> Prison:
    table = scenario(seed=seed, teal="chapel", rose={"blackmail": ["escort", "patrol"]}, blackmail_deck=[])
    return table.plays("teal", use(target="rose"))


def test_S_12_14_the_chapel_takes_a_random_card() -> None:
    two_cards_at_the_chapel(seed=1).shows(rose={"blackmail": ["escort"]}, blackmail_discard=["patrol"])
    two_cards_at_the_chapel(seed=3).shows(rose={"blackmail": ["patrol"]}, blackmail_discard=["escort"])


def test_S_12_14_nobody_chooses_the_card_at_the_chapel() -> None:
    table = scenario(teal="chapel", rose={"blackmail": ["escort", "patrol"]})
    table.offers("teal", use(target="rose"))
    table.calls_malformed("teal", {"type": "use", "target": 2, "card": "escort"})


def test_S_12_14_a_full_hand_keeps_you_from_the_gold_chapel() -> None:
    table = scenario(
        gold=["chapel"],
        teal={"at": "chapel", "cash": 1, "blackmail": ["escort", "lockdown"]},
        rose={"blackmail": ["patrol"]},
    )
    table.refuses("teal", use(pay="cash", target="rose"), because="S-1.5")


def test_S_12_14_a_full_hand_is_named_beside_a_payment_that_is_missing() -> None:
    teal = {"at": "chapel", "blackmail": ["escort", "lockdown"]}
    table = scenario(gold=["chapel"], teal=teal, rose={"blackmail": ["patrol"]})
    table.refuses("teal", use(pay="cash", target="rose"), because="S-12.1", also=("S-1.5",))


def test_S_12_14_a_full_hand_does_not_keep_you_from_the_silver_chapel() -> None:
    table = scenario(teal={"at": "chapel", "blackmail": ["escort", "lockdown"]}, rose={"blackmail": ["patrol"]})
    table.plays("teal", use(target="rose")).shows(rose={"blackmail": []})


def test_S_12_14_a_full_hand_keeps_you_from_the_wardens_office() -> None:
    silver = scenario(teal={"at": "wardens_office", "blackmail": ["escort", "lockdown"]})
    silver.refuses("teal", use(), because="S-1.5")
    gold = scenario(gold=["wardens_office"], teal={"cash": 1, "blackmail": ["escort", "lockdown"]})
    gold.refuses("teal", use(pay="cash"), because="S-1.5")


def test_S_12_14_the_errand_boy_has_left_a_full_hand_when_it_acts() -> None:
    table = scenario(
        turn="amber", amber={"at": "chapel", "blackmail": ["errand_boy", "escort"]}, blackmail_deck=["patrol"]
    )
    table.plays("amber", blackmail("errand_boy", at="wardens_office"))
    table.shows(amber={"blackmail": ["escort", "patrol"]}, blackmail_discard=["errand_boy"], blackmail_deck=[])


# -- S-12.15 the blackmail deck --------------------------------------------------------------------


def test_S_12_15_with_deck_and_discards_empty_the_office_cannot_be_used() -> None:
    scenario(blackmail_deck=[]).refuses("teal", use(), because="S-12.15")
    gold = scenario(gold=["wardens_office"], teal={"cash": 1}, blackmail_deck=[])
    gold.refuses("teal", use(pay="cash"), because="S-12.15")


def test_S_12_15_an_empty_deck_is_made_of_the_shuffled_discards() -> None:
    table = scenario(blackmail_deck=[], blackmail_discard=["escort", "patrol", "assembly"])
    table.plays("teal", use()).tells("blackmail_shuffled", count=3).shows(blackmail_discard=[])
    assert len(table.position["blackmail_deck"]) == 2
    assert len(table.sheet("teal")["blackmail"]) == 1


def test_S_12_15_the_last_card_does_not_bring_the_discards_back_yet() -> None:
    table = scenario(blackmail_deck=["escort"], blackmail_discard=["patrol"])
    table.plays("teal", use()).does_not_tell("blackmail_shuffled")
    table.shows(teal={"blackmail": ["escort"]}, blackmail_deck=[], blackmail_discard=["patrol"])


def test_S_12_15_the_discards_are_shuffled_in_the_middle_of_three() -> None:
    table = scenario(
        gold=["wardens_office"],
        teal={"cash": 1},
        blackmail_deck=["escort"],
        blackmail_discard=["patrol", "assembly", "lockdown"],
    )
    table.plays("teal", use(pay="cash")).tells("blackmail_shuffled", count=3).tells("cards_offered", count=3)
    table.offers("teal", keep("escort")).shows(blackmail_discard=[])
    assert len(table.position["blackmail_deck"]) == 1


def test_S_12_15_if_fewer_than_three_exist_those_are_drawn() -> None:
    table = scenario(gold=["wardens_office"], teal={"cash": 1}, blackmail_deck=["escort"], blackmail_discard=["patrol"])
    table.plays("teal", use(pay="cash"))
    assert table.legal("teal") == [keep("escort"), keep("patrol")]
    table.plays("teal", keep("escort")).shows(blackmail_discard=["patrol"], blackmail_deck=[])


def test_S_12_15_the_last_card_of_all_is_still_asked_for() -> None:
    table = scenario(gold=["wardens_office"], teal={"cash": 1}, blackmail_deck=["escort"])
    table.plays("teal", use(pay="cash")).asks(("teal", "keep"))
    table.plays("teal", keep("escort")).shows(teal={"blackmail": ["escort"]}, blackmail_discard=[])


def test_S_12_15_a_played_card_is_discarded_at_the_end_of_its_move() -> None:
    """The Errand-boy cannot be drawn back by its own errand: when the office asks, it is not yet a discard."""
    table = scenario(turn="amber", amber={"at": "chapel", "blackmail": ["errand_boy"]}, blackmail_deck=[])
    table.refuses("amber", blackmail("errand_boy", at="wardens_office"), because="S-12.15")


def test_S_12_15_a_played_card_is_discarded_before_the_choice_that_follows() -> None:
    table = scenario(
        turn="amber",
        gold=["wardens_office"],
        amber={"at": "chapel", "cash": 1, "blackmail": ["errand_boy"]},
        blackmail_deck=["escort", "patrol"],
    )
    table.plays("amber", blackmail("errand_boy", at="wardens_office", pay="cash"))
    table.shows(blackmail_discard=["errand_boy"], pending={"kind": "keep", "cards": ["escort", "patrol"]})
    table.plays("amber", keep("patrol")).shows(
        blackmail_discard=["escort", "errand_boy"], amber={"blackmail": ["patrol"]}
    )


# -- S-12.16 at least one guard --------------------------------------------------------------------


def test_S_12_16_the_radio_room_moves_at_least_one_guard() -> None:
    table = scenario(teal="radio_room", guards={"chapel": 2}).plays("teal", use())
    table.refuses("teal", done(), because="S-12.16")


def test_S_12_16_the_radio_room_may_stop_before_the_second() -> None:
    table = scenario(teal="radio_room", guards={"chapel": 2}).plays("teal", use(), move_guard("chapel", "laundry"))
    table.offers("teal", done()).plays("teal", done(), move("chapel"))
    table.shows(guards={"chapel": 1, "laundry": 1}, teal="chapel", ap=1)


def test_S_12_16_the_single_guard_of_the_gold_radio_room_must_move() -> None:
    table = scenario(gold=["radio_room"], teal="radio_room", guards={"chapel": 2}).plays("teal", use())
    table.refuses("teal", done(), because="S-12.16")
