"""S-10.5, by its alternative and that of S-10.2: all who are not tied name who stays."""

from typing import Any

from alcatraz.games.scapegoat.model.components import mask_of
from alcatraz.games.scapegoat.rules.ending import deciders
from tests.games.scapegoat.scenario import Prison, complete, end_turn, leave_behind, scenario

LAST = {"laundry": {"element": "F", "prisoners": 1, "guards": 0, "items": []}}


def teal_and_rose_tied(**fields: Any) -> Prison:
    """Amber, the Scapegoat, and violet are needed; teal completes the last task and is as useless as rose."""
    table = scenario(
        tasks=LAST,
        task_deck=[],
        amber={"plan": "AB"},
        teal={"at": "laundry"},
        rose={"plan": "F"},
        violet={"plan": "CDE"},
        **fields,
    )
    return table.plays("teal", complete())


def test_S_10_5_alternative_the_first_and_the_last_player_are_asked_like_others() -> None:
    table = teal_and_rose_tied(rulings=["S-10.5"]).tells("names_asked", asked=[0, 3], tied=[1, 2])
    table.asks(("amber", "leave_behind"), ("violet", "leave_behind"))


def test_S_10_5_alternative_everybody_is_told_who_was_named_by_whom() -> None:
    table = teal_and_rose_tied(rulings=["S-10.5"]).plays("violet", leave_behind("rose"))
    table.tells("stay_named", seat=3, player=2)


def test_S_10_5_alternative_two_names_for_one_leave_nothing_to_chance() -> None:
    table = teal_and_rose_tied(rulings=["S-10.5"]).plays("violet", leave_behind("teal"))
    table.plays("amber", leave_behind("teal")).does_not_tell("names_even").ends("escape", ["amber", "rose", "violet"])


def test_S_10_5_alternative_the_name_of_the_last_player_counts() -> None:
    table = teal_and_rose_tied(rulings=["S-10.5"]).plays("violet", leave_behind("rose"))
    table.plays("amber", leave_behind("teal")).tells("names_even", tied=[1, 2])


def test_S_10_5_alternative_nothing_else_is_done_before_one_is_named() -> None:
    table = teal_and_rose_tied(rulings=["S-10.5"])
    table.refuses("amber", end_turn(), because="S-10.5", saying="Decide first who of the tied players", alone=True)
    table.refuses("rose", leave_behind("teal"), because="S-10.5", saying="Those who are not tied decide", alone=True)


def test_S_10_5_as_ruled_the_scapegoat_alone_decides_and_nobody_is_named() -> None:
    table = teal_and_rose_tied().tells("choice_left", seat=0, tied=[1, 2]).asks(("amber", "leave_behind"))
    assert deciders(table.table.state, mask_of([1, 2])) == [0]
    table.plays("amber", leave_behind("rose")).does_not_tell("stay_named").ends("escape", ["amber", "teal", "violet"])


def test_S_10_5_of_a_tied_scapegoat_in_any_seat_the_others_decide() -> None:
    table = scenario(
        rulings=["S-10.2"],
        scapegoat="rose",
        tasks=LAST,
        task_deck=[],
        amber={"plan": "A"},
        teal={"at": "laundry", "plan": "ABCDE"},
        rose={"plan": "A"},
    )
    table.plays("teal", complete()).tells("names_asked", asked=[1], tied=[0, 2]).asks(("teal", "leave_behind"))
