"""S-8 What guards do."""

from typing import Any

from alcatraz.games.scapegoat.model.components import INFIRMARY
from alcatraz.games.scapegoat.rules.guards import counted
from tests.games.scapegoat.scenario import (
    Prison,
    accept,
    blackmail,
    bribe,
    complete,
    done,
    drop,
    end_turn,
    move,
    move_guard,
    riot,
    scenario,
    stamina,
    steal,
    trade,
    use,
    vote,
)


def infirmary(guards: int, ap: int = 3, **fields: Any) -> Prison:
    """Teal, well provided, and rose in the infirmary, under so many guards."""
    teal = {"at": "infirmary", "items": ["key"], "cash": 1, "stamina": 1}
    watched = {"infirmary": guards, "dining_hall": 1}
    return scenario(guards=watched, teal=teal, rose={"at": "infirmary", "cash": 1}, ap=ap, **fields)


def kinds(table: Prison, who: str) -> set[str]:
    """The types of all legal moves, templates too."""
    return {legal["type"] for legal in table.legal(who)}


# -- S-8.1 -----------------------------------------------------------------------------------------


def test_S_8_1_no_guard_changes_nothing() -> None:
    infirmary(0).plays("teal", use(take=["drug"])).shows(ap=2)


def test_S_8_1_one_guard_changes_nothing() -> None:
    infirmary(1).plays("teal", use(take=["drug"]), steal("rose", "cash"), riot("dining_hall")).shows(ap=0)


def test_S_8_1_guards_elsewhere_change_nothing() -> None:
    table = scenario(guards={"dining_hall": 3, "workshop": 3}, teal="infirmary")
    table.plays("teal", use(take=["drug"])).shows(ap=2)


def test_S_8_1_a_false_alarm_counts_like_a_guard() -> None:
    infirmary(1, effects={"false_alarm": 1}).plays("teal", use(take=["drug"])).shows(ap=1)


def test_S_8_1_two_false_alarms_count_like_two() -> None:
    infirmary(0, effects={"false_alarm": 2}).plays("teal", use(take=["drug"])).shows(ap=1)
    infirmary(1, effects={"false_alarm": 2}).refuses("teal", use(take=["drug"]), because="S-8.3")


def test_S_8_1_a_false_alarm_ends_with_the_round() -> None:
    table = scenario(turn="rose", effects={"false_alarm": 1}).plays("rose", end_turn())
    table.shows(effects={"false_alarm": 0})


def test_S_8_1_the_count_is_never_below_zero() -> None:
    bribed = {"seat": "teal", "bribes": {"infirmary": 2}}
    table = scenario(guards={"infirmary": 1, "dining_hall": 1}, teal="infirmary", turn=bribed)
    assert counted(table.table.state, table.seat("teal"), INFIRMARY) == 0
    table.plays("teal", use(take=["drug"]), riot("dining_hall")).shows(ap=1)


def test_S_8_1_the_bribes_of_the_last_turn_do_not_count_in_the_election() -> None:
    bribed = {"seat": "rose", "bribes": {"infirmary": 1}}
    table = scenario(guards={"infirmary": 4}, turn=bribed).plays("rose", end_turn()).shows(phase="negotiation")
    assert counted(table.table.state, table.seat("rose"), INFIRMARY) == 4


def test_S_8_1_the_cap_of_four_comes_before_the_bribes() -> None:
    """Four guards and a False alarm count as four, so one bribe leaves three, as without the alarm."""
    bribed = {"seat": "teal", "bribes": {"infirmary": 1}}
    watched: dict[str, Any] = {"guards": {"infirmary": 4}, "teal": {"at": "infirmary", "cash": 1}, "turn": bribed}
    scenario(**watched).refuses("teal", use(take=["drug"]), because="S-8.3")
    table = scenario(**watched, effects={"false_alarm": 1}).refuses("teal", use(take=["drug"]), because="S-8.3")
    table.plays("teal", bribe(), use(take=["drug"])).shows(teal={"cash": 0, "items": ["drug"]}, ap=1)


def test_S_8_1_a_bribed_location_stays_open_whatever_the_false_alarms() -> None:
    bribed = {"seat": "teal", "bribes": {"laundry": 1}}
    table = scenario(guards={"laundry": 4}, teal="cell_block", turn=bribed, effects={"false_alarm": 2})
    table.plays("teal", move("laundry")).shows(teal="laundry")


def test_S_8_1_the_bribes_of_the_player_whose_turn_it_is_help_nobody_else() -> None:
    bribed = {"seat": "amber", "bribes": {"laundry": 1}}
    table = scenario(guards={"laundry": 4}, amber={"blackmail": ["escort"]}, turn=bribed)
    table.refuses("amber", blackmail("escort", target="rose", to="laundry"), because="S-8.4")
    table.offers("amber", blackmail("escort", target="amber", to="laundry"))


# -- S-8.2 -----------------------------------------------------------------------------------------


def test_S_8_2_under_two_guards_work_costs_one_point_more() -> None:
    infirmary(2).plays("teal", use(take=["drug"])).shows(ap=1)
    infirmary(2).plays("teal", steal("rose", "cash")).shows(ap=1)
    infirmary(2).plays("teal", riot("dining_hall")).shows(ap=1)
    infirmary(2).plays("teal", drop("key")).shows(ap=1)


def test_S_8_2_a_task_too_costs_one_point_more() -> None:
    teal = {"at": "chapel", "items": ["tool", "key"]}
    table = scenario(tasks={"chapel": "jam_the_alarm"}, guards={"chapel": 2}, teal=teal, rose="chapel")
    table.plays("teal", complete(("teal", "key"), ("teal", "tool"))).shows(teal={"plan": "A"}, ap=1)


def test_S_8_2_one_point_is_not_enough_then() -> None:
    table = infirmary(2, ap=1)
    table.refuses("teal", use(take=["drug"]), because="S-5.2").refuses("teal", drop("key"), because="S-5.2")
    infirmary(2, ap=2).plays("teal", drop("key")).shows(ap=0)


def test_S_8_2_moving_costs_one_point() -> None:
    infirmary(2, ap=1).plays("teal", move("dining_hall")).shows(teal="dining_hall", ap=0)


def test_S_8_2_walking_into_two_guards_costs_one_point() -> None:
    scenario(guards={"laundry": 2}, teal="cell_block").plays("teal", move("laundry")).shows(ap=2)


def test_S_8_2_blackmail_costs_one_point() -> None:
    amber = {"at": "chapel", "blackmail": ["assembly"]}
    table = scenario(guards={"chapel": 2}, amber=amber, turn="amber", ap=1)
    table.plays("amber", blackmail("assembly")).shows(ap=0)


def test_S_8_2_the_errand_boy_costs_one_point_wherever_he_goes() -> None:
    amber = {"at": "chapel", "blackmail": ["errand_boy"]}
    table = scenario(guards={"chapel": 2, "infirmary": 4}, amber=amber, turn="amber", ap=1)
    table.plays("amber", blackmail("errand_boy", at="infirmary", take=["drug"])).shows(amber={"items": ["drug"]}, ap=0)


def test_S_8_2_free_actions_stay_free() -> None:
    table = infirmary(2, ap=0).plays("teal", trade("rose", give=["key"])).plays("rose", accept()).shows(ap=0)
    table.plays("teal", stamina()).shows(ap=1).plays("teal", bribe()).shows(ap=1)


def test_S_8_2_a_free_function_stays_free() -> None:
    table = scenario(gold=["dining_hall"], guards={"dining_hall": 2}, teal="dining_hall", ap=0)
    table.plays("teal", use()).shows(teal={"stamina": 1}, ap=0)


# -- S-8.3 -----------------------------------------------------------------------------------------


def test_S_8_3_three_guards_stop_work_but_not_walking() -> None:
    table = infirmary(3).refuses("teal", use(take=["drug"]), because="S-8.3")
    table.plays("teal", move("dining_hall")).shows(teal="dining_hall", ap=2)


def test_S_8_3_no_theft_no_riot_no_drop() -> None:
    table = infirmary(3).refuses("teal", steal("rose", "cash"), because="S-8.3")
    table.refuses("teal", riot("dining_hall"), because="S-8.3").refuses("teal", drop("key"), because="S-8.3")


def test_S_8_3_no_task_whatever_its_own_limit() -> None:
    generous = {"chapel": {"element": "A", "prisoners": 1, "guards": 4, "items": ["key"]}}
    table = scenario(tasks=generous, guards={"chapel": 3}, teal={"at": "chapel", "items": ["key"]})
    table.refuses("teal", complete(("teal", "key")), because="S-8.3")


def test_S_8_3_not_for_more_points_either() -> None:
    infirmary(3, ap=6).refuses("teal", use(take=["drug"]), because="S-8.3")


def test_S_8_3_blackmail_is_allowed() -> None:
    amber = {"at": "chapel", "blackmail": ["assembly"]}
    table = scenario(guards={"chapel": 3}, amber=amber, turn="amber")
    table.plays("amber", blackmail("assembly")).shows(ap=3, amber={"blackmail": []})


def test_S_8_3_free_actions_are_allowed() -> None:
    table = infirmary(3).plays("teal", stamina()).shows(ap=4).plays("teal", trade("rose", give=["key"]))
    table.plays("rose", accept()).shows(rose={"items": ["key"]}).plays("teal", bribe()).shows(teal={"cash": 0})


def test_S_8_3_a_free_function_is_allowed() -> None:
    table = scenario(gold=["recreation_room"], guards={"recreation_room": 3}, teal="recreation_room")
    table.plays("teal", use()).shows(teal={"cash": 1}, ap=3)


def test_S_8_3_the_gold_radio_room_may_send_its_own_guards_away() -> None:
    table = scenario(gold=["radio_room"], guards={"radio_room": 3}, teal="radio_room").plays("teal", use())
    table.plays("teal", move_guard("radio_room", "chapel")).shows(guards={"radio_room": 2, "chapel": 1}, ap=3)


def test_S_8_3_one_may_walk_in_where_three_stand() -> None:
    table = scenario(guards={"laundry": 3}, teal="cell_block").plays("teal", move("laundry"))
    table.shows(teal="laundry").refuses("teal", use(take=["clothes"]), because="S-8.3")


def test_S_8_3_what_is_left_under_three_guards() -> None:
    assert kinds(infirmary(3), "teal") == {"end_turn", "move", "bribe", "stamina", "trade"}


# -- S-8.4 -----------------------------------------------------------------------------------------


def test_S_8_4_nobody_enters_where_four_guards_stand() -> None:
    table = scenario(guards={"laundry": 4}, teal="cell_block")
    table.refuses("teal", move("laundry"), because="S-8.4").offers("teal", move("visiting_area"))


def test_S_8_4_nothing_is_left_but_to_leave() -> None:
    table = infirmary(4)
    ways_out = [move("dining_hall"), move("workshop"), move("recreation_room")]
    assert table.legal("teal") == [end_turn(), *ways_out]
    table.plays("teal", move("dining_hall")).shows(teal="dining_hall", ap=2)


def test_S_8_4_no_work() -> None:
    table = infirmary(4).refuses("teal", use(take=["drug"]), because="S-8.4", saying="all you can do is leave")
    table.refuses("teal", steal("rose", "cash"), because="S-8.4").refuses("teal", drop("key"), because="S-8.4")


def test_S_8_4_no_riot_for_which_the_full_location_comes_first() -> None:
    infirmary(4).refuses("teal", riot("dining_hall"), because="S-1.6", also=("S-8.4",))


def test_S_8_4_no_free_action() -> None:
    table = infirmary(4).refuses("teal", bribe(), because="S-8.4").refuses("teal", stamina(), because="S-8.4")
    table.refuses("teal", trade("rose", give=["key"]), because="S-8.4")


def test_S_8_4_no_free_function() -> None:
    table = scenario(gold=["dining_hall"], guards={"dining_hall": 4}, teal="dining_hall")
    table.refuses("teal", use(), because="S-8.4")


def test_S_8_4_no_blackmail() -> None:
    amber = {"at": "chapel", "blackmail": ["assembly", "patrol"]}
    table = scenario(guards={"chapel": 4}, amber=amber, turn="amber").refuses("amber", blackmail("assembly"), "S-8.4")
    table.refuses("amber", blackmail("patrol", from_="chapel", to="laundry", count=3), because="S-8.4")


def test_S_8_4_no_task() -> None:
    generous = {"chapel": {"element": "A", "prisoners": 1, "guards": 4, "items": ["key"]}}
    table = scenario(tasks=generous, guards={"chapel": 4}, teal={"at": "chapel", "items": ["key"]})
    table.refuses("teal", complete(("teal", "key")), because="S-8.4")


def test_S_8_4_one_cannot_leave_for_another_full_location() -> None:
    table = scenario(guards={"chapel": 4, "radio_room": 4}, teal="chapel")
    table.refuses("teal", move("radio_room"), because="S-8.4").plays("teal", move("exercise_yard"))
    table.shows(teal="exercise_yard")


def test_S_8_4_a_false_alarm_makes_three_guards_four() -> None:
    table = infirmary(3, effects={"false_alarm": 1}).refuses("teal", bribe(), because="S-8.4")
    assert kinds(table, "teal") == {"end_turn", "move"}


def test_S_8_4_a_false_alarm_closes_a_location_with_three_guards() -> None:
    table = scenario(guards={"laundry": 3, "exercise_yard": 2}, teal="cell_block", effects={"false_alarm": 1})
    table.refuses("teal", move("laundry"), because="S-8.4").offers("teal", move("exercise_yard"))


def test_S_8_4_a_bribe_of_this_turn_opens_a_full_location() -> None:
    bribed = {"seat": "teal", "bribes": {"laundry": 1}}
    table = scenario(guards={"laundry": 4}, teal="cell_block", turn=bribed)
    table.plays("teal", move("laundry")).shows(teal="laundry").refuses("teal", use(take=["clothes"]), because="S-8.3")


def test_S_8_4_the_fourth_guard_traps_those_who_are_there() -> None:
    table = scenario(guards={"chapel": 3, "laundry": 1}, teal="radio_room", rose={"at": "chapel", "cash": 1})
    table.plays("teal", use(), move_guard("laundry", "chapel"), done(), end_turn())
    assert kinds(table, "rose") == {"end_turn", "move"}


def test_S_8_4_a_trapped_player_still_votes() -> None:
    table = scenario(guards={"chapel": 4}, phase="voting", rose="chapel").plays("rose", vote("amber"))
    table.asks(("amber", "vote"), ("teal", "vote"))


def test_S_8_4_a_locked_location_with_four_guards_is_locked_first() -> None:
    table = scenario(guards={"laundry": 4}, teal="cell_block", effects={"lockdown": ["laundry"]})
    table.refuses("teal", move("laundry"), because="S-13.10", also=("S-8.4",))
