"""S-6.3, by its alternative: the victim chooses what is stolen."""

from typing import Any

from tests.games.scapegoat.scenario import Prison, accept, end_turn, hand_over, scenario, steal

FULL = ["drug", "drug", "drug"]


def robbing(teal: dict[str, Any], rose: dict[str, Any]) -> Prison:
    """Teal and rose in the chapel, at a table where the victim chooses."""
    return scenario(rulings=["S-6.3"], teal={"at": "chapel", **teal}, rose={"at": "chapel", **rose})


def test_S_6_3_alternative_everybody_is_told_who_is_robbed() -> None:
    table = robbing({}, {"items": ["key"], "cash": 1}).plays("teal", steal("rose"))
    table.tells("theft_asked", seat=1, **{"from": 2})


def test_S_6_3_alternative_the_victim_may_hand_over_what_the_thief_has_room_for() -> None:
    table = robbing({"cash": 3}, {"items": ["key", "gun"], "cash": 1}).plays("teal", steal("rose"))
    table.offers("rose", hand_over("key"), hand_over("gun")).does_not_offer("rose", hand_over("cash"))


def test_S_6_3_alternative_what_does_not_fit_is_not_handed_over() -> None:
    table = robbing({"cash": 3}, {"items": ["key", "gun"], "cash": 1}).plays("teal", steal("rose"))
    said = "Teal has no room for this: Cash"
    table.refuses("rose", hand_over("cash"), because="S-1.2", saying=said, alone=True)


def test_S_6_3_alternative_what_the_victim_lacks_is_not_handed_over() -> None:
    table = robbing({"cash": 3}, {"items": ["key", "gun"]}).plays("teal", steal("rose"))
    table.refuses("rose", hand_over("cash"), because="S-6.3", saying="You do not have this: Cash", alone=True)


def test_S_6_3_alternative_until_then_everything_else_waits() -> None:
    table = robbing({}, {"items": ["key", "gun"]}).plays("teal", steal("rose"))
    table.refuses("teal", end_turn(), because="S-6.3", saying="The player who is robbed chooses first", alone=True)
    table.refuses("rose", accept(), because="S-6.3", saying="You are being robbed", alone=True)


def test_S_6_3_alternative_nothing_is_handed_over_without_a_theft() -> None:
    table = robbing({"items": ["key"]}, {})
    table.refuses("teal", hand_over("key"), because="S-6.3", saying="Nobody is stealing from you", alone=True)


def test_S_6_3_alternative_with_full_pockets_each_full_track_is_named_once() -> None:
    table = robbing({"items": FULL, "cash": 3}, {"items": ["key"], "cash": 1})
    table.refuses("teal", steal("rose"), because="S-1.2", also=("S-1.2",), saying="You already carry 3", alone=True)
    table.refuses("teal", steal("rose"), because="S-1.2", also=("S-1.2",), saying="Your pocket is full", alone=True)


def test_S_6_3_alternative_only_the_track_that_matters_is_named() -> None:
    table = robbing({"items": FULL, "cash": 3}, {"items": ["key"]})
    table.refuses("teal", steal("rose"), because="S-1.2", saying="You already carry 3", alone=True)
    table = robbing({"items": FULL, "cash": 3}, {"cash": 1})
    table.refuses("teal", steal("rose"), because="S-1.2", saying="Your pocket is full", alone=True)


def test_S_6_3_alternative_robbing_oneself_is_refused_for_that_alone() -> None:
    table = robbing({"items": FULL}, {}).does_not_offer("teal", steal("teal"))
    table.refuses("teal", steal("teal"), because="S-6.3", saying="not yourself", alone=True)
