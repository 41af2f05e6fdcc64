"""Promises among prisoners: kept, broken or void, as the events of real play decide."""

from itertools import product
from typing import Any

import pytest

from alcatraz.games.scapegoat.promises import TALK
from alcatraz.games.scapegoat.vocabulary import VOCABULARY
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import languages, texts
from alcatraz.talk.ledger import Ledger, check_statement, sentence, spoken
from tests.games.scapegoat.scenario import (
    COLOURS,
    Prison,
    accept,
    blackmail,
    call_vote,
    complete,
    decline,
    end_turn,
    move,
    scenario,
    steal,
    trade,
    vote,
)


class Dealing:
    """A table where people make promises; statements and moves are numbered together."""

    def __init__(self, table: Prison) -> None:
        self.table = table
        self.ledger = Ledger(TALK, table.view(None))
        self.number = 0

    def promises(self, who: str, what: str, whom: str | None = None, **fields: Any) -> "Dealing":
        self.number += 1
        statement = {
            "type": "promise",
            "what": what,
            **fields,
            **({} if whom is None else {"seat": COLOURS.index(whom)}),
        }
        speaker = COLOURS.index(who)
        assert check_statement(statement, self.table.table.players, VOCABULARY, speaker=speaker) == []
        self.ledger.say(spoken(statement, number=self.number, seat=speaker, round_number=self.table.position["round"]))
        return self

    def plays(self, who: str, *moves: Json) -> "Dealing":
        for step in moves:
            self.number += 1
            self.table.plays(who, step)
            self.ledger.see(self.table.events, self.number)
        return self

    def everybody_votes(self, *votes: str) -> "Dealing":
        for voter, choice in zip(COLOURS, votes, strict=False):
            self.plays(voter, vote(choice))
        return self

    def has(self, *statuses: str) -> "Dealing":
        assert [entry["status"] for entry in self.ledger.entries] == list(statuses)
        return self


def voting(**fields: Any) -> Dealing:
    return Dealing(scenario(phase="negotiation", round=2, **fields))


def acting(**fields: Any) -> Dealing:
    return Dealing(scenario(**fields))


# -- votes -----------------------------------------------------------------------------------------


def test_a_vote_is_judged_when_the_votes_are_revealed_and_not_before() -> None:
    deal = voting().promises("teal", "vote_for", "rose").promises("rose", "vote_for", "amber")
    deal.plays("amber", call_vote()).plays("teal", vote("rose")).plays("rose", vote("rose")).has("open", "open")
    deal.plays("amber", vote("rose")).has("kept", "broken")
    assert deal.ledger.entries[0]["decided"] == {"round": 2, "number": 6, "event": "votes_revealed"}


def test_a_promise_not_to_vote_for_somebody() -> None:
    deal = voting().promises("teal", "not_vote_for", "rose").promises("rose", "not_vote_for", "rose")
    deal.plays("amber", call_vote()).everybody_votes("teal", "amber", "rose").has("kept", "broken")


def test_a_vote_promised_after_the_election_is_void() -> None:
    acting().promises("teal", "vote_for", "rose").has("void")


def test_i_vote_for_rose_if_you_do_too() -> None:
    together = {"if": {"seat": 0, "what": "vote_for"}}
    voting().promises("teal", "vote_for", "rose", **together).plays("amber", call_vote()).everybody_votes(
        "rose", "rose", "teal"
    ).has("kept")
    voting().promises("teal", "vote_for", "rose", **together).plays("amber", call_vote()).everybody_votes(
        "rose", "amber", "teal"
    ).has("broken")
    voting().promises("teal", "vote_for", "rose", **together).plays("amber", call_vote()).everybody_votes(
        "amber", "rose", "teal"
    ).has("void")


# -- thefts ----------------------------------------------------------------------------------------

TOGETHER = {
    "teal": "chapel",
    "rose": {"at": "chapel", "items": ["key"], "cash": 1},
    "amber": {"at": "chapel", "cash": 1},
}


def test_a_theft_breaks_the_promise_at_once() -> None:
    acting(**TOGETHER).promises("teal", "not_steal_from", "rose").plays("teal", steal("rose", "key")).has("broken")


def test_a_theft_from_somebody_else_breaks_nothing_and_the_end_of_the_turn_keeps_it() -> None:
    deal = acting(**TOGETHER).promises("teal", "not_steal_from", "rose").promises("rose", "not_steal_from", "teal")
    deal.plays("teal", steal("amber", "cash")).has("open", "open")
    deal.plays("teal", end_turn()).has("kept", "open").plays("rose", end_turn()).has("kept", "kept")


def test_a_theft_before_the_promise_does_not_count() -> None:
    deal = acting(**TOGETHER).plays("teal", steal("rose", "key")).promises("teal", "not_steal_from", "rose")
    deal.plays("teal", end_turn()).has("kept")


# -- gifts -----------------------------------------------------------------------------------------

GIVER: dict[str, Any] = {"teal": {"at": "chapel", "items": ["key"], "cash": 2}, "rose": "chapel", "amber": "workshop"}


def test_a_gift_keeps_the_promise_whoever_offers_the_trade() -> None:
    deal = acting(**GIVER).promises("teal", "give", "rose", item="key")
    deal.plays("teal", trade("rose", give=["key"])).has("open").plays("rose", accept()).has("kept")
    deal = acting(**GIVER).promises("teal", "give", "rose", item="key").plays("teal", end_turn())
    deal.plays("rose", trade("teal", take=["key"])).plays("teal", accept()).has("kept")


def test_cash_may_come_in_parts() -> None:
    deal = acting(**GIVER).promises("teal", "give", "rose", cash=2)
    deal.plays("teal", trade("rose", give_cash=1)).plays("rose", accept()).has("open")
    deal.plays("teal", trade("rose", give_cash=1)).plays("rose", accept()).has("kept")


def test_a_gift_not_made_by_the_end_of_the_round_is_a_broken_promise() -> None:
    deal = acting(**GIVER).promises("teal", "give", "rose", item="key").plays("teal", end_turn()).has("open")
    deal.plays("rose", end_turn()).has("broken")
    assert deal.ledger.entries[0]["decided"]["round"] == 1
    assert deal.ledger.entries[0]["decided"]["event"] == "round_started"


def test_a_gift_that_is_declined_is_void_but_not_a_sale() -> None:
    deal = acting(**GIVER).promises("teal", "give", "rose", item="key")
    deal.plays("teal", trade("rose", give=["key"])).plays("rose", decline()).has("void")
    deal = acting(**{**GIVER, "rose": {"at": "chapel", "cash": 1}}).promises("teal", "give", "rose", item="key")
    deal.plays("teal", trade("rose", give=["key"], take_cash=1)).plays("rose", decline()).has("open")


def test_a_gift_that_was_stolen_before_is_void() -> None:
    deal = acting(turn="amber", **{**GIVER, "amber": "chapel"}).promises("teal", "give", "rose", item="key")
    deal.plays("amber", steal("teal", "key"), end_turn()).plays("teal", end_turn()).plays("rose", end_turn()).has(
        "void"
    )


def test_a_gift_that_body_search_takes_is_void() -> None:
    deal = acting(turn="amber", **{**GIVER, "amber": {"at": "workshop", "blackmail": ["body_search"]}})
    deal.promises("teal", "give", "rose", item="key").plays("amber", blackmail("body_search"), end_turn())
    deal.plays("teal", end_turn()).plays("rose", end_turn()).has("void")


def test_a_prisoner_in_the_isolation_cell_cannot_give() -> None:
    deal = acting(turn="amber", **{**GIVER, "amber": {"at": "workshop", "blackmail": ["isolation_cell"]}})
    deal.promises("teal", "give", "rose", item="key")
    deal.plays("amber", blackmail("isolation_cell", target="teal"), end_turn()).plays("rose", end_turn()).has("void")


def test_a_gift_if_the_other_comes_to_me() -> None:
    apart = {**GIVER, "rose": "radio_room"}
    come = {"if": {"seat": 2, "what": "come_to", "location": "chapel"}}
    deal = acting(**apart).promises("teal", "give", "rose", item="key", **come).plays("teal", end_turn())
    deal.plays("rose", end_turn()).has("void")
    deal = acting(**apart).promises("teal", "give", "rose", item="key", **come).plays("teal", end_turn())
    deal.plays("rose", move("chapel"), trade("teal", take=["key"])).plays("teal", accept()).has("kept")
    deal = acting(**GIVER).promises("teal", "give", "rose", item="key", **come).plays("teal", end_turn())
    deal.plays("rose", end_turn()).has("broken")


# -- blackmail -------------------------------------------------------------------------------------


def blackmailer(card: str, **fields: Any) -> Dealing:
    return acting(turn="amber", amber={"at": "workshop", "blackmail": [card]}, teal="chapel", rose="laundry", **fields)


def test_any_card_breaks_a_promise_of_no_blackmail() -> None:
    card = blackmail("escort", target="rose", to="chapel")
    blackmailer("escort").promises("amber", "no_blackmail").plays("amber", card).has("broken")


def test_a_card_that_strikes_one_breaks_the_promise_to_that_one_only() -> None:
    deal = blackmailer("escort").promises("amber", "no_blackmail", "teal").promises("amber", "no_blackmail", "rose")
    deal.plays("amber", blackmail("escort", target="rose", to="chapel")).has("open", "broken")
    deal.plays("amber", end_turn()).has("kept", "broken")


def test_a_card_for_everybody_breaks_the_promise_to_each() -> None:
    deal = blackmailer("false_alarm").promises("amber", "no_blackmail", "teal")
    deal.plays("amber", blackmail("false_alarm")).has("broken")


# -- places, tasks, peace, and the next round ------------------------------------------------------

APART: dict[str, Any] = {"teal": "chapel", "rose": "laundry", "amber": "workshop"}
EASY = {"element": "B", "prisoners": 1, "guards": 4, "items": ["key"]}
KEYHOLDER: dict[str, Any] = {**APART, "teal": {"at": "chapel", "items": ["key"]}, "tasks": {"chapel": EASY}}


def test_coming_somewhere_is_kept_on_arrival_and_broken_at_the_end_of_the_turn() -> None:
    deal = acting(**APART).promises("teal", "come_to", location="radio_room")
    deal.promises("rose", "come_to", location="chapel").plays("teal", move("radio_room")).has("kept", "open")
    deal.plays("teal", end_turn()).plays("rose", end_turn()).has("kept", "broken")


def test_who_is_isolated_or_finds_a_locked_door_breaks_nothing_by_not_coming() -> None:
    deal = acting(turn="amber", **{**APART, "amber": {"at": "workshop", "blackmail": ["isolation_cell", "lockdown"]}})
    deal.promises("teal", "come_to", location="radio_room").promises("rose", "come_to", location="chapel")
    deal.plays("amber", blackmail("isolation_cell", target="teal"), blackmail("lockdown", at="chapel"))
    deal.has("open", "void").plays("amber", end_turn()).plays("rose", end_turn()).has("void", "void")


def test_who_stands_there_already_has_come() -> None:
    acting(**APART).promises("teal", "come_to", location="chapel").has("kept")


def test_a_task_is_completed_as_promised_or_not() -> None:
    done = complete(("teal", "key"))
    acting(**KEYHOLDER).promises("teal", "complete", location="chapel").plays("teal", done).has("kept")
    acting(**KEYHOLDER).promises("teal", "complete", location="chapel").plays("teal", end_turn()).has("broken")
    acting(**KEYHOLDER).promises("rose", "complete", location="chapel").plays("teal", done).has("void")


def test_a_task_that_is_not_there_or_not_for_the_scapegoat_is_out_of_reach() -> None:
    acting(**KEYHOLDER).promises("teal", "complete", location="laundry").has("void")
    acting(**KEYHOLDER).promises("amber", "complete", location="chapel").has("void")


def test_who_is_elected_scapegoat_cannot_keep_the_promise_of_a_task() -> None:
    deal = voting(**KEYHOLDER).promises("teal", "complete", location="chapel")
    deal.plays("amber", call_vote()).everybody_votes("teal", "teal", "teal").has("void")


def test_a_task_that_a_card_takes_away_is_void() -> None:
    deal = acting(turn="amber", **{**KEYHOLDER, "amber": {"at": "workshop", "blackmail": ["bad_plan"]}})
    deal.promises("teal", "complete", location="chapel")
    deal.plays("amber", blackmail("bad_plan", task_at="chapel")).has("void")


def test_leaving_alone_means_no_theft_and_no_card_on_you() -> None:
    acting(**TOGETHER).promises("teal", "leave_alone", "rose").plays("teal", steal("rose", "key")).has("broken")
    card = blackmail("escort", target="rose", to="chapel")
    blackmailer("escort").promises("amber", "leave_alone", "rose").plays("amber", card).has("broken")
    deal = blackmailer("false_alarm").promises("amber", "leave_alone", "rose")
    deal.plays("amber", blackmail("false_alarm")).has("open").plays("amber", end_turn()).has("kept")


def test_a_promise_for_the_next_round_waits_for_it() -> None:
    later = {"term": "next_round"}
    deal = acting(**TOGETHER).promises("teal", "vote_for", "rose", **later)
    deal.promises("teal", "not_steal_from", "rose", **later)
    deal.plays("teal", steal("rose", "key"), end_turn()).plays("rose", end_turn()).has("open", "open")
    deal.plays("amber", call_vote()).everybody_votes("rose", "rose", "teal").has("kept", "open")


# -- the end, and words ----------------------------------------------------------------------------


def test_when_the_last_guard_would_come_everything_is_decided() -> None:
    guards = dict.fromkeys(("infirmary", "laundry", "workshop", "radio_room", "dining_hall"), 2)
    full = {**guards, "exercise_yard": 4, "visiting_area": 4, "guards_room": 2}
    deal = acting(turn="rose", guards=full, round=13, **GIVER).promises("rose", "not_steal_from", "teal")
    deal.promises("amber", "give", "rose", item="key").plays("rose", end_turn()).has("kept", "void")
    deal.promises("rose", "not_steal_from", "teal").has("kept", "void", "void")


VALUES = {"element": "A", "location": "laundry", "item": "key"}


def _reasons() -> list[Json]:
    """Every reason, about the speaker and about another player."""
    return [
        {"what": what, **({"whom": whom} if deed.whom else {}), **{name: VALUES[name] for name in deed.about}}
        for what, deed in VOCABULARY.causes.items()
        for whom in (0, 1)
    ]


def _everything() -> list[Json]:
    deeds: list[Json] = [
        {"what": "vote_for", "seat": 1},
        {"what": "vote_for", "seat": 0},
        {"what": "not_vote_for", "seat": 2},
        {"what": "not_steal_from", "seat": 1},
        {"what": "give", "seat": 1, "item": "key"},
        {"what": "give", "seat": 1, "cash": 2},
        {"what": "no_blackmail"},
        {"what": "no_blackmail", "seat": 2},
        {"what": "come_to", "location": "laundry"},
        {"what": "complete", "location": "chapel"},
        {"what": "leave_alone", "seat": 1},
        {"what": "vote_for", "seat": 1, "term": "next_round"},
    ]
    others = [{"whom" if name == "seat" else name: value for name, value in deed.items()} for deed in deeds]
    conditions = [{"seat": 2, **deed} for deed in others if deed.get("whom") != 2]
    threats: list[Json] = [
        {"what": "steal_from", "seat": 1},
        {"what": "blackmail", "seat": 1},
        {"what": "vote_for", "seat": 0},
    ]
    return [
        {"type": "propose_vote", "for": 0},
        {"type": "propose_vote", "for": 1},
        *(
            {"type": "promise", **deed, **depends}
            for deed, depends in product(deeds, [{}, *({"if": c} for c in conditions)])
        ),
        *({"type": "ask", "of": 2, **deed} for deed in deeds if deed.get("seat") != 2),
        {"type": "ask", "of": 2, "what": "give", "item": "gun"},
        {"type": "ask", "of": 2, "what": "why"},
        {"type": "ask", "of": 2, "what": "your_vote"},
        *(
            {"type": "threat", **threat, **depends}
            for threat, depends in product(threats, [{}, {"unless": conditions[0]}])
        ),
    ]


@pytest.mark.parametrize("language", languages())
def test_everything_that_can_be_said_has_its_words(language: str) -> None:
    for statement in _everything():
        assert check_statement(statement, 3, VOCABULARY, speaker=0) == [], statement
        kept = spoken(statement, number=1, seat=0, round_number=1)
        assert texts(language).tell(sentence(kept, TALK))


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_said_in_four_wordings_and_with_every_reason(language: str) -> None:
    said: list[Json] = [{"type": "accuse", "seat": 1, "about": 7}, {"type": "thank", "seat": 1, "about": 7}]
    said += [{"type": "answer", "to": 7, "yes": yes} for yes in (True, False)]
    said += [each for each in _everything() if each["type"] == "propose_vote" or each.get("what") == "leave_alone"]
    said += [{"type": "threat", "what": "blackmail", "seat": 1}]
    for statement in said:
        assert len({_in_words({**statement, "wording": number}, language) for number in range(4)}) == 4, statement
    reasoned = [each for each in said if each["type"] in ("answer", "ask", "propose_vote")]
    for reason, statement in product(_reasons(), [{"type": "explain"}, *reasoned]):
        assert _in_words({**statement, "because": reason, "wording": 1}, language)
    offer = {"type": "promise", "what": "leave_alone", "seat": 1, "to": 7}
    assert _in_words(offer, language) != _in_words({**offer, "if": {"seat": 1, "what": "vote_for"}}, language)


def _in_words(statement: Json, language: str) -> str:
    earlier = [{"id": 7, "seat": 1}]
    assert check_statement(statement, 3, VOCABULARY, speaker=0, said=earlier) == [], statement
    return texts(language).tell(sentence(spoken(statement, number=8, seat=0, round_number=1), TALK))


def test_a_promise_in_words() -> None:
    statement = {
        "type": "promise",
        "what": "vote_for",
        "seat": 2,
        "if": {"seat": 1, "what": "give", "item": "key", "whom": 0},
    }
    kept = spoken(statement, number=1, seat=0, round_number=1)
    assert texts("en").tell(sentence(kept, TALK)) == "I will vote for Rose, if Teal gives me this: key."


def test_a_gift_that_bullying_takes_is_void_and_a_trade_with_another_keeps_nothing() -> None:
    deal = acting(turn="amber", **{**GIVER, "amber": {"at": "chapel", "blackmail": ["bullying"]}})
    deal.promises("teal", "give", "rose", item="key").promises("teal", "give", "rose", cash=2)
    deal.plays("amber", trade("teal", take_cash=1)).plays("teal", accept()).has("open", "open")
    deal.plays("amber", blackmail("bullying", target="teal", item="key"), end_turn())
    deal.plays("teal", end_turn()).plays("rose", end_turn()).has("void", "broken")


def test_a_copy_of_the_scene_goes_its_own_way() -> None:
    deal = acting(**TOGETHER).promises("teal", "not_steal_from", "rose")
    before = deal.ledger.copy()
    deal.plays("teal", steal("rose", "key")).has("broken")
    before.see([{"type": "turn_ended", "seat": 1, "unused": 3}], 2)
    assert [entry["status"] for entry in before.entries] == ["kept"]
