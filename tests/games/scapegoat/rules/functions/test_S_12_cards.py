"""S-12.14 Hidden and full hands, S-12.15 the blackmail deck."""

from tests.games.scapegoat.scenario import (
    Prison,
    blackmail,
    keep,
    scenario,
    use,
)

# -- S-12.14 hidden hands and full hands -----------------------------------------------------------


def two_cards_at_the_chapel(seed: int) -> Prison:
    table = scenario(seed=seed, teal="chapel", rose={"blackmail": ["escort", "patrol"]}, blackmail_deck=[])
    return table.plays("teal", use(target="rose"))


def test_S_12_14_the_chapel_takes_a_random_card() -> None:
    two_cards_at_the_chapel(seed=1).shows(rose={"blackmail": ["escort"]}, blackmail_discard=["patrol"])
    two_cards_at_the_chapel(seed=3).shows(rose={"blackmail": ["patrol"]}, blackmail_discard=["escort"])


def test_S_12_14_nobody_chooses_the_card_at_the_chapel() -> None:
    table = scenario(teal="chapel", rose={"blackmail": ["escort", "patrol"]})
    table.offers("teal", use(target="rose"))
    table.calls_malformed("teal", {"type": "use", "target": 2, "card": "escort"})


def test_S_12_14_nobody_chooses_a_card_of_a_hand_that_is_not_shown() -> None:
    table = scenario(rulings=["S-12.14"], teal="chapel", rose={"blackmail": ["escort"]})
    chosen = {"type": "choose", "card": "escort"}
    table.refuses("teal", chosen, because="S-12.14", saying="Nobody has shown you a hand", alone=True)


def test_S_12_14_a_full_hand_keeps_you_from_the_gold_chapel() -> None:
    table = scenario(
        gold=["chapel"],
        teal={"at": "chapel", "cash": 1, "blackmail": ["escort", "lockdown"]},
        rose={"blackmail": ["patrol"]},
    )
    table.refuses("teal", use(pay="cash", target="rose"), because="S-1.5")


def test_S_12_14_a_full_hand_is_named_beside_a_payment_that_is_missing() -> None:
    teal = {"at": "chapel", "blackmail": ["escort", "lockdown"]}
    table = scenario(gold=["chapel"], teal=teal, rose={"blackmail": ["patrol"]})
    table.refuses("teal", use(pay="cash", target="rose"), because="S-12.1", also=("S-1.5",))


def test_S_12_14_a_full_hand_does_not_keep_you_from_the_silver_chapel() -> None:
    table = scenario(teal={"at": "chapel", "blackmail": ["escort", "lockdown"]}, rose={"blackmail": ["patrol"]})
    table.plays("teal", use(target="rose")).shows(rose={"blackmail": []})


def test_S_12_14_a_full_hand_keeps_you_from_the_wardens_office() -> None:
    silver = scenario(teal={"at": "wardens_office", "blackmail": ["escort", "lockdown"]})
    silver.refuses("teal", use(), because="S-1.5")
    gold = scenario(gold=["wardens_office"], teal={"cash": 1, "blackmail": ["escort", "lockdown"]})
    gold.refuses("teal", use(pay="cash"), because="S-1.5")


def test_S_12_14_the_errand_boy_has_left_a_full_hand_when_it_acts() -> None:
    table = scenario(
        turn="amber", amber={"at": "chapel", "blackmail": ["errand_boy", "escort"]}, blackmail_deck=["patrol"]
    )
    table.plays("amber", blackmail("errand_boy", at="wardens_office"))
    table.shows(amber={"blackmail": ["escort", "patrol"]}, blackmail_discard=["errand_boy"], blackmail_deck=[])


# -- S-12.15 the blackmail deck --------------------------------------------------------------------


def test_S_12_15_with_deck_and_discards_empty_the_office_cannot_be_used() -> None:
    scenario(blackmail_deck=[]).refuses("teal", use(), because="S-12.15")
    gold = scenario(gold=["wardens_office"], teal={"cash": 1}, blackmail_deck=[])
    gold.refuses("teal", use(pay="cash"), because="S-12.15")


def test_S_12_15_with_deck_and_discards_empty_the_chapel_can_be_used() -> None:
    table = scenario(teal="chapel", rose={"blackmail": ["escort"]}, blackmail_deck=[], blackmail_discard=[])
    table.offers("teal", use(target="rose")).plays("teal", use(target="rose")).shows(blackmail_discard=["escort"])


def test_S_12_15_an_empty_deck_is_made_of_the_shuffled_discards() -> None:
    table = scenario(blackmail_deck=[], blackmail_discard=["escort", "patrol", "assembly"])
    table.plays("teal", use()).tells("blackmail_shuffled", count=3).shows(blackmail_discard=[])
    assert len(table.position["blackmail_deck"]) == 2
    assert len(table.sheet("teal")["blackmail"]) == 1


def test_S_12_15_the_last_card_does_not_bring_the_discards_back_yet() -> None:
    table = scenario(blackmail_deck=["escort"], blackmail_discard=["patrol"])
    table.plays("teal", use()).does_not_tell("blackmail_shuffled")
    table.shows(teal={"blackmail": ["escort"]}, blackmail_deck=[], blackmail_discard=["patrol"])


def test_S_12_15_the_discards_are_shuffled_in_the_middle_of_three() -> None:
    table = scenario(
        gold=["wardens_office"],
        teal={"cash": 1},
        blackmail_deck=["escort"],
        blackmail_discard=["patrol", "assembly", "lockdown"],
    )
    table.plays("teal", use(pay="cash")).tells("blackmail_shuffled", count=3).tells("cards_offered", count=3)
    table.offers("teal", keep("escort")).shows(blackmail_discard=[])
    assert len(table.position["blackmail_deck"]) == 1


def test_S_12_15_if_fewer_than_three_exist_those_are_drawn() -> None:
    table = scenario(gold=["wardens_office"], teal={"cash": 1}, blackmail_deck=["escort"], blackmail_discard=["patrol"])
    table.plays("teal", use(pay="cash"))
    assert table.legal("teal") == [keep("escort"), keep("patrol")]
    table.plays("teal", keep("escort")).shows(blackmail_discard=["patrol"], blackmail_deck=[])


def test_S_12_15_the_last_card_of_all_is_still_asked_for() -> None:
    table = scenario(gold=["wardens_office"], teal={"cash": 1}, blackmail_deck=["escort"])
    table.plays("teal", use(pay="cash")).asks(("teal", "keep"))
    table.plays("teal", keep("escort")).shows(teal={"blackmail": ["escort"]}, blackmail_discard=[])


def test_S_12_15_a_played_card_is_discarded_at_the_end_of_its_move() -> None:
    """The Errand-boy cannot be drawn back by its own errand: when the office asks, it is not yet a discard."""
    table = scenario(turn="amber", amber={"at": "chapel", "blackmail": ["errand_boy"]}, blackmail_deck=[])
    table.refuses("amber", blackmail("errand_boy", at="wardens_office"), because="S-12.15")


def test_S_12_15_a_played_card_is_discarded_before_the_choice_that_follows() -> None:
    table = scenario(
        turn="amber",
        gold=["wardens_office"],
        amber={"at": "chapel", "cash": 1, "blackmail": ["errand_boy"]},
        blackmail_deck=["escort", "patrol"],
    )
    table.plays("amber", blackmail("errand_boy", at="wardens_office", pay="cash"))
    table.shows(blackmail_discard=["errand_boy"], pending={"kind": "keep", "cards": ["escort", "patrol"]})
    table.plays("amber", keep("patrol")).shows(
        blackmail_discard=["escort", "errand_boy"], amber={"blackmail": ["patrol"]}
    )
