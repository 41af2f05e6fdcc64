"""Waiting next door to a task: what one holds is not left where the next who comes may spend it (S-9.4)."""

from typing import Any

import pytest

from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.levels import inmate
from alcatraz.games.scapegoat.bots.planning.waiting import brings, waits_beside
from alcatraz.games.scapegoat.model.components import LOCATIONS
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget
from tests.games.scapegoat.scenario import Prison, end_turn, move, scenario

TEAL = 1
LAUNDRY = LOCATIONS.index("laundry")
ALONE = {"element": "F", "prisoners": 1, "guards": 0, "items": ["key", "tool"]}
TOGETHER = {**ALONE, "prisoners": 2}


def next_door(task: Json = ALONE, **said: Any) -> Prison:
    """Teal has all that the task in the laundry asks for, and one point: enough to step in, not to complete it."""
    table: Json = {"teal": beside(), "players": 4, "ap": 1, **said}
    return scenario(tasks={"laundry": task}, **table)


def beside(*items: str, **more: Any) -> Json:
    return {"at": "exercise_yard", "items": list(items or ("key", "tool")), **more}


def waits(table: Prison, *, own_errands_only: bool = False) -> bool:
    cache = PositionCache(table.table.state, own_errands_only=own_errands_only)
    return waits_beside(cache, cache.errand(TEAL, LAUNDRY))


def test_stays_next_door_until_the_points_suffice() -> None:
    table = next_door()
    view = table.view("teal")
    assert inmate(view, view["decisions"][0], Budget("seed")) == end_turn()


def test_goes_in_with_the_points_to_complete_it() -> None:
    table = next_door(ap=2)
    view = table.view("teal")
    assert inmate(view, view["decisions"][0], Budget("seed")) == move("laundry")


def test_lets_companions_who_bring_nothing_go_first() -> None:
    assert waits(next_door(TOGETHER, rose="chapel", ap=2))
    assert not waits(next_door(TOGETHER, rose="laundry", ap=2))


def test_goes_first_with_the_smaller_share() -> None:
    task = {**TOGETHER, "items": ["key", "tool", "drug"]}
    others = {"violet": "cell_block", "ap": 2}
    assert not waits(next_door(task, teal=beside("drug"), rose=beside("key", "tool"), **others))
    assert waits(next_door(task, teal=beside("key", "tool"), rose=beside("drug"), **others))


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"teal": beside(plan="F")}, "whoever completes it, teal is rewarded with something new at best"),
        ({"teal": {**beside(), "at": "recreation_room"}}, "not next door"),
        ({"teal": beside("drug"), "rose": {"at": "laundry", "items": ["key", "tool"]}}, "nothing to lose"),
        ({"guards": {"laundry": 2}}, "from next door it takes three points: more than the next turn has"),
        ({"teal": beside(plan="ABC"), "rose": {"at": "chapel", "plan": "DE"}}, "the game ends for teal too"),
    ],
)
def test_does_not_wait_where_it_brings_nothing(said: Json, why: str) -> None:
    task = {**ALONE, "guards": 2}
    assert waits(next_door(task))
    assert not waits(next_door(task, **said)), why


def test_companions_are_not_waited_for_at_a_table_of_three_or_when_time_runs_out() -> None:
    assert not waits(next_door(TOGETHER, rose="chapel", players=3, ap=2))
    late = {"chapel": 4, "cell_block": 4, "infirmary": 3, "workshop": 3}
    assert not waits(next_door(TOGETHER, rose="dining_hall", guards=late, ap=2))
    assert waits(next_door(guards=late)), "alone there is nobody to wait for"


def test_a_cache_of_own_errands_only_ignores_thieves() -> None:
    assert not waits(next_door(), own_errands_only=True)


def test_a_gun_is_brought_too() -> None:
    table = next_door(teal=beside("gun", "key", "drug")).table
    assert brings(table.state, TEAL, PositionCache(table.state).errand(TEAL, LAUNDRY)) == 2


# -- the way by all that is missing ----------------------------------------------------------------


def points(table: Prison) -> float:
    return PositionCache(table.table.state).errand(TEAL, LAUNDRY).points


def test_S_12_5_every_payment_on_the_way_counts() -> None:
    """The yard and the gold workshop ask for one each: with a single one the second costs the way to earn more."""
    stock = {"exercise_yard": ["key"], "workshop": ["tool"], "guards_room": [], "visiting_area": []}
    needs = [
        points(next_door(teal={"at": "chapel", "cash": cash}, gold=["workshop"], items=stock)) for cash in (2, 1, 0)
    ]
    assert needs[0] < needs[1] < needs[2]


def test_S_6_3_a_rival_is_robbed_first_or_not_at_all() -> None:
    """Rose will have gone on before teal can steal a second time."""
    stock = {"exercise_yard": [], "workshop": [], "guards_room": ["key"], "visiting_area": []}
    both = next_door(teal="chapel", rose={"at": "chapel", "items": ["key", "tool"]}, items=stock, ap=2)
    one = next_door(teal="chapel", rose={"at": "chapel", "items": ["tool"]}, items=stock, ap=2)
    assert points(both) == points(one)


def test_S_6_3_the_scapegoat_is_robbed_once_per_turn() -> None:
    stock: Json = {"exercise_yard": [], "workshop": [], "guards_room": [], "visiting_area": []}
    both = next_door(amber={"at": "chapel", "items": ["key", "tool"]}, teal="chapel", items=stock)
    one = next_door(amber={"at": "chapel", "items": ["tool"]}, teal={"at": "chapel", "items": ["key"]}, items=stock)
    work, turn_between = 1, 2
    assert points(both) == points(one) + work + turn_between
