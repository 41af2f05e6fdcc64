"""S-13.4 bullying, S-13.7 escort, S-13.9 isolation cell."""

from tests.games.scapegoat.rules.blackmail.hands import amber_holds
from tests.games.scapegoat.scenario import (
    accept,
    blackmail,
    call_vote,
    complete,
    end_turn,
    scenario,
    steal,
    trade,
)

EASY_A = {"element": "A", "prisoners": 1, "guards": 0, "items": []}


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
