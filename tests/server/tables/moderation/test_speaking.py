"""Tables where only ready sentences are said, people whom the server muted or banned, and reports."""

import asyncio

import pytest

from alcatraz.server.runtime.tokens import new_shuffle_secrets
from alcatraz.server.tables.creation import rematch_entry
from alcatraz.server.tables.errors import AlreadyDone, Denied
from alcatraz.server.tables.log_entries import LogEntry, Muted, NameRuled, Reported
from alcatraz.server.tables.moderation.house_rules import HouseRules
from alcatraz.server.tables.moderation.name_rules import NameRules
from alcatraz.server.tables.moderation.reports import MOST_REPORTS
from alcatraz.server.tables.moderation.words import WordList
from alcatraz.wire import CreateTable, Remark, Rename, Report, Say, SeatPlan, Sit
from tests.server.fake_server import FakeServer
from tests.server.rooms import TestRoom

HELLO = {"type": "say", "text": "Hello there"}
VOTE = {"type": "propose_vote", "for": 1}


def denial(act: object) -> str:
    assert callable(act)
    with pytest.raises(Denied) as refused:
        act()
    return refused.value.kind


def test_at_a_table_of_ready_sentences_nobody_uses_words_of_their_own() -> None:
    table = TestRoom(phrases=True)
    table.does("ann", Sit("Ann", 0))
    assert denial(lambda: table.does("ann", Say(0, HELLO, "s0"))) == "phrases_only"
    table.started()
    assert denial(lambda: table.does("ann", Say(0, HELLO, "s1"))) == "phrases_only"
    assert denial(lambda: table.does("eve", Remark("Look at that", "r1"))) == "phrases_only"
    table.does("ann", Say(0, VOTE, "s2"))
    assert [said["type"] for said in table.room.talk] == ["propose_vote"]


def test_a_muted_player_still_has_the_ready_sentences_and_is_muted_in_the_rematch() -> None:
    table = TestRoom().started()
    table.keep([Muted("ann")])
    assert denial(lambda: table.does("ann", Say(0, HELLO, "s1"))) == "muted"
    table.does("ann", Say(0, VOTE, "s2"))
    table.does("bob", Say(1, HELLO, "s3"))
    assert rematch_entry(table.room, "bob", new_shuffle_secrets()).muted == ["ann"]
    table.keep([Muted("ann", lifted=True)])
    table.does("ann", Say(0, HELLO, "s4"))


def test_a_report_is_kept_once_and_tells_the_table_nothing() -> None:
    table = TestRoom().started()
    (said,) = table.does("ann", Say(0, HELLO, "s1"))
    (step,) = table.does("bob", Report(said.number, "r1", "That was rude"))
    assert step.what == {"type": "noted"}
    assert table.log[-1].entry == Reported("bob", said.number, "That was rude")
    with pytest.raises(AlreadyDone):
        table.does("bob", Report(said.number, "r2"))
    assert denial(lambda: table.does("bob", Report(1, "r3"))) == "nothing_said"
    assert all(told.what["type"] != "noted" for told in table.room.told)


def test_reports_are_bounded() -> None:
    table = TestRoom().started()
    numbers = [table.does("ann", Say(0, HELLO, f"s{n}"))[0].number for n in range(MOST_REPORTS + 1)]
    for number in numbers[:-1]:
        table.does("bob", Report(number, f"r{number}"))
    assert denial(lambda: table.does("bob", Report(numbers[-1], "one more"))) == "too_many_reports"
    table.does("cleo", Report(numbers[-1], "another person"))


def test_a_server_forbids_words_and_names() -> None:
    log = [LogEntry(1, 0.0, NameRuled("Mallory", "ban")), LogEntry(2, 0.0, NameRuled("Ann", "mute"))]
    rules = HouseRules(WordList(["snitch"]), NameRules(log))
    table = TestRoom().started()
    rude = {"type": "say", "text": "You snitch"}
    assert denial(lambda: rules.check(table.room, "bob", Say(1, rude, "s"))) == "unwanted_word"
    assert denial(lambda: rules.check(table.room, "bob", Rename(1, "Snitch"))) == "unwanted_word"
    assert denial(lambda: rules.check(table.room, "bob", Rename(1, "MaIlory".replace("I", "l")))) == "name_banned"
    assert denial(lambda: rules.check(table.room, "ann", Say(0, HELLO, "s"))) == "muted"
    assert denial(lambda: rules.check_names(["Bob", "Mallory"])) == "name_banned"
    rules.check(table.room, "ann", Say(0, VOTE, "s"))
    rules.check(table.room, "bob", Say(1, HELLO, "s"))


def test_a_rule_about_a_name_can_be_lifted() -> None:
    log = [LogEntry(1, 0.0, NameRuled("Ann", "ban")), LogEntry(2, 1.0, NameRuled("ANN", "ban", lifted=True))]
    assert NameRules(log[:1]).about("ann") == ["ban"]
    assert NameRules(log).about("ann") == []


def test_nobody_makes_a_table_under_a_banned_name() -> None:
    async def scene() -> None:
        server = FakeServer()
        server.services.house_rules.names = NameRules([LogEntry(1, 0.0, NameRuled("Mallory", "ban"))])
        wish = CreateTable("boat", [SeatPlan("guest", "Mallory"), SeatPlan("bot")])
        with pytest.raises(Denied) as refused:
            await server.tables.create(wish)
        assert refused.value.kind == "name_banned"

    asyncio.run(scene())
