"""The guide: what a seat can do, what it costs and why not the rest, in words, from its own view alone."""

import asyncio
import json
from dataclasses import replace

import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.notation.canonical import canonical_json
from alcatraz.server.outgoing.guide import guide, guide_for
from alcatraz.server.outgoing.messages import words_at
from alcatraz.server.tables.errors import Denied
from alcatraz.server.tables.playing import explain
from alcatraz.wire import Explain, Guide, Guided, Hello, Play, Say, Undo
from tests.server.fake_server import FakeListener, FakeServer
from tests.server.rooms import PEOPLE, TestRoom, text_of


def asked(table: TestRoom, seat: int | None, language: str = "en") -> Guided:
    owner = "a spectator" if seat is None else PEOPLE[seat]
    return guide(table.room, owner, Guide(seat, "g"), words_at(table.room, language))


def moves_on(table: TestRoom, luck: int) -> None:
    seat = table.deciding()[0]
    moves = table.moves(seat)
    table.plays(seat, moves[draw(key_of("guide"), luck, len(moves))])


@pytest.mark.parametrize("game", BUNDLES)
def test_the_moves_are_those_of_the_view_in_its_order(game: str) -> None:
    table = TestRoom(game, 3).started()
    for luck in range(40):
        seat = table.deciding()[0]
        view = table.room.match.game.view(table.room.match.state, seat)
        listed = next(decision["moves"] for decision in view["decisions"] if decision["seat"] == seat)
        told = asked(table, seat)
        assert [each.move for each in told.moves] == listed
        used = {each.group for each in told.moves} | {each.group for each in told.refused}
        assert used <= {group.id for group in told.groups}
        assert all(each.text and each.path for each in told.moves)
        moves_on(table, luck)


@pytest.mark.parametrize("game", BUNDLES)
def test_what_is_refused_says_what_explain_would_say(game: str) -> None:
    table = TestRoom(game, 3).started()
    for luck in range(12):
        seat = table.deciding()[0]
        words = words_at(table.room, "fr")
        for each in asked(table, seat, "fr").refused:
            answer = explain(table.room, PEOPLE[seat], Explain(seat, each.move, "x"), words)
            assert (answer.allowed, answer.rule, answer.rules, answer.message) == (
                False,
                each.rule,
                each.rules,
                each.message,
            )
        moves_on(table, luck)


@pytest.mark.parametrize("game", BUNDLES)
@pytest.mark.parametrize("walk", range(2))
def test_another_truth_with_the_same_view_makes_the_same_guide(game: str, walk: int) -> None:
    table = TestRoom(game, 3, seed=f"guide {walk}").started()
    for seen in range(60):
        if table.room.phase != "playing":
            break
        room, truth = table.room, table.room.match.state
        for seat in (0, 1, 2, None):
            before = _worked_out(table, seat)
            view = json.loads(canonical_json(room.match.game.view(truth, SPECTATOR if seat is None else seat)))
            room.match.state = room.match.game.imagine(view, f"{walk}/{seen}")
            after = _worked_out(table, seat)
            room.match.state = truth
            assert after == before
        moves_on(table, 1000 * walk + seen)


def _worked_out(table: TestRoom, seat: int | None) -> str:
    """Without the undo: that is about a move that was made, and what it drew."""
    told: Json = json.loads(text_of(guide_for(table.room, seat, words_at(table.room, "en"))))
    del told["undo"]
    return json.dumps(told)


def test_a_guide_is_for_the_owner_of_the_seat() -> None:
    table = TestRoom().started()
    with pytest.raises(Denied) as denied:
        guide(table.room, "bob", Guide(0, "g"), words_at(table.room, "en"))
    assert denied.value.kind == "not_your_seat"


def test_there_is_none_before_the_start() -> None:
    with pytest.raises(Denied) as denied:
        asked(TestRoom(), None)
    assert denied.value.kind == "wrong_phase"


def test_a_spectator_learns_whom_everybody_waits_for() -> None:
    table = TestRoom().started()
    told = asked(table, None)
    assert (told.moves, told.refused, told.undo.allowed) == ([], [], False)
    assert told.waiting[0].text == f"It is {PEOPLE[told.waiting[0].seat].title()}’s turn."
    assert told.facts["cards"] == {}


def test_whoever_does_not_decide_has_no_moves_but_facts() -> None:
    table = TestRoom().started()
    told = asked(table, (table.deciding()[0] + 1) % 3)
    assert (told.moves, told.refused) == ([], [])
    assert len(told.facts["rooms"]) == 12


def test_a_guide_speaks_the_language_of_its_reader() -> None:
    table = TestRoom().started()
    told = asked(table, table.deciding()[0], "fr")
    assert told.facts["rooms"]["chapel"]["name"] == "Chapelle"
    assert "Finir le tour" in [each.text for each in told.moves]


def test_a_move_can_be_taken_back_when_the_guide_says_so() -> None:
    table = TestRoom().started()
    seat = table.deciding()[0]
    assert asked(table, seat).undo.message
    table.plays_first("move")
    assert asked(table, seat).undo.allowed
    table.does(PEOPLE[seat], Undo(seat, "u"))
    assert not asked(table, seat).undo.allowed


def test_a_guide_is_new_with_every_number() -> None:
    table = TestRoom().started()
    seat = table.deciding()[0]
    first = asked(table, seat)
    assert asked(table, seat) == first
    table.plays_first("move")
    assert asked(table, seat).number == first.number + 1
    assert asked(table, seat) != first


# -- pushed -----------------------------------------------------------------------------------------


def test_a_guide_comes_with_what_happened_to_those_who_asked_for_it() -> None:
    async def play() -> None:
        server = FakeServer()
        listeners = await server.opened()
        seat = next(iter(server.actor.room.asked))
        page = FakeListener(listeners[seat].token, "fr", guide=True)
        await server.actor.enter(page, Hello(page.token, guide=True), None)
        welcomed = page.all("welcome")[-1]
        assert list(welcomed["guides"]) == [str(seat)]
        await server.say(page, Play(seat, {"type": "end_turn"}, "m"))
        happened = page.all("happened")[-1]
        pushed = happened["guides"][str(seat)]
        asked = await server.say(page, Guide(seat, "g"))
        assert (pushed["number"], pushed["seat"]) == (happened["number"], seat)
        assert pushed["waiting"] == asked["waiting"]
        assert pushed["facts"] == asked["facts"]
        assert not any("guides" in each for listener in listeners for each in listener.heard)

    asyncio.run(play())


def test_pushed_moves_are_those_of_the_view_in_its_order_and_are_sent_once() -> None:
    async def play() -> None:
        server = FakeServer()
        listeners = await server.opened()
        seat = next(iter(server.actor.room.asked))
        page = FakeListener(listeners[seat].token, guide=True)
        await server.actor.enter(page, Hello(page.token, guide=True), None)
        welcomed = page.all("welcome")[-1]
        (decision,) = welcomed["views"][str(seat)]["decisions"]
        pushed = welcomed["guides"][str(seat)]["moves"]
        asked = await server.say(page, Guide(seat, "g"))
        assert all("move" not in each for each in pushed)
        assert [{**each, "move": move} for each, move in zip(pushed, decision["moves"], strict=True)] == asked["moves"]

    asyncio.run(play())


def test_whoever_owns_no_seat_is_pushed_what_a_spectator_may_know() -> None:
    async def play() -> None:
        server = FakeServer()
        listeners = await server.opened()
        watcher = FakeListener("watcher" * 6 + "-", guide=True)
        await server.actor.enter(watcher, Hello(guide=True), None)
        seat = next(iter(server.actor.room.asked))
        await server.say(listeners[seat], Play(seat, {"type": "end_turn"}, "m"))
        pushed = watcher.all("happened")[-1]["guides"]
        assert list(pushed) == ["spectator"]
        assert (pushed["spectator"]["seat"], pushed["spectator"]["moves"]) == (None, [])

    asyncio.run(play())


def test_talk_pushes_no_guide() -> None:
    async def play() -> None:
        server = FakeServer()
        listeners = await server.opened()
        page = FakeListener(listeners[0].token, guide=True)
        await server.actor.enter(page, Hello(page.token, guide=True), None)
        await server.say(page, Say(0, {"type": "say", "text": "Hello!"}, "s"))
        assert "guides" not in page.all("happened")[-1]

    asyncio.run(play())


def test_a_preview_shows_the_guard_and_no_die() -> None:
    table = TestRoom("boat", 2).started()
    for luck in range(200):
        seat = table.deciding()[0]
        if table.room.asked[seat].kind == "alarm":
            break
        told = asked(table, seat)
        assert all(each.preview is not None for each in told.moves)
        boarding = [each for each in told.moves if each.move["type"] == "board"]
        if boarding:
            assert boarding[0].preview == {"guard": None, "caught": [], "boards": True}
            table.plays(seat, boarding[0].move)
        else:
            ahead = min(each.move.get("to", [9])[0] for each in told.moves)
            table.plays(seat, next(each.move for each in told.moves if each.move.get("to", [9])[0] == ahead))
        assert luck < 199
    runs = [each.preview for each in asked(table, table.deciding()[0]).moves if each.preview]
    assert {run["guard"]["to"][1] for run in runs if run["guard"]} <= {1, 9}


def test_a_game_that_brings_no_guide_has_its_moves_in_words_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table = TestRoom("boat", 2).started()
    monkeypatch.setattr(table.room, "bundle", replace(table.room.bundle, guide=None))
    told = asked(table, table.deciding()[0])
    assert told.facts == {}
    assert told.moves[0].text
    assert told.moves[0].preview is None
