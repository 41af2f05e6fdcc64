"""Why somebody says no to a trade: sentences for people, and the reason of a bot."""

from typing import Any

import pytest

from alcatraz.games.scapegoat.bundle import BUNDLE
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.promises import TALK
from alcatraz.games.scapegoat.vocabulary import VOCABULARY
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import texts
from alcatraz.talk.ledger import check_statement, sentence, spoken
from alcatraz.testing.walks import walk
from tests.games.scapegoat.scenario import scenario

DECLINE = {"type": "decline"}
# Rose is offered a drug for a key, in the guards' room; the task there needs the key.
TASK = {"element": "A", "prisoners": 1, "guards": 4, "items": ["key"]}
OFFER = {"kind": "trade", "with": 2, "give": ["drug"], "give_cash": 0, "take": ["key"], "take_cash": 0}


def offered(**fields: Any) -> Json:
    """As a spectator sees it: teal offers rose a trade."""
    sheets = {"teal": {"at": "guards_room", "items": ["drug"]}, "rose": {"at": "guards_room", "items": ["key"]}}
    table = scenario(pending={**OFFER}, **{"tasks": {"guards_room": TASK}, **sheets, **fields})
    return GAME.view(table.table.state, SPECTATOR)


def reason_of(view: Json) -> Json | None:
    assert BUNDLE.reason is not None
    return BUNDLE.reason(view, 2, DECLINE)


def test_a_bot_names_the_token_that_its_own_task_needs() -> None:
    assert reason_of(offered()) == {"type": "reason", "what": "need", "item": "key"}


def test_a_bot_that_needs_nothing_of_it_finds_the_price_too_high() -> None:
    assert reason_of(offered(tasks={"chapel": {**TASK, "items": ["tool"]}})) == {
        "type": "reason",
        "what": "not_worth_it",
    }


def test_what_is_no_refusal_of_a_trade_needs_no_reason() -> None:
    assert BUNDLE.reason is not None
    assert BUNDLE.reason(offered(), 2, {"type": "accept"}) is None
    assert BUNDLE.reason(GAME.view(scenario().table.state, SPECTATOR), 1, DECLINE) is None


def test_the_reasons_for_one_tap_name_what_the_offer_asks_for() -> None:
    table = scenario(
        pending={**OFFER, "take_cash": 1},
        teal={"at": "guards_room", "items": ["drug"]},
        rose={"at": "guards_room", "items": ["key"], "cash": 1},
    )
    first = TALK.suggestions(GAME.view(table.table.state, 2))
    assert [{**each, "type": ""} for each in first[:5]] == [
        {"type": "", "what": "need", "item": "key"},
        {"type": "", "what": "need", "cash": 1},
        {"type": "", "what": "not_worth_it"},
        {"type": "", "what": "helps_you"},
        {"type": "", "what": "not_now"},
    ]
    assert not any(each["type"] == "reason" for each in TALK.suggestions(GAME.view(table.table.state, 0)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_is_well_formed_and_has_words(language: str) -> None:
    words = texts(language)
    for each in (
        {"what": "need", "item": "gun"},
        {"what": "need", "cash": 2},
        {"what": "not_worth_it"},
        {"what": "helps_you"},
        {"what": "not_now"},
    ):
        said = {"type": "reason", **each}
        assert check_statement(said, 3, VOCABULARY, speaker=0) == []
        assert words.tell(sentence(spoken(said, number=1, seat=0, round_number=1), TALK)).strip()


@pytest.mark.parametrize("seed", ["no a", "no b"])
def test_wherever_an_offer_waits_the_reason_is_about_that_offer(seed: str) -> None:
    """In a random game; what a bot says is made from the view of a spectator, who knows no hand."""
    assert BUNDLE.reason is not None
    found = []
    for step in walk(BUNDLE, Match.new(GAME, 4, seed, {}).state, seed, most=2_000):
        view = GAME.view(step.state, SPECTATOR)
        if view["pending"] is not None and view["pending"]["kind"] == "trade":
            said = BUNDLE.reason(view, view["pending"]["with"], DECLINE)
            assert said is not None
            assert said["what"] == "not_worth_it" or said["item"] in view["pending"]["take"]
            found.append(said)
    assert found
