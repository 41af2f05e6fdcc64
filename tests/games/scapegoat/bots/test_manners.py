"""Manners of `inmate`, from positions in which the first one had bad ones (docs/measurements/manners.md)."""

from typing import Any

import pytest

from alcatraz.games.scapegoat.bots.levels import boss, inmate
from alcatraz.games.scapegoat.bots.search.sure_win import can_leave_behind, sure_win
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget, Policy
from tests.games.scapegoat.scenario import (
    COLOURS,
    Prison,
    accept,
    bribe,
    complete,
    decline,
    end_turn,
    move,
    riot,
    scenario,
    stamina,
    steal,
    trade,
    use,
)

AMBER, TEAL, ROSE = 0, 1, 2
KEY_AND_TOOL = {"element": "F", "prisoners": 1, "guards": 0, "items": ["key", "tool"]}
both = pytest.mark.parametrize("policy", [inmate, boss])


def answer_of(table: Prison, who: str, policy: Policy = inmate) -> Json:
    view = table.view(who)
    [decision] = [decision for decision in view["decisions"] if decision["seat"] == COLOURS.index(who)]
    return policy(view, decision, Budget("seed", iterations=24))


def whole_turn(table: Prison, who: str, until: str = "end_turn") -> list[Json]:
    """The moves of `inmate` until its turn ends, or a move of this type; offers are declined."""
    played: list[Json] = []
    while not played or played[-1]["type"] not in (until, "end_turn"):
        played.append(answer_of(table, who))
        table.plays(who, played[-1])
        if played[-1]["type"] == "trade":
            table.plays(COLOURS[played[-1]["with"]], decline())
        assert len(played) < 20
    return played


# -- thefts ----------------------------------------------------------------------------------------


def test_S_6_3_no_theft_that_the_rival_takes_back_while_the_stock_is_near() -> None:
    """Teal cannot complete the task now, rose plays next, and tools lie two steps away."""
    table = scenario(
        tasks={"laundry": KEY_AND_TOOL},
        teal={"at": "chapel", "items": ["key"]},
        rose={"at": "chapel", "items": ["tool"]},
    )
    assert answer_of(table, "teal") == move("visiting_area")


def test_S_6_3_takes_from_the_stock_what_lies_where_a_rival_holds_it_too() -> None:
    table = scenario(
        tasks={"chapel": KEY_AND_TOOL},
        teal={"at": "workshop", "items": ["key"]},
        rose={"at": "workshop", "items": ["tool"]},
    )
    assert answer_of(table, "teal") == use(take=["tool"])


# -- points and Stamina ----------------------------------------------------------------------------


def test_S_5_3_points_left_beside_a_task_are_spent_around_it() -> None:
    """Teal waits next door for rose, who has far to go: Cash lies next door too."""
    together = {"element": "B", "prisoners": 2, "guards": 2, "items": ["clothes"]}
    table = scenario(
        tasks={"infirmary": together},
        teal={"at": "dining_hall", "items": ["clothes"], "stamina": 3},
        rose="cell_block",
        violet="cell_block",
        ap=2,
    )
    assert move("recreation_room") in whole_turn(table, "teal")
    assert table.sheet("teal")["cash"] == 2


def test_S_7_3_no_stamina_for_work_that_costs_two_more() -> None:
    """Under two guards the task costs two points: with none left, one more would be wasted."""
    under_guards = {"element": "F", "prisoners": 1, "guards": 2, "items": ["key", "tool"]}

    def table(ap: int) -> Prison:
        teal = {"at": "laundry", "items": ["key", "tool"], "stamina": 1}
        return scenario(tasks={"laundry": under_guards}, guards={"laundry": 2}, teal=teal, ap=ap)

    assert answer_of(table(0), "teal") == end_turn()
    assert answer_of(table(1), "teal") == stamina()


def test_nobody_walks_away_and_back_when_the_work_is_too_dear_for_now() -> None:
    """Teal gets to the only keys with one point, and two are needed: another errand would only lead away."""
    other = {"element": "A", "prisoners": 1, "guards": 0, "items": ["drug", "drug", "knife"]}
    table = scenario(
        tasks={"laundry": KEY_AND_TOOL, "chapel": other},
        guards={"guards_room": 2},
        items={"guards_room": ["key"], "visiting_area": [], "exercise_yard": [], "infirmary": ["drug", "drug"]},
        teal={"at": "workshop", "items": ["tool"]},
        ap=2,
    )
    places = [played["to"] for played in whole_turn(table, "teal") if played["type"] == "move"]
    assert places == ["guards_room"]


# -- wins ------------------------------------------------------------------------------------------


def nearly_over(**said: Any) -> Prison:
    """F ends the game without amber, if it is teal or rose who marks it."""
    teal: Json = {"at": "chapel", "plan": "ABC", "items": ["key", "tool"]}
    rose: Json = {"at": "wardens_office", "plan": "DE"}
    sheets: Json = {"amber": {"at": "dining_hall"}, "teal": teal, "rose": rose}
    return scenario(**{"tasks": {"laundry": KEY_AND_TOOL}, **sheets, **said})


@both
def test_a_sure_win_is_taken_however_crooked_its_way(policy: Policy) -> None:
    """A guard stands in the laundry, and teal has no Cash: into the yard, a riot, then in, and a point of Stamina."""
    teal = {"at": "exercise_yard", "plan": "ABC", "items": ["key", "tool"]}
    table = nearly_over(teal=teal, guards={"laundry": 1}, ap=3)
    table.plays("teal", riot("laundry")).plays("teal", move("laundry"))
    assert answer_of(table, "teal", policy) == complete(("teal", "key"), ("teal", "tool"))
    table = nearly_over(teal=teal, guards={"laundry": 1}, ap=3)
    assert answer_of(table, "teal", policy) == riot("laundry")


def test_a_sure_win_may_need_the_last_stamina_and_the_tokens_of_another() -> None:
    """From a game: two steps to the laundry, where violet holds all that is needed, the gun for the clothes."""
    raft = {"element": "E", "prisoners": 2, "guards": 1, "items": ["clothes", "drug", "tool"]}
    jam = {"element": "A", "prisoners": 2, "guards": 2, "items": ["tool", "key"]}
    hostage = {"element": "F", "prisoners": 2, "guards": 1, "items": ["knife", "key", "clothes"]}
    table = scenario(
        tasks={"laundry": raft, "wardens_office": jam, "cell_block": hostage},
        guards={"laundry": 1, "visiting_area": 2, "workshop": 2},
        amber={"at": "visiting_area", "plan": "AB", "items": ["drug"], "stamina": 1},
        teal={"at": "dining_hall", "plan": "BDF", "stamina": 1},
        rose={"at": "cell_block", "plan": "AF"},
        violet={"at": "laundry", "plan": "BCD", "items": ["drug", "tool", "gun"]},
        ap=2,
    )
    kinds = [played["type"] for played in whole_turn(table, "teal", until="complete")]
    assert kinds == ["move", "move", "stamina", "complete"]


def test_a_sure_win_may_take_cash_and_a_bribe() -> None:
    """Two guards are too many for one riot, and a bribe alone is not enough either."""
    teal = {"at": "laundry", "plan": "ABC", "items": ["key", "tool"], "cash": 1}
    assert sure_win(nearly_over(teal=teal, guards={"laundry": 1}, ap=1).table.state, TEAL)
    assert not sure_win(nearly_over(teal=teal, guards={"laundry": 2}, ap=1).table.state, TEAL)
    assert answer_of(nearly_over(teal=teal, guards={"laundry": 1}, ap=1), "teal") == bribe()


def test_it_is_no_sure_win_that_leaves_oneself_behind() -> None:
    """Rose and amber own the whole plan together, and amber alone owns E."""
    amber = {"at": "dining_hall", "plan": "EF"}
    table = nearly_over(amber=amber, teal={"at": "laundry", "items": ["key", "tool"]}, rose={"plan": "ABCD"})
    assert not sure_win(table.table.state, TEAL)


# -- trades ----------------------------------------------------------------------------------------


@both
def test_S_7_1_does_not_sell_the_token_that_decides_the_game(policy: Policy) -> None:
    """Amber is the Scapegoat, and teal stands in the place of the last task with all but the tool."""
    amber = {"at": "laundry", "items": ["tool"]}
    table = nearly_over(amber=amber, teal={"at": "laundry", "plan": "ABC", "items": ["key", "drug"], "cash": 1})
    table.plays("teal", trade("amber", give_cash=1, take=["tool"]))
    if policy is inmate:
        assert can_leave_behind(table.table.state, TEAL, AMBER)
    assert answer_of(table, "amber", policy) == decline()


def test_S_7_1_sells_where_nothing_hangs_on_it() -> None:
    drug = {"element": "A", "prisoners": 1, "guards": 0, "items": ["drug"]}
    table = scenario(
        tasks={"laundry": drug},
        teal={"at": "chapel", "items": ["drug"], "plan": ""},
        rose={"at": "chapel", "items": ["tool"]},
    )
    table.plays("teal", trade("rose", give=["drug"], take=["tool"]))
    assert answer_of(table, "rose") == accept()


# -- a Scapegoat who is singled out ----------------------------------------------------------------


def test_S_4_6_elected_again_and_again_one_hinders_every_task() -> None:
    """Nothing ends the game yet. At first amber goes its own way; for the third time in a row it steals the key."""
    sheets: Json = {"teal": {"at": "chapel", "items": ["key", "tool"]}, "rose": {"at": "cell_block"}}

    def table(bonus: int) -> Prison:
        return scenario(
            tasks={"exercise_yard": KEY_AND_TOOL}, amber={"at": "chapel"}, turn="amber", ap=2, bonus=bonus, **sheets
        )

    hindering = [steal("teal", "key"), steal("teal", "tool")]
    assert answer_of(table(1), "amber") not in hindering
    assert answer_of(table(3), "amber") in hindering
