"""S-13.11, by its alternative: a patrol moves three guards, each to any place."""

from typing import Any

from alcatraz.games.scapegoat.model.components import LOCATIONS
from alcatraz.games.scapegoat.rules.pending import is_moving_guards
from tests.games.scapegoat.scenario import Prison, blackmail, box_with, done, end_turn, move_guard, scenario, use


def patrol(to: str, count: int) -> dict[str, Any]:
    return blackmail("patrol", from_="laundry", to=to, count=count)


def patrolling(guards: dict[str, int], at: str = "chapel", **fields: Any) -> Prison:
    amber = {"at": at, "blackmail": ["patrol"]}
    return scenario(rulings=["S-13.11"], guards=guards, amber=amber, turn="amber", **fields)


def crowded(**fewer: int) -> Prison:
    """Four guards in every place but these, in a box with 48 of them."""
    edition = box_with()
    edition["guards"]["total"]["value"] = 48
    return patrolling({**dict.fromkeys(LOCATIONS, 4), **fewer}, at="workshop", edition=edition)


def test_S_13_11_as_ruled_a_small_patrol_is_all() -> None:
    table = scenario(guards={"laundry": 3}, amber={"at": "chapel", "blackmail": ["patrol"]}, turn="amber")
    table.plays("amber", patrol("workshop", 1)).asks(("amber", "turn")).shows(guards={"laundry": 2})


def test_S_13_11_alternative_the_others_go_to_any_place_with_room() -> None:
    table = patrolling({"laundry": 3, "workshop": 4}).plays("amber", patrol("dining_hall", 1))
    table.offers("amber", move_guard("laundry", "chapel"), move_guard("laundry", "wardens_office"))
    table.does_not_offer("amber", move_guard("laundry", "laundry"), move_guard("laundry", "workshop"), done())
    assert len(table.legal("amber")) == 10


def test_S_13_11_alternative_everybody_is_told_where_each_guard_goes() -> None:
    table = patrolling({"laundry": 3}).plays("amber", patrol("dining_hall", 2), move_guard("laundry", "chapel"))
    table.tells("guard_moved", seat=0, **{"from": "laundry", "to": "chapel"}).shows(guards={"laundry": 0, "chapel": 1})


def test_S_13_11_alternative_a_guard_of_the_rest_does_not_stay() -> None:
    table = patrolling({"laundry": 4}).plays("amber", patrol("dining_hall", 1))
    stays = move_guard("laundry", "laundry")
    table.refuses("amber", stays, because="S-13.11", saying="would stay where they are", alone=True)


def test_S_13_11_alternative_a_guard_of_the_rest_finds_room() -> None:
    table = patrolling({"laundry": 3, "workshop": 4}).plays("amber", patrol("dining_hall", 1))
    said = "four guards are the most in one location"
    table.refuses("amber", move_guard("laundry", "workshop"), because="S-1.6", saying=said, alone=True)


def test_S_13_11_alternative_the_rest_comes_from_the_same_place() -> None:
    table = patrolling({"laundry": 3, "workshop": 1}).plays("amber", patrol("dining_hall", 1))
    said = "This patrol comes from the Laundry"
    table.refuses("amber", move_guard("workshop", "chapel"), because="S-13.11", saying=said, alone=True)


def test_S_13_11_alternative_nothing_else_is_done_before() -> None:
    table = patrolling({"laundry": 3}).plays("amber", patrol("dining_hall", 1))
    table.refuses("amber", end_turn(), because="S-13.11", saying="The patrol is not over", alone=True)
    table.refuses("amber", done(), because="S-13.11", saying="all the guards must be moved", alone=True)


def test_S_13_11_alternative_in_a_crowded_prison_as_many_follow_as_find_room() -> None:
    table = crowded(laundry=4, workshop=2).plays("amber", patrol("workshop", 1)).asks(("amber", "move_guard"))
    table.plays("amber", move_guard("laundry", "workshop")).asks(("amber", "turn")).shows(guards={"laundry": 2})


def test_S_13_11_alternative_in_a_full_prison_nobody_follows() -> None:
    crowded(laundry=4, workshop=3).plays("amber", patrol("workshop", 1)).asks(("amber", "turn"))


def test_S_13_11_alternative_guards_are_being_moved_as_by_the_radio_room() -> None:
    table = patrolling({"laundry": 3})
    assert not is_moving_guards(table.table.state)
    assert is_moving_guards(table.plays("amber", patrol("dining_hall", 1)).table.state)
    radio = scenario(guards={"laundry": 1}, teal="radio_room").plays("teal", use())
    assert is_moving_guards(radio.table.state)
