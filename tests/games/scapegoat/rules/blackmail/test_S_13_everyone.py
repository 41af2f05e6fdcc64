"""S-13.1 assembly, S-13.3 body search, S-13.8 false alarm; and what holds for every card."""

from tests.games.scapegoat.rules.blackmail.hands import amber_holds
from tests.games.scapegoat.scenario import (
    blackmail,
    bribe,
    call_vote,
    end_turn,
    move,
    move_guard,
    riot,
    scenario,
    use,
    vote,
)

EASY_A = {"element": "A", "prisoners": 1, "guards": 0, "items": []}


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


def test_S_13_1_an_empty_hand_and_a_missing_card_are_told_apart() -> None:
    scenario(turn="amber").refuses("amber", blackmail("assembly"), because="S-6.7", saying="You hold no blackmail card")
    amber_holds("patrol").refuses("amber", blackmail("assembly"), because="S-6.7", saying="You do not hold")


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
