"""S-13.10 lockdown, S-13.11 patrol."""

from typing import Any

from tests.games.scapegoat.rules.blackmail.hands import amber_holds
from tests.games.scapegoat.scenario import (
    blackmail,
    bribe,
    complete,
    end_turn,
    move,
    riot,
    scenario,
    use,
)

EASY_A = {"element": "A", "prisoners": 1, "guards": 0, "items": []}


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
