"""A replay tells what a live table told: the same views, events and sentences, to the same eyes, and no others."""

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.server.http.replays import Question, must_be_theirs_to_see, paged, question_of
from alcatraz.server.outgoing.messages import happened, put_into_words, shuffle_info, words_at
from alcatraz.server.outgoing.sentences import promises
from alcatraz.server.outgoing.views import key_of
from alcatraz.server.tables.errors import Denied
from alcatraz.server.tables.owners import owner_of
from alcatraz.server.tables.records import record_of
from alcatraz.testing.walks import walk
from alcatraz.wire import AddChance, ReplayTable, Say, Sit, Undo
from tests.playthrough_starts import PLAYTHROUGHS
from tests.server.rooms import PEOPLE, TestRoom


def replayed(question: Question) -> tuple[list[Json], Json]:
    """All messages, page by page, and the first page."""
    first: Json = {}
    messages: list[Json] = []
    after = 0
    while True:
        page = paged(replace(question, after=after))
        assert page.status == 200, page.body
        answer = json.loads(page.body)
        first = first or answer
        messages += answer["messages"]
        if not answer.get("more"):
            return messages, first
        after += question.limit


def as_json(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def golden_table(name: str) -> tuple[TestRoom, dict[str, list[Json]], dict[str, list[Any]]]:
    """The game at a table, with what each viewer saw and was told after every move, as it happened."""
    start = PLAYTHROUGHS[name]
    seats = start.players or len((start.position or {}).get("prisoners", (start.position or {}).get("players", ())))
    wish: Json = {"start": start.position} if start.position is not None else {"options": start.options or {}}
    table = TestRoom(start.game, seats, seed=str(start.seed), **_complete(start.game, wish)).started()
    room = table.room
    viewers = [SPECTATOR, *range(room.players)]
    game = room.match.game
    seen = {key_of(each): [as_json(game.view(room.match.state, each))] for each in viewers}
    told: dict[str, list[Any]] = {key_of(each): [] for each in viewers}
    for step in walk(room.bundle, game.copy(room.match.state), start.seed, start.most):
        for played in table.plays(step.seat, game.move_json(step.move)):
            if played.what["type"] != "moved":
                continue
            for viewer in viewers:
                key = key_of(viewer)
                message = happened(room, played, (viewer,))
                put_into_words(room, message, words_at(room, "fr"))
                seen[key].append(as_json(game.view(room.match.state, viewer)))
                told[key].append(as_json([message.events.get(key, []), message.lines.get(key, [])]))
    return table, seen, told


def _complete(game: str, wish: Json) -> Json:
    if "start" not in wish:
        return wish
    bundle = BUNDLES[game]
    return {"start": {**bundle.game.position(bundle.game.load(wish["start"], 0)), "game": game}}


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_every_view_and_sentence_of_a_golden_game_is_the_one_that_was_live(name: str) -> None:
    table, seen, told = golden_table(name)
    for eyes in seen:
        wish = ReplayTable(eyes=eyes, language="fr", limit=60)
        messages, _ = replayed(question_of(table.room, wish, "link"))
        welcome, *steps = messages
        moves = [each for each in steps if each["what"]["type"] == "moved"]
        assert [each["views"]["spectator"] for each in (welcome, *moves)] == seen[eyes]
        got = [
            [each.get("events", {}).get("spectator", []), each.get("lines", {}).get("spectator", [])] for each in moves
        ]
        assert got == told[eyes]


def negotiated() -> TestRoom:
    """Ann promises something and takes a move back; others talk."""
    table = TestRoom(seed="a replay").started().until("negotiation")
    table.does("ann", Say(0, {"type": "promise", "what": "vote_for", "seat": 1}, "p"))
    table.does("bob", Say(1, {"type": "answer", "to": table.room.number, "yes": True}, "a"))
    return table


def test_talk_and_promises_come_at_their_time() -> None:
    table = negotiated()
    moves = len(table.room.match.moves)
    while table.room.round == 1:
        _dull(table)
    live = as_json(promises(table.room, words_at(table.room, "en")))
    messages, first = replayed(question_of(table.room, ReplayTable(), "link"))
    said = [each for each in messages[1:] if each["what"]["type"] == "said"]
    assert "Bob" in said[0]["line"]
    assert said[0]["ledger"][0]["status"] == "open"
    assert said[1]["what"]["statement"]["to"] == said[0]["number"]
    ledgers = [each["ledger"] for each in messages[1:] if "ledger" in each]
    assert [each["status"] for each in ledgers[-1]] == [each["status"] for each in live]
    assert first["outline"][said[0]["number"] - 1]["move"] == moves


def _dull(table: TestRoom) -> None:
    seat = table.deciding()[0]
    moves = table.moves(seat)
    table.plays(seat, next((each for each in moves if each["type"] in ("end_turn", "vote")), moves[0]))


def test_a_move_that_was_taken_back_is_not_replayed() -> None:
    table = TestRoom("boat", 2, seed="back").started()
    seat = table.deciding()[0]
    before = len(table.room.match.moves)
    table.plays(seat, table.moves(seat)[0])
    table.does(PEOPLE[seat], Undo(seat, "u"))
    messages, first = replayed(question_of(table.room, ReplayTable(), "link"))
    assert len(table.room.match.moves) == before
    assert [each["type"] for each in messages] == ["welcome"]
    assert "outline" not in first


@pytest.mark.parametrize(("eyes", "token", "kind"), [("open", None, "not_over"), ("1", None, "not_your_seat")])
def test_while_the_game_goes_on_nobody_sees_with_the_eyes_of_others(eyes: str, token: str | None, kind: str) -> None:
    room = TestRoom().started().room
    with pytest.raises(Denied) as refused:
        must_be_theirs_to_see(room, ReplayTable(eyes=eyes, token=token))
    assert refused.value.kind == kind


def test_the_owner_of_a_seat_looks_back_with_its_eyes_alone() -> None:
    room = TestRoom().started().room
    room.chairs[1].owner = owner_of("a token")
    must_be_theirs_to_see(room, ReplayTable(eyes="1", token="a token"))
    with pytest.raises(Denied):
        must_be_theirs_to_see(room, ReplayTable(eyes="2", token="a token"))


def test_what_a_live_game_hides_is_in_no_page_of_its_replay() -> None:
    table = TestRoom(seed="a secret seed").started()
    for _ in range(40):
        _dull(table)
    for eyes, you in (("1", 1), ("spectator", None)):
        question = question_of(table.room, ReplayTable(eyes=eyes), "link")
        messages, first = replayed(question)
        assert first["eyes"] == [eyes]
        text = json.dumps(messages)
        assert "a secret seed" not in text
        assert table.room.created.salt not in text
        views = [each["views"]["spectator"] for each in messages if "views" in each]
        assert [view["you"] for view in views] == [you] * 41


def test_a_record_is_replayed_like_its_table() -> None:
    table = TestRoom("boat", 2, seed="whole", options={"turn_limit": 30}).started()
    while table.room.phase == "playing":
        _dull(table)
    record = as_json(record_of(table.room, []))
    of_table, _ = replayed(question_of(table.room, ReplayTable(eyes="open"), "link"))
    of_record, first = replayed(Question(record, "open", 0, 60, "en"))
    assert first["eyes"] == ["spectator", "0", "1", "open"]
    assert [each.get("views") for each in of_record] == [each.get("views") for each in of_table]
    assert of_record[-1]["table"]["outcome"] == of_table[-1]["table"]["outcome"]
    assert of_record[-1]["table"]["shuffle"]["seed"] == "whole"


def test_everything_is_open_after_the_end() -> None:
    table = TestRoom(seed="open").started()
    for _ in range(30):
        _dull(table)
    position = as_json(table.room.match.position())
    question = question_of(table.room, ReplayTable(eyes="open"), "link")
    last = replayed(question)[0][-1]["views"]["spectator"]
    assert [each["blackmail"] for each in last["players"]] == [each["blackmail"] for each in position["players"]]
    assert last["you"] is None


@pytest.mark.parametrize(
    "talk",
    [
        [{"id": 1, "seat": 0, "round": 1, "type": "promise"}],
        [{"id": 1, "seat": 0, "round": 1, "type": "answer", "to": 7, "yes": True}],
        [{"id": 1, "seat": 0, "round": 1, "type": "sing", "text": "la"}],
    ],
)
def test_talk_in_a_record_that_no_table_would_have_taken_does_no_harm(talk: list[Json]) -> None:
    table = TestRoom("boat", 2, seed="odd", options={"turn_limit": 10}).started()
    while table.room.phase == "playing":
        _dull(table)
    record = {**as_json(record_of(table.room, [])), "talk": talk}
    answer = paged(Question(record, "open", 0, 60, "en"))
    assert answer.status == 200


def test_a_record_that_breaks_off_is_replayed_up_to_there() -> None:
    table = TestRoom("boat", 2, seed="odd", options={"turn_limit": 10}).started()
    while table.room.phase == "playing":
        _dull(table)
    record = as_json(record_of(table.room, []))
    record["moves"][5]["move"] = {"type": "pass"}
    answer = json.loads(paged(Question(record, "open", 0, 60, "en")).body)
    assert answer["broken"]
    assert sum(each["what"]["type"] == "moved" for each in answer["messages"][1:]) == 5


def test_a_seat_that_is_not_there_has_no_eyes() -> None:
    table = TestRoom("boat", 2, seed="x").started()
    with pytest.raises(Denied):
        must_be_theirs_to_see(table.room, ReplayTable(eyes="2"))


def test_shuffles_that_players_added_to_are_told_as_they_were() -> None:
    table = TestRoom("boat", 2, seed=None, options={"turn_limit": 10})
    table.does("ann", Sit("Ann", 0))
    table.does("ann", AddChance(0, "ab" * 32))
    table.started()
    while table.room.phase == "playing":
        _dull(table)
    messages, first = replayed(question_of(table.room, ReplayTable(), "link"))
    assert messages[-1]["table"]["shuffle"] == as_json(shuffle_info(table.room))
    assert first["seed"] == table.room.seed != table.room.created.seed
