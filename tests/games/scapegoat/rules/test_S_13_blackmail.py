"""S-13 Blackmail cards. The Scapegoat plays first in a round, so what a card does to the others meets their turns."""

from typing import Any

from tests.games.scapegoat.scenario import (
    Prison,
    accept,
    blackmail,
    bribe,
    call_vote,
    complete,
    end_turn,
    keep,
    move,
    move_guard,
    riot,
    scenario,
    steal,
    trade,
    use,
    vote,
)

EASY_A = {"element": "A", "prisoners": 1, "guards": 0, "items": []}


def amber_holds(*cards: str, **fields: Any) -> Prison:
    """It is the turn of amber, the Scapegoat, who has 4 AP and these cards, and stands in the chapel."""
    fields["amber"] = {"at": "chapel", "blackmail": list(cards), **fields.get("amber", {})}
    return scenario(**{"turn": "amber", **fields})


# -- S-13.1 assembly, and what holds for every card ------------------------------------------------


def test_S_13_1_a_card_costs_one_point_though_two_guards_make_other_actions_dearer() -> None:
    table = amber_holds("assembly", guards={"chapel": 2}).plays("amber", blackmail("assembly"))
    table.shows(ap=3, amber={"blackmail": []}, blackmail_discard=["assembly"])
    table.tells("blackmail_played", seat=0, card="assembly")


def test_S_13_1_a_card_can_be_played_under_three_guards() -> None:
    amber_holds("assembly", guards={"chapel": 3}).plays("amber", blackmail("assembly")).shows(ap=3)


def test_S_13_1_under_four_guards_no_card_is_played() -> None:
    amber_holds("assembly", guards={"chapel": 4}).refuses("amber", blackmail("assembly"), because="S-8.4")


def test_S_13_1_without_a_point_no_card_is_played() -> None:
    amber_holds("assembly", ap=0).refuses("amber", blackmail("assembly"), because="S-5.2")


def test_S_13_1_only_the_scapegoat_plays_a_card() -> None:
    table = scenario(teal={"blackmail": ["assembly"]}, turn="teal")
    table.refuses("teal", blackmail("assembly"), because="S-6.7")


def test_S_13_1_a_card_that_is_not_in_hand_is_not_played() -> None:
    amber_holds("patrol").refuses("amber", blackmail("assembly"), because="S-6.7")


def test_S_13_1_assembly_takes_all_cash_of_the_others() -> None:
    table = amber_holds("assembly", amber={"cash": 2}, teal={"cash": 3}, rose={"cash": 1})
    table.offers("amber", blackmail("assembly"))
    table.plays("amber", blackmail("assembly")).shows(amber={"cash": 2}, teal={"cash": 0}, rose={"cash": 0})
    table.tells("cash_lost", seat=1, amount=3).tells("cash_lost", seat=2, amount=1)


def test_S_13_1_assembly_costs_every_other_player_a_point_this_round() -> None:
    table = amber_holds("assembly").plays("amber", blackmail("assembly")).shows(ap=3)
    table.plays("amber", end_turn()).shows(turn="teal", ap=2).plays("teal", end_turn()).shows(turn="rose", ap=2)


def test_S_13_1_two_assemblies_cost_two_points() -> None:
    table = amber_holds("assembly", effects={"assembly": 1})
    table.plays("amber", blackmail("assembly")).shows(effects={"assembly": 2})
    table.plays("amber", end_turn()).shows(turn="teal", ap=1)


def test_S_13_1_assemblies_never_take_more_points_than_there_are() -> None:
    """At a table of four the others have 2 AP; three assemblies leave 0, and the turn is still theirs."""
    table = amber_holds("assembly", effects={"assembly": 2}, violet="laundry")
    table.plays("amber", blackmail("assembly"), end_turn()).shows(turn="teal", ap=0).asks(("teal", "turn"))


def test_S_13_1_assembly_is_over_in_the_next_round() -> None:
    table = scenario(effects={"assembly": 1}, turn="rose", teal="chapel", rose="laundry").plays("rose", end_turn())
    table.plays("amber", call_vote(), vote("amber")).plays("teal", vote("amber")).plays("rose", vote("amber"))
    table.shows(effects={"assembly": 0}).plays("amber", end_turn()).shows(turn="teal", ap=3)


def test_S_13_1_assembly_can_be_played_against_the_poor() -> None:
    table = amber_holds("assembly").plays("amber", blackmail("assembly")).does_not_tell("cash_lost")
    table.shows(effects={"assembly": 1})


# -- S-13.2 bad plan -------------------------------------------------------------------------------


def test_S_13_2_bad_plan_removes_a_task_and_a_new_one_comes() -> None:
    table = amber_holds(
        "bad_plan",
        tasks={"laundry": "make_a_duplicate_key", "workshop": "drain_the_shaft"},
        task_deck=["open_the_manhole", "drug_the_warden", "forge_the_papers"],
    )
    table.offers("amber", blackmail("bad_plan", task_at="laundry"), blackmail("bad_plan", task_at="workshop"))
    table.plays("amber", blackmail("bad_plan", task_at="laundry"))
    table.tells("task_removed", task="make_a_duplicate_key", at="laundry").tells("task_placed", task="drug_the_warden")
    table.shows(task_deck=["forge_the_papers", "open_the_manhole"], task_deck_known=1)
    assert set(table.position["tasks"].values()) == {"drain_the_shaft", "drug_the_warden"}


def test_S_13_2_the_removed_task_never_comes_back() -> None:
    table = amber_holds("bad_plan", tasks={"laundry": "make_a_duplicate_key"}, task_deck=["drug_the_warden"])
    table.plays("amber", blackmail("bad_plan", task_at="laundry")).shows(task_deck=[])
    assert "make_a_duplicate_key" in table.view("teal")["tasks_gone"]


def test_S_13_2_bad_plan_rewards_nobody() -> None:
    table = amber_holds("bad_plan", tasks={"laundry": EASY_A}, task_deck=["drug_the_warden"])
    table.plays("amber", blackmail("bad_plan", task_at="laundry")).does_not_tell("reward_revealed")
    table.shows(amber={"plan": ""}, teal={"plan": ""}, rose={"plan": ""})


def test_S_13_2_with_an_empty_deck_bad_plan_brings_no_new_task() -> None:
    table = amber_holds("bad_plan", tasks={"laundry": EASY_A}, task_deck=[])
    table.plays("amber", blackmail("bad_plan", task_at="laundry")).tells("no_task_found")
    assert table.position["tasks"] == {}


def test_S_13_2_bad_plan_needs_a_task_there() -> None:
    table = amber_holds("bad_plan", tasks={"laundry": EASY_A})
    table.refuses("amber", blackmail("bad_plan", task_at="chapel"), because="S-13.2")


# -- S-13.3 body search ----------------------------------------------------------------------------


def test_S_13_3_body_search_makes_the_others_drop_everything() -> None:
    table = amber_holds(
        "body_search",
        amber={"items": ["tool"]},
        teal={"items": ["key", "gun"]},
        rose={"at": "laundry", "items": ["drug"], "cash": 1},
    )
    table.offers("amber", blackmail("body_search")).plays("amber", blackmail("body_search"))
    table.shows(amber={"items": ["tool"]}, teal={"items": []}, rose={"items": [], "cash": 1})
    table.tells("item_dropped", seat=1, item="gun", to="visiting_area")


def test_S_13_3_body_search_can_be_played_though_nobody_has_anything() -> None:
    amber_holds("body_search").plays("amber", blackmail("body_search")).shows(blackmail_discard=["body_search"], ap=3)


# -- S-13.4 bullying -------------------------------------------------------------------------------


def test_S_13_4_bullying_takes_an_item_from_anywhere() -> None:
    table = amber_holds("bullying", rose={"at": "guards_room", "items": ["key", "gun"]})
    table.plays("amber", blackmail("bullying", target="rose", item="gun"))
    table.shows(amber={"items": ["gun"]}, rose={"items": ["key"]})
    table.tells("item_bullied", seat=0, item="gun")


def test_S_13_4_bullying_needs_room_on_the_sheet() -> None:
    table = amber_holds("bullying", amber={"items": ["key", "tool", "tool"]}, rose={"items": ["gun"]})
    table.refuses("amber", blackmail("bullying", target="rose", item="gun"), because="S-1.2")


def test_S_13_4_bullying_needs_a_victim_with_that_item() -> None:
    table = amber_holds("bullying", amber={"items": ["tool"]}, rose={"items": ["gun"]})
    table.refuses("amber", blackmail("bullying", target="rose", item="key"), because="S-13.4")
    table.refuses("amber", blackmail("bullying", target="amber", item="tool"), because="S-13.4")
    table.offers("amber", blackmail("bullying", target="rose", item="gun"))


def test_S_13_4_bullying_is_no_theft_so_both_are_possible_in_a_turn() -> None:
    table = amber_holds("bullying", teal={"at": "chapel", "items": ["key", "key"]})
    table.plays("amber", steal("teal", "key"), blackmail("bullying", target="teal", item="key"))
    table.shows(amber={"items": ["key", "key"]}, teal={"items": []})


# -- S-13.5 change of plans ------------------------------------------------------------------------


def test_S_13_5_change_of_plans_moves_a_task() -> None:
    table = amber_holds("change_of_plans", tasks={"laundry": "start_a_fire", "workshop": "dig_the_tunnel"})
    to_the_infirmary = blackmail("change_of_plans", task_at="laundry", to="infirmary")
    table.offers("amber", to_the_infirmary).plays("amber", to_the_infirmary)
    table.tells("task_moved", task="start_a_fire", to="infirmary")
    assert table.position["tasks"] == {"infirmary": "start_a_fire", "workshop": "dig_the_tunnel"}


def test_S_13_5_a_task_cannot_join_another() -> None:
    table = amber_holds("change_of_plans", tasks={"laundry": "start_a_fire", "workshop": "dig_the_tunnel"})
    table.refuses("amber", blackmail("change_of_plans", task_at="laundry", to="workshop"), because="S-13.5")


def test_S_13_5_a_task_cannot_stay_where_it_is() -> None:
    table = amber_holds("change_of_plans", tasks={"laundry": "start_a_fire"})
    table.refuses("amber", blackmail("change_of_plans", task_at="laundry", to="laundry"), because="S-13.5")


def test_S_13_5_there_must_be_a_task_to_move() -> None:
    table = amber_holds("change_of_plans", tasks={"laundry": "start_a_fire"})
    table.refuses("amber", blackmail("change_of_plans", task_at="chapel", to="infirmary"), because="S-13.5")


# -- S-13.6 errand-boy -----------------------------------------------------------------------------


def test_S_13_6_errand_boy_uses_a_location_far_away() -> None:
    fetch_a_key = blackmail("errand_boy", at="guards_room", take=["key"])
    table = amber_holds("errand_boy").offers("amber", fetch_a_key).plays("amber", fetch_a_key)
    table.shows(amber={"at": "chapel", "items": ["key"], "blackmail": []}, ap=3, used=["guards_room"])


def test_S_13_6_errand_boy_may_use_the_own_location() -> None:
    table = amber_holds("errand_boy", amber={"at": "dining_hall"}, guards={"dining_hall": 3})
    table.refuses("amber", use(), because="S-8.3")
    table.plays("amber", blackmail("errand_boy", at="dining_hall")).shows(amber={"stamina": 3}, ap=3)


def test_S_13_6_errand_boy_ignores_guards_and_lockdown_over_there() -> None:
    table = amber_holds("errand_boy", guards={"dining_hall": 4}, effects={"lockdown": ["dining_hall"]})
    table.plays("amber", blackmail("errand_boy", at="dining_hall")).shows(amber={"stamina": 3}, ap=3)


def test_S_13_6_errand_boy_does_not_leave_from_under_four_guards() -> None:
    table = amber_holds("errand_boy", guards={"chapel": 4})
    table.refuses("amber", blackmail("errand_boy", at="dining_hall"), because="S-8.4")


def test_S_13_6_errand_boy_costs_its_point_even_for_a_free_function() -> None:
    table = amber_holds("errand_boy", gold=["recreation_room"], ap=1)
    table.plays("amber", blackmail("errand_boy", at="recreation_room")).shows(amber={"cash": 1}, ap=0)


def test_S_13_6_errand_boy_is_sent_where_the_function_was_not_used_this_turn() -> None:
    table = amber_holds("errand_boy", amber={"at": "guards_room"}).plays("amber", use(take=["key"]))
    table.refuses("amber", blackmail("errand_boy", at="guards_room", take=["key"]), because="S-13.6")


def test_S_13_6_the_errand_counts_as_the_use_of_that_location() -> None:
    table = amber_holds("errand_boy", amber={"at": "guards_room"})
    table.plays("amber", blackmail("errand_boy", at="guards_room", take=["key"]))
    table.refuses("amber", use(take=["key"]), because="S-6.2")


def test_S_13_6_the_payment_is_due() -> None:
    table = amber_holds("errand_boy", gold=["workshop"], amber={"cash": 1})
    table.refuses("amber", blackmail("errand_boy", at="workshop", take=["tool", "tool"]), because="S-12.7")
    table.plays("amber", blackmail("errand_boy", at="workshop", pay="cash", take=["tool", "tool"]))
    table.shows(amber={"cash": 0, "items": ["tool", "tool"]}, ap=3)


def test_S_13_6_without_the_payment_no_errand() -> None:
    table = amber_holds("errand_boy", gold=["workshop"])
    table.refuses("amber", blackmail("errand_boy", at="workshop", pay="cash", take=["tool", "tool"]), because="S-12.7")


def test_S_13_6_an_errand_must_change_something() -> None:
    table = amber_holds("errand_boy", amber={"stamina": 3})
    table.refuses("amber", blackmail("errand_boy", at="dining_hall"), because="S-1.2")


def test_S_13_6_an_errand_to_the_chapel_with_a_full_hand() -> None:
    table = amber_holds(
        "errand_boy", "escort", amber={"at": "laundry", "cash": 1}, gold=["chapel"], rose={"blackmail": ["patrol"]}
    )
    table.plays("amber", blackmail("errand_boy", at="chapel", pay="cash", target="rose"))
    table.shows(amber={"blackmail": ["escort", "patrol"]}, rose={"blackmail": []}, blackmail_discard=["errand_boy"])


def test_S_13_6_an_errand_to_the_radio_room_asks_for_the_guards_afterwards() -> None:
    table = amber_holds("errand_boy", guards={"laundry": 2})
    table.plays("amber", blackmail("errand_boy", at="radio_room")).asks(("amber", "move_guard"))
    table.shows(blackmail_discard=["errand_boy"], pending={"left": 2}, ap=3)
    table.plays("amber", move_guard("laundry", "workshop"), move_guard("laundry", "workshop"))
    table.shows(guards={"laundry": 0, "workshop": 2}).asks(("amber", "turn"))


def test_S_13_6_an_errand_to_the_gold_wardens_office_asks_for_the_card_afterwards() -> None:
    table = amber_holds(
        "errand_boy",
        "escort",
        gold=["wardens_office"],
        amber={"items": ["key"]},
        blackmail_deck=["patrol", "assembly", "lockdown", "bullying"],
    )
    table.plays("amber", blackmail("errand_boy", at="wardens_office", pay="key")).asks(("amber", "keep"))
    table.plays("amber", keep("lockdown")).shows(amber={"blackmail": ["escort", "lockdown"], "items": []})
    assert set(table.position["blackmail_discard"]) == {"errand_boy", "patrol", "assembly"}


# -- S-13.7 escort ---------------------------------------------------------------------------------


def test_S_13_7_escort_brings_another_player_anywhere() -> None:
    table = amber_holds("escort", rose="laundry").offers("amber", blackmail("escort", target="rose", to="infirmary"))
    table.plays("amber", blackmail("escort", target="rose", to="infirmary")).shows(rose="infirmary", ap=3)
    table.tells("escorted", seat=2, **{"from": "laundry", "to": "infirmary"})


def test_S_13_7_escort_brings_the_scapegoat_too() -> None:
    table = amber_holds("escort").plays("amber", blackmail("escort", target="amber", to="guards_room"))
    table.shows(amber="guards_room", ap=3)


def test_S_13_7_escort_goes_somewhere_else() -> None:
    table = amber_holds("escort", rose="laundry")
    table.refuses("amber", blackmail("escort", target="rose", to="laundry"), because="S-13.7")


def test_S_13_7_escort_does_not_enter_a_lockdown() -> None:
    table = amber_holds("escort", effects={"lockdown": ["infirmary"]})
    table.refuses("amber", blackmail("escort", target="rose", to="infirmary"), because="S-13.10")


def test_S_13_7_escort_does_not_enter_where_four_guards_are() -> None:
    table = amber_holds("escort", guards={"infirmary": 4, "laundry": 3})
    table.refuses("amber", blackmail("escort", target="rose", to="infirmary"), because="S-8.4")
    table.plays("amber", blackmail("escort", target="rose", to="laundry")).shows(rose="laundry")


def test_S_13_7_three_guards_and_a_false_alarm_are_four_for_an_escort() -> None:
    table = amber_holds("escort", guards={"infirmary": 3}, effects={"false_alarm": 1})
    table.refuses("amber", blackmail("escort", target="rose", to="infirmary"), because="S-8.4")


def test_S_13_7_escort_gets_a_player_out_from_under_four_guards() -> None:
    table = amber_holds("escort", guards={"laundry": 4}, rose="laundry")
    table.plays("amber", blackmail("escort", target="rose", to="chapel")).shows(rose="chapel")


def test_S_13_7_a_bribe_opens_the_door_for_the_briber_alone() -> None:
    """Amber bribed a guard of the infirmary and left; now there are four, of whom three count for amber."""
    turn = {"seat": "amber", "ap": 2, "bribes": {"infirmary": 1}}
    table = amber_holds("escort", turn=turn, guards={"infirmary": 4})
    table.refuses("amber", blackmail("escort", target="rose", to="infirmary"), because="S-8.4")
    table.plays("amber", blackmail("escort", target="amber", to="infirmary")).shows(amber="infirmary")


# -- S-13.8 false alarm ----------------------------------------------------------------------------


def test_S_13_8_false_alarm_counts_one_guard_more_everywhere() -> None:
    table = amber_holds("false_alarm", teal="guards_room", guards={"guards_room": 1})
    table.offers("amber", blackmail("false_alarm"))
    table.plays("amber", blackmail("false_alarm"), end_turn()).shows(guards={"guards_room": 1})
    table.plays("teal", use(take=["key"])).shows(ap=1)


def test_S_13_8_false_alarm_closes_a_place_with_three_guards() -> None:
    table = scenario(teal="laundry", guards={"guards_room": 3}, effects={"false_alarm": 1})
    table.refuses("teal", move("guards_room"), because="S-8.4")


def test_S_13_8_a_guard_of_a_false_alarm_can_be_bribed() -> None:
    table = scenario(teal={"at": "laundry", "cash": 1}, guards={"laundry": 1}, effects={"false_alarm": 1})
    table.plays("teal", bribe(), use(take=["clothes"])).shows(ap=2, teal={"cash": 0})


def test_S_13_8_a_guard_of_a_false_alarm_cannot_be_moved() -> None:
    table = scenario(teal="laundry", effects={"false_alarm": 1})
    table.refuses("teal", riot("guards_room"), because="S-6.4")


def test_S_13_8_alarms_are_added_before_bribes_are_taken_off() -> None:
    """Two guards and two alarms less one bribe are three; one more bribe leaves two."""
    turn = {"seat": "teal", "ap": 3, "bribes": {"laundry": 1}}
    table = scenario(teal={"at": "laundry", "cash": 1}, turn=turn, guards={"laundry": 2}, effects={"false_alarm": 2})
    table.refuses("teal", use(take=["clothes"]), because="S-8.3")
    table.plays("teal", bribe(), use(take=["clothes"])).shows(bribes={"laundry": 2}, ap=1)


def test_S_13_8_the_limit_of_four_comes_before_the_bribes() -> None:
    """Four guards and an alarm count as four, so two bribes leave two, not three."""
    turn = {"seat": "teal", "ap": 3, "bribes": {"laundry": 2}}
    table = scenario(teal="laundry", turn=turn, guards={"laundry": 4}, effects={"false_alarm": 1})
    table.plays("teal", use(take=["clothes"])).shows(teal={"items": ["clothes"]}, ap=1)


def test_S_13_8_guards_and_alarms_never_count_above_four() -> None:
    table = scenario(teal={"at": "laundry", "cash": 1}, guards={"laundry": 4}, effects={"false_alarm": 2})
    table.refuses("teal", bribe(), because="S-8.4").refuses("teal", use(take=["clothes"]), because="S-8.4")
    table.plays("teal", move("cell_block")).shows(teal="cell_block")


def test_S_13_8_a_fourth_real_guard_may_still_come_under_a_false_alarm() -> None:
    table = scenario(teal="radio_room", guards={"laundry": 3, "chapel": 1}, effects={"false_alarm": 1})
    table.plays("teal", use(), move_guard("chapel", "laundry")).shows(guards={"laundry": 4})


def test_S_13_8_false_alarm_ends_with_the_round() -> None:
    table = scenario(turn="rose", effects={"false_alarm": 2}).plays("rose", end_turn())
    table.shows(effects={"false_alarm": 0}, phase="negotiation")


# -- S-13.9 isolation cell -------------------------------------------------------------------------


def test_S_13_9_the_isolated_player_skips_a_turn() -> None:
    table = amber_holds("isolation_cell").plays("amber", blackmail("isolation_cell", target="teal"))
    table.tells("isolated", seat=1).shows(effects={"isolated": [1]})
    table.plays("amber", end_turn()).tells("turn_skipped", seat=1).shows(turn="rose")


def test_S_13_9_when_all_others_are_isolated_the_round_is_over() -> None:
    table = amber_holds("isolation_cell", effects={"isolated": [1]})
    table.plays("amber", blackmail("isolation_cell", target="rose"), end_turn())
    table.tells("turn_skipped", seat=1).tells("turn_skipped", seat=2).shows(phase="negotiation", round=2)


def test_S_13_9_isolation_ends_with_the_round_and_the_isolated_vote() -> None:
    table = scenario(turn="rose", effects={"isolated": [1]}).plays("rose", end_turn())
    table.shows(effects={"isolated": []}).plays("amber", call_vote())
    table.asks(("amber", "vote"), ("teal", "vote"), ("rose", "vote"))


def test_S_13_9_nobody_isolates_themselves_or_somebody_twice() -> None:
    table = amber_holds("isolation_cell", effects={"isolated": [1]})
    table.refuses("amber", blackmail("isolation_cell", target="amber"), because="S-13.9")
    table.refuses("amber", blackmail("isolation_cell", target="teal"), because="S-13.9")
    table.offers("amber", blackmail("isolation_cell", target="rose"))


def test_S_13_9_the_isolated_are_present_for_a_task_and_get_the_reward() -> None:
    table = scenario(
        turn="rose",
        effects={"isolated": [1]},
        tasks={"cell_block": "stage_a_fight"},
        teal={"at": "cell_block", "items": ["knife"]},
        rose="cell_block",
        task_deck=["dig_the_tunnel"],
    )
    table.plays("rose", complete(("teal", "knife"))).shows(rose={"plan": "A"}, teal={"plan": "B", "items": []})


def test_S_13_9_the_isolated_can_be_robbed_and_can_trade() -> None:
    table = scenario(turn="rose", effects={"isolated": [1]}, teal={"items": ["knife"], "cash": 1}, rose={"cash": 1})
    table.plays("rose", steal("teal", "cash"), trade("teal", take=["knife"], give_cash=1)).plays("teal", accept())
    table.shows(rose={"items": ["knife"], "cash": 1}, teal={"items": [], "cash": 1})


# -- S-13.10 lockdown ------------------------------------------------------------------------------


def test_S_13_10_nobody_enters_a_locked_location() -> None:
    table = amber_holds("lockdown", teal="laundry").offers("amber", blackmail("lockdown", at="guards_room"))
    table.plays("amber", blackmail("lockdown", at="guards_room")).tells("locked_down", at="guards_room")
    table.plays("amber", end_turn()).refuses("teal", move("guards_room"), because="S-13.10")


def test_S_13_10_a_lockdown_is_named_before_four_guards() -> None:
    table = scenario(teal="laundry", guards={"guards_room": 4}, effects={"lockdown": ["guards_room"]})
    table.refuses("teal", move("guards_room"), because="S-13.10", also=("S-8.4",))


def test_S_13_10_leaving_a_locked_location_is_allowed() -> None:
    table = scenario(teal="laundry", effects={"lockdown": ["laundry"]})
    table.plays("teal", move("guards_room")).shows(teal="guards_room").refuses(
        "teal", move("laundry"), because="S-13.10"
    )


def test_S_13_10_inside_a_lockdown_life_goes_on() -> None:
    table = scenario(tasks={"laundry": EASY_A}, teal="laundry", effects={"lockdown": ["laundry"]}, task_deck=[])
    table.plays("teal", use(take=["clothes"]), complete()).shows(teal={"items": ["clothes"], "plan": "A"}, ap=1)


def test_S_13_10_guards_enter_a_locked_location() -> None:
    table = scenario(teal="laundry", guards={"guards_room": 1}, effects={"lockdown": ["laundry"]})
    table.plays("teal", riot("guards_room")).shows(guards={"laundry": 1, "guards_room": 0})


def test_S_13_10_a_locked_location_is_not_locked_again() -> None:
    table = amber_holds("lockdown", effects={"lockdown": ["laundry"]})
    table.refuses("amber", blackmail("lockdown", at="laundry"), because="S-13.10")
    table.plays("amber", blackmail("lockdown", at="chapel")).shows(effects={"lockdown": ["chapel", "laundry"]})


def test_S_13_10_a_lockdown_ends_with_the_round() -> None:
    table = scenario(turn="rose", effects={"lockdown": ["laundry"]}).plays("rose", end_turn())
    table.shows(effects={"lockdown": []})


# -- S-13.11 patrol --------------------------------------------------------------------------------


def patrol(origin: str, to: str, count: int) -> dict[str, Any]:
    return blackmail("patrol", from_=origin, to=to, count=count)


def test_S_13_11_patrol_moves_up_to_three_guards_together() -> None:
    table = amber_holds("patrol", guards={"laundry": 4}).plays("amber", patrol("laundry", "infirmary", 3))
    table.shows(guards={"laundry": 1, "infirmary": 3}, ap=3, blackmail_discard=["patrol"])


def test_S_13_11_patrol_may_be_smaller() -> None:
    table = amber_holds("patrol", guards={"laundry": 4}).plays("amber", patrol("laundry", "infirmary", 1))
    table.shows(guards={"laundry": 3, "infirmary": 1})


def test_S_13_11_patrol_is_one_to_three_guards() -> None:
    table = amber_holds("patrol", guards={"laundry": 4})
    table.refuses("amber", patrol("laundry", "infirmary", 0), because="S-13.11")
    table.refuses("amber", patrol("laundry", "infirmary", 4), because="S-13.11")


def test_S_13_11_patrol_takes_no_more_guards_than_are_there() -> None:
    table = amber_holds("patrol", guards={"laundry": 2})
    table.refuses("amber", patrol("laundry", "infirmary", 3), because="S-13.11")
    table.refuses("amber", patrol("chapel", "infirmary", 1), because="S-13.11")


def test_S_13_11_patrol_goes_somewhere_else() -> None:
    amber_holds("patrol", guards={"laundry": 2}).refuses("amber", patrol("laundry", "laundry", 1), because="S-13.11")


def test_S_13_11_patrol_brings_no_fifth_guard() -> None:
    table = amber_holds("patrol", guards={"laundry": 4, "infirmary": 2})
    table.refuses("amber", patrol("laundry", "infirmary", 3), because="S-1.6")
    table.offers("amber", patrol("laundry", "infirmary", 1), patrol("laundry", "infirmary", 2))
    table.plays("amber", patrol("laundry", "infirmary", 2)).shows(guards={"laundry": 2, "infirmary": 4})


def test_S_13_11_patrol_may_bring_guards_upon_the_scapegoat() -> None:
    table = amber_holds("patrol", amber={"cash": 1}, guards={"laundry": 3, "chapel": 1})
    table.plays("amber", patrol("laundry", "chapel", 3)).shows(guards={"laundry": 0, "chapel": 4})
    table.refuses("amber", bribe(), because="S-8.4")
