"""S-9.5 to S-9.9 What a completed task brings, and the task that comes after it."""

from alcatraz.games.scapegoat.model.components import ELEMENTS
from alcatraz.games.scapegoat.model.edition import built_in_edition
from tests.games.scapegoat.scenario import (
    complete,
    end_turn,
    scenario,
)

# One prisoner, no guards, no items: whoever stands there and is not the Scapegoat can do it at once.
EASY_A = {"element": "A", "prisoners": 1, "guards": 0, "items": []}
ELEMENT_OF = {task.id: ELEMENTS[task.element] for task in built_in_edition().tasks}

# -- S-9.5 -----------------------------------------------------------------------------------------


def test_S_9_5_who_completes_marks_the_element_of_the_task() -> None:
    table = scenario(tasks={"chapel": EASY_A}, teal={"at": "chapel", "plan": "C"}, task_deck=["dig_the_tunnel"])
    table.plays("teal", complete()).shows(teal={"plan": "AC"}).tells("element_marked", seat=1, element="A")


def test_S_9_5_the_others_mark_the_element_of_the_top_card_wherever_they_are() -> None:
    table = scenario(
        tasks={"chapel": EASY_A},
        amber="chapel",
        teal="chapel",
        rose="chapel",
        violet="guards_room",
        task_deck=["dig_the_tunnel", "drain_the_shaft"],
    )
    table.plays("teal", complete()).tells("reward_revealed", task="dig_the_tunnel")
    table.shows(teal={"plan": "A"}, rose={"plan": "B"}, violet={"plan": "B"})


def test_S_9_5_the_scapegoat_gets_nothing_even_for_helping() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        amber={"at": "laundry", "items": ["key", "clothes"]},
        teal="laundry",
        task_deck=["dig_the_tunnel"],
    )
    table.plays("teal", complete(("amber", "key"), ("amber", "clothes")))
    table.shows(amber={"plan": "", "items": []}, rose={"plan": "B"})


def test_S_9_5_an_element_marked_already_is_not_replaced_by_another() -> None:
    table = scenario(
        tasks={"chapel": EASY_A},
        teal={"at": "chapel", "plan": "A"},
        rose={"plan": "B"},
        task_deck=["dig_the_tunnel", "drain_the_shaft"],
    )
    table.plays("teal", complete()).shows(teal={"plan": "A"}, rose={"plan": "B"})
    table.does_not_tell("element_marked")


# -- S-9.6 -----------------------------------------------------------------------------------------


def test_S_9_6_the_task_and_the_reward_card_leave_the_game() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        teal={"at": "laundry", "items": ["key", "clothes"]},
        task_deck=["dig_the_tunnel", "drain_the_shaft", "forge_the_papers"],
    )
    table.plays("teal", complete(("teal", "key"), ("teal", "clothes")))
    table.tells("task_completed", seat=1, at="laundry", task="make_a_duplicate_key")
    assert list(table.position["tasks"].values()) == ["drain_the_shaft"]
    assert table.position["task_deck"] == ["forge_the_papers"]
    assert {"make_a_duplicate_key", "dig_the_tunnel"} <= set(table.view("rose")["tasks_gone"])


# -- S-9.7 -----------------------------------------------------------------------------------------


def test_S_9_7_the_end_is_checked_before_a_new_task_comes() -> None:
    table = scenario(
        tasks={"chapel": EASY_A, "laundry": "dig_the_tunnel"},
        teal={"at": "chapel", "plan": "BCDEF"},
        task_deck=["drain_the_shaft", "forge_the_papers"],
    )
    table.plays("teal", complete()).ends("escape", winners=["teal", "rose"])
    table.does_not_tell("task_placed").shows(task_deck=["forge_the_papers"])
    assert table.position["tasks"] == {"laundry": "dig_the_tunnel"}


def test_S_9_7_the_reward_of_the_others_may_bring_the_end() -> None:
    table = scenario(
        tasks={"chapel": EASY_A},
        teal={"at": "chapel", "plan": "BCD"},
        rose={"plan": "E"},
        task_deck=["liquidate_a_guard"],
    )
    table.plays("teal", complete()).shows(rose={"plan": "EF"}).ends("escape", winners=["teal", "rose"])


def test_S_9_7_without_an_escape_the_turn_goes_on() -> None:
    table = scenario(tasks={"chapel": EASY_A}, teal={"at": "chapel", "plan": "BC"}, task_deck=["dig_the_tunnel"])
    table.plays("teal", complete()).goes_on().asks(("teal", "turn")).plays("teal", end_turn()).shows(turn="rose")


def test_S_9_7_without_an_escape_a_new_task_comes() -> None:
    deck = ["dig_the_tunnel", "drain_the_shaft"]
    table = scenario(tasks={"chapel": EASY_A}, teal={"at": "chapel", "plan": "BC"}, task_deck=deck)
    table.plays("teal", complete()).tells("task_placed", task="drain_the_shaft")


# -- S-9.8 -----------------------------------------------------------------------------------------


def test_S_9_8_cards_whose_element_is_on_the_board_go_under_the_deck() -> None:
    table = scenario(
        tasks={"laundry": EASY_A, "chapel": "dig_the_tunnel", "workshop": "drain_the_shaft"},
        teal="laundry",
        # The reward, a B and a C that do not fit, a D that does, and one that stays.
        task_deck=["forge_the_papers", "loosen_the_grille", "open_the_manhole", "drug_the_warden", "start_a_fire"],
    )
    table.plays("teal", complete()).tells("task_buried", task="loosen_the_grille")
    table.tells("task_buried", task="open_the_manhole").tells("task_placed", task="drug_the_warden")
    table.shows(task_deck=["start_a_fire", "loosen_the_grille", "open_the_manhole"], task_deck_known=2)


def test_S_9_8_the_element_just_completed_may_come_again() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        teal={"at": "laundry", "items": ["key", "clothes"]},
        task_deck=["dig_the_tunnel", "start_a_fire"],
    )
    table.plays("teal", complete(("teal", "key"), ("teal", "clothes"))).tells("task_placed", task="start_a_fire")


def test_S_9_8_the_new_task_goes_to_a_location_without_a_task() -> None:
    tasks = {"laundry": EASY_A, "chapel": "dig_the_tunnel", "workshop": "drain_the_shaft"}
    table = scenario(tasks=tasks, teal="laundry", task_deck=["forge_the_papers", "drug_the_warden"])
    table.plays("teal", complete())
    table.shows(tasks={"chapel": "dig_the_tunnel", "workshop": "drain_the_shaft"})
    assert len(table.position["tasks"]) == 3


# -- S-9.9 -----------------------------------------------------------------------------------------


def test_S_9_9_the_location_just_left_is_as_good_as_any_other() -> None:
    table = scenario(seed=2, tasks={"laundry": EASY_A}, teal="laundry", task_deck=["dig_the_tunnel", "drug_the_warden"])
    table.plays("teal", complete()).shows(tasks={"laundry": "drug_the_warden"})


def test_S_9_9_one_new_task_comes_for_each_that_leaves() -> None:
    table = scenario(
        tasks={"laundry": EASY_A}, teal="laundry", task_deck=["dig_the_tunnel", "drug_the_warden", "start_a_fire"]
    )
    table.plays("teal", complete()).shows(task_deck=["start_a_fire"])
    assert list(table.position["tasks"].values()) == ["drug_the_warden"]


def test_S_9_9_if_no_card_fits_the_deck_is_as_before_and_known_to_all() -> None:
    table = scenario(
        tasks={"laundry": EASY_A, "chapel": "dig_the_tunnel", "workshop": "drain_the_shaft"},
        teal="laundry",
        task_deck=["forge_the_papers", "loosen_the_grille", "open_the_manhole", "hide_the_rubble"],
    )
    table.plays("teal", complete()).tells("no_task_found").does_not_tell("task_placed")
    table.shows(task_deck=["loosen_the_grille", "open_the_manhole", "hide_the_rubble"], task_deck_known=3)
    assert table.position["tasks"] == {"chapel": "dig_the_tunnel", "workshop": "drain_the_shaft"}


def test_S_9_9_a_missing_task_is_not_made_up_for_later() -> None:
    table = scenario(
        tasks={"laundry": EASY_A, "chapel": "dig_the_tunnel"},  # the third found no card
        teal="laundry",
        task_deck=["forge_the_papers", "drug_the_warden", "open_the_manhole"],
    )
    table.plays("teal", complete())
    assert len(table.position["tasks"]) == 2


def test_S_9_9_an_empty_deck_gives_the_others_no_reward_and_no_new_task() -> None:
    table = scenario(tasks={"laundry": EASY_A}, teal="laundry", task_deck=[])
    table.plays("teal", complete()).does_not_tell("reward_revealed")
    table.shows(teal={"plan": "A"}, rose={"plan": ""}, tasks={}).goes_on()
    assert table.position["tasks"] == {}


def test_S_9_9_the_last_card_is_the_reward_and_no_task_comes() -> None:
    table = scenario(tasks={"laundry": EASY_A}, teal="laundry", task_deck=["dig_the_tunnel"])
    table.plays("teal", complete()).shows(rose={"plan": "B"}, task_deck=[]).tells("no_task_found")
    assert table.position["tasks"] == {}


def test_S_9_9_a_reward_from_a_deck_known_to_all_is_no_longer_at_its_bottom() -> None:
    table = scenario(
        tasks={"laundry": EASY_A, "chapel": "drain_the_shaft"},
        teal="laundry",
        task_deck=["dig_the_tunnel", "open_the_manhole"],
        task_deck_known=2,
    )
    table.plays("teal", complete()).shows(rose={"plan": "B"}, task_deck=["open_the_manhole"], task_deck_known=1)
