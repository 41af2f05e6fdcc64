"""When a bot speaks: addressed, at the start of a negotiation, after a promise was decided, at the end; and memory."""

from typing import Any

from alcatraz.kernel.game import Json
from alcatraz.talk.heard import Heard
from alcatraz.talk.memory import memory_of
from alcatraz.talk.occasions import MOST_UNASKED, Occasion, addresses, occasions
from alcatraz.talk.temper import Temper, joined_level, split_level


def said(number: int, seat: int, **fields: Any) -> Json:
    return {"id": number, "seat": seat, "round": 2, **fields}


def kinds(talk: list[Json], ledger: list[Json] | None = None, *, opening: bool = True, **more: Any) -> list[Occasion]:
    return list(occasions(1, 2, talk, ledger or [], opening=opening, over=False, **more))


def test_a_negotiation_opens_once() -> None:
    assert kinds([]) == [Occasion("opening", 2)]
    offer = said(5, 1, type="promise", what="peace", whom=0)
    assert kinds([offer]) == []


def test_who_is_addressed_answers_once() -> None:
    asked = said(5, 0, type="ask", of=1, what="peace")
    assert Occasion("asked", 5) in kinds([asked])
    assert Occasion("asked", 5) not in kinds([asked, said(6, 1, type="answer", to=5, yes=True)])


def test_what_people_say_to_everybody_is_answered_and_what_bots_say_is_not() -> None:
    proposal = said(5, 0, type="propose", **{"for": 2})
    assert addresses(proposal, 1, frozenset({0}))
    assert not addresses(proposal, 1, frozenset())
    assert not addresses(proposal, 0, frozenset({0}))


def test_an_offer_addresses_the_one_on_whom_it_depends() -> None:
    offer = said(5, 0, type="promise", what="peace", whom=2, **{"if": {"seat": 1, "what": "peace"}})
    assert addresses(offer, 1)
    assert not addresses(offer, 2)


def test_who_has_said_enough_unasked_only_answers() -> None:
    talk = [said(number, 1, type="explain", because={}) for number in range(MOST_UNASKED)]
    assert kinds(talk) == []
    asked = said(9, 0, type="ask", of=1, what="peace")
    assert kinds([*talk, asked], enough=True) == [Occasion("asked", 9)]


def test_a_broken_promise_is_spoken_of_until_it_was_mentioned() -> None:
    broken = {"promise": 3, "seat": 0, "round": 1, "status": "broken", "decided": {"round": 2}}
    assert Occasion("breach", 3) in kinds([], [broken])
    assert Occasion("breach", 3) not in kinds([said(5, 1, type="accuse", whom=0, about=3)], [broken])
    old = {**broken, "decided": {"round": 0}}
    assert Occasion("breach", 3) not in kinds([], [old])


PROMISES = [
    said(1, 0, type="promise", what="peace", whom=1),
    said(2, 0, type="promise", what="peace", whom=2),
    said(3, 2, type="promise", what="peace", whom=0),
]


def decided(number: int, seat: int, status: str, at: int) -> Json:
    return {"promise": number, "seat": seat, "round": 1, "status": status, "decided": {"round": at}}


def test_memory_counts_who_kept_their_word_and_to_whom() -> None:
    ledger = [decided(1, 0, "kept", 2), decided(2, 0, "broken", 3), decided(3, 2, "void", 2)]
    told = {"kept": 1, "broken": 1, "kept_to_me": 1, "broken_to_me": 0, "broken_in": 3}
    assert memory_of(PROMISES, ledger, 1) == {"seats": {"0": told}}
    assert memory_of(PROMISES, ledger, 0) == {"seats": {}}


def test_what_was_heard_survives_json() -> None:
    heard = Heard(PROMISES, [decided(1, 0, "kept", 2)], [], Temper("canny", "terse"), frozenset({2}))
    assert Heard.from_json(heard.json(1)) == heard
    assert heard.json(1)["memory"]["seats"]["0"]["kept_to_me"] == 1


def test_a_level_with_its_temper_in_one_word() -> None:
    assert split_level("strong:honest:terse") == ("strong", "honest", "terse")
    assert split_level("strong") == ("strong", "", "")
    assert joined_level("strong", Temper("honest", "terse")) == "strong:honest:terse"
