"""One-tap statements: whatever is suggested is well formed, still open, and about what is there."""

from collections.abc import Iterator
from typing import Any

import pytest

from alcatraz.games.scapegoat.bundle import BUNDLE
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.components import ITEMS, LOCATIONS
from alcatraz.games.scapegoat.model.state import NEGOTIATION
from alcatraz.games.scapegoat.promises import TALK
from alcatraz.games.scapegoat.vocabulary import VOCABULARY
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import texts
from alcatraz.talk.ledger import Expected, Ledger, check_statement, condition_of, spoken
from alcatraz.testing.walks import walk
from tests.games.scapegoat.scenario import scenario

pytestmark = pytest.mark.no_cover

VOTES = ("vote_for", "not_vote_for")
GOODS = (*ITEMS, "cash")


def positions(seed: str, players: int) -> Iterator[Any]:
    """States of a random game, now and then, and every negotiation."""
    state = Match.new(GAME, players, seed, {}).state
    for number, step in enumerate(walk(BUNDLE, state, seed, most=400)):
        if number % 20 == 0 or step.state.phase == NEGOTIATION:
            yield GAME.copy(step.state)


def suggested(view: Json) -> Iterator[Json]:
    yield from TALK.suggestions(view)
    for seat in range(len(view["players"])):
        yield from TALK.suggestions(view, seat=seat)
        for thing in GOODS:
            yield from TALK.suggestions(view, seat=seat, thing=thing)
    for thing in (*GOODS, *LOCATIONS):
        yield from TALK.suggestions(view, thing=thing)


def deeds(statement: Json) -> list[Expected]:
    """Everything that somebody is expected to do in a statement as the table keeps it."""
    if statement["type"] in ("propose_vote", "reason") or statement.get("what") in VOCABULARY.questions:
        return []
    doer = statement["of"] if statement["type"] == "ask" else statement["seat"]
    condition = condition_of(statement, VOCABULARY)
    own = {**statement, "whom": statement.get("whom", statement["seat"])}
    return [Expected(doer, own), *([] if condition is None else [Expected(condition["seat"], condition)])]


def acts_later(state: Any, seat: int) -> bool:
    """Whether this player gets a turn in this round if everybody ends theirs: asked of the rules, not of a view."""
    state, now = GAME.copy(state), GAME.view(state, 0)["round"]
    while GAME.deciding(state) and GAME.view(state, 0)["round"] == now:
        if seat in GAME.deciding(state) and GAME.decision_kind(state, seat) == "turn":
            return True
        doer = GAME.deciding(state)[0]
        moves = {GAME.move_json(move)["type"]: move for move in GAME.legal(state, doer)}
        GAME.apply(state, doer, moves.get("end_turn", next(iter(moves.values()))))
    return False


def must_be_open(state: Any, view: Json, expected: Expected) -> None:
    what, doer, sheets = expected.deed["what"], expected.doer, view["players"]
    if what in VOTES:
        assert view["phase"] in ("negotiation", "voting")
        assert doer not in view["voted"]
        return
    whom: int = expected.deed.get("whom", doer)
    assert acts_later(state, doer) or (what == "give" and acts_later(state, whom))
    if what == "give":
        owned = sheets[doer]["items"] if "item" in expected.deed else ["cash"] * sheets[doer]["cash"]
        assert expected.deed.get("item", "cash") in owned
    elif what in ("steal_from", "not_steal_from"):
        assert sheets[whom]["items"] or sheets[whom]["cash"]
    elif what == "come_to":
        assert sheets[doer]["at"] != expected.deed["location"]
    elif what in ("blackmail", "no_blackmail") and view["phase"] == "actions":
        assert view["scapegoat"] == doer


@pytest.mark.parametrize(("seed", "players"), [("say a", 3), ("say b", 4)])
def test_what_is_suggested_is_well_formed_and_still_open(seed: str, players: int) -> None:
    phases = set()
    for state in positions(seed, players):
        for me in range(players):
            view = GAME.view(state, me)
            scene = TALK.scene(view)
            for statement in suggested(view):
                phases.add(view["phase"])
                assert check_statement(statement, players, VOCABULARY, speaker=me) == []
                kept = spoken(statement, number=1, seat=me, round_number=view["round"])
                assert texts("en").tell(TALK.statement(kept))
                for expected in deeds(kept):
                    must_be_open(state, view, expected)
                    scene.expect(expected)
                    assert expected.verdict is None
                if statement["type"] == "promise":
                    ledger = Ledger(TALK, view)
                    ledger.say(kept)
                    assert [entry["status"] for entry in ledger.entries] == ["open"]
    assert phases >= {"negotiation", "actions"}


@pytest.mark.parametrize(("seed", "players"), [("enough a", 3), ("enough b", 4)])
def test_a_negotiation_offers_four_or_more_of_different_kinds(seed: str, players: int) -> None:
    for state in positions(seed, players):
        for me in range(players):
            view = GAME.view(state, me)
            found = TALK.suggestions(view)
            assert len(found) <= 8
            if view["phase"] == "negotiation":
                assert len(found) >= 4
                assert len({(each["type"], each.get("what")) for each in found}) >= 3


def test_nothing_is_suggested_to_spectators_and_after_the_end() -> None:
    state = Match.new(GAME, 3, "over", {}).state
    assert TALK.suggestions({**GAME.view(state, 0), "you": None}) == []
    assert TALK.suggestions({**GAME.view(state, 0), "phase": "over"}) == []


def test_a_tapped_item_is_asked_of_who_has_it_and_promised_by_who_has_it() -> None:
    table = scenario(amber={"at": "chapel", "items": ["key"]}, teal={"at": "chapel", "items": ["drug"]}, turn="amber")
    view = table.view("amber")
    assert TALK.suggestions(view, thing="drug") == [{"type": "ask", "of": 1, "what": "give", "item": "drug"}]
    assert [each["type"] for each in TALK.suggestions(view, thing="key")] == ["promise", "promise"]
    assert TALK.suggestions(view, thing="gun") == []


def test_a_tapped_room_is_where_others_are_asked_to_come() -> None:
    view = scenario(amber={"at": "chapel"}, teal={"at": "laundry"}, turn="amber").view("amber")
    asked = [each for each in TALK.suggestions(view, thing="laundry") if each["type"] == "ask"]
    assert all(each["what"] == "come_to" and each["location"] == "laundry" for each in asked)
    assert 1 not in [each["of"] for each in asked]


def test_a_tapped_player_is_in_every_statement() -> None:
    view = scenario(phase="negotiation", teal={"at": "chapel", "items": ["key"], "plan": "AB"}).view("amber")
    found = TALK.suggestions(view, seat=1)
    assert {"type": "propose_vote", "for": 1} in found
    assert {"type": "ask", "of": 1, "what": "give", "item": "key"} in found
