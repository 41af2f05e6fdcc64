"""Replies for one tap: yes is a promise of one's own, other offers name a price, and no comes last."""

from typing import Any

import pytest

from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.promises import TALK
from alcatraz.games.scapegoat.replies import wanted_of
from alcatraz.games.scapegoat.vocabulary import VOCABULARY
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.talk.ledger import Ledger, check_statement, spoken
from tests.games.scapegoat.scenario import scenario

AMBER, TEAL, ROSE = range(3)
NO = {"type": "answer", "to": 7, "yes": False}


def said(by: int, **statement: Any) -> Json:
    return spoken(statement, number=7, seat=by, round_number=1)


def negotiating() -> Json:
    return scenario(phase="negotiation", teal={"at": "chapel", "items": ["key"], "cash": 1}).view("amber")


def test_yes_to_a_proposal_is_a_promise_to_vote_so() -> None:
    yes, *others, no = TALK.replies(negotiating(), said(TEAL, type="propose_vote", **{"for": ROSE}))
    assert yes == {"type": "promise", "what": "vote_for", "seat": ROSE, "to": 7}
    assert no == NO
    assert others[0]["if"] == {"seat": TEAL, "what": "not_vote_for", "whom": AMBER}
    assert len(others) == 2


def test_yes_to_an_offer_is_its_condition() -> None:
    offer = {"type": "promise", "what": "leave_alone", "seat": AMBER}
    together = {"seat": AMBER, "what": "vote_for", "whom": ROSE}
    yes = TALK.replies(negotiating(), said(TEAL, **offer, **{"if": together}))[0]
    assert yes == {"type": "promise", "what": "vote_for", "seat": ROSE, "to": 7}


def test_what_is_asked_for_oneself_is_promised_to_who_asked() -> None:
    view = scenario(amber={"at": "chapel", "items": ["gun"]}, turn="amber").view("amber")
    yes = TALK.replies(view, said(TEAL, type="ask", of=AMBER, what="give", item="gun"))[0]
    assert yes == {"type": "promise", "what": "give", "item": "gun", "seat": TEAL, "to": 7}


@pytest.mark.parametrize(
    "statement",
    [
        {"type": "ask", "of": AMBER, "what": "give", "item": "gun"},
        {"type": "ask", "of": AMBER, "what": "come_to", "location": "workshop"},
        {"type": "ask", "of": AMBER, "what": "complete", "location": "chapel"},
    ],
)
def test_what_i_cannot_do_i_can_only_decline(statement: Json) -> None:
    view = scenario(amber="workshop", turn="amber").view("amber")
    assert TALK.replies(view, said(TEAL, **statement)) == [NO]


def test_what_is_not_for_me_needs_no_answer() -> None:
    view = negotiating()
    assert TALK.replies(view, said(TEAL, type="ask", of=ROSE, what="not_vote_for", seat=TEAL)) == []
    assert TALK.replies(view, said(AMBER, type="propose_vote", **{"for": ROSE})) == []
    assert TALK.replies(view, said(TEAL, type="promise", what="vote_for", seat=ROSE)) == []


@pytest.mark.parametrize("players", [3, 4])
def test_whatever_is_suggested_to_one_can_be_answered_by_the_other(players: int) -> None:
    state = Match.new(GAME, players, "replies", {}).state
    for speaker in range(players):
        for statement in TALK.suggestions(GAME.view(state, speaker)):
            kept = said(speaker, **statement)
            for me in range(players):
                view = GAME.view(state, me)
                for reply in TALK.replies(view, kept):
                    assert check_statement(reply, players, VOCABULARY, speaker=me, said=[kept]) == []
                    ledger = Ledger(TALK, view)
                    ledger.say(spoken(reply, number=8, seat=me, round_number=1))
                    assert [entry["status"] for entry in ledger.entries] in ([], ["open"])


def test_questions_want_words() -> None:
    view = negotiating()
    vote, *_, no = TALK.replies(view, said(TEAL, type="ask", of=AMBER, what="your_vote"))
    assert (vote["type"], vote["what"], no) == ("promise", "vote_for", NO)
    assert wanted_of(said(TEAL, type="ask", of=AMBER, what="why"), AMBER) is None
