"""S-9.1 to S-9.4 Tasks on the board, and who can complete one, for what price and with whose items."""

import copy

from alcatraz.games.scapegoat.model.components import ELEMENTS
from alcatraz.games.scapegoat.model.edition import built_in_edition
from tests.games.scapegoat.scenario import (
    bribe,
    complete,
    move,
    new_game,
    scenario,
    stamina,
    use,
)

# One prisoner, no guards, no items: whoever stands there and is not the Scapegoat can do it at once.
EASY_A = {"element": "A", "prisoners": 1, "guards": 0, "items": []}
ELEMENT_OF = {task.id: ELEMENTS[task.element] for task in built_in_edition().tasks}

# -- S-9.1 -----------------------------------------------------------------------------------------


def test_S_9_1_a_game_begins_with_three_tasks_of_three_elements() -> None:
    tasks = new_game(seed=4).position["tasks"]
    assert len(tasks) == 3
    assert len({ELEMENT_OF[task] for task in tasks.values()}) == 3


def test_S_9_1_a_completed_task_is_replaced_so_that_the_three_elements_stay_different() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key", "chapel": "dig_the_tunnel", "workshop": "drain_the_shaft"},
        teal={"at": "laundry", "items": ["key", "clothes"]},
        task_deck=["forge_the_papers", "loosen_the_grille", "open_the_manhole", "liquidate_a_guard"],
    )
    table.plays("teal", complete(("teal", "key"), ("teal", "clothes")))
    assert set(table.position["tasks"].values()) == {"dig_the_tunnel", "drain_the_shaft", "liquidate_a_guard"}


# -- S-9.2 -----------------------------------------------------------------------------------------


def test_S_9_2_a_task_for_two_is_not_for_a_lone_prisoner() -> None:
    table = scenario(tasks={"workshop": "disarm_the_tower_guard"}, teal={"at": "workshop", "items": ["drug", "tool"]})
    table.refuses("teal", complete(("teal", "drug"), ("teal", "tool")), because="S-9.2")


def test_S_9_2_two_prisoners_are_enough_for_a_task_for_two() -> None:
    table = scenario(
        tasks={"workshop": "disarm_the_tower_guard"},
        teal={"at": "workshop", "items": ["drug", "tool"]},
        rose="workshop",
    )
    table.plays("teal", complete(("teal", "drug"), ("teal", "tool"))).shows(teal={"plan": "F", "items": []})


def test_S_9_2_the_scapegoat_counts_as_a_prisoner() -> None:
    table = scenario(
        tasks={"workshop": "disarm_the_tower_guard"},
        amber="workshop",
        teal={"at": "workshop", "items": ["drug", "tool"]},
    )
    table.plays("teal", complete(("teal", "drug"), ("teal", "tool"))).shows(teal={"plan": "F"})


def test_S_9_2_our_task_for_three_asks_for_two_at_a_table_of_three() -> None:
    table = scenario(tasks={"cell_block": "stage_a_fight"}, teal={"at": "cell_block", "items": ["knife"]})
    table.refuses("teal", complete(("teal", "knife")), because="S-9.2")
    table = scenario(
        tasks={"cell_block": "stage_a_fight"}, teal={"at": "cell_block", "items": ["knife"]}, rose="cell_block"
    )
    table.plays("teal", complete(("teal", "knife"))).shows(teal={"plan": "A"})


def test_S_9_2_a_task_for_three_asks_for_three_at_a_table_of_four() -> None:
    tasks = {"cell_block": "stage_a_fight"}
    teal = {"at": "cell_block", "items": ["knife"]}
    two = scenario(tasks=tasks, teal=teal, rose="cell_block", violet="laundry")
    two.refuses("teal", complete(("teal", "knife")), because="S-9.2")
    three = scenario(tasks=tasks, teal=teal, rose="cell_block", violet="cell_block")
    three.plays("teal", complete(("teal", "knife"))).shows(teal={"plan": "A"})


def test_S_9_2_a_task_written_into_a_position_asks_for_what_it_says() -> None:
    tasks = {"cell_block": {"element": "A", "prisoners": 3, "guards": 2, "items": ["knife"]}}
    teal = {"at": "cell_block", "items": ["knife"]}
    two = scenario(tasks=tasks, teal=teal, rose="cell_block")
    two.refuses("teal", complete(("teal", "knife")), because="S-9.2", saying="3 prisoners")
    three = scenario(tasks=tasks, teal=teal, rose="cell_block", amber="cell_block")
    three.plays("teal", complete(("teal", "knife"))).shows(teal={"plan": "A"})


def test_S_9_2_a_card_of_an_owners_box_asks_for_what_it_says() -> None:
    edition = copy.deepcopy(built_in_edition().content)
    card = next(task for task in edition["task"] if task["id"] == "stage_a_fight")
    del card["prisoners_of_three"]
    table = scenario(
        edition=edition,
        tasks={"cell_block": "stage_a_fight"},
        teal={"at": "cell_block", "items": ["knife"]},
        rose="cell_block",
    )
    table.refuses("teal", complete(("teal", "knife")), because="S-9.2")


def test_S_9_2_more_guards_than_the_limit_spoil_the_task() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        guards={"laundry": 1},
        teal={"at": "laundry", "items": ["key", "clothes"]},
    )
    table.refuses("teal", complete(("teal", "key"), ("teal", "clothes")), because="S-9.2")


def test_S_9_2_as_many_guards_as_the_limit_are_allowed() -> None:
    table = scenario(
        tasks={"laundry": "start_a_fire"},
        guards={"laundry": 1},
        teal={"at": "laundry", "items": ["drug", "clothes"]},
    )
    table.plays("teal", complete(("teal", "drug"), ("teal", "clothes"))).shows(teal={"plan": "A"}, ap=2)


def test_S_9_2_a_bribed_guard_does_not_count_against_the_limit() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        guards={"laundry": 1},
        teal={"at": "laundry", "cash": 1, "items": ["key", "clothes"]},
    )
    table.plays("teal", bribe(), complete(("teal", "key"), ("teal", "clothes")))
    table.shows(teal={"plan": "A", "cash": 0}, guards={"laundry": 1})


def test_S_9_2_a_guard_of_a_false_alarm_counts_against_the_limit() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        effects={"false_alarm": 1},
        teal={"at": "laundry", "items": ["key", "clothes"]},
    )
    table.refuses("teal", complete(("teal", "key"), ("teal", "clothes")), because="S-9.2")


def test_S_9_2_the_prisoners_there_own_the_items_together() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        teal={"at": "laundry", "items": ["key"]},
        rose={"at": "laundry", "items": ["clothes", "tool"]},
    )
    table.plays("teal", complete(("teal", "key"), ("rose", "clothes")))
    table.shows(teal={"items": [], "plan": "A"}, rose={"items": ["tool"]})


def test_S_9_2_without_the_items_there_is_no_task_to_complete() -> None:
    table = scenario(tasks={"laundry": "make_a_duplicate_key"}, teal={"at": "laundry", "items": ["key", "knife"]})
    table.refuses("teal", complete(("teal", "key"), ("teal", "knife")), because="S-9.2")


def test_S_9_2_an_item_of_somebody_elsewhere_is_of_no_use() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        teal={"at": "laundry", "items": ["key"]},
        rose={"at": "cell_block", "items": ["clothes"]},
    )
    table.refuses("teal", complete(("teal", "key"), ("rose", "clothes")), because="S-9.2")


def test_S_9_2_two_items_of_a_kind_must_be_two_tokens() -> None:
    table = scenario(
        tasks={"laundry": "swap_the_key_cabinet"},  # key, key, clothes
        teal={"at": "laundry", "items": ["key", "clothes", "tool"]},
        rose="laundry",
    )
    table.refuses("teal", complete(("teal", "key"), ("teal", "key"), ("teal", "clothes")), because="S-9.2")


# -- S-9.3 -----------------------------------------------------------------------------------------


def test_S_9_3_completing_a_task_costs_an_action_point() -> None:
    table = scenario(tasks={"chapel": EASY_A}, teal="chapel", ap=1)
    table.plays("teal", complete()).shows(teal={"plan": "A"}, ap=0)


def test_S_9_3_two_guards_make_it_cost_two() -> None:
    table = scenario(
        tasks={"cell_block": "stage_a_fight"},  # two guards at most
        guards={"cell_block": 2},
        teal={"at": "cell_block", "items": ["knife"]},
        rose="cell_block",
        ap=2,
    )
    table.plays("teal", complete(("teal", "knife"))).shows(teal={"plan": "A"}, ap=0)


def test_S_9_3_a_single_point_is_too_little_under_two_guards() -> None:
    table = scenario(
        tasks={"cell_block": "stage_a_fight"},
        guards={"cell_block": 2},
        teal={"at": "cell_block", "items": ["knife"]},
        rose="cell_block",
        ap=1,
    )
    table.refuses("teal", complete(("teal", "knife")), because="S-5.2")


def test_S_9_3_three_guards_stop_the_work_whatever_the_task_says() -> None:
    patient = {"element": "A", "prisoners": 1, "guards": 4, "items": []}
    table = scenario(tasks={"chapel": patient}, guards={"chapel": 3}, teal="chapel")
    table.refuses("teal", complete(), because="S-8.3")


def test_S_9_3_three_guards_are_named_before_the_limit_of_the_task() -> None:
    table = scenario(tasks={"chapel": EASY_A}, guards={"chapel": 3}, teal="chapel")
    table.refuses("teal", complete(), because="S-8.3", also=("S-9.2",))


def test_S_9_3_the_scapegoat_completes_no_task() -> None:
    table = scenario(tasks={"chapel": EASY_A}, amber="chapel", turn="amber")
    table.refuses("amber", complete(), because="S-6.5")


def test_S_9_3_nothing_is_completed_where_no_task_lies() -> None:
    table = scenario(tasks={"chapel": EASY_A}, teal="radio_room")
    table.refuses("teal", complete(), because="S-6.5")


def test_S_9_3_the_printed_example_a_duplicate_key_for_three_points() -> None:
    """A lone prisoner who has a key: fetch clothes, walk to the task, complete it."""
    table = scenario(
        tasks={"guards_room": "make_a_duplicate_key"}, teal={"at": "laundry", "items": ["key"]}, task_deck=[]
    )
    table.plays("teal", use(take=["clothes"]), move("guards_room"))
    table.plays("teal", complete(("teal", "key"), ("teal", "clothes")))
    table.shows(teal={"at": "guards_room", "plan": "A", "items": []}, ap=0)


def test_S_9_3_the_printed_example_with_two_guards_bribed() -> None:
    """The key allows no guard at all; two bribes make room, and each step costs a single point again."""
    table = scenario(
        tasks={"guards_room": "make_a_duplicate_key"},
        guards={"guards_room": 2},
        teal={"at": "laundry", "cash": 2, "items": ["clothes"]},
        task_deck=[],
    )
    table.plays("teal", move("guards_room"), bribe(), bribe(), use(take=["key"])).shows(ap=1)
    table.plays("teal", complete(("teal", "key"), ("teal", "clothes"))).shows(teal={"plan": "A", "cash": 0}, ap=0)


def test_S_9_3_starting_with_empty_hands_the_key_takes_a_fourth_point() -> None:
    table = scenario(tasks={"laundry": "make_a_duplicate_key"}, teal={"at": "guards_room", "stamina": 1}, task_deck=[])
    table.plays("teal", use(take=["key"]), move("laundry"), use(take=["clothes"])).shows(ap=0)
    table.refuses("teal", complete(("teal", "key"), ("teal", "clothes")), because="S-5.2")
    table.plays("teal", stamina(), complete(("teal", "key"), ("teal", "clothes"))).shows(teal={"plan": "A"})


# -- S-9.4 -----------------------------------------------------------------------------------------


def test_S_9_4_the_items_used_go_back_to_the_board() -> None:
    table = scenario(
        tasks={"chapel": "make_a_duplicate_key"},
        teal={"at": "chapel", "items": ["key", "knife", "clothes"]},
    )
    table.shows(
        items={"guards_room": ["key", "key", "key"], "exercise_yard": ["key", "knife", "clothes", "drug", "tool"]}
    )
    table.plays("teal", complete(("teal", "key"), ("teal", "clothes"))).shows(teal={"items": ["knife"]})
    table.tells("item_dropped", seat=1, item="key", to="visiting_area")
    table.tells("item_dropped", seat=1, item="clothes", to="visiting_area")


def test_S_9_4_items_of_others_are_used_without_asking() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        amber={"at": "laundry", "items": ["key"]},
        teal="laundry",
        rose={"at": "laundry", "items": ["clothes"]},
    )
    table.plays("teal", complete(("amber", "key"), ("rose", "clothes"))).asks(("teal", "turn"))
    table.shows(amber={"items": []}, rose={"items": []}, teal={"plan": "A"})


def test_S_9_4_who_completes_chooses_whose_tokens() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        teal={"at": "laundry", "items": ["key", "clothes"]},
        rose={"at": "laundry", "items": ["key"]},
    )
    table.offers("teal", complete(("teal", "key"), ("teal", "clothes")), complete(("teal", "clothes"), ("rose", "key")))
    table.plays("teal", complete(("rose", "key"), ("teal", "clothes")))
    table.shows(teal={"items": ["key"]}, rose={"items": []})


def test_S_9_4_two_tokens_of_a_kind_from_two_players_are_one_choice() -> None:
    table = scenario(
        tasks={"laundry": {"element": "D", "prisoners": 1, "guards": 0, "items": ["key", "key"]}},
        teal={"at": "laundry", "items": ["key", "key"]},
        rose={"at": "laundry", "items": ["key"]},
    )
    choices = [choice for choice in table.legal("teal") if choice["type"] == "complete"]
    assert len(choices) == 2
    table.offers("teal", complete(("teal", "key"), ("teal", "key")), complete(("teal", "key"), ("rose", "key")))


def test_S_9_4_the_gun_stands_in_for_a_missing_item() -> None:
    table = scenario(tasks={"laundry": "make_a_duplicate_key"}, teal={"at": "laundry", "items": ["key", "gun"]})
    table.plays("teal", complete(("teal", "key"), ("teal", "gun"))).shows(teal={"items": [], "plan": "A"})
    table.tells("item_dropped", item="gun", to="visiting_area")


def test_S_9_4_the_gun_may_be_spent_though_nothing_is_missing() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"}, teal={"at": "laundry", "items": ["key", "clothes", "gun"]}
    )
    table.offers(
        "teal",
        complete(("teal", "key"), ("teal", "clothes")),
        complete(("teal", "key"), ("teal", "gun")),
        complete(("teal", "clothes"), ("teal", "gun")),
    )
    table.plays("teal", complete(("teal", "gun"), ("teal", "clothes"))).shows(teal={"items": ["key"]})


def test_S_9_4_the_gun_stands_in_for_one_item_only() -> None:
    table = scenario(tasks={"laundry": "make_a_duplicate_key"}, teal={"at": "laundry", "items": ["gun", "tool"]})
    table.refuses("teal", complete(("teal", "gun")), because="S-9.2")


def test_S_9_4_the_gun_of_a_companion_will_do() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        teal={"at": "laundry", "items": ["clothes"]},
        rose={"at": "laundry", "items": ["gun"]},
    )
    table.plays("teal", complete(("teal", "clothes"), ("rose", "gun"))).shows(rose={"items": []}, teal={"plan": "A"})


def test_S_9_4_tokens_that_the_task_does_not_name_are_no_payment() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"}, teal={"at": "laundry", "items": ["key", "clothes", "tool"]}
    )
    table.refuses("teal", complete(("teal", "key"), ("teal", "tool")), because="S-9.4")
    table.refuses("teal", complete(("teal", "key"), ("teal", "clothes"), ("teal", "tool")), because="S-9.4")
    table.refuses("teal", complete(("teal", "key")), because="S-9.4")


def test_S_9_4_tokens_of_somebody_elsewhere_are_no_payment() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        teal={"at": "laundry", "items": ["key", "clothes"]},
        rose={"at": "chapel", "items": ["key"]},
    )
    table.refuses("teal", complete(("teal", "clothes"), ("rose", "key")), because="S-9.4")


def test_S_9_4_nobody_pays_what_they_do_not_own() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        teal={"at": "laundry", "items": ["key", "clothes"]},
        rose={"at": "laundry", "items": ["tool"]},
    )
    table.refuses("teal", complete(("teal", "key"), ("rose", "clothes")), because="S-9.4")
