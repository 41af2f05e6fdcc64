"""Tables that play the alternative of a ruling; without the option the ruling holds (see the chapters' own tests)."""

from typing import Any

import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.games.scapegoat.model.rulings import ALTERNATIVES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.match import Match
from alcatraz.testing.battery import CHECKS, Check
from tests.games.scapegoat.scenario import (
    Prison,
    accept,
    blackmail,
    bribe,
    complete,
    decline,
    end_turn,
    new_game,
    scenario,
    stamina,
    use,
)

EASY = {"element": "A", "prisoners": 1, "guards": 0, "items": ["key"]}


def bribing(**fields: Any) -> Prison:
    teal = {"at": "laundry", "cash": 1, "items": ["key"]}
    return scenario(guards={"laundry": 1}, tasks={"laundry": EASY}, teal=teal, **fields)


def test_S_7_2_as_ruled_a_bribe_lowers_the_limit_of_a_task() -> None:
    bribing().plays("teal", bribe(), complete(("teal", "key"))).shows(teal={"plan": "A"})


def test_S_7_2_alternative_a_bribe_does_not_lower_the_limit_of_a_task() -> None:
    table = bribing(rulings=["S-7.2"]).plays("teal", bribe())
    table.refuses("teal", complete(("teal", "key")), because="S-9.2")


def test_S_8_4_alternative_free_actions_and_blackmail_stay_possible_under_four_guards() -> None:
    amber = {"at": "chapel", "cash": 2, "stamina": 1, "blackmail": ["assembly"]}
    table = scenario(rulings=["S-8.4"], guards={"chapel": 4}, amber=amber, turn="amber")
    table.plays("amber", bribe(), stamina(), blackmail("assembly")).shows(amber={"cash": 1, "stamina": 0})


def test_S_8_4_alternative_work_is_still_impossible_under_four_guards() -> None:
    table = scenario(rulings=["S-8.4"], guards={"infirmary": 4}, teal="infirmary")
    table.refuses("teal", use(take=["drug"]), because="S-8.4", saying="or do what is free")


def sharing() -> Prison:
    return scenario(
        rulings=["S-9.4"],
        tasks={"laundry": {"element": "A", "prisoners": 2, "guards": 0, "items": ["key", "tool"]}},
        teal={"at": "laundry", "items": ["key"]},
        rose={"at": "laundry", "items": ["tool"]},
    )


def test_S_9_4_alternative_the_owners_are_asked_and_agree() -> None:
    table = sharing().plays("teal", complete(("teal", "key"), ("rose", "tool")))
    table.asks(("rose", "consent")).shows(ap=3, rose={"items": ["tool"]})
    table.plays("rose", accept()).shows(ap=2, teal={"plan": "A", "items": []}, rose={"items": []})


def test_S_9_4_alternative_a_refusal_costs_nothing_and_cannot_be_asked_again() -> None:
    table = sharing().plays("teal", complete(("teal", "key"), ("rose", "tool"))).plays("rose", decline())
    table.asks(("teal", "turn")).shows(ap=3, teal={"items": ["key"]})
    table.refuses("teal", complete(("teal", "key"), ("rose", "tool")), because="S-9.4")


def test_S_9_4_alternative_an_owner_who_is_asked_must_answer_first() -> None:
    table = sharing().plays("teal", complete(("teal", "key"), ("rose", "tool")))
    table.refuses("rose", end_turn(), because="S-9.4", saying="whether your items may be used for the task")


def test_S_9_4_alternative_nobody_is_asked_for_your_own_items() -> None:
    table = scenario(rulings=["S-9.4"], tasks={"laundry": EASY}, teal={"at": "laundry", "items": ["key"]})
    table.plays("teal", complete(("teal", "key"))).shows(teal={"plan": "A"})


def test_S_10_2_alternative_the_most_useless_player_stays_scapegoat_or_not() -> None:
    table = scenario(
        rulings=["S-10.2"],
        tasks={"laundry": {"element": "F", "prisoners": 1, "guards": 0, "items": []}},
        task_deck=[],
        amber={"plan": "ABC"},
        teal={"at": "laundry", "plan": "ABCDE"},
        rose={"plan": "A"},
    )
    table.plays("teal", complete()).ends("escape", ["amber", "teal"], because=("S-10.1", "S-10.2", "S-10.4", "S-10.6"))


def test_S_10_2_alternative_a_tied_scapegoat_stays() -> None:
    table = scenario(
        rulings=["S-10.2"],
        tasks={"laundry": {"element": "F", "prisoners": 1, "guards": 0, "items": []}},
        task_deck=[],
        amber={"plan": "A"},
        teal={"at": "laundry", "plan": "ABCDE"},
        rose={"plan": "A"},
    )
    table.plays("teal", complete()).ends("escape", ["teal", "rose"])


def chapel(*gold: str) -> Prison:
    return scenario(
        rulings=["S-12.14"],
        gold=list(gold),
        teal={"at": "chapel", "cash": 1},
        rose={"blackmail": ["escort", "patrol"]},
    )


def test_S_12_14_alternative_in_the_silver_chapel_you_see_the_hand_and_choose() -> None:
    table = chapel().plays("teal", use(target="rose")).asks(("teal", "choose_card"))
    assert table.view("teal")["players"][2]["blackmail"] == ["escort", "patrol"]
    assert "blackmail" not in table.view("amber")["players"][2]
    table.plays("teal", {"type": "choose", "card": "patrol"})
    table.shows(rose={"blackmail": ["escort"]}, blackmail_discard=["patrol"])


def test_S_12_14_alternative_in_the_gold_chapel_you_take_the_card_you_choose() -> None:
    table = chapel("chapel").plays("teal", use(pay="cash", target="rose"))
    table.refuses("teal", {"type": "choose", "card": "lockdown"}, because="S-12.14")
    table.refuses("teal", end_turn(), because="S-12.14")
    table.plays("teal", {"type": "choose", "card": "escort"}).shows(teal={"blackmail": ["escort"]})


def test_an_unknown_ruling_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ContractError) as error:
        new_game(rulings=["S-5.2"])
    assert error.value.kind == "bad_options"
    assert error.value.problems[0].args["allowed"] == ALTERNATIVES


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_battery_with_every_alternative_at_once(check: Check) -> None:
    bundle = BUNDLES["scapegoat"]
    table = Match.new(bundle.game, 4, 5, {"rulings": list(ALTERNATIVES), "sides": "random"})
    check(bundle, table, 5)
