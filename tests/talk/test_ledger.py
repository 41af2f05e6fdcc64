"""Statements: what is well formed, what the table adds, and the ledger's arithmetic of promises and conditions."""

from collections.abc import Sequence

import pytest

from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import languages, texts
from alcatraz.talk.ledger import (
    SMALL_TALK,
    Deed,
    Expected,
    Ledger,
    Vocabulary,
    check_statement,
    condition_of,
    sentence,
    spoken,
)

DEEDS = {
    "wave": Deed("anyone"),
    "spare": Deed("other"),
    "give": Deed("other", about=("item", "cash")),
    "hush": Deed(general=True),
}
VOCABULARY = Vocabulary(
    promises=DEEDS,
    asks={**DEEDS, "come_to": Deed(about=("location",))},
    threats={"wave": Deed("anyone")},
    values={"item": ("key", "rope"), "cash": range(1, 100), "location": ("yard", "roof")},
    proposals=("propose_vote",),
    questions={"why": Deed()},
    causes={"mood": Deed(), "debt": Deed("anyone")},
    terms=("this_round", "next_round"),
)
SAID = [{"id": 7, "seat": 1, "round": 1, "type": "say", "text": "I swear"}]


def problems(statement: Json, speaker: int | None = 0, vocabulary: Vocabulary = VOCABULARY) -> list[str]:
    found = check_statement(statement, 3, vocabulary, speaker=speaker, said=SAID)
    for language in languages():
        assert all(texts(language).tell(message) for message in found)
    return [f"{message.id} {message.args['field']}" for message in found]


@pytest.mark.parametrize(
    "statement",
    [
        {"type": "say", "text": "Hello,\nall of you 👩‍🚀"},
        {"type": "say", "text": "x" * 500},
        {"type": "propose_vote", "for": 2},
        {"type": "promise", "what": "wave", "seat": 0},
        {"type": "promise", "what": "give", "seat": 1, "item": "key"},
        {"type": "promise", "what": "give", "seat": 1, "cash": 2, "if": {"seat": 1, "what": "wave", "whom": 0}},
        {"type": "promise", "what": "hush", "if": {"seat": 2, "what": "come_to", "location": "roof"}},
        {"type": "ask", "of": 1, "what": "give", "item": "rope"},
        {"type": "ask", "of": 1, "what": "give", "item": "rope", "seat": 2},
        {"type": "ask", "of": 1, "what": "come_to", "location": "yard"},
        {"type": "threat", "what": "wave", "seat": 2, "unless": {"seat": 2, "what": "spare"}},
        {"type": "answer", "to": 7, "yes": True},
        {"type": "accuse", "seat": 1, "about": 7},
        {"type": "promise", "what": "wave", "seat": 2, "term": "next_round", "to": 7, "wording": 3},
        {"type": "promise", "what": "hush", "if": {"seat": 2, "what": "wave", "term": "next_round"}},
        {"type": "ask", "of": 1, "what": "why"},
        {"type": "ask", "of": 1, "what": "spare", "because": {"what": "debt", "whom": 0}},
        {"type": "answer", "to": 7, "yes": False, "because": {"what": "mood"}},
        {"type": "explain", "because": {"what": "mood"}, "to": 7},
        {"type": "thank", "seat": 1, "about": 7, "wording": 0},
    ],
)
def test_what_can_be_said(statement: Json) -> None:
    assert problems(statement) == []


@pytest.mark.parametrize(
    ("statement", "wrong"),
    [
        ({}, ["json-missing type"]),
        ({"type": "sing"}, ["json-not-one-of type"]),
        ({"type": ["say"]}, ["json-not-one-of type"]),
        ({"type": "say"}, ["json-missing text", "json-not-a-text text"]),
        ({"type": "say", "text": "x" * 501}, ["talk-text-length text"]),
        ({"type": "say", "text": " \n"}, ["talk-text-length text"]),
        ({"type": "say", "text": "\x1b[2J"}, ["talk-control-characters text"]),
        ({"type": "say", "text": "\ud800"}, ["talk-control-characters text"]),
        ({"type": "say", "text": "hi", "to": 1}, ["json-unknown-field to"]),
        ({"type": "propose_vote", "for": 3}, ["json-not-an-integer for"]),
        ({"type": "promise", "what": "fly", "seat": 1}, ["json-not-one-of what"]),
        ({"type": "promise", "what": "spare", "seat": 0}, ["talk-not-oneself seat"]),
        ({"type": "promise", "what": "spare", "seat": True}, ["json-not-an-integer seat"]),
        ({"type": "promise", "what": "wave", "seat": 1, "item": "key"}, ["json-unknown-field item"]),
        ({"type": "promise", "what": "give", "seat": 1}, ["json-missing item"]),
        ({"type": "promise", "what": "give", "seat": 1, "item": "key", "cash": 1}, ["talk-only-one cash"]),
        ({"type": "promise", "what": "give", "seat": 1, "cash": 0}, ["json-not-an-integer cash"]),
        ({"type": "promise", "what": "hush", "if": {"seat": 0, "what": "wave"}}, ["talk-not-oneself if.seat"]),
        ({"type": "promise", "what": "wave", "seat": 1, "if": []}, ["json-not-an-object if"]),
        ({"type": "ask", "of": 0, "what": "come_to"}, ["talk-not-oneself of", "json-missing location"]),
        ({"type": "threat", "what": "give", "seat": 1}, ["json-not-one-of what"]),
        ({"type": "answer", "to": 8, "yes": "no"}, ["talk-no-such-statement to", "json-not-a-boolean yes"]),
        ({"type": "answer", "to": "7", "yes": True}, ["json-not-an-integer to"]),
        ({"type": "answer", "yes": True}, ["json-missing to"]),
        ({"type": "accuse", "seat": 2, "about": 7}, ["talk-not-their-statement about"]),
        ({"type": "promise", "what": "hush", "term": "some day"}, ["json-not-one-of term"]),
        ({"type": "promise", "what": "hush", "wording": 10}, ["json-not-an-integer wording"]),
        ({"type": "promise", "what": "hush", "to": 8}, ["talk-no-such-statement to"]),
        ({"type": "promise", "what": "hush", "if": {"seat": 1, "what": "why"}}, ["json-not-one-of if.what"]),
        ({"type": "ask", "of": 1, "what": "why", "term": "next_round"}, ["json-unknown-field term"]),
        ({"type": "explain"}, ["json-missing because", "json-not-an-object because"]),
        ({"type": "explain", "because": {"what": "debt"}}, ["json-missing because.whom"]),
        ({"type": "answer", "to": 7, "yes": True, "because": {"what": "fun"}}, ["json-not-one-of because.what"]),
        ({"type": "say", "text": "hi", "wording": 1}, ["json-unknown-field wording"]),
        ({"type": "accuse", "seat": 5, "about": 7, "why": ""}, ["json-not-an-integer seat", "json-unknown-field why"]),
    ],
)
def test_everything_wrong_is_told_at_once(statement: Json, wrong: list[str]) -> None:
    assert problems(statement) == wrong


def test_without_a_game_people_can_only_say_answer_and_accuse() -> None:
    assert SMALL_TALK.types == ("say", "answer", "accuse")
    assert problems({"type": "say", "text": "Shall we?"}, vocabulary=SMALL_TALK) == []
    assert problems({"type": "promise", "what": "wave", "seat": 1}, vocabulary=SMALL_TALK) == ["json-not-one-of type"]


def test_where_nobody_knows_what_was_said_any_id_will_do() -> None:
    assert check_statement({"type": "answer", "to": 99, "yes": True}, 3, SMALL_TALK) == []


def test_the_table_adds_who_spoke_and_calls_the_other_whom() -> None:
    kept = spoken({"type": "promise", "what": "wave", "seat": 2}, number=9, seat=0, round_number=3, after=12)
    assert kept == {"id": 9, "seat": 0, "round": 3, "after": 12, "type": "promise", "what": "wave", "whom": 2}


@pytest.mark.parametrize(("whom", "doer", "meant"), [(2, 1, 2), (1, 1, 0)])
def test_a_condition_that_names_nobody_concerns_the_same_player_or_the_speaker(
    whom: int, doer: int, meant: int
) -> None:
    statement = {"type": "promise", "seat": 0, "what": "spare", "whom": whom, "if": {"seat": doer, "what": "spare"}}
    condition = condition_of(statement, VOCABULARY)
    assert condition is not None
    assert condition["whom"] == meant


# -- the ledger, with a game that is only waving ---------------------------------------------------


class _Waving:
    """A scene where people wave, and a bell ends the round."""

    def __init__(self) -> None:
        self.round = 1
        self.over = False

    def copy(self) -> "_Waving":
        other = _Waving()
        other.round, other.over = self.round, self.over
        return other

    def expect(self, expected: Expected) -> None:
        if self.over or expected.deed.get("whom") == 2:
            expected.verdict = "void"

    def see(self, event: Json, expected: Sequence[Expected]) -> None:
        for one in expected:
            if event["type"] in ("bell", "end"):
                one.verdict = "broken"
            elif event["seat"] == one.doer:
                one.verdict = "kept"
        self.round += event["type"] == "bell"
        self.over = event["type"] == "end"


class _Talk:
    vocabulary = VOCABULARY

    def scene(self, view: Json) -> _Waving:
        return _Waving()

    def statement(self, statement: Json) -> Message:
        return Message("talk-say", {"text": statement["what"]})

    def suggestions(self, view: Json, *, seat: int | None = None, thing: str | None = None) -> list[Json]:
        return []

    def replies(self, view: Json, statement: Json) -> list[Json]:
        return []


def promise(number: int, whom: int = 1, condition: Json | None = None) -> Json:
    said = {"id": number, "seat": 0, "round": 1, "type": "promise", "what": "wave", "whom": whom}
    return {**said, "if": condition} if condition else said


def told(*parts: Json | str) -> list[Json]:
    """The ledger after promises, waves of seats and the bell."""
    ledger = Ledger(_Talk(), {})
    for number, part in enumerate(parts, start=100):
        if isinstance(part, dict):
            ledger.say(part)
        else:
            rung = part in ("bell", "end")
            ledger.see([{"type": part} if rung else {"type": "waved", "seat": int(part)}], number)
    return ledger.entries


IF_TEAL_WAVES = {"seat": 1, "what": "wave", "whom": 0}


def later(deed: Json) -> Json:
    return {**deed, "term": "next_round"}


@pytest.mark.parametrize(
    ("parts", "status"),
    [
        ((promise(1),), "open"),
        ((promise(1), "0"), "kept"),
        ((promise(1), "bell"), "broken"),
        (("0", promise(1), "bell"), "broken"),
        ((promise(1, whom=2),), "void"),
        ((promise(1, condition=IF_TEAL_WAVES), "0"), "open"),
        ((promise(1, condition=IF_TEAL_WAVES), "0", "1"), "kept"),
        ((promise(1, condition=IF_TEAL_WAVES), "1", "bell"), "broken"),
        ((promise(1, condition=IF_TEAL_WAVES), "0", "bell"), "void"),
        ((promise(1, condition=IF_TEAL_WAVES), "bell"), "void"),
        ((later(promise(1)), "0"), "open"),
        ((later(promise(1)), "0", "bell"), "open"),
        ((later(promise(1)), "bell", "0"), "kept"),
        ((later(promise(1)), "bell", "bell"), "broken"),
        ((later(promise(1)), "end"), "void"),
        ((later(promise(1, condition=IF_TEAL_WAVES)), "bell", "0"), "void"),
        ((later(promise(1, condition=IF_TEAL_WAVES)), "1", "bell", "0"), "kept"),
        ((promise(1, condition=later(IF_TEAL_WAVES)), "0", "1", "bell"), "open"),
        ((promise(1, condition=later(IF_TEAL_WAVES)), "0", "bell", "1"), "kept"),
    ],
)
def test_a_promise_counts_if_its_condition_comes_true(parts: tuple[Json | str, ...], status: str) -> None:
    (entry,) = told(*parts)
    assert entry["status"] == status


def test_the_ledger_says_what_decided_and_why_a_promise_is_void() -> None:
    impossible, broken, unmet = told(promise(1, whom=2), promise(2), promise(3, condition=IF_TEAL_WAVES), "bell")
    assert impossible["decided"] == {"round": 1, "number": 1}
    assert impossible["reason"] == "impossible"
    assert broken == {
        "promise": 2,
        "seat": 0,
        "round": 1,
        "status": "broken",
        "decided": {"round": 1, "number": 103, "event": "bell"},
    }
    assert unmet["reason"] == "condition"


def test_a_copy_remembers_how_it_was_before() -> None:
    ledger = Ledger(_Talk(), {})
    ledger.say(promise(1))
    before = ledger.copy()
    ledger.see([{"type": "bell"}], 5)
    before.see([{"type": "waved", "seat": 0}], 5)
    assert [entry["status"] for entry in ledger.entries] == ["broken"]
    assert [entry["status"] for entry in before.entries] == ["kept"]


def test_a_game_without_deals_has_an_empty_ledger() -> None:
    ledger = Ledger()
    ledger.say(promise(1))
    ledger.see([{"type": "bell"}], 2)
    assert ledger.copy().entries == []


@pytest.mark.parametrize("language", languages())
def test_every_table_can_put_small_talk_into_words(language: str) -> None:
    words = texts(language)
    for statement in (SAID[0], {"type": "answer", "to": 7, "yes": False}, {"type": "accuse", "whom": 1, "about": 7}):
        assert words.tell(sentence(statement, None))
    for status in ("open", "kept", "broken", "void"):
        assert words.say("talk-status-" + status)
