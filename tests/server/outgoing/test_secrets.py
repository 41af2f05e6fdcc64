"""What a seat may not see changes nothing that is sent to it; and what nobody may see is sent to nobody."""

import json

import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import SPECTATOR
from alcatraz.kernel.notation.canonical import canonical_json
from alcatraz.locale.texts import texts
from alcatraz.server.outgoing.messages import happened, viewers_for, welcome, words_at
from alcatraz.server.outgoing.views import TableViews, events_of_each
from alcatraz.server.tables.errors import Denied, refused
from alcatraz.server.tables.playing import explain
from alcatraz.wire import Clock, Explain, Play
from tests.server.rooms import PEOPLE, TestRoom, text_of

NOW = 5000.0
WALKS = 3


def sent_to(table: TestRoom, owner: str) -> str:
    """Everything that a client of this owner can get to see of the room as it is now."""
    room = table.room
    seats = room.seats_of(owner)
    told = [welcome(room, owner, "link", texts("en"), NOW, frozenset(seats))]
    sent = [text_of(message) for message in told]
    for seat in seats:
        thinkable = [
            *table.moves(seat),
            {"type": "end_turn"},
            {"type": "vote", "for": 0},
            {"type": "keep", "card": "patrol"},
        ]
        answers = [explain(room, owner, Explain(seat, move, "x"), words_at(room, "fr")) for move in thinkable]
        sent += [text_of(answer) for answer in answers]
    return "\n".join(sent)


def moves_on(table: TestRoom, luck: int) -> None:
    deciding = table.deciding()
    seat = deciding[draw(key_of("who"), luck, len(deciding))]
    moves = table.moves(seat)
    table.plays(seat, moves[draw(key_of("what"), luck, len(moves))])


@pytest.mark.parametrize("walk", range(WALKS))
@pytest.mark.parametrize("game", BUNDLES)
def test_another_truth_with_the_same_view_sends_the_same(game: str, walk: int) -> None:
    table = TestRoom(game, 3, seed=f"walk {walk}").started()
    seen = 0
    while table.room.phase == "playing" and seen < 120:
        room = table.room
        truth = room.match.state
        for viewer, owner in enumerate([*PEOPLE[:3], "a spectator"]):
            eyes = viewer if viewer < 3 else SPECTATOR
            before = sent_to(table, owner) if eyes != SPECTATOR else _watched(table)
            view = json.loads(canonical_json(room.match.game.view(truth, eyes)))
            room.match.state = room.match.game.imagine(view, f"{walk}/{seen}")
            after = sent_to(table, owner) if eyes != SPECTATOR else _watched(table)
            room.match.state = truth
            assert after == before
        moves_on(table, 1000 * walk + seen)
        seen += 1


def _watched(table: TestRoom) -> str:
    return text_of(welcome(table.room, "", "link", texts("en"), NOW, frozenset()))


@pytest.mark.parametrize("game", BUNDLES)
def test_no_seed_salt_or_owner_is_sent_before_the_end(game: str) -> None:
    table = TestRoom(game, 3, seed="the-secret-seed").started()
    owners = [chair.owner for chair in table.room.chairs]
    secrets = ["the-secret-seed", table.room.created.salt, '"chance"', '"owner"', *(f'"{owner}"' for owner in owners)]
    while True:
        steps = table.plays(*_any_move(table))
        if table.room.outcome is not None:
            break
        for owner in (*PEOPLE[:3], ""):
            eyes = viewers_for(table.room.seats_of(owner))
            sent = text_of([happened(table.room, step, eyes) for step in steps]) + text_of(
                TableViews(table.room, eyes).every_view()
            )
            sent += text_of(welcome(table.room, owner, "link", texts("en"), NOW, frozenset()))
            assert not [secret for secret in secrets if secret in sent]
    assert "the-secret-seed" in text_of(welcome(table.room, "", "link", texts("en"), NOW, frozenset()))


@pytest.mark.parametrize("game", BUNDLES)
def test_views_made_together_are_those_made_one_by_one(game: str) -> None:
    table = TestRoom(game, 3).started()
    eyes = (0, 1, 2, SPECTATOR)
    while table.room.outcome is None and table.room.number < 200:
        rules, state = table.room.match.game, table.room.match.state
        one_by_one = [rules.view(state, viewer) for viewer in eyes]
        together = TableViews(table.room, eyes)
        assert list(together.every_view().values()) == one_by_one
        assert [json.loads(bytes(together.written(key))) for key in together.every_view()] == one_by_one
        table.plays(*_any_move(table))


@pytest.mark.parametrize("game", BUNDLES)
def test_events_told_together_are_those_told_one_by_one(game: str) -> None:
    table = TestRoom(game, 3).started()
    rules, eyes = table.room.match.game, (0, 1, 2, SPECTATOR)
    while table.room.outcome is None and table.room.number < 200:
        for step in table.plays(*_any_move(table)):
            one_by_one = [[rules.event_json(step.state, event, viewer) for event in step.events] for viewer in eyes]
            assert [*events_of_each(table.room, step, eyes).values()] == (one_by_one if step.events else [])


def test_S_4_4_votes_stay_secret_until_all_are_in() -> None:
    table = TestRoom().started().until("vote")
    (step,) = table.plays(0, {"type": "vote", "for": 2})
    for viewer in (1, 2, SPECTATOR):
        message = happened(table.room, step, (viewer,))
        assert "for" not in message.events[str(viewer) if viewer >= 0 else "spectator"][0]
        assert message.what == {"type": "moved", "seat": 0, "by": "player"}
    assert happened(table.room, step, (0,)).events["0"][0]["for"] == 2


def test_a_refused_move_tells_nothing_about_other_hands() -> None:
    table = TestRoom().started()
    seat = table.deciding()[0]
    truth = table.room.match.state
    view = json.loads(canonical_json(table.room.match.game.view(truth, seat)))
    told = set()
    for seed in range(20):
        table.room.match.state = table.room.match.game.imagine(view, seed)
        for card in ("patrol", "escort", "bad_plan"):
            told.add((card, _answer(table, seat, {"type": "keep", "card": card})))
    assert len(told) == 3


def _answer(table: TestRoom, seat: int, move: dict[str, object]) -> str:
    try:
        table.does(PEOPLE[seat], Play(seat, dict(move), "m"))
    except (Denied, ContractError) as error:
        return text_of(refused(error, words_at(table.room, "en")))
    return "accepted"


def _any_move(table: TestRoom) -> tuple[int, dict[str, object]]:
    seat = table.deciding()[0]
    moves = table.moves(seat)
    return seat, moves[draw(key_of("any"), table.room.number, len(moves))]


def test_a_chosen_seed_is_said() -> None:
    message = welcome(TestRoom(seed="mine", clock=Clock()).room, "", "link", texts("en"), NOW, frozenset())
    assert message.table.shuffle.chosen
    assert message.table.shuffle.seed is None
