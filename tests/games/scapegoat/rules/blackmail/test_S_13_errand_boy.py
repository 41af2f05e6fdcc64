"""S-13.6 Errand-boy."""

from tests.games.scapegoat.rules.blackmail.hands import amber_holds
from tests.games.scapegoat.scenario import (
    blackmail,
    box_with,
    keep,
    move_guard,
    use,
)

EASY_A = {"element": "A", "prisoners": 1, "guards": 0, "items": []}


# -- S-13.6 errand-boy -----------------------------------------------------------------------------


def test_S_13_6_errand_boy_uses_a_location_far_away() -> None:
    fetch_a_key = blackmail("errand_boy", at="guards_room", take=["key"])
    table = amber_holds("errand_boy").offers("amber", fetch_a_key).plays("amber", fetch_a_key)
    table.shows(amber={"at": "chapel", "items": ["key"], "blackmail": []}, ap=3, used=["guards_room"])


def test_S_13_6_errand_boy_may_use_the_own_location() -> None:
    table = amber_holds("errand_boy", amber={"at": "dining_hall"}, guards={"dining_hall": 3})
    table.refuses("amber", use(), because="S-8.3")
    table.plays("amber", blackmail("errand_boy", at="dining_hall")).shows(amber={"stamina": 3}, ap=3)


def test_S_13_6_errand_boy_ignores_guards_and_lockdown_over_there() -> None:
    table = amber_holds("errand_boy", guards={"dining_hall": 4}, effects={"lockdown": ["dining_hall"]})
    table.plays("amber", blackmail("errand_boy", at="dining_hall")).shows(amber={"stamina": 3}, ap=3)


def test_S_13_6_errand_boy_does_not_leave_from_under_four_guards() -> None:
    table = amber_holds("errand_boy", guards={"chapel": 4})
    table.refuses("amber", blackmail("errand_boy", at="dining_hall"), because="S-8.4")


def test_S_13_6_errand_boy_costs_its_point_even_for_a_free_function() -> None:
    table = amber_holds("errand_boy", gold=["recreation_room"], ap=1)
    table.plays("amber", blackmail("errand_boy", at="recreation_room")).shows(amber={"cash": 1}, ap=0)


def test_S_13_6_errand_boy_is_sent_where_the_function_was_not_used_this_turn() -> None:
    table = amber_holds("errand_boy", amber={"at": "guards_room"}).plays("amber", use(take=["key"]))
    table.refuses("amber", blackmail("errand_boy", at="guards_room", take=["key"]), because="S-13.6")


def test_S_13_6_the_errand_counts_as_the_use_of_that_location() -> None:
    table = amber_holds("errand_boy", amber={"at": "guards_room"})
    table.plays("amber", blackmail("errand_boy", at="guards_room", take=["key"]))
    table.refuses("amber", use(take=["key"]), because="S-6.2")


def test_S_13_6_the_payment_is_due() -> None:
    table = amber_holds("errand_boy", gold=["workshop"], amber={"cash": 1})
    table.refuses("amber", blackmail("errand_boy", at="workshop", take=["tool", "tool"]), because="S-12.7")
    table.plays("amber", blackmail("errand_boy", at="workshop", pay="cash", take=["tool", "tool"]))
    table.shows(amber={"cash": 0, "items": ["tool", "tool"]}, ap=3)


def test_S_13_6_without_the_payment_no_errand() -> None:
    table = amber_holds("errand_boy", gold=["workshop"])
    table.refuses("amber", blackmail("errand_boy", at="workshop", pay="cash", take=["tool", "tool"]), because="S-12.7")


def test_S_13_6_an_errand_must_change_something() -> None:
    table = amber_holds("errand_boy", amber={"stamina": 3})
    table.refuses("amber", blackmail("errand_boy", at="dining_hall"), because="S-1.2")


def test_S_13_6_an_errand_to_the_chapel_with_a_full_hand() -> None:
    table = amber_holds(
        "errand_boy", "escort", amber={"at": "laundry", "cash": 1}, gold=["chapel"], rose={"blackmail": ["patrol"]}
    )
    table.plays("amber", blackmail("errand_boy", at="chapel", pay="cash", target="rose"))
    table.shows(amber={"blackmail": ["escort", "patrol"]}, rose={"blackmail": []}, blackmail_discard=["errand_boy"])


def test_S_13_6_where_a_hand_ends_at_one_card_the_errand_boy_leaves_room_for_it() -> None:
    errand = blackmail("errand_boy", at="wardens_office")
    table = amber_holds("errand_boy", edition=box_with(hand=1), blackmail_deck=["patrol"]).offers("amber", errand)
    table.plays("amber", errand).shows(amber={"blackmail": ["patrol"]})


def test_S_13_6_an_errand_to_the_radio_room_asks_for_the_guards_afterwards() -> None:
    table = amber_holds("errand_boy", guards={"laundry": 2})
    table.plays("amber", blackmail("errand_boy", at="radio_room")).asks(("amber", "move_guard"))
    table.shows(blackmail_discard=["errand_boy"], pending={"left": 2}, ap=3)
    table.plays("amber", move_guard("laundry", "workshop"), move_guard("laundry", "workshop"))
    table.shows(guards={"laundry": 0, "workshop": 2}).asks(("amber", "turn"))


def test_S_13_6_an_errand_to_the_gold_wardens_office_asks_for_the_card_afterwards() -> None:
    table = amber_holds(
        "errand_boy",
        "escort",
        gold=["wardens_office"],
        amber={"items": ["key"]},
        blackmail_deck=["patrol", "assembly", "lockdown", "bullying"],
    )
    table.plays("amber", blackmail("errand_boy", at="wardens_office", pay="key")).asks(("amber", "keep"))
    table.plays("amber", keep("lockdown")).shows(amber={"blackmail": ["escort", "lockdown"], "items": []})
    assert set(table.position["blackmail_discard"]) == {"errand_boy", "patrol", "assembly"}
