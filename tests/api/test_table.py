"""A table of the public API: everything in and out is JSON, and nothing that is wrong goes unnoticed."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import alcatraz

END_TURN = {"type": "end_turn"}
THREE_GUARDS: dict[str, Any] = {
    "players": [{"at": "infirmary", "blackmail": ["patrol"]}, {"at": "chapel"}, {"at": "chapel"}],
    "guards": {"infirmary": 3},
}
Attempt = Callable[[alcatraz.Table], object]


@pytest.fixture
def table() -> alcatraz.Table:
    """Seat 0 has its turn under three guards, and a blackmail card that nobody else may see."""
    return alcatraz.load(THREE_GUARDS, seed=1)


def test_a_game_from_its_first_move_to_its_outcome() -> None:
    table = alcatraz.new("boat", players=2, seed=7, options={"first": 1, "turn_limit": 20})
    assert [decision["seat"] for decision in table.decisions()] == [1]
    while decisions := table.decisions():
        table.play(decisions[0]["seat"], decisions[0]["moves"][0])
    outcome = table.outcome()
    assert outcome is not None
    assert outcome["explanation"][0]["rule"].startswith("B-")
    assert table.legal(0) == []
    with pytest.raises(alcatraz.InputError) as over:
        table.play(0, {"type": "pass"})
    assert over.value.kind == "over"


def test_events_are_whole_for_the_authority_and_less_for_others(table: alcatraz.Table) -> None:
    for _ in range(3):
        table.play(table.decisions()[0]["seat"], END_TURN)
    table.play(table.decisions()[0]["seat"], {"type": "call_vote"})
    events = table.play(0, {"type": "vote", "for": 1})
    assert events[0]["for"] == 1
    assert table.last_events(0) == events
    assert "for" not in table.last_events(1)[0]
    assert "for" not in table.last_events(None)[0]


def test_a_forbidden_move_names_its_rule_and_changes_nothing(table: alcatraz.Table) -> None:
    before = table.position()
    with pytest.raises(alcatraz.ForbiddenMove) as refused:
        table.play(0, {"type": "use", "take": ["drug"]})
    assert (refused.value.kind, refused.value.rule, refused.value.rules) == ("refused", "S-8.3", ["S-8.3"])
    assert str(refused.value) == refused.value.text("en") != refused.value.text("fr")
    assert (table.position(), table.move_count) == (before, 0)


def test_another_seats_decision_is_not_yours(table: alcatraz.Table) -> None:
    with pytest.raises(alcatraz.ForbiddenMove) as refused:
        table.play(1, END_TURN)
    assert refused.value.kind == "not_your_decision"
    assert table.legal(1) == []


def test_explaining_plays_nothing(table: alcatraz.Table) -> None:
    assert table.explain(0, {"type": "move", "to": "dining_hall"}) == {"allowed": True, "cost": 1}
    forbidden = table.explain(0, {"type": "use", "take": ["drug"]}, "fr")
    assert (forbidden["allowed"], forbidden["rule"], forbidden["rules"]) == (False, "S-8.3", ["S-8.3"])
    assert table.move_count == 0


def test_a_view_hides_what_the_position_shows(table: alcatraz.Table) -> None:
    assert table.position()["players"][0]["blackmail"] == ["patrol"]
    assert table.view(0)["players"][0]["blackmail"] == ["patrol"]
    for viewer in (1, None):
        assert table.view(viewer)["players"][0]["blackmail_count"] == 1
        assert "patrol" not in str(table.view(viewer)["players"])


def test_an_imagined_table_fits_the_view(table: alcatraz.Table) -> None:
    view = table.view(1)
    assert alcatraz.imagine(view, seed=5).view(1) == view


@pytest.mark.parametrize("copied", [alcatraz.Table.copy, copy.deepcopy, lambda t: pickle.loads(pickle.dumps(t))])
def test_a_copy_is_a_table_of_its_own(table: alcatraz.Table, copied: Any) -> None:
    table.play(0, {"type": "move", "to": "dining_hall"})
    before = table.position()
    other = copied(table)
    assert other.position() == before
    assert other.last_events(1) == table.last_events(1)
    other.play(0, END_TURN)
    assert table.position() == before
    assert (table.move_count, other.move_count) == (1, 2)


def test_a_bot_chooses_a_legal_move_and_does_not_play_it(table: alcatraz.Table) -> None:
    move = table.bot_move(0, "rookie", seed=1, iterations=5)
    assert table.explain(0, move)["allowed"]
    assert table.move_count == 0


def test_a_function_is_a_bot_that_sees_its_own_view(table: alcatraz.Table) -> None:
    asked = []

    def ends(view: Any, decision: Any, budget: alcatraz.Budget) -> Any:
        asked.append((view, decision, budget.seed, budget.iterations))
        return END_TURN

    assert table.bot_move(0, ends, seed="s", iterations=3) == END_TURN
    assert asked == [(table.view(0), table.view(0)["decisions"][0], "s", 3)]


def test_words_in_two_languages(table: alcatraz.Table) -> None:
    english, french = table.words("en"), table.words("fr")
    assert english.move(0, END_TURN) != french.move(0, END_TURN)
    assert english.decision(table.decisions()[0]) != french.decision(table.decisions()[0])
    event = table.play(0, {"type": "move", "to": "dining_hall"})[0]
    assert "Dining hall" in english.event(event)
    rule = english.rule("S-8.3")
    assert rule is not None
    assert (rule["id"], rule["title"] != rule["text"]) == ("S-8.3", True)
    assert english.rule("S-99.9") is None


def test_perft_counts_sequences_of_moves() -> None:
    table = alcatraz.new("boat", players=2, seed=1)
    assert table.perft(0) == 1
    assert table.perft(1) == len(table.decisions()[0]["moves"])


@pytest.mark.parametrize(
    ("attempt", "sentence"),
    [
        (lambda table: table.play(3, END_TURN), "seat: a whole number from 0 to 2"),
        (lambda table: table.play("0", END_TURN), "seat: a whole number from 0 to 2"),
        (lambda table: table.play(True, END_TURN), "seat: a whole number from 0 to 2"),
        (lambda table: table.play(0, "end_turn"), "move: an object"),
        (lambda table: table.play(0, {"type": "fly"}), 'move.type: "fly" is not one of these'),
        (lambda table: table.explain(0, {"type": "move"}), "move.to: this field is missing"),
        (lambda table: table.view(-1), "seat: a whole number from 0 to 2"),
        (lambda table: table.legal(None), "seat: a whole number from 0 to 2"),
        (lambda table: table.last_events(9), "seat: a whole number from 0 to 2"),
        (lambda table: table.words("xx"), 'language: "xx" is not one of these: en, fr'),
        (lambda table: table.outcome(None), "language: null is not one of these: en, fr"),
        (lambda table: table.bot_move(0, "genius", seed=1), 'policy: "genius" is not one of these: random'),
        (lambda table: table.bot_move(0, "random", seed=None), "seed: a whole number or a text"),
        (lambda table: table.bot_move(0, "random", seed=1, iterations=0), "iterations: a whole number from 1"),
        (lambda table: table.bot_move(0, "random", seed=1, milliseconds="9"), "milliseconds: a whole number from 1"),
        (lambda table: table.perft(-1), "depth: a whole number from 0"),
    ],
)
def test_wrong_arguments_are_malformed(table: alcatraz.Table, attempt: Attempt, sentence: str) -> None:
    with pytest.raises(alcatraz.InputError) as wrong:
        attempt(table)
    assert wrong.value.kind == "malformed"
    assert str(wrong.value).startswith(sentence)


def test_a_bot_is_asked_only_for_a_seat_that_decides(table: alcatraz.Table) -> None:
    with pytest.raises(alcatraz.InputError) as wrong:
        table.bot_move(1, "random", seed=1)
    assert wrong.value.kind == "not_your_decision"
