"""What a seat might say, over the wire: in its guide, and about what was tapped."""

import pytest

from alcatraz.locale.texts import texts
from alcatraz.server.outgoing.guide import guide_for
from alcatraz.server.outgoing.messages import words_at
from alcatraz.server.outgoing.suggestions import suggest
from alcatraz.server.tables.errors import Denied
from alcatraz.wire import Say, Suggest
from tests.server.rooms import TestRoom


def test_a_guide_brings_sentences_that_can_be_said_at_once() -> None:
    table = TestRoom().started().until("negotiation")
    words = words_at(table.room, "en")
    offered = guide_for(table.room, 1, words).say
    assert len(offered) >= 4
    assert any("Ann" in each.text or "Cleo" in each.text for each in offered)
    for number, each in enumerate(offered):
        table.does("bob", Say(1, each.statement, f"s{number}"))
    assert len(table.room.talk) == len(offered)


def test_a_spectator_has_nothing_to_say() -> None:
    table = TestRoom().started().until("negotiation")
    assert guide_for(table.room, None, words_at(table.room, "en")).say == []


def test_what_was_tapped_is_what_is_spoken_of() -> None:
    table = TestRoom().started().until("negotiation")
    words = words_at(table.room, "fr")
    about = suggest(table.room, "ann", Suggest(0, "q", about=2), words).say
    assert about
    assert all("Cleo" in each.text for each in about)
    assert not any(" !" in each.text or " :" in each.text for each in about)
    place = suggest(table.room, "ann", Suggest(0, "q", thing="laundry"), words).say
    assert all(each.statement["location"] == "laundry" for each in place)


def test_a_thing_that_does_not_exist_brings_nothing_and_others_seats_are_refused() -> None:
    table = TestRoom().started()
    assert suggest(table.room, "ann", Suggest(0, "q", thing="rope"), texts("en")).say == []
    with pytest.raises(Denied) as error:
        suggest(table.room, "ann", Suggest(1, "q"), texts("en"))
    assert error.value.kind == "not_your_seat"
    with pytest.raises(Denied) as error:
        suggest(table.room, "ann", Suggest(0, "q", about=7), texts("en"))
    assert error.value.kind == "no_such_seat"


def test_a_game_without_deals_suggests_nothing() -> None:
    boat = TestRoom("boat", 2).started()
    assert suggest(boat.room, "ann", Suggest(0, "q"), texts("en")).say == []


def test_a_statement_is_answered_with_one_tap() -> None:
    table = TestRoom().started().until("negotiation")
    table.does("ann", Say(0, {"type": "ask", "of": 1, "what": "not_vote_for", "seat": 0}, "s"))
    asked = table.room.talk[-1]["id"]
    yes, *_, no = suggest(table.room, "bob", Suggest(1, "q", to=asked), words_at(table.room, "en")).say
    assert yes.text == "Agreed. I will not vote for Ann."
    table.does("bob", Say(1, yes.statement, "y"))
    assert no.statement == {"type": "answer", "to": asked, "yes": False}
    assert suggest(table.room, "bob", Suggest(1, "q", to=9999), texts("en")).say == []
