"""S-12 What each function asks for and does not ask for, in the order of the tiles, first silver, then gold."""

from typing import Any

import pytest

from alcatraz.kernel.game import Json
from tests.games.scapegoat.scenario import move, scenario, use

NO_PAYMENT = "asks for no payment"
NO_TARGET = "does nothing to another player"
NO_ITEMS = "gives no items to choose"
PAY = "must be paid for"
TARGET = "needs another player"
TAKE = "choose what you take"


@pytest.mark.parametrize(
    ("place", "said", "rule", "words"),
    [
        ("chapel", {"target": "rose", "pay": "cash"}, "S-12.1", NO_PAYMENT),
        ("radio_room", {"pay": "cash"}, "S-12.2", NO_PAYMENT),
        ("dining_hall", {"target": "rose"}, "S-12.3", NO_TARGET),
        ("infirmary", {}, "S-12.4", TAKE),
        ("exercise_yard", {"take": ["key"]}, "S-12.5", PAY),
        ("visiting_area", {}, "S-12.6", TAKE),
        ("workshop", {"take": ["tool"], "pay": "cash"}, "S-12.7", NO_PAYMENT),
        ("recreation_room", {"take": ["key"]}, "S-12.8", NO_ITEMS),
        ("cell_block", {}, "S-12.9", TAKE),
        ("laundry", {"take": ["clothes"], "target": "rose"}, "S-12.10", NO_TARGET),
        ("guards_room", {}, "S-12.11", TAKE),
        ("wardens_office", {"pay": "cash"}, "S-12.12", NO_PAYMENT),
    ],
)
def test_S_12_1_to_S_12_12_the_silver_sides(place: str, said: Json, rule: str, words: str) -> None:
    table = scenario(teal={"at": place, "cash": 1}, rose={"blackmail": ["patrol"]}, guards={"chapel": 1})
    table.refuses("teal", use(**said), because=rule, saying=words, alone=True)


@pytest.mark.parametrize(
    ("place", "said", "rule", "words"),
    [
        ("chapel", {"pay": "cash"}, "S-12.1", TARGET),
        ("radio_room", {"target": "rose"}, "S-12.2", NO_TARGET),
        ("dining_hall", {"pay": "cash"}, "S-12.3", NO_PAYMENT),
        ("infirmary", {"take": ["drug", "drug"]}, "S-12.4", PAY),
        ("exercise_yard", {"pay": "cash"}, "S-12.5", TAKE),
        ("visiting_area", {"take": ["gun"]}, "S-12.6", PAY),
        ("workshop", {"pay": "cash"}, "S-12.7", TAKE),
        ("recreation_room", {"target": "rose"}, "S-12.8", NO_TARGET),
        ("cell_block", {"take": ["knife", "knife"]}, "S-12.9", PAY),
        ("laundry", {"pay": "cash"}, "S-12.10", TAKE),
        ("guards_room", {"take": ["key", "key"]}, "S-12.11", PAY),
        ("wardens_office", {}, "S-12.12", PAY),
    ],
)
def test_S_12_1_to_S_12_12_the_gold_sides(place: str, said: Json, rule: str, words: str) -> None:
    table = scenario(gold=[place], teal={"at": place, "cash": 1}, rose={"blackmail": ["patrol"]}, guards={"chapel": 1})
    table.refuses("teal", use(**said), because=rule, saying=words, alone=True)


def test_S_12_4_who_lacks_the_payment_is_told_what_they_lack() -> None:
    table = scenario(gold=["infirmary"], teal={"at": "infirmary", "items": ["key"]})
    table.refuses(
        "teal", use(pay="tool", take=["drug", "drug"]), because="S-12.4", saying="you have no tool", alone=True
    )
    table.refuses(
        "teal", use(pay="cash", take=["drug", "drug"]), because="S-12.4", saying="you have no Cash", alone=True
    )


def test_S_12_4_the_gun_pays_too() -> None:
    table = scenario(gold=["infirmary"], teal={"at": "infirmary", "items": ["gun", "key"]})
    table.offers("teal", use(pay="gun", take=["drug", "drug"]), use(pay="key", take=["drug", "drug"]))


def test_S_12_4_cards_in_hand_change_nothing_at_the_infirmary() -> None:
    table = scenario(teal={"at": "infirmary", "blackmail": ["patrol", "escort"]})
    table.offers("teal", use(take=["drug"])).plays("teal", use(take=["drug"])).shows(teal={"items": ["drug"]})


def test_S_12_1_with_a_full_hand_the_silver_chapel_is_still_offered_and_the_gold_one_is_not() -> None:
    sheets: dict[str, Any] = {
        "teal": {"at": "chapel", "cash": 1, "blackmail": ["patrol", "escort"]},
        "amber": {"blackmail": ["lockdown"]},
    }
    scenario(**sheets).offers("teal", use(target="amber"))
    scenario(gold=["chapel"], **sheets).does_not_offer("teal", use(pay="cash", target="amber"))


def test_S_12_1_the_first_player_may_be_the_victim() -> None:
    scenario(teal="chapel", amber={"blackmail": ["patrol"]}).offers("teal", use(target="amber"))


def test_S_12_1_a_victim_without_cards_and_yourself() -> None:
    table = scenario(teal={"at": "chapel", "blackmail": ["patrol"]}, rose={"blackmail": ["escort"]})
    table.refuses("teal", use(target="teal"), because="S-12.1", saying="not yourself", alone=True)
    table.refuses("teal", use(target="amber"), because="S-6.2", saying="has no blackmail card", alone=True)


def test_S_12_12_everybody_is_told_how_many_cards_were_offered_and_who_drew() -> None:
    table = scenario(gold=["wardens_office"], teal={"at": "wardens_office", "cash": 1}).plays("teal", use(pay="cash"))
    table.tells("cards_offered", seat=1, count=3)
    kept = table.legal("teal")[0]["card"]
    table.plays("teal", {"type": "keep", "card": kept}).tells("card_kept", seat=1, card=kept).asks(("teal", "turn"))
    table = scenario(teal="wardens_office", blackmail_deck=["patrol"]).plays("teal", use())
    table.tells("card_drawn", seat=1, card="patrol")


def test_S_12_12_with_guards_nowhere_the_office_still_gives_a_card() -> None:
    scenario(guards={}, teal="wardens_office").offers("teal", use()).plays("teal", use()).tells("card_drawn", seat=1)


def test_S_12_14_alternative_the_hand_is_shown_and_its_cards_are_offered() -> None:
    table = scenario(rulings=["S-12.14"], teal="chapel", rose={"blackmail": ["escort", "patrol"]})
    table.plays("teal", use(target="rose")).tells("hand_shown", seat=1, **{"from": 2, "cards": ["escort", "patrol"]})
    table.offers("teal", {"type": "choose", "card": "escort"}, {"type": "choose", "card": "patrol"})
    table.plays("teal", {"type": "choose", "card": "escort"}).asks(("teal", "turn")).offers("teal", move("radio_room"))


def test_S_1_2_a_full_sheet_keeps_nobody_from_the_dining_hall_or_the_recreation_room() -> None:
    full = ["key", "knife", "clothes"]
    scenario(teal={"at": "dining_hall", "items": full}).plays("teal", use()).tells("stamina_gained", seat=1, amount=3)
    scenario(teal={"at": "recreation_room", "items": full}).plays("teal", use()).tells("cash_gained", seat=1, amount=2)


def test_S_1_2_full_tracks_and_hands_keep_nobody_from_taking_a_drug() -> None:
    full = {"at": "infirmary", "cash": 3, "stamina": 3, "blackmail": ["patrol", "escort"]}
    scenario(teal=full).plays("teal", use(take=["drug"])).shows(teal={"items": ["drug"]})


def test_S_12_15_an_empty_deck_keeps_nobody_from_taking_a_drug() -> None:
    hands: dict[str, Any] = {"amber": {"blackmail": ["patrol"]}, "teal": "infirmary"}
    scenario(**hands, blackmail_deck=[], blackmail_discard=[]).plays("teal", use(take=["drug"])).shows(ap=2)


def test_S_12_4_with_a_full_sheet_the_infirmary_is_not_offered_at_all() -> None:
    table = scenario(teal={"at": "infirmary", "items": ["key", "knife", "clothes"]})
    assert "use" not in {legal["type"] for legal in table.legal("teal")}


def test_S_12_4_what_you_do_not_own_makes_no_room_on_a_full_sheet() -> None:
    table = scenario(gold=["infirmary"], teal={"at": "infirmary", "items": ["key", "knife", "clothes"]})
    table.refuses("teal", use(pay="tool", take=["drug"]), because="S-12.4", also=("S-1.2",), alone=True)


def test_S_12_1_whom_nobody_named_cannot_lack_cards() -> None:
    table = scenario(gold=["chapel"], teal={"at": "chapel", "cash": 1}, amber={"blackmail": ["patrol"]})
    table.refuses("teal", use(pay="cash"), because="S-12.1", saying=TARGET, alone=True)
