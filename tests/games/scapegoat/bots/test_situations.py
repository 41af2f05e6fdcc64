"""Situations in which anybody who knows the game knows what to do, and so do `inmate` and `boss`."""

import pytest

from alcatraz.games.scapegoat.bots.levels import boss, inmate
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget, Policy
from tests.games.scapegoat.scenario import (
    COLOURS,
    Prison,
    accept,
    blackmail,
    bribe,
    complete,
    done,
    leave_behind,
    scenario,
    stamina,
    trade,
    use,
    vote,
)

KEY_AND_TOOL = {"element": "F", "prisoners": 1, "guards": 0, "items": ["key", "tool"]}
both = pytest.mark.parametrize("policy", [inmate, boss])


def answer_of(table: Prison, policy: Policy, who: str) -> Json:
    view = table.view(who)
    [decision] = [decision for decision in view["decisions"] if decision["seat"] == COLOURS.index(who)]
    return policy(view, decision, Budget("seed", iterations=24))


@both
def test_completes_the_task_that_ends_the_game(policy: Policy) -> None:
    teal = {"at": "laundry", "items": ["key", "tool"], "plan": "ABC"}
    table = scenario(tasks={"laundry": KEY_AND_TOOL}, teal=teal, rose={"at": "chapel", "plan": "DE"})
    assert answer_of(table, policy, "teal") == complete(("teal", "key"), ("teal", "tool"))


@both
def test_S_10_2_does_not_complete_what_would_leave_oneself_behind(policy: Policy) -> None:
    teal = {"at": "laundry", "items": ["key", "tool"], "plan": "A"}
    rose = {"at": "chapel", "plan": "ABCD"}
    table = scenario(tasks={"laundry": KEY_AND_TOOL}, amber={"at": "chapel", "plan": "EF"}, teal=teal, rose=rose)
    assert answer_of(table, policy, "teal")["type"] != "complete"


@both
def test_S_7_2_bribes_the_guard_in_the_way_of_the_last_task(policy: Policy) -> None:
    teal = {"at": "laundry", "items": ["key", "tool"], "cash": 1, "plan": "ABC"}
    rose = {"at": "chapel", "plan": "DE"}
    table = scenario(tasks={"laundry": KEY_AND_TOOL}, guards={"laundry": 1}, teal=teal, rose=rose)
    assert answer_of(table, policy, "teal") == bribe()


@both
def test_S_7_3_spends_stamina_to_complete_the_last_task(policy: Policy) -> None:
    teal = {"at": "laundry", "items": ["key", "tool"], "stamina": 1, "plan": "ABC"}
    table = scenario(tasks={"laundry": KEY_AND_TOOL}, teal=teal, rose={"at": "chapel", "plan": "DE"}, ap=0)
    assert answer_of(table, policy, "teal") == stamina()


def test_fetches_what_a_task_lacks() -> None:
    table = scenario(tasks={"laundry": KEY_AND_TOOL}, teal={"at": "workshop", "items": ["key"]})
    assert answer_of(table, inmate, "teal") == use(take=["tool"])


@both
def test_the_scapegoat_stops_the_task_that_would_end_the_game(policy: Policy) -> None:
    teal = {"at": "chapel", "items": ["key", "tool"], "plan": "ABC"}
    rose = {"at": "wardens_office", "plan": "DE"}
    table = scenario(tasks={"chapel": KEY_AND_TOOL}, amber="radio_room", teal=teal, rose=rose, turn="amber", ap=4)
    while table.position["turn"]["seat"] == COLOURS.index("amber"):
        table.plays("amber", answer_of(table, policy, "amber"))
    assert not any(option["type"] == "complete" for option in table.legal("teal"))


@both
def test_S_4_votes_for_the_one_whom_the_escape_does_not_need(policy: Policy) -> None:
    amber, teal = {"at": "chapel", "plan": "ABC"}, {"at": "chapel", "plan": "DEF"}
    rose = {"at": "chapel", "plan": "AD"}
    table = scenario(phase="voting", scapegoat="rose", amber=amber, teal=teal, rose=rose)
    assert answer_of(table, policy, "amber") == vote("rose")


@both
def test_S_7_1_accepts_a_gift(policy: Policy) -> None:
    table = scenario(teal={"at": "chapel", "items": ["key"]}, rose="chapel", tasks={"laundry": KEY_AND_TOOL})
    table.plays("teal", trade("rose", give=["key"]))
    assert answer_of(table, policy, "rose") == accept()


def test_moves_no_guard_when_there_is_nothing_to_gain() -> None:
    table = scenario(guards={"chapel": 1}, teal="radio_room", pending={"kind": "move_guard", "left": 1})
    assert answer_of(table, inmate, "teal") == done()


def test_S_12_14_takes_the_best_card_of_a_hand_that_is_shown() -> None:
    rose = {"at": "chapel", "blackmail": ["errand_boy", "bad_plan"]}
    pending = {"kind": "choose_card", "from": 2}
    table = scenario(rulings=["S-12.14"], gold=["chapel"], teal="chapel", rose=rose, pending=pending)
    assert answer_of(table, inmate, "teal") == {"type": "choose", "card": "bad_plan"}


def test_S_10_5_leaves_one_of_the_tied_behind() -> None:
    pending = {"kind": "leave_behind", "tied": [1, 2]}
    table = scenario(pending=pending, amber={"plan": "ABC"}, teal={"plan": "DEF"}, rose={"plan": "DEF"})
    assert answer_of(table, inmate, "amber") in (leave_behind("teal"), leave_behind("rose"))


def test_the_scapegoat_bullies_somebody_for_what_the_next_task_lacks() -> None:
    amber = {"at": "chapel", "items": ["key"], "blackmail": ["bullying"]}
    table = scenario(
        tasks={"laundry": KEY_AND_TOOL}, amber=amber, rose={"at": "chapel", "items": ["tool"]}, turn="amber"
    )
    assert answer_of(table, inmate, "amber") == blackmail("bullying", target="rose", item="tool")


def test_S_7_1_offers_cash_when_it_has_nothing_that_the_other_needs() -> None:
    table = scenario(
        tasks={"laundry": KEY_AND_TOOL, "chapel": {**KEY_AND_TOOL, "element": "B", "items": ["knife", "drug"]}},
        amber={"at": "guards_room", "items": ["tool", "drug"], "plan": "F"},
        teal={"at": "guards_room", "items": ["key"], "cash": 1, "plan": "B"},
        scapegoat="rose",
    )
    assert answer_of(table, inmate, "teal") == trade("amber", give_cash=1, take=["tool"])
