"""Tables that play the alternative of a ruling; without the option the ruling holds (see the chapters' own tests)."""

from typing import Any

import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.games.scapegoat.model.rulings import ALTERNATIVES, PLAYABLE
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
    done,
    end_turn,
    hand_over,
    leave_behind,
    move_guard,
    new_game,
    scenario,
    stamina,
    steal,
    use,
    vote,
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


ENDING = {"laundry": {"element": "F", "prisoners": 1, "guards": 0, "items": []}}


def tied(**fields: Any) -> Prison:
    """Teal completes the last task; what else is needed to escape is in the fields."""
    return scenario(tasks=ENDING, task_deck=[], **fields).plays("teal", complete())


def test_S_10_2_alternative_the_untied_decide_if_the_scapegoat_is_tied() -> None:
    teal = {"at": "laundry", "plan": "ABCDE"}
    table = tied(rulings=["S-10.2"], amber={"plan": "A"}, teal=teal, rose={"plan": "A"})
    table.asks(("teal", "leave_behind")).offers("teal", leave_behind("amber"), leave_behind("rose"))
    table.refuses("amber", leave_behind("rose"), because="S-10.5", saying="not tied decide")
    because = ("S-10.1", "S-10.2", "S-10.4", "S-10.4", "S-10.4", "S-10.4", "S-10.5", "S-10.6")
    table.plays("teal", leave_behind("rose")).ends("escape", ["amber", "teal"], because=because)


def test_S_10_2_alternative_the_scapegoat_stays_if_everybody_is_tied() -> None:
    teal = {"at": "laundry", "plan": "ABCDE"}
    full = {"plan": "ABCDEF"}
    tied(rulings=["S-10.2"], amber=full, teal=teal, rose=full).ends("escape", ["teal", "rose"])


def two_and_two(**fields: Any) -> Prison:
    """Amber, the Scapegoat, and teal are needed; rose and violet are tied."""
    return tied(
        rulings=["S-10.5"],
        amber={"plan": "AB"},
        teal={"at": "laundry", "plan": "CDE"},
        rose={"plan": "A"},
        violet={"plan": "A"},
        **fields,
    )


def test_S_10_5_alternative_all_who_are_not_tied_name_one_of_the_tied() -> None:
    table = two_and_two().asks(("amber", "leave_behind"), ("teal", "leave_behind"))
    table.tells("names_asked", asked=[0, 1], tied=[2, 3])
    table.plays("teal", leave_behind("rose")).asks(("amber", "leave_behind"))
    table.refuses("teal", leave_behind("violet"), because="S-10.5")
    table.refuses("amber", leave_behind("teal"), because="S-10.5")
    table.plays("amber", leave_behind("rose")).ends("escape", ["amber", "teal", "violet"])


def test_S_10_5_alternative_chance_decides_between_those_named_equally_often() -> None:
    stayed = set()
    for seed in range(1, 9):
        table = two_and_two(seed=seed).plays("teal", leave_behind("rose")).plays("amber", leave_behind("violet"))
        table.tells("names_even", tied=[2, 3])
        stayed.add(tuple(table.position["outcome"]["losers"]))
    assert stayed == {(2,), (3,)}


def test_S_10_5_as_ruled_the_scapegoat_decides() -> None:
    teal = {"at": "laundry", "plan": "CDE"}
    table = tied(amber={"plan": "AB"}, teal=teal, rose={"plan": "A"}, violet={"plan": "A"})
    table.asks(("amber", "leave_behind")).plays("amber", leave_behind("violet"))
    table.ends("escape", ["amber", "teal", "rose"])


def test_S_2_4_alternative_players_may_start_together() -> None:
    together = [len(set(starts(seed, rulings=["S-2.4"]))) < 4 for seed in range(20)]
    assert any(together)
    assert not all(together)


def test_S_2_4_as_ruled_players_start_at_different_locations() -> None:
    assert all(len(set(starts(seed))) == 4 for seed in range(20))


def starts(seed: int, **options: Any) -> list[str]:
    return [sheet["at"] for sheet in new_game(4, seed, **options).position["players"]]


def tie_of_three() -> Prison:
    table = scenario(phase="voting", round=2, rulings=["S-4.5"])
    return table.plays("amber", vote("teal")).plays("teal", vote("rose")).plays("rose", vote("amber"))


def test_S_4_5_alternative_the_last_scapegoat_chooses_anew_among_the_tied() -> None:
    table = tie_of_three().tells("tie_left", seat=0, tied=[0, 1, 2])
    table.asks(("amber", "break_tie")).shows(phase="voting", votes=[None, None, None])
    table.refuses("teal", vote("rose"), because="S-4.5")
    table.plays("amber", vote("rose")).tells("elected", seat=2, tied=[0, 1, 2]).shows(scapegoat="rose", phase="actions")


def test_S_4_5_alternative_only_the_tied_can_be_chosen() -> None:
    table = scenario(phase="voting", round=2, rulings=["S-4.5"], violet="chapel")
    for who, whom in (("amber", "teal"), ("teal", "teal"), ("rose", "violet"), ("violet", "violet")):
        table.plays(who, vote(whom))
    table.offers("amber", vote("teal"), vote("violet")).refuses("amber", vote("rose"), because="S-4.5")


def test_S_4_5_alternative_without_a_tie_nothing_is_asked() -> None:
    table = scenario(phase="voting", round=2, rulings=["S-4.5"])
    table.plays("amber", vote("teal")).plays("teal", vote("rose")).plays("rose", vote("teal"))
    table.shows(scapegoat="teal", phase="actions")


def robbing(**fields: Any) -> Prison:
    return scenario(rulings=["S-6.3"], teal={"at": "chapel", **fields}, rose={"at": "chapel", "items": ["key", "gun"]})


def test_S_6_3_alternative_the_victim_chooses_what_is_stolen() -> None:
    table = robbing().offers("teal", steal("rose"))
    table.refuses("teal", steal("rose", "gun"), because="S-6.3", saying="chooses what you get")
    table.plays("teal", steal("rose")).asks(("rose", "hand_over")).shows(ap=2, stolen=True)
    table.refuses("teal", end_turn(), because="S-6.3").refuses("rose", accept(), because="S-6.3")
    table.refuses("rose", hand_over("drug"), because="S-6.3")
    table.plays("rose", hand_over("key")).tells("stolen", seat=1, what="key", **{"from": 2})
    table.shows(teal={"items": ["key"]}, rose={"items": ["gun"]}).asks(("teal", "turn"))


def test_S_6_3_alternative_the_victim_gives_only_what_the_thief_has_room_for() -> None:
    full = {"at": "chapel", "items": ["drug", "drug", "drug"]}
    rose = {"at": "chapel", "items": ["key"], "cash": 1}
    table = scenario(rulings=["S-6.3"], teal=full, rose=rose)
    table.plays("teal", steal("rose")).shows(teal={"cash": 1}, rose={"cash": 0, "items": ["key"]})


def test_S_6_3_alternative_without_room_for_anything_there_is_no_theft() -> None:
    table = robbing(items=["drug", "drug", "drug"])
    table.refuses("teal", steal("rose"), because="S-1.2")


def test_S_6_3_alternative_there_must_be_something_to_steal() -> None:
    table = scenario(rulings=["S-6.3"], teal="chapel", rose="chapel")
    table.refuses("teal", steal("rose"), because="S-6.3", saying="nothing to steal")


def test_S_6_3_as_ruled_a_thief_must_say_what() -> None:
    table = scenario(teal="chapel", rose={"at": "chapel", "items": ["key"]})
    table.calls_malformed("teal", steal("rose"))


FOR_TWO = {"laundry": {"element": "A", "prisoners": 2, "guards": 0, "items": ["key"]}}


def test_S_9_2_alternative_the_scapegoat_does_not_count_as_a_prisoner() -> None:
    here: dict[str, Any] = {"amber": {"at": "laundry", "items": ["key"]}, "teal": "laundry"}
    scenario(tasks=FOR_TWO, **here).plays("teal", complete(("amber", "key"))).shows(teal={"plan": "A"})
    table = scenario(rulings=["S-9.2"], tasks=FOR_TWO, **here)
    table.refuses("teal", complete(("amber", "key")), because="S-9.2", saying="at least 2 prisoners")


def test_S_9_2_alternative_the_scapegoats_items_still_count() -> None:
    here: dict[str, Any] = {"amber": {"at": "laundry", "items": ["key"]}, "teal": "laundry", "rose": "laundry"}
    scenario(rulings=["S-9.2"], tasks=FOR_TWO, **here).plays("teal", complete(("amber", "key"))).shows(
        teal={"plan": "A"}
    )


def test_S_12_16_alternative_the_radio_room_moves_exactly_as_many_as_it_says() -> None:
    table = scenario(rulings=["S-12.16"], guards={"laundry": 2}, teal="radio_room").plays("teal", use())
    table.plays("teal", move_guard("laundry", "chapel"))
    table.refuses("teal", done(), because="S-12.16", saying="all the guards")
    table.plays("teal", move_guard("laundry", "workshop")).asks(("teal", "turn"))


def patrolling(guards: int, **fields: Any) -> Prison:
    amber = {"at": "chapel", "blackmail": ["patrol"]}
    return scenario(rulings=["S-13.11"], guards={"laundry": guards}, amber=amber, turn="amber", **fields)


def test_S_13_11_alternative_a_patrol_moves_exactly_three_guards_to_any_places() -> None:
    first = blackmail("patrol", **{"from": "laundry", "to": "workshop", "count": 1})
    table = patrolling(4).plays("amber", first).asks(("amber", "move_guard"))
    table.refuses("amber", done(), because="S-13.11").refuses("amber", end_turn(), because="S-13.11")
    table.refuses("amber", move_guard("workshop", "chapel"), because="S-13.11", saying="comes from")
    table.plays("amber", move_guard("laundry", "chapel")).plays("amber", move_guard("laundry", "workshop"))
    table.asks(("amber", "turn")).shows(guards={"laundry": 1, "chapel": 1, "workshop": 2}, blackmail_discard=["patrol"])


def test_S_13_11_alternative_fewer_than_three_go_where_fewer_stand() -> None:
    first = blackmail("patrol", **{"from": "laundry", "to": "workshop", "count": 1})
    table = patrolling(2).plays("amber", first).plays("amber", move_guard("laundry", "chapel"))
    table.asks(("amber", "turn")).shows(guards={"laundry": 0, "chapel": 1, "workshop": 1})


def test_S_13_11_alternative_three_may_go_together() -> None:
    all_three = blackmail("patrol", **{"from": "laundry", "to": "workshop", "count": 3})
    patrolling(3).plays("amber", all_three).asks(("amber", "turn")).shows(guards={"workshop": 3})


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
    assert error.value.problems[0].args["allowed"] == PLAYABLE


@pytest.mark.no_cover
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_battery_with_every_alternative_at_once(check: Check) -> None:
    bundle = BUNDLES["scapegoat"]
    table = Match.new(bundle.game, 4, 5, {"rulings": list(ALTERNATIVES), "sides": "random"})
    check(bundle, table, 5)
