"""Positions that are refused for the choice that is pending in them, or for their outcome."""

from alcatraz.games.scapegoat.game import GAME
from alcatraz.kernel.game import Json
from tests.games.scapegoat.notation.positions import THREE, loaded, reasons

# -- refusals: a pending choice that cannot be -----------------------------------------------------


def test_refused_a_choice_outside_the_actions_phase() -> None:
    outside = reasons(phase="voting", guards={"chapel": 1}, pending={"kind": "move_guard", "left": 1})
    assert outside == [("scapegoat-pending-outside-actions", "pending")]


def test_refused_moving_guards_where_there_are_none() -> None:
    assert reasons(pending={"kind": "move_guard", "left": 1}) == [("scapegoat-pending-no-guards", "pending")]


def test_refused_more_guards_to_move_than_the_radio_room_moves() -> None:
    three = reasons(guards={"chapel": 1}, pending={"kind": "move_guard", "left": 3})
    assert three == [("json-not-an-integer", "pending.left")]
    two = reasons(guards={"chapel": 1}, gold=["radio_room"], pending={"kind": "move_guard", "left": 2})
    assert two == [("json-not-the-number", "pending.left")]


def test_refused_a_choice_among_no_cards_or_four() -> None:
    none = reasons(gold=["wardens_office"], pending={"kind": "keep", "cards": []})
    assert none == [("scapegoat-pending-cards", "pending.cards")]
    four = ["escort", "patrol", "assembly", "lockdown"]
    many = reasons(gold=["wardens_office"], pending={"kind": "keep", "cards": four})
    assert many == [("scapegoat-pending-cards", "pending.cards")]


def test_refused_keeping_a_card_with_a_full_hand() -> None:
    holding = [{"at": "chapel", "blackmail": ["bullying", "lockdown"]}, *THREE[1:]]
    full = reasons(players=holding, gold=["wardens_office"], pending={"kind": "keep", "cards": ["escort"]})
    assert full == [("scapegoat-pending-hand-full", "pending")]


def test_refused_choosing_a_card_for_a_full_hand() -> None:
    """By the alternative of S-12.14; the gold chapel takes the chosen card into the hand."""
    hands = [
        {"at": "chapel", "blackmail": ["bullying", "lockdown"]},
        {"at": "chapel", "blackmail": ["escort"]},
        THREE[2],
    ]
    pending = {"kind": "choose_card", "from": 1}
    full = reasons(rulings=["S-12.14"], players=hands, gold=["chapel"], pending=pending)
    assert full == [("scapegoat-pending-hand-full", "pending")]


def test_refused_a_tie_that_is_none() -> None:
    assert reasons(pending={"kind": "leave_behind", "tied": [1, 2]}) == [("scapegoat-pending-tied", "pending.tied")]


def test_refused_a_tie_of_the_wrong_players() -> None:
    plans = [{"at": "chapel", "plan": "ABCD"}, {"at": "chapel", "plan": "EF"}, {"at": "chapel", "plan": "EF"}]
    wrong = reasons(players=plans, turn={"seat": 1}, pending={"kind": "leave_behind", "tied": [0, 1]})
    assert wrong == [("scapegoat-pending-tied", "pending.tied")]


def test_refused_an_offer_that_could_not_be_made() -> None:
    offer = {"kind": "trade", "with": 2, "give": ["key"], "give_cash": 0, "take": [], "take_cash": 0}
    lacking = reasons(turn={"seat": 1}, pending=offer)
    assert [reason for reason, _ in lacking] == ["refusal-trade-lacks"]
    apart = reasons(players=[{"at": "chapel", "items": ["key"]}, *THREE[1:]], pending=offer)
    assert [reason for reason, _ in apart] == ["refusal-not-here"]


def test_refused_an_offer_that_was_refused_before() -> None:
    offer = {"with": 2, "give": ["key"], "give_cash": 0, "take": [], "take_cash": 0}
    again = reasons(
        players=[THREE[0], {"at": "laundry", "items": ["key"]}, THREE[2]],
        turn={"seat": 1, "offers": 2, "refused": [offer]},
        pending={"kind": "trade", **offer},
    )
    assert [reason for reason, _ in again] == ["refusal-offer-repeated"]


def test_refused_a_choice_of_an_unknown_kind_or_without_its_parts() -> None:
    assert ("json-not-one-of", "pending.kind") in reasons(pending={"kind": "sing"})
    missing = reasons(guards={"chapel": 1}, pending={"kind": "move_guard"})
    assert missing == [("json-missing", "pending.left")]


def test_refused_an_unknown_field_in_a_pending_offer_is_named_once() -> None:
    offer = {"kind": "trade", "with": 2, "give": ["key"], "give_cash": 0, "take": [], "take_cash": 0, "for": 1}
    holding = [THREE[0], {"at": "laundry", "items": ["key"]}, THREE[2]]
    assert reasons(players=holding, turn={"seat": 1}, pending=offer) == [("json-unknown-field", "pending.for")]


def test_a_pending_choice_leaves_its_trace_in_the_turn() -> None:
    position = {
        "players": [{"at": "chapel"}] * 3,
        "guards": {"chapel": 1},
        "pending": {"kind": "move_guard", "left": 2},
    }
    assert GAME.position(GAME.load(position, 1))["turn"]["used"] == ["radio_room"]


def test_refused_a_task_waiting_for_owners_at_a_table_that_does_not_ask_them() -> None:
    consent = {"kind": "consent", "pay": [{"seat": 2, "item": "key"}], "asked": [2]}
    waiting: Json = {
        "players": [THREE[0], THREE[1], {"at": "laundry", "items": ["key"]}],
        "tasks": {"laundry": {"element": "A", "prisoners": 1, "guards": 0, "items": ["key"]}},
        "turn": {"seat": 1},
        "pending": consent,
    }
    assert reasons(**waiting) == [("scapegoat-pending-consent", "pending.asked")]
    assert loaded(rulings=["S-9.4"], **waiting)["pending"] == consent


def test_refused_a_hand_shown_at_a_table_that_shows_none() -> None:
    waiting: Json = {
        "players": [THREE[0], {"at": "chapel", "blackmail": ["escort"]}, THREE[2]],
        "pending": {"kind": "choose_card", "from": 1},
    }
    assert reasons(**waiting) == [("scapegoat-pending-hand", "pending.from")]
    assert loaded(rulings=["S-12.14"], **waiting)["pending"] == {"kind": "choose_card", "from": 1}


# -- refusals: the outcome -------------------------------------------------------------------------


def test_refused_an_end_without_an_outcome_and_an_outcome_without_an_end() -> None:
    escape = {"reason": "escape", "winners": [1, 2], "losers": [0]}
    assert reasons(phase="over") == [("scapegoat-over-without-outcome", "outcome")]
    assert reasons(outcome=escape) == [("scapegoat-outcome-before-over", "outcome")]


def test_refused_an_escape_that_leaves_nobody_or_two_behind() -> None:
    nobody = reasons(phase="over", outcome={"reason": "escape", "winners": [0, 1, 2], "losers": []})
    assert nobody == [("scapegoat-outcome-seats", "outcome")]
    two = reasons(phase="over", outcome={"reason": "escape", "winners": [0], "losers": [1, 2]})
    assert two == [("scapegoat-outcome-seats", "outcome")]


def test_refused_a_winner_when_the_guards_win() -> None:
    guards = reasons(phase="over", outcome={"reason": "guards", "winners": [0], "losers": [1, 2]})
    assert guards == [("scapegoat-outcome-seats", "outcome")]
