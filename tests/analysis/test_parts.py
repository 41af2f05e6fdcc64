"""The parts of an analysis, on cases that can be checked by hand."""

import pytest

from alcatraz.analysis.judging import judge
from alcatraz.analysis.recorded_match import recorded_match
from alcatraz.analysis.segments import segments
from alcatraz.analysis.shapley import shapley
from alcatraz.analysis.told import level
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from tests.analysis.matches import arranged, played

# Each has two prisoners in the boat and a third in front of it: whoever moves first wins.
ONE_STEP_FROM_WINNING: Json = {
    "players": 2,
    "guards": [9, 9, 9, 9, 9, 9, 9, 9],
    "prisoners": [["boat", "boat", [1, 5], "cell"], ["boat", "boat", [1, 4], "cell"]],
    "turn": 0,
}
BOARD: Json = {"type": "board", "from": [1, 5]}
ENTER: Json = {"type": "enter", "to": [9, 1]}


def test_two_voters_who_need_each_other_share_what_they_changed() -> None:
    def worth(chosen: frozenset[int]) -> list[float]:
        return [1.0, 0.0] if chosen == {0, 1} else [0.5, 0.5]

    assert shapley((0, 1), worth) == {0: [0.25, -0.25], 1: [0.25, -0.25]}


def test_a_voter_who_changes_nothing_gets_nothing() -> None:
    def worth(chosen: frozenset[int]) -> list[float]:
        return [0.9] if 2 in chosen else [0.3]

    shares = shapley((0, 1, 2), worth)
    assert shares[0] == shares[1] == [0.0]
    assert shares[2] == [pytest.approx(0.6)]


def test_segments_are_turns_up_to_the_first_chance_and_votes() -> None:
    match = recorded_match(BUNDLES["scapegoat"], played("scapegoat", "rookie random rookie", "b"))
    parts = segments(match)
    assert [part.start for part in parts[1:]] == [part.end for part in parts[:-1]]
    assert (parts[0].start, parts[-1].end) == (0, len(match.moves))
    voted = [part for part in parts if part.together]
    assert len(voted) >= 10
    assert all(part.seats == (0, 1, 2) for part in voted)
    asked = [n for n, (a, b) in enumerate(zip(match.states, match.states[1:], strict=False)) if a.draws != b.draws]
    assert asked
    assert {number + 1 for number in asked} <= {part.end for part in parts}


def test_to_leave_the_winning_move_undone_is_a_blunder() -> None:
    match = arranged("boat", ONE_STEP_FROM_WINNING, (0, ENTER))
    found = judge(match, segments(match)[0], 0, "seed")
    assert found is not None
    assert found.grade == "blunder"
    assert match.bundle.game.move_json(found.better[0]) == BOARD


def test_to_make_the_winning_move_is_no_mistake() -> None:
    match = arranged("boat", ONE_STEP_FROM_WINNING, (0, BOARD))
    found = judge(match, segments(match)[0], 0, "seed")
    assert found is not None
    assert found.grade == ""
    assert found.loss == 0


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """The hidden hand of another player changes nothing: not the plans, not the worlds, not the judgement."""
    judged = []
    for card in ("patrol", "lockdown"):
        sheets = [{"at": "chapel", "blackmail": [card]}, {"at": "chapel", "items": ["tool"]}, {"at": "chapel"}]
        task = {"element": "B", "prisoners": 1, "guards": 2, "items": ["tool"]}
        position = {"players": sheets, "tasks": {"chapel": task}, "turn": {"seat": 1, "ap": 3}}
        match = arranged("scapegoat", position, (1, {"type": "end_turn"}))
        assert match.view(0, 1)["players"][0]["blackmail_count"] == 1
        judged.append(judge(match, segments(match)[0], 1, "seed"))
    assert judged[0] is not None
    assert judged[0] == judged[1]


def test_chances_have_words() -> None:
    assert [level(value) for value in (0.05, 0.3, 0.5, 0.7, 0.95)] == ["none", "low", "even", "high", "sure"]


def test_a_broken_promise_is_known_with_the_move_that_broke_it() -> None:
    data = played("scapegoat", "rookie random rookie", "b")
    calls = next(n for n, entry in enumerate(data["moves"]) if entry["move"]["type"] == "vote")
    vote = data["moves"][calls]
    said = {"id": 1, "seat": vote["seat"], "round": 1, "after": 0, "type": "promise", "what": "not_vote_for"}
    talk = [{**said, "round": 1, "after": calls, "whom": vote["move"]["for"]}]
    match = recorded_match(BUNDLES["scapegoat"], {**data, "talk": talk})
    (entry,) = match.promises
    assert entry["status"] == "broken"
    assert calls < entry["decided"]["number"] <= calls + 3
