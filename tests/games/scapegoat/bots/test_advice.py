"""Advice and reasons: the move of `boss`, one sentence why, and nothing in it that the seat does not see."""

from typing import Any

import pytest

from alcatraz.games.scapegoat.bots.advice.advisor import ADVISOR
from alcatraz.games.scapegoat.bots.levels import boss
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.words.scapegoat_words import WORDS
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.locale.texts import languages, texts
from alcatraz.matches.match import seen_by
from tests.games.scapegoat.bots.middles import middle
from tests.games.scapegoat.scenario import Prison, scenario

pytestmark = pytest.mark.no_cover


def advised(view: Json, seat: int, iterations: int = 8) -> tuple[Json, str]:
    decision = next(decision for decision in view["decisions"] if decision["seat"] == seat)
    advice = ADVISOR.advise(view, decision, Budget("hint", iterations))
    return advice.move, texts("en").named(WORDS.names(view, "en")).tell(advice.reason)


def why(table: Prison, seat: int, move: Json, since: list[Json] | None = None) -> str | None:
    view = GAME.view(table.table.state, SPECTATOR)
    reason = ADVISOR.why(view, seat, move, since or [])
    return None if reason is None else texts("en").named(WORDS.names(view, "en")).tell(reason)


@pytest.mark.parametrize("seed", range(6))
def test_advice_is_the_first_move_of_boss(seed: int) -> None:
    state = GAME.load({"game": "scapegoat", **middle(seed)}, seed)
    for seat in GAME.deciding(state):
        view = GAME.view(state, seat)
        decision = next(decision for decision in view["decisions"] if decision["seat"] == seat)
        assert ADVISOR.advise(view, decision, Budget(seed, 6)).move == boss(view, decision, Budget(seed, 6))


@pytest.mark.parametrize("seed", range(6))
def test_advice_depends_on_the_view_alone(seed: int) -> None:
    """Another state with the same view: the same place, the same move, the same sentence."""
    state = GAME.load({"game": "scapegoat", **middle(seed)}, seed)
    seat = GAME.deciding(state)[0]
    view = GAME.view(state, seat)
    other = GAME.view(GAME.imagine(view, f"other {seed}"), seat)
    decision = next(decision for decision in view["decisions"] if decision["seat"] == seat)
    assert ADVISOR.advise(view, decision, Budget(1, 6)) == ADVISOR.advise(other, decision, Budget(1, 6))


def test_the_place_to_look_at_names_what_the_move_is_about() -> None:
    table: Match[Any] = Match.new(GAME, 3, "place", {})
    view, decision = seen_by(table, GAME.deciding(table.state)[0])
    advice = ADVISOR.advise(view, decision, Budget(1, 4))
    assert advice.place.keys() <= {"at", "seat"}
    assert texts("en").tell(advice.look).startswith("Look at ")


def test_it_completes_the_task_that_ends_the_game() -> None:
    table = scenario(
        tasks={"chapel": "make_a_duplicate_key"},
        teal={"at": "chapel", "items": ["key", "clothes"], "plan": "BCDEF"},
        rose={"plan": "BCD"},
    )
    move, reason = advised(GAME.view(table.table.state, 1), 1)
    assert move["type"] == "complete"
    assert reason == "“Make a duplicate key” is all that the plan still needs: you escape."


def test_it_takes_what_the_task_still_needs() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        items={"laundry": ["clothes"]},
        teal={"at": "laundry", "items": ["key"], "plan": "B"},
    )
    assert why(table, 1, {"type": "use", "take": ["clothes"]}) == "“Make a duplicate key” still needs the clothes."


def in_danger() -> Prison:
    """Teal can complete what the escape still needs, with the clothes of the laundry: then amber stays."""
    return scenario(
        tasks={"laundry": "make_a_duplicate_key"},
        items={"laundry": ["clothes"]},
        amber={"at": "laundry", "plan": "B"},
        teal={"at": "cell_block", "items": ["key"], "plan": "BCDEF"},
        rose={"at": "infirmary", "plan": "BCDEF"},
        turn="amber",
    )


def test_the_scapegoat_takes_it_before_another_does() -> None:
    reason = why(in_danger(), 0, {"type": "use", "take": ["clothes"]})
    assert reason == "Teal could complete “Make a duplicate key” with it, and I would stay."


def test_the_same_reason_speaks_to_the_player_who_asks_for_a_hint() -> None:
    _, reason = advised(GAME.view(in_danger().table.state, 0), 0, iterations=24)
    assert reason.startswith("Teal could complete “Make a duplicate key” this round, and you would stay behind")


def test_a_vote_is_explained_once_it_is_known() -> None:
    table = scenario(
        phase="voting", amber={"plan": "A"}, teal={"plan": "BC"}, rose={"plan": "BC"}, violet={"plan": "BCD"}
    )
    vote = {"type": "vote", "for": 2}
    assert why(table, 1, vote) is None
    revealed = [{"type": "votes_revealed", "votes": [1, 2, 1, 1]}]
    assert why(table, 1, vote, revealed) == "Rose is needed least: Amber alone has A."


def test_the_card_that_was_kept_is_not_named() -> None:
    """Nobody saw which one it was: the reason is the same for all of them."""
    pending = {"kind": "keep", "cards": ["patrol", "escort", "lockdown"]}
    table = scenario(teal={"at": "wardens_office"}, gold=["wardens_office"], pending=pending)
    reasons = {why(table, 1, {"type": "keep", "card": card}) for card in pending["cards"]}
    assert reasons == {"Of those cards it stops the others most often."}


def test_every_decision_of_a_game_has_its_sentence() -> None:
    """A whole game by its own advice, in every language."""
    table: Match[Any] = Match.new(GAME, 4, "sentences", {"sides": "random"})
    said = {language: set[str]() for language in languages()}
    while GAME.deciding(table.state):
        seat = GAME.deciding(table.state)[0]
        view, decision = seen_by(table, seat)
        advice = ADVISOR.advise(view, decision, Budget(len(table.moves), 1))
        for language, sentences in said.items():
            sentences.add(texts(language).named(WORDS.names(view, language)).tell(advice.reason))
        table.play(seat, table.read_move(seat, advice.move))
    assert all(len(sentences) > 20 for sentences in said.values())
