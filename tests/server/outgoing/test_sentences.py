"""Happenings, promises and the log in words, for those who ask for them and for nobody else."""

import asyncio
import json

import pytest

from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.notation.canonical import canonical_json
from alcatraz.locale.texts import texts
from alcatraz.server.outgoing.history import history
from alcatraz.server.outgoing.messages import happened as told_of
from alcatraz.server.outgoing.messages import put_into_words, welcome, words_at
from alcatraz.server.outgoing.sentences import line
from alcatraz.server.tables.errors import Denied
from alcatraz.wire import Hello, Log, Logged, Play, Rename, Say, Sit, Undo
from tests.server.fake_server import FakeListener, FakeServer
from tests.server.rooms import PEOPLE, TestRoom, text_of


def log_of(
    table: TestRoom, seat: int | None, language: str = "en", owner: str = "", *, meanings: bool = False
) -> Logged:
    owner = owner or ("a spectator" if seat is None else PEOPLE[seat])
    return history(table.room, owner, Log(seat, "l", meanings=meanings), words_at(table.room, language))


# -- happened --------------------------------------------------------------------------------------


def test_only_those_who_ask_for_words_get_them() -> None:
    async def play() -> None:
        server = FakeServer()
        listeners = await server.opened()
        reader = FakeListener("reader" * 7 + "-", "fr", words=True)
        await server.actor.enter(reader, Hello(words=True), None)
        seat = next(iter(server.actor.room.asked))
        await server.say(listeners[seat], Play(seat, {"type": "end_turn"}, "m"))
        (heard,) = reader.all("happened")
        assert len(heard["lines"]["spectator"]) == len(heard["events"]["spectator"])
        assert all(heard["lines"]["spectator"])
        assert all(
            "lines" not in each and "line" not in each for listener in listeners for each in listener.all("happened")
        )

    asyncio.run(play())


def test_only_those_who_ask_are_told_what_it_means_for_them() -> None:
    async def play() -> None:
        server = FakeServer()
        listeners = await server.opened()
        asking = FakeListener(listeners[0].token, words=True, meanings=True)
        await server.actor.enter(asking, Hello(token=asking.token, words=True, meanings=True), None)
        seat = next(iter(server.actor.room.asked))
        await server.say(listeners[seat], Play(seat, {"type": "end_turn"}, "m"))
        (heard,) = asking.all("happened")
        assert list(heard["meanings"]) == ["0"]
        assert len(heard["meanings"]["0"]) == len(heard["lines"]["0"])
        assert all("meanings" not in each for listener in listeners for each in listener.all("happened"))

    asyncio.run(play())


def test_what_is_no_move_has_a_line() -> None:
    table = TestRoom().started()
    (step,) = table.does("ann", Say(0, {"type": "say", "text": "Hello!"}, "s"))
    told = told_of(table.room, step, (0,))
    put_into_words(table.room, told, words_at(table.room, "en"))
    assert told.line == "Hello!"
    table.time += 1
    (step,) = table.plays(table.deciding()[0], {"type": "end_turn"})
    told = told_of(table.room, step, (0,))
    put_into_words(table.room, told, words_at(table.room, "en"))
    assert told.line is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_of_happening_has_its_sentence(language: str) -> None:
    words = words_at(TestRoom().started().room, language)
    seat = {"seat": 0}
    whats: list[Json] = [
        {"type": "seated", **seat, "name": "Zoe"},
        {"type": "renamed", **seat, "name": "Zoe"},
        {"type": "left", **seat},
        {"type": "seat_set", **seat, "to": "bot"},
        {"type": "ready", **seat, "ready": True},
        {"type": "started"},
        {"type": "moved", **seat, "by": "clock"},
        {"type": "moved", **seat, "by": "stand_in"},
        {"type": "undone", **seat, "move": 3},
        *({"type": "proposed", **seat, "what": what, "about": 1} for what in ("pause", "resume", "remove")),
        {"type": "agreed", **seat, "yes": False},
        {"type": "paused"},
        {"type": "resumed"},
        {"type": "removed", **seat},
        {"type": "away", **seat},
        {"type": "returned", **seat},
        {"type": "finished"},
        {"type": "closed"},
        {"type": "rematched", "table": "t"},
    ]
    room = TestRoom().started().room
    assert all(line(room, what, words) for what in whats)


def test_promises_have_their_words() -> None:
    table = TestRoom().started()
    table.does("ann", Say(0, {"type": "promise", "what": "vote_for", "seat": 1}, "s"))
    plain = welcome(table.room, "ann", "link", texts("en"), 0.0, frozenset())
    worded = welcome(table.room, "ann", "link", texts("en"), 0.0, frozenset(), in_words=True)
    assert worded.ledger == [{**plain.ledger[0], "text": "I will vote for Bob."}]


# -- the log ---------------------------------------------------------------------------------------


def test_the_log_has_everything_since_the_start() -> None:
    table = TestRoom()
    table.started().until("vote")
    told = log_of(table, 0)
    assert told.entries[0].what == {"type": "started"}
    assert [each.number for each in told.entries] == list(range(told.entries[0].number, table.room.number + 1))
    assert all(len(each.lines) == len(each.events) for each in told.entries)
    assert all(each.at == table.time for each in told.entries)


def test_the_log_says_what_it_meant_for_a_seat_that_asks() -> None:
    table = TestRoom().started().until("vote")
    for seat in range(3):
        table.plays(seat, {"type": "vote", "for": 2})
    elected = log_of(table, 2, meanings=True).entries[-1]
    assert "You are the Scapegoat" in " ".join(elected.meanings)
    assert "You are not the Scapegoat" in " ".join(log_of(table, 1, meanings=True).entries[-1].meanings)
    assert log_of(table, 2).entries[-1].meanings == []
    assert log_of(table, None, meanings=True).entries[-1].meanings == []


def test_what_was_said_before_the_start_is_in_the_log() -> None:
    table = TestRoom()
    table.does("ann", Sit("Ann", 0))
    table.does("ann", Say(0, {"type": "say", "text": "Anybody?"}, "s"))
    assert [each.line for each in log_of(table, None).entries] == ["Anybody?"]


def test_what_was_taken_back_is_not_in_the_log() -> None:
    table = TestRoom().started()
    before = log_of(table, 0)
    seat = table.plays_first("move")
    table.does(PEOPLE[seat], Undo(seat, "u"))
    assert log_of(table, 0) == before
    table.room = table.again()
    assert log_of(table, 0) == before


def test_a_seats_log_is_for_its_owner() -> None:
    table = TestRoom().started()
    with pytest.raises(Denied) as denied:
        log_of(table, 1, owner="ann")
    assert denied.value.kind == "not_your_seat"
    assert log_of(table, None, owner="ann").entries


def test_the_log_of_another_hides_what_it_hid_when_it_happened() -> None:
    table = TestRoom().started().until("vote")
    table.plays(0, {"type": "vote", "for": 2})
    assert log_of(table, 0).entries[-1].events[0]["for"] == 2
    assert "for" not in log_of(table, 1).entries[-1].events[0]
    assert "Cleo" in log_of(table, 0).entries[-1].lines[0]
    assert "Cleo" not in log_of(table, None).entries[-1].lines[0]


def test_another_truth_with_the_same_view_tells_the_same_log() -> None:
    table = TestRoom().started().until("vote")
    room, truth = table.room, table.room.match.state
    for seat in (0, 1, 2, None):
        before = text_of(log_of(table, seat, meanings=True))
        view = json.loads(canonical_json(room.match.game.view(truth, SPECTATOR if seat is None else seat)))
        room.match.state = room.match.game.imagine(view, "another")
        after = text_of(log_of(table, seat, meanings=True))
        room.match.state = truth
        assert after == before


def test_a_log_in_french() -> None:
    table = TestRoom().started()
    assert log_of(table, None, "fr").entries[0].line == "La partie commence."


def test_the_log_comes_in_pages_and_every_line_is_made_once() -> None:
    table = TestRoom().started()
    for number in range(12):
        table.does("ann", Say(0, {"type": "say", "text": f"word {number}"}, f"s{number}"))
    whole = log_of(table, None).entries
    pages: list[Logged] = []
    while not pages or pages[-1].more:
        after = pages[-1].entries[-1].number if pages else 0
        pages.append(history(table.room, "", Log(None, "l", after, 5), words_at(table.room, "en")))
    assert [len(page.entries) for page in pages] == [5, 5, len(whole) - 10]
    paged = [entry for page in pages for entry in page.entries]
    assert all(made is again for made, again in zip(whole, paged, strict=True))
    assert log_of(table, None, "fr").entries[0].line != whole[0].line


def test_lines_of_the_log_follow_a_new_name() -> None:
    table = TestRoom().started()
    table.does("ann", Say(0, {"type": "promise", "what": "vote_for", "seat": 1}, "s"))
    assert "Bob" in (log_of(table, None).entries[-1].line or "")
    table.does("bob", Rename(1, "Robert"))
    assert "Robert" in (log_of(table, None).entries[-2].line or "")
