"""S-13.2 bad plan, S-13.5 change of plans."""

from tests.games.scapegoat.rules.blackmail.hands import amber_holds
from tests.games.scapegoat.scenario import (
    blackmail,
)

EASY_A = {"element": "A", "prisoners": 1, "guards": 0, "items": []}


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
