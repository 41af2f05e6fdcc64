"""S-13 What a card can be played on: everywhere from the first location to the last, and on everyone but its player."""

from typing import Any

from tests.games.scapegoat.scenario import Prison, accept, blackmail, move_guard, scenario, trade, use

TASK = {"element": "A", "prisoners": 1, "guards": 0, "items": []}


def holding(*cards: str, who: str = "amber", **fields: Any) -> Prison:
    """It is the turn of the Scapegoat, who holds these cards in the laundry."""
    fields[who] = {"at": "laundry", "blackmail": list(cards), **fields.get(who, {})}
    return scenario(scapegoat=who, turn=who, **fields)


def test_S_13_2_bad_plan_reaches_the_first_and_the_last_location() -> None:
    table = holding("bad_plan", tasks={"chapel": TASK, "wardens_office": {**TASK, "element": "B"}})
    table.offers("amber", blackmail("bad_plan", task_at="chapel"), blackmail("bad_plan", task_at="wardens_office"))


def test_S_13_5_change_of_plans_reaches_the_first_and_the_last_location() -> None:
    table = holding("change_of_plans", tasks={"laundry": TASK})
    table.offers("amber", blackmail("change_of_plans", task_at="laundry", to="chapel"))
    table.offers("amber", blackmail("change_of_plans", task_at="laundry", to="wardens_office"))


def test_S_13_4_bullying_reaches_the_first_player_and_the_last() -> None:
    table = holding("bullying", who="teal", amber={"items": ["key"]}, rose={"items": ["tool"]})
    table.offers("teal", blackmail("bullying", target="amber", item="key"))
    table.offers("teal", blackmail("bullying", target="rose", item="tool"))


def test_S_13_4_one_space_left_is_room_enough_for_bullying() -> None:
    table = holding("bullying", amber={"items": ["drug", "gun"]}, rose={"items": ["tool"]})
    table.offers("amber", blackmail("bullying", target="rose", item="tool"))


def test_S_13_7_escort_reaches_the_first_and_the_last_location() -> None:
    table = holding("escort", rose="workshop")
    table.offers("amber", blackmail("escort", target="rose", to="chapel"))
    table.offers("amber", blackmail("escort", target="rose", to="wardens_office"))


def test_S_13_10_lockdown_reaches_the_first_and_the_last_location() -> None:
    table = holding("lockdown")
    table.offers("amber", blackmail("lockdown", at="chapel"), blackmail("lockdown", at="wardens_office"))


def test_S_13_9_isolation_reaches_the_first_player_and_the_last() -> None:
    table = holding("isolation_cell", who="teal")
    table.offers("teal", blackmail("isolation_cell", target="amber"), blackmail("isolation_cell", target="rose"))


def test_S_13_3_body_search_meets_the_first_player_too() -> None:
    table = holding("body_search", who="teal", amber={"items": ["key"]}, rose={"items": ["tool"]})
    table.plays("teal", blackmail("body_search")).shows(
        amber={"items": []}, rose={"items": []}, effects={"assembly": 0}
    )


def test_S_13_1_assembly_meets_the_first_player_too() -> None:
    table = holding("assembly", who="teal", amber={"cash": 2}, rose={"cash": 1}).plays("teal", blackmail("assembly"))
    table.tells("cash_lost", seat=0, amount=2).tells("cash_lost", seat=2, amount=1)
    table.tells("blackmail_played", seat=1, card="assembly").shows(effects={"assembly": 1})


def test_S_13_8_a_false_alarm_takes_nobody_anything() -> None:
    table = holding("false_alarm", rose={"cash": 2, "items": ["key"]}).plays("amber", blackmail("false_alarm"))
    table.shows(rose={"cash": 2, "items": ["key"]}, effects={"false_alarm": 1, "assembly": 0})


def test_S_13_6_errands_lead_to_the_first_and_the_last_location() -> None:
    table = holding("errand_boy", rose={"blackmail": ["patrol"]})
    table.offers("amber", blackmail("errand_boy", at="chapel", target="rose"))
    table.offers("amber", blackmail("errand_boy", at="wardens_office"))


def test_S_13_6_the_errand_boy_itself_leaves_room_in_a_full_hand() -> None:
    table = holding("errand_boy", "patrol").offers("amber", blackmail("errand_boy", at="wardens_office"))
    table.plays("amber", blackmail("errand_boy", at="wardens_office")).tells("card_drawn", seat=0)


def test_S_13_6_an_empty_hand_but_for_the_errand_boy_has_room() -> None:
    holding("errand_boy").plays("amber", blackmail("errand_boy", at="wardens_office")).tells("card_drawn", seat=0)


def test_S_13_11_patrols_go_from_and_to_the_first_and_the_last_location() -> None:
    table = holding("patrol", guards={"chapel": 1, "wardens_office": 1})
    table.offers("amber", blackmail("patrol", from_="chapel", to="wardens_office", count=1))
    table.offers("amber", blackmail("patrol", from_="wardens_office", to="chapel", count=1))


def test_S_13_11_a_patrol_that_stays_is_refused_for_that_alone() -> None:
    table = holding("patrol", guards={"chapel": 3})
    stays = blackmail("patrol", from_="chapel", to="chapel", count=3)
    table.refuses("amber", stays, because="S-13.11", saying="would stay", alone=True)


def test_S_13_10_a_lockdown_does_not_concern_other_cards() -> None:
    table = holding("patrol", guards={"chapel": 1}, effects={"lockdown": ["chapel"]})
    table.plays("amber", blackmail("patrol", from_="chapel", to="laundry", count=1)).shows(guards={"laundry": 1})


def test_S_13_11_everybody_is_told_which_guards_went_where() -> None:
    table = holding("patrol", who="rose", guards={"chapel": 1})
    table.plays("rose", blackmail("patrol", from_="chapel", to="laundry", count=1))
    table.tells("guard_moved", seat=2, **{"from": "chapel", "to": "laundry"})


def test_S_12_2_guards_move_from_and_to_the_first_and_the_last_location() -> None:
    table = scenario(guards={"chapel": 1, "wardens_office": 1}, teal="radio_room").plays("teal", use())
    table.offers("teal", move_guard("chapel", "wardens_office"), move_guard("wardens_office", "chapel"))


def test_S_12_2_a_guard_that_stays_is_refused_for_that_alone() -> None:
    table = scenario(guards={"chapel": 4}, teal="radio_room").plays("teal", use())
    table.refuses("teal", move_guard("chapel", "chapel"), because="S-12.2", saying="would stay", alone=True)


def test_S_12_2_everybody_is_told_when_the_second_guard_stays() -> None:
    table = scenario(guards={"chapel": 1}, teal="radio_room").plays("teal", use(), move_guard("chapel", "laundry"))
    table.tells("guard_moved", seat=1, **{"from": "chapel", "to": "laundry"})
    table.plays("teal", {"type": "done"}).tells("guards_done", seat=1).asks(("teal", "turn"))


def test_S_7_1_everybody_is_told_of_a_trade_and_its_answer() -> None:
    table = scenario(
        teal={"at": "laundry", "items": ["key"], "cash": 1}, rose={"at": "laundry", "items": ["tool"], "cash": 2}
    )
    offer = trade("rose", give=["key"], give_cash=1, take=["tool"], take_cash=2)
    whole = {"with": 2, "give": ["key"], "give_cash": 1, "take": ["tool"], "take_cash": 2}
    table.plays("teal", offer).tells("trade_offered", seat=1, **whole)
    table.plays("rose", accept()).tells("trade_accepted", seat=1, **whole)


def test_S_7_1_everybody_is_told_who_declined_whose_offer() -> None:
    table = scenario(teal={"at": "laundry", "cash": 1}, rose="laundry").plays("teal", trade("rose", give_cash=1))
    table.plays("rose", {"type": "decline"}).tells("trade_declined", seat=1, **{"with": 2})


def test_S_7_1_an_offer_to_yourself_is_refused_for_that_alone() -> None:
    table = scenario(teal={"at": "laundry", "items": ["key", "tool", "drug"], "cash": 3})
    table.refuses("teal", trade("teal", give_cash=1), because="S-7.1", saying="not yourself", alone=True)
