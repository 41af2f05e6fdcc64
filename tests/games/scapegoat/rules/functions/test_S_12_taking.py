"""S-12.13 What can be taken and how many, and what a payment changes."""

from tests.games.scapegoat.scenario import (
    bribe,
    scenario,
    use,
)

# -- S-12.13 what you take lay there before you paid -----------------------------------------------


def test_S_12_13_a_key_pays_for_another_key() -> None:
    """One key lies there, so one is taken; the paid key is dropped after that."""
    table = scenario(
        gold=["guards_room"],
        items={"guards_room": ["key"]},
        teal={"at": "guards_room", "items": ["key"]},
    )
    table.refuses("teal", use(pay="key", take=["key", "key"]), because="S-12.13")
    table.plays("teal", use(pay="key", take=["key"])).shows(teal={"items": ["key"]}, used=["guards_room"], ap=2)
    table.shows(items={"guards_room": ["key"]})


def test_S_12_13_a_drug_cannot_be_paid_into_an_empty_infirmary_and_taken_back() -> None:
    table = scenario(gold=["infirmary"], items={"infirmary": []}, teal={"at": "infirmary", "items": ["drug"]})
    table.refuses("teal", use(pay="drug", take=["drug"]), because="S-6.2")
    table.does_not_offer("teal", use(pay="drug", take=["drug"]))


def test_S_12_13_the_gun_cannot_pay_for_itself() -> None:
    table = scenario(gold=["visiting_area"], teal={"at": "visiting_area", "items": ["gun"]})
    table.refuses("teal", use(pay="gun", take=["gun"]), because="S-6.2")


def test_S_12_13_an_item_paid_at_a_full_home_does_not_lie_in_the_yard_in_time_to_be_taken() -> None:
    table = scenario(items={"exercise_yard": ["drug"]}, teal={"at": "exercise_yard", "items": ["knife"]})
    table.refuses("teal", use(pay="knife", take=["knife"]), because="S-12.13")
    table.plays("teal", use(pay="knife", take=["drug"])).shows(items={"exercise_yard": ["knife"]})


def test_S_12_13_the_taking_makes_space_for_the_paid_item() -> None:
    """The guards' room is full until its two keys are taken, so the paid one comes there and not to the yard."""
    spaces = {"guards_room": ["key", "key", "key"], "exercise_yard": []}
    table = scenario(gold=["guards_room"], items=spaces, teal={"at": "guards_room", "items": ["key"]})
    table.plays("teal", use(pay="key", take=["key", "key"])).shows(teal={"items": ["key", "key"]})
    table.shows(items={"guards_room": ["key", "key"], "exercise_yard": []})


def test_S_12_13_the_paid_item_is_dropped_after_the_taking() -> None:
    table = scenario(gold=["workshop"], teal={"at": "workshop", "items": ["knife"]})
    table.plays("teal", use(pay="knife", take=["tool", "tool"]))
    assert [event["type"] for event in table.events] == ["function_used", "items_taken", "item_dropped"]


def test_S_12_13_a_full_sheet_takes_nothing() -> None:
    table = scenario(teal={"at": "workshop", "items": ["key", "key", "knife"]})
    table.refuses("teal", use(take=["tool"]), because="S-1.2")


def test_S_12_13_a_full_sheet_that_pays_with_an_item_has_room_for_one() -> None:
    table = scenario(gold=["workshop"], teal={"at": "workshop", "cash": 1, "items": ["key", "key", "knife"]})
    table.refuses("teal", use(pay="cash", take=["tool"]), because="S-1.2")
    table.refuses("teal", use(pay="knife", take=["tool", "tool"]), because="S-12.13")
    table.plays("teal", use(pay="knife", take=["tool"])).shows(teal={"items": ["key", "key", "tool"], "cash": 1})


def test_S_12_13_fewer_than_possible_is_not_allowed() -> None:
    table = scenario(gold=["workshop"], teal={"at": "workshop", "cash": 1})
    table.refuses("teal", use(pay="cash", take=["tool"]), because="S-12.13")
    table.refuses("teal", use(pay="cash", take=[]), because="S-12.13")


def test_S_12_13_more_than_offered_is_not_allowed() -> None:
    scenario(teal="workshop").refuses("teal", use(take=["tool", "tool"]), because="S-12.13")


def test_S_12_13_a_wrong_number_is_told_with_what_lies_there_and_what_was_chosen() -> None:
    table = scenario(gold=["workshop"], teal={"at": "workshop", "cash": 1})
    said = "Take exactly 2 of what is offered here (tool, tool, tool); you chose tool."
    table.refuses("teal", use(pay="cash", take=["tool"]), because="S-12.13", saying=said, alone=True)


def test_S_12_13_a_single_item_is_spoken_of_as_one() -> None:
    said = "Take exactly 1 of what is offered here (tool, tool, tool); you chose tool, tool."
    scenario(teal="workshop").refuses("teal", use(take=["tool", "tool"]), because="S-12.13", saying=said, alone=True)


def test_S_12_13_without_room_something_else_than_lies_there_is_told_as_for_one() -> None:
    table = scenario(teal={"at": "workshop", "items": ["key", "key", "knife"]})
    said = "Take exactly 1 of what is offered here (tool, tool, tool); you chose drug."
    table.refuses("teal", use(take=["drug"]), because="S-12.13", also=("S-1.2",), saying=said, alone=True)


def test_S_12_13_a_sheet_with_one_free_space_takes_one_of_two() -> None:
    table = scenario(gold=["exercise_yard"], teal={"at": "exercise_yard", "cash": 1, "items": ["key", "gun"]})
    table.offers("teal", use(pay="cash", take=["drug"])).does_not_offer("teal", use(pay="cash", take=["drug", "tool"]))
    table.plays("teal", use(pay="cash", take=["drug"])).shows(teal={"items": ["key", "drug", "gun"]})


def test_S_12_13_the_takes_are_listed_with_their_payment() -> None:
    table = scenario(items={"exercise_yard": ["drug"]}, teal={"at": "exercise_yard", "cash": 1, "items": ["key"]})
    table.offers("teal", use(pay="cash", take=["drug"]), use(pay="key", take=["drug"]))
    # The key's home is full, so a paid key comes to the yard, but too late to be on offer.
    table.does_not_offer("teal", use(pay="cash", take=["key"]), use(pay="key", take=["key"]))


def test_S_12_13_stamina_rises_as_far_as_the_track_allows() -> None:
    table = scenario(teal={"at": "dining_hall", "stamina": 2}).plays("teal", use()).shows(teal={"stamina": 3})
    table.tells("stamina_gained", seat=1, amount=1)


def test_S_12_13_cash_rises_as_far_as_the_track_allows() -> None:
    table = scenario(teal={"at": "recreation_room", "cash": 2}).plays("teal", use()).shows(teal={"cash": 3})
    table.tells("cash_gained", seat=1, amount=1)


def test_S_12_13_what_a_bribe_costs_makes_room_on_a_full_cash_track() -> None:
    table = scenario(teal={"at": "recreation_room", "cash": 3}, guards={"recreation_room": 1})
    table.refuses("teal", use(), because="S-1.2")
    table.plays("teal", bribe(), use()).shows(teal={"cash": 3})


# -- tables that began when a payment came before the taking ---------------------------------------


def test_S_12_13_at_a_table_of_rules_version_1_a_paid_drug_can_be_taken_back() -> None:
    table = scenario(
        rulings=["S-12.13"], gold=["infirmary"], items={"infirmary": []}, teal={"at": "infirmary", "items": ["drug"]}
    )
    table.refuses("teal", use(pay="drug", take=["drug", "drug"]), because="S-12.13")
    table.plays("teal", use(pay="drug", take=["drug"])).shows(teal={"items": ["drug"]}, items={"infirmary": []})


def test_S_12_13_at_a_table_of_rules_version_1_an_item_paid_elsewhere_changes_nothing_here() -> None:
    table = scenario(
        rulings=["S-12.13"],
        gold=["infirmary"],
        items={"infirmary": ["drug"], "workshop": []},
        teal={"at": "infirmary", "items": ["tool"]},
    )
    table.plays("teal", use(pay="tool", take=["drug"])).shows(items={"infirmary": [], "workshop": ["tool"]})
