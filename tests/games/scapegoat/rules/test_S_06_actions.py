"""S-6 Actions that cost 1 AP."""

from alcatraz.kernel.game import Json
from tests.games.scapegoat.scenario import (
    Prison,
    blackmail,
    complete,
    drop,
    end_turn,
    move,
    move_guard,
    riot,
    scenario,
    steal,
    use,
)

TURNED_AROUND = [
    ["wardens_office", "guards_room", "laundry", "cell_block"],
    ["recreation_room", "workshop", "visiting_area", "exercise_yard"],
    ["infirmary", "dining_hall", "radio_room", "chapel"],
]


def listed(table: Prison, who: str, kind: str) -> list[Json]:
    """The legal moves of one kind."""
    return [legal for legal in table.legal(who) if legal["type"] == kind]


def rules_against(table: Prison, who: str, refused: Json) -> list[str]:
    """Every rule that forbids a move, in the order in which they are told."""
    seat = table.seat(who)
    return [refusal.rule for refusal in table.table.why_not(seat, table.table.read_move(seat, refused))]


# -- S-6.1 -----------------------------------------------------------------------------------------


def test_S_6_1_in_the_middle_there_are_eight_neighbours() -> None:
    table = scenario(teal="visiting_area")
    row_above = [move("chapel"), move("radio_room"), move("dining_hall")]
    same_row = [move("exercise_yard"), move("workshop")]
    row_below = [move("cell_block"), move("laundry"), move("guards_room")]
    assert listed(table, "teal", "move") == [*row_above, *same_row, *row_below]


def test_S_6_1_in_a_corner_there_are_three() -> None:
    table = scenario(teal="wardens_office")
    assert listed(table, "teal", "move") == [move("workshop"), move("recreation_room"), move("guards_room")]


def test_S_6_1_a_step_costs_one_point() -> None:
    table = scenario(teal="chapel").plays("teal", move("visiting_area"))
    table.tells("moved", seat=1, **{"from": "chapel", "to": "visiting_area"}).shows(teal="visiting_area", ap=2)


def test_S_6_1_one_does_not_jump() -> None:
    scenario(teal="chapel").refuses("teal", move("dining_hall"), because="S-6.1")
    scenario(teal="chapel").refuses("teal", move("cell_block"), because="S-6.1")


def test_S_6_1_the_grid_has_edges() -> None:
    scenario(teal="infirmary").refuses("teal", move("exercise_yard"), because="S-6.1")
    scenario(teal="infirmary").refuses("teal", move("wardens_office"), because="S-6.1")


def test_S_6_1_standing_still_is_no_move() -> None:
    scenario(teal="chapel").refuses("teal", move("chapel"), because="S-6.1")


def test_S_6_1_the_grid_is_what_counts_not_the_names() -> None:
    table = scenario(layout=TURNED_AROUND, teal="chapel")
    assert listed(table, "teal", "move") == [move("radio_room"), move("exercise_yard"), move("visiting_area")]
    scenario(layout=TURNED_AROUND, teal="infirmary").refuses("teal", move("chapel"), because="S-6.1")


def test_S_6_1_a_locked_location_cannot_be_entered_but_left() -> None:
    locked = {"lockdown": ["chapel"]}
    scenario(teal="radio_room", effects=locked).refuses("teal", move("chapel"), because="S-13.10")
    scenario(teal="chapel", effects=locked).plays("teal", move("radio_room")).shows(teal="radio_room")


def test_S_6_1_every_reason_against_a_step_in_the_contracts_order() -> None:
    table = scenario(ap=0, guards={"laundry": 4}, teal="chapel", effects={"lockdown": ["laundry"]})
    table.refuses("teal", move("laundry"), because="S-6.1", also=("S-13.10", "S-8.4", "S-5.2"))
    assert rules_against(table, "teal", move("laundry")) == ["S-6.1", "S-13.10", "S-8.4", "S-5.2"]


# -- S-6.2 -----------------------------------------------------------------------------------------


def test_S_6_2_using_a_location_costs_one_point() -> None:
    table = scenario(teal="infirmary").plays("teal", use(take=["drug"]))
    table.shows(teal={"items": ["drug"]}, ap=2, used=["infirmary"], items={"infirmary": ["drug", "drug"]})


def test_S_6_2_some_functions_are_free() -> None:
    table = scenario(gold=["dining_hall"], teal="dining_hall", ap=0)
    table.plays("teal", use()).shows(teal={"stamina": 1}, ap=0)


def test_S_6_2_a_location_is_used_once_per_turn() -> None:
    table = scenario(teal="infirmary").plays("teal", use(take=["drug"]))
    table.refuses("teal", use(take=["drug"]), because="S-6.2")


def test_S_6_2_leaving_and_coming_back_does_not_help() -> None:
    table = scenario(teal="infirmary", ap=4)
    table.plays("teal", use(take=["drug"]), move("dining_hall"), move("infirmary"))
    table.refuses("teal", use(take=["drug"]), because="S-6.2")


def test_S_6_2_a_free_function_too_is_used_once_per_turn() -> None:
    table = scenario(gold=["dining_hall"], teal="dining_hall").plays("teal", use())
    table.refuses("teal", use(), because="S-6.2")


def test_S_6_2_another_location_may_be_used_in_the_same_turn() -> None:
    table = scenario(teal="infirmary").plays("teal", use(take=["drug"]), move("dining_hall"), use())
    table.shows(teal={"items": ["drug"], "stamina": 3}, used=["dining_hall", "infirmary"], ap=0)


def test_S_6_2_the_next_player_may_use_the_same_location() -> None:
    table = scenario(teal="infirmary", rose="infirmary").plays("teal", use(take=["drug"]), end_turn())
    table.plays("rose", use(take=["drug"])).shows(rose={"items": ["drug"]}, items={"infirmary": ["drug"]})


def test_S_6_2_one_uses_only_the_location_one_stands_on() -> None:
    scenario(teal="chapel").calls_malformed("teal", use(at="infirmary", take=["drug"]))
    scenario(teal="infirmary").refuses("teal", use(take=["tool"]), because="S-12.13")


def test_S_6_2_nothing_to_take_no_use() -> None:
    table = scenario(teal="infirmary", amber={"items": ["drug", "drug", "drug"]}, items={"infirmary": []})
    table.refuses("teal", use(take=["drug"]), because="S-6.2")


def test_S_6_2_no_guards_to_move_no_radio() -> None:
    scenario(teal="radio_room").refuses("teal", use(), because="S-6.2")


def test_S_6_2_no_card_to_choose_no_chapel() -> None:
    table = scenario(teal="chapel", amber={"blackmail": ["patrol"]})
    table.refuses("teal", use(target="rose"), because="S-6.2")
    assert listed(table, "teal", "use") == [use(target="amber")]


def test_S_6_2_no_card_to_draw_no_wardens_office() -> None:
    table = scenario(teal="wardens_office", blackmail_deck=[], blackmail_discard=[])
    table.refuses("teal", use(), because="S-12.15")


def test_S_6_2_a_full_sheet_has_room_once_an_item_is_paid() -> None:
    full = {"at": "infirmary", "items": ["key", "knife", "tool"], "cash": 1}
    table = scenario(gold=["infirmary"], teal=full)
    table.refuses("teal", use(pay="cash", take=["drug"]), because="S-1.2")
    table.plays("teal", use(pay="key", take=["drug"])).shows(teal={"items": ["knife", "drug", "tool"], "cash": 1})


def test_S_6_2_paying_a_key_and_taking_another_key_is_allowed() -> None:
    teal = {"at": "guards_room", "items": ["key"]}
    table = scenario(gold=["guards_room"], items={"guards_room": ["key"]}, teal=teal, rose={"items": ["key", "key"]})
    table.plays("teal", use(pay="key", take=["key"])).shows(teal={"items": ["key"]}, used=["guards_room"], ap=2)


def test_S_6_2_what_there_is_to_take_is_judged_before_the_payment() -> None:
    teal = {"at": "guards_room", "items": ["key"]}
    table = scenario(gold=["guards_room"], items={"guards_room": []}, teal=teal)
    table.refuses("teal", use(pay="key", take=["key"]), because="S-6.2", alone=True)
    assert listed(table, "teal", "use") == []


def test_S_6_2_every_different_choice_is_listed_once_its_items_in_order() -> None:
    teal = {"at": "exercise_yard", "cash": 1, "items": ["drug"]}
    table = scenario(gold=["exercise_yard"], items={"exercise_yard": ["key", "knife", "tool"]}, teal=teal)
    with_cash = [option["take"] for option in listed(table, "teal", "use") if option["pay"] == "cash"]
    assert with_cash == [["key", "knife"], ["key", "tool"], ["knife", "tool"]]


def test_S_6_2_played_items_may_be_named_in_any_order() -> None:
    table = scenario(gold=["exercise_yard"], teal={"at": "exercise_yard", "cash": 1})
    table.plays("teal", use(pay="cash", take=["tool", "key"])).shows(teal={"items": ["key", "tool"], "cash": 0})


def test_S_6_2_every_reason_against_a_use_in_the_contracts_order() -> None:
    full = {"at": "infirmary", "items": ["key", "knife", "tool"]}
    again = {"seat": "teal", "ap": 0, "used": ["infirmary"]}
    table = scenario(guards={"infirmary": 3}, teal=full, turn=again)
    assert rules_against(table, "teal", use(take=["drug"])) == ["S-6.2", "S-1.2", "S-8.3", "S-5.2"]


def test_S_6_2_a_full_hand_and_a_target_without_cards_are_both_told() -> None:
    full_hand = {"at": "chapel", "cash": 1, "blackmail": ["patrol", "escort"]}
    table = scenario(gold=["chapel"], teal=full_hand, amber={"blackmail": ["lockdown"]})
    table.refuses("teal", use(pay="cash", target="rose"), because="S-6.2", also=("S-1.5",))


# -- S-6.3 -----------------------------------------------------------------------------------------


def test_S_6_3_steal_an_item_from_somebody_in_the_same_location() -> None:
    table = scenario(teal="chapel", rose={"at": "chapel", "items": ["gun", "key"]})
    table.plays("teal", steal("rose", "gun")).tells("stolen", seat=1, what="gun", **{"from": 2})
    table.shows(teal={"items": ["gun"]}, rose={"items": ["key"]}, ap=2, stolen=True)


def test_S_6_3_steal_one_cash() -> None:
    table = scenario(teal="chapel", rose={"at": "chapel", "cash": 3}).plays("teal", steal("rose", "cash"))
    table.shows(teal={"cash": 1}, rose={"cash": 2}, ap=2)


def test_S_6_3_once_per_turn() -> None:
    rich = {"at": "chapel", "cash": 2, "items": ["key"]}
    table = scenario(teal="chapel", rose=rich, amber=rich).plays("teal", steal("rose", "cash"))
    table.refuses("teal", steal("rose", "key"), because="S-6.3").refuses("teal", steal("amber", "cash"), "S-6.3")


def test_S_6_3_the_next_thief_may_steal_it_back() -> None:
    table = scenario(teal="chapel", rose={"at": "chapel", "items": ["key"]})
    table.plays("teal", steal("rose", "key"), end_turn()).plays("rose", steal("teal", "key"))
    table.shows(teal={"items": []}, rose={"items": ["key"]})


def test_S_6_3_not_from_another_location() -> None:
    table = scenario(teal="chapel", rose={"at": "radio_room", "cash": 1})
    table.refuses("teal", steal("rose", "cash"), because="S-6.3", saying="Rose is somewhere else", alone=True)


def test_S_6_3_not_from_oneself() -> None:
    scenario(teal={"at": "chapel", "cash": 1}).refuses("teal", steal("teal", "cash"), because="S-6.3")


def test_S_6_3_not_what_the_victim_lacks() -> None:
    table = scenario(teal="chapel", rose={"at": "chapel", "items": ["key"]})
    table.refuses("teal", steal("rose", "knife"), because="S-6.3").refuses("teal", steal("rose", "cash"), "S-6.3")


def test_S_6_3_the_thief_needs_room_for_an_item() -> None:
    full = {"at": "chapel", "items": ["drug", "drug", "drug"]}
    table = scenario(teal=full, rose={"at": "chapel", "items": ["key"], "cash": 1})
    table.refuses("teal", steal("rose", "key"), because="S-1.2").offers("teal", steal("rose", "cash"))


def test_S_6_3_the_thief_needs_room_for_the_cash() -> None:
    table = scenario(teal={"at": "chapel", "cash": 3}, rose={"at": "chapel", "items": ["key"], "cash": 1})
    table.refuses("teal", steal("rose", "cash"), because="S-1.2").offers("teal", steal("rose", "key"))


def test_S_6_3_the_thief_chooses_and_each_kind_is_listed_once() -> None:
    amber, rose = {"at": "chapel", "items": ["tool"]}, {"at": "chapel", "items": ["gun", "key", "key"]}
    table = scenario(teal="chapel", amber=amber, rose=rose)
    assert listed(table, "teal", "steal") == [steal("amber", "tool"), steal("rose", "key"), steal("rose", "gun")]


def test_S_6_3_blackmail_stamina_and_plan_cannot_be_stolen() -> None:
    table = scenario(teal="chapel", rose={"at": "chapel", "blackmail": ["patrol"], "stamina": 2, "plan": "AB"})
    table.calls_malformed("teal", steal("rose", "patrol")).calls_malformed("teal", steal("rose", "stamina"))
    assert listed(table, "teal", "steal") == []


def test_S_6_3_an_isolated_player_can_be_robbed() -> None:
    table = scenario(teal="chapel", rose={"at": "chapel", "cash": 1}, effects={"isolated": [2]})
    table.plays("teal", steal("rose", "cash")).shows(teal={"cash": 1}, rose={"cash": 0})


def test_S_6_3_every_reason_against_a_theft_in_the_contracts_order() -> None:
    full = {"at": "chapel", "items": ["drug", "drug", "drug"]}
    table = scenario(guards={"chapel": 3}, teal=full, rose={"items": ["key"]}, turn={"seat": "teal", "ap": 0})
    assert rules_against(table, "teal", steal("rose", "key")) == ["S-6.3", "S-1.2", "S-8.3", "S-5.2"]


# -- S-6.4 -----------------------------------------------------------------------------------------


def test_S_6_4_a_riot_brings_a_guard_from_next_door() -> None:
    table = scenario(guards={"radio_room": 2}, teal="chapel").plays("teal", riot("radio_room"))
    table.shows(guards={"radio_room": 1, "chapel": 1}, ap=2)


def test_S_6_4_not_from_further_away() -> None:
    scenario(guards={"infirmary": 2}, teal="chapel").refuses("teal", riot("infirmary"), because="S-6.4")


def test_S_6_4_not_from_ones_own_location() -> None:
    scenario(guards={"chapel": 1}, teal="chapel").refuses("teal", riot("chapel"), because="S-6.4")


def test_S_6_4_not_from_where_no_guard_stands() -> None:
    table = scenario(guards={"exercise_yard": 1}, teal="chapel").refuses("teal", riot("radio_room"), because="S-6.4")
    assert listed(table, "teal", "riot") == [riot("exercise_yard")]


def test_S_6_4_the_guards_of_a_false_alarm_cannot_be_moved() -> None:
    table = scenario(teal="chapel", effects={"false_alarm": 1})
    table.refuses("teal", riot("radio_room"), because="S-6.4")


def test_S_6_4_the_price_is_that_before_the_guard_arrives() -> None:
    table = scenario(guards={"chapel": 1, "radio_room": 2}, teal="chapel", ap=3)
    table.plays("teal", riot("radio_room")).shows(guards={"chapel": 2}, ap=2)
    table.plays("teal", riot("radio_room")).shows(guards={"chapel": 3}, ap=0)


def test_S_6_4_several_riots_in_a_turn_are_allowed() -> None:
    table = scenario(guards={"radio_room": 2}, teal="chapel").plays("teal", riot("radio_room"), riot("radio_room"))
    table.shows(guards={"radio_room": 0, "chapel": 2}, ap=1)


def test_S_6_4_the_fourth_guard_may_come_past_a_bribed_one_the_fifth_may_not() -> None:
    bribed = {"seat": "teal", "ap": 4, "bribes": {"chapel": 2}}
    table = scenario(guards={"chapel": 3, "radio_room": 2}, teal="chapel", turn=bribed)
    table.plays("teal", riot("radio_room")).shows(guards={"chapel": 4, "radio_room": 1}, ap=3)
    table.refuses("teal", riot("radio_room"), because="S-1.6")


def test_S_6_4_every_reason_against_a_riot_in_the_contracts_order() -> None:
    table = scenario(guards={"chapel": 4}, teal="chapel", ap=0)
    assert rules_against(table, "teal", riot("radio_room")) == ["S-6.4", "S-1.6", "S-8.4", "S-5.2"]


# -- S-6.5 -----------------------------------------------------------------------------------------


def test_S_6_5_completing_the_task_of_ones_location_costs_one_point() -> None:
    teal = {"at": "chapel", "items": ["key", "clothes"]}
    table = scenario(tasks={"chapel": "make_a_duplicate_key"}, teal=teal)
    table.plays("teal", complete(("teal", "key"), ("teal", "clothes"))).shows(teal={"plan": "A", "items": []}, ap=2)


def test_S_6_5_not_the_task_of_another_location() -> None:
    teal = {"at": "radio_room", "items": ["key", "clothes"]}
    table = scenario(tasks={"chapel": "make_a_duplicate_key"}, teal=teal)
    table.refuses("teal", complete(("teal", "key"), ("teal", "clothes")), because="S-6.5")


def test_S_6_5_not_the_scapegoat_for_whom_this_comes_first() -> None:
    amber = {"at": "chapel", "items": ["key"]}
    table = scenario(tasks={"chapel": "make_a_duplicate_key"}, guards={"chapel": 3}, amber=amber, turn="amber", ap=0)
    refused = complete(("amber", "key"), ("amber", "clothes"))
    table.refuses("amber", refused, because="S-6.5", also=("S-8.3", "S-9.2", "S-5.2"))


def test_S_6_5_guards_come_before_conditions_and_these_before_points() -> None:
    table = scenario(tasks={"chapel": "make_a_duplicate_key"}, guards={"chapel": 3}, teal="chapel", ap=0)
    refused = complete(("teal", "key"), ("teal", "clothes"))
    table.refuses("teal", refused, because="S-8.3", also=("S-9.2", "S-5.2"))
    assert rules_against(table, "teal", refused)[-1] == "S-5.2"


def test_S_6_5_every_different_payment_is_listed_once_by_seat_then_item() -> None:
    teal, rose = {"at": "chapel", "items": ["clothes", "key"]}, {"at": "chapel", "items": ["key", "key"]}
    table = scenario(tasks={"chapel": "make_a_duplicate_key"}, teal=teal, rose=rose)
    own_key = complete(("teal", "key"), ("teal", "clothes"))
    rose_key = complete(("teal", "clothes"), ("rose", "key"))
    assert len(listed(table, "teal", "complete")) == 2
    table.offers("teal", own_key, rose_key)


def test_S_6_5_played_tokens_may_be_named_in_any_order() -> None:
    teal, rose = {"at": "chapel", "items": ["clothes"]}, {"at": "chapel", "items": ["key"]}
    table = scenario(tasks={"chapel": "make_a_duplicate_key"}, teal=teal, rose=rose)
    table.plays("teal", complete(("rose", "key"), ("teal", "clothes"))).shows(teal={"plan": "A"}, rose={"items": []})


# -- S-6.6 -----------------------------------------------------------------------------------------


def test_S_6_6_a_dropped_item_returns_to_the_board_for_one_point() -> None:
    table = scenario(teal={"at": "chapel", "items": ["drug", "key"]}, items={"infirmary": ["drug"]})
    table.plays("teal", drop("drug")).tells("item_dropped", seat=1, item="drug", to="infirmary")
    table.shows(teal={"items": ["key"]}, items={"infirmary": ["drug", "drug"]}, ap=2)


def test_S_6_6_one_cannot_drop_what_one_lacks() -> None:
    scenario(teal={"at": "chapel", "items": ["key"]}).refuses("teal", drop("drug"), because="S-6.6")


def test_S_6_6_each_kind_is_listed_once() -> None:
    table = scenario(teal={"at": "chapel", "items": ["tool", "key", "tool"]})
    assert listed(table, "teal", "drop") == [drop("key"), drop("tool")]


def test_S_6_6_several_items_may_be_dropped_in_a_turn() -> None:
    table = scenario(teal={"at": "chapel", "items": ["tool", "tool"]}).plays("teal", drop("tool"), drop("tool"))
    table.shows(teal={"items": []}, ap=1)


def test_S_6_6_cash_and_stamina_cannot_be_dropped() -> None:
    table = scenario(teal={"at": "chapel", "cash": 1, "stamina": 1})
    table.calls_malformed("teal", drop("cash")).calls_malformed("teal", drop("stamina"))


def test_S_6_6_every_reason_against_a_drop_in_the_contracts_order() -> None:
    table = scenario(guards={"chapel": 3}, teal="chapel", ap=0)
    assert rules_against(table, "teal", drop("key")) == ["S-6.6", "S-8.3", "S-5.2"]


# -- S-6.7 -----------------------------------------------------------------------------------------


def test_S_6_7_a_card_costs_one_point_and_goes_to_the_discard_pile() -> None:
    amber = {"blackmail": ["assembly", "patrol"]}
    table = scenario(amber=amber, turn="amber", blackmail_discard=["escort"])
    table.plays("amber", blackmail("assembly")).shows(amber={"blackmail": ["patrol"]}, ap=3)
    table.shows(blackmail_discard=["assembly", "escort"])


def test_S_6_7_only_the_scapegoat() -> None:
    table = scenario(teal={"blackmail": ["assembly"]}).refuses("teal", blackmail("assembly"), because="S-6.7")
    assert listed(table, "teal", "blackmail") == []


def test_S_6_7_only_a_card_in_hand() -> None:
    table = scenario(amber={"blackmail": ["patrol"]}, teal={"blackmail": ["assembly"]}, turn="amber")
    table.refuses("amber", blackmail("assembly"), because="S-6.7")


def test_S_6_7_without_any_card_there_is_one_reason() -> None:
    bullying = blackmail("bullying", target="rose", item="key")
    assert rules_against(scenario(turn="amber"), "amber", bullying) == ["S-6.7"]
    assert rules_against(scenario(), "teal", bullying) == ["S-6.7"]


def test_S_6_7_two_cards_may_be_played_in_a_turn() -> None:
    table = scenario(amber={"blackmail": ["assembly", "false_alarm"]}, turn="amber")
    table.plays("amber", blackmail("assembly"), blackmail("false_alarm"))
    table.shows(amber={"blackmail": []}, ap=2, effects={"assembly": 1, "false_alarm": 1})


def test_S_6_7_a_played_card_cannot_be_played_again() -> None:
    table = scenario(amber={"blackmail": ["assembly"]}, turn="amber").plays("amber", blackmail("assembly"))
    table.refuses("amber", blackmail("assembly"), because="S-6.7")


def test_S_6_7_every_reason_against_a_card_in_the_contracts_order() -> None:
    teal = {"at": "chapel", "items": ["drug", "drug", "drug"], "blackmail": ["bullying"]}
    table = scenario(guards={"chapel": 4}, teal=teal, ap=0)
    refused = blackmail("bullying", target="rose", item="key")
    assert rules_against(table, "teal", refused) == ["S-6.7", "S-13.4", "S-1.2", "S-8.4", "S-5.2"]


def test_S_6_7_a_pending_choice_comes_before_everything() -> None:
    amber = {"at": "radio_room", "blackmail": ["assembly"]}
    table = scenario(guards={"chapel": 1}, amber=amber, turn="amber").plays("amber", use())
    table.refuses("amber", blackmail("assembly"), because="S-12.2")
    table.plays("amber", move_guard("chapel", "laundry")).refuses("amber", move("chapel"), because="S-12.2")
