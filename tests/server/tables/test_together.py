"""Looking at a finished game together: who leads, follows, points and proposes; every message is bounded."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from alcatraz.kernel.game import Json
from alcatraz.server.tables.errors import Denied
from alcatraz.server.tables.log_entries import Finished
from alcatraz.server.tables.together.review import LONGEST_LINE, MOST_LINES, MOST_PEOPLE, Review, ReviewMessage
from alcatraz.wire import Gather, Hello, Lead, Play, Point, ProposeLine, Show
from tests.server.fake_server import FakeListener, FakeServer
from tests.server.rooms import TestRoom

STEP: Json = {"type": "end_turn"}


class Gathering:
    """A finished game of three and those who look at it; ann, bob and cleo have its seats."""

    def __init__(self) -> None:
        self.table = TestRoom().started()
        self.table.until("vote")
        self.table.room.phase = "over"
        self.review = Review()

    def does(self, who: str, message: ReviewMessage) -> None:
        self.review.does(self.table.room, who, who, message)

    def refuses(self, who: str, message: ReviewMessage) -> str:
        before = self.review.told(with_lines=True)
        with pytest.raises(Denied) as refused:
            self.does(who, message)
        assert self.review.told(with_lines=True) == before
        return refused.value.kind

    @property
    def moves(self) -> int:
        return len(self.table.room.match.moves)


def looked_at(*people: str) -> Gathering:
    found = Gathering()
    for each in people:
        found.does(each, Gather())
    return found


def test_nobody_looks_together_before_the_end() -> None:
    found = Gathering()
    found.table.room.phase = "playing"
    assert found.refuses("ann", Gather()) == "not_over"


def test_the_first_player_who_comes_leads_and_spectators_do_not() -> None:
    found = looked_at("a stranger", "bob", "ann")
    assert found.review.leader == 1
    assert [(each.name, each.seats) for each in found.review.told(with_lines=False).people] == [
        ("", []),
        ("Bob", [1]),
        ("Ann", [0]),
    ]


def test_the_leader_shows_a_moment_and_nobody_else_does() -> None:
    found = looked_at("ann", "bob")
    found.does("ann", Show(0, 2))
    assert found.review.move == 2
    assert found.refuses("bob", Show(1, 1)) == "not_leading"
    assert found.refuses("ann", Show(0, found.moves + 1)) == "no_such_moment"
    assert found.refuses("ann", Show(0, 0, line=1)) == "no_such_line"


def test_the_lead_is_taken_and_handed_over_among_those_who_are_there() -> None:
    found = looked_at("ann", "bob")
    found.does("bob", Lead(1))
    found.does("bob", Show(1, 1))
    assert found.refuses("ann", Lead(0, to=1)) == "not_leading"
    assert found.refuses("bob", Lead(1, to=2)) == "no_such_seat"
    found.does("bob", Lead(1, to=0))
    assert found.review.leader == 0


def test_a_spectator_follows_and_no_more() -> None:
    found = looked_at("ann", "a stranger")
    for message in (Lead(0), Show(0, 1), Point(0, place="chapel"), ProposeLine(0, 1, 0, [STEP])):
        assert found.refuses("a stranger", message) == "not_your_seat"
    assert found.refuses("bob", Point(1, place="chapel")) == "not_there"


def test_a_spectator_has_a_name_of_their_own() -> None:
    found = looked_at("ann")
    found.does("a stranger", Gather(name="Watcher"))
    assert found.review.people["a stranger"].name == "Watcher"
    assert found.refuses("another", Gather(name="Ann")) == "name_taken"


def test_each_seat_points_at_one_thing_until_the_moment_changes() -> None:
    found = looked_at("ann", "bob")
    found.does("bob", Point(1, place="chapel"))
    found.does("ann", Point(0, about=2))
    found.does("bob", Point(1, square=[2, 3]))
    points = found.review.told(with_lines=False).points
    assert [(each.seat, each.place, each.square, each.about) for each in points] == [
        (0, None, None, 2),
        (1, None, [2, 3], None),
    ]
    found.does("bob", Point(1))
    assert [each.seat for each in found.review.points.values()] == [0]
    found.does("ann", Show(0, 1))
    assert not found.review.points


def test_proposed_lines_are_bounded_and_can_be_shown() -> None:
    found = looked_at("ann", "bob")
    assert found.refuses("bob", ProposeLine(1, found.moves + 1, 0, [STEP])) == "no_such_moment"
    assert found.refuses("bob", ProposeLine(1, 1, 7, [STEP])) == "no_such_seat"
    assert found.refuses("bob", ProposeLine(1, 1, 0, [{"type": "x" * LONGEST_LINE}])) == "too_long_a_line"
    assert found.refuses("bob", ProposeLine(1, 1, 0, [STEP] * 17)) == "too_long_a_line"
    for _ in range(MOST_LINES + 2):
        found.does("bob", ProposeLine(1, 1, 0, [STEP]))
    assert [each.line for each in found.review.lines] == list(range(3, MOST_LINES + 3))
    found.does("ann", Show(0, 4, line=3))
    assert (found.review.move, found.review.line) == (4, 3)
    found.does("bob", ProposeLine(1, 1, 0, [STEP]))
    assert found.review.line is None, "the line that was shown is gone"


def test_who_goes_takes_the_lead_and_the_finger_along() -> None:
    found = looked_at("ann", "bob")
    found.does("ann", Point(0, place="chapel"))
    assert found.review.goes("ann")
    assert (found.review.leader, found.review.points) == (1, {})
    assert not found.review.goes("ann")
    found.does("bob", ProposeLine(1, 1, 0, [STEP]))
    found.does("bob", Gather(here=False))
    assert (found.review.leader, found.review.lines) == (None, [])


def test_only_so_many_look_on() -> None:
    found = looked_at(*map(str, range(MOST_PEOPLE)))
    assert found.refuses("ann", Gather()) == "too_many_there"
    found.does("0", Gather(follows=False))
    assert not found.review.people["0"].follows


# -- over the table's socket ---------------------------------------------------------------------


def run(scene: Callable[[FakeServer], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scene(FakeServer()))


async def at_the_end(server: FakeServer) -> list[FakeListener]:
    people = await server.opened(seed="a test")
    room = server.actor.room
    outcome = {"reason": "escape", "winners": [0, 1], "losers": [2]}
    await server.actor.commit(lambda: [Finished(room.created.seed, room.created.salt, outcome)])
    return people


def test_only_those_who_asked_for_it_are_told_and_nothing_is_logged() -> None:
    async def scene(server: FakeServer) -> None:
        ann, bob, cleo = await at_the_end(server)
        ann.together = bob.together = True
        entries = len(server.entries())
        assert (await server.say(ann, Gather(id="1")))["type"] == "accepted"
        await server.say(bob, Gather(id="2"))
        await server.say(ann, Show(0, 0, id="3"))
        told = bob.all("together")
        assert [len(each["people"]) for each in told] == [1, 2, 2]
        assert "lines" in told[1]
        assert "lines" not in told[2]
        assert cleo.all("together") == []
        assert len(server.entries()) == entries

    run(scene)


def test_who_comes_later_hears_of_it_and_who_leaves_is_gone() -> None:
    async def scene(server: FakeServer) -> None:
        ann, bob, _ = await at_the_end(server)
        await server.say(ann, Gather(id="1"))
        late = FakeListener("w" * 43, together=True)
        await server.actor.enter(late, Hello(late.token, together=True), None)
        assert [each["name"] for each in late.all("together")[-1]["people"]] == ["Person 0"]
        await server.actor.leave(ann)
        assert late.all("together")[-1] == {"type": "together", "people": [], "leader": None, "move": 0}
        refused = await server.say(bob, Play(1, STEP, "p"))
        assert refused["type"] == "refused"

    run(scene)
