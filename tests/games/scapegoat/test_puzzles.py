"""The puzzles of The Scapegoat: every one loads, and a larger budget still finds the same plan clearly best."""

import pytest

from alcatraz.games.scapegoat.bots.search.plan_search import Trial
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.puzzles.measure import first_moves, mean, measure
from alcatraz.games.scapegoat.puzzles.scapegoat_puzzles import PUZZLES, plan_of
from alcatraz.locale.texts import texts

pytestmark = pytest.mark.no_cover

# What the finder asked for, less what the luck of another seed may take away.
MARGIN = 0.05


def test_there_are_at_least_sixty_sorted_by_difficulty() -> None:
    assert len(PUZZLES.puzzles) >= 60
    difficulties = [puzzle.facts["difficulty"] for puzzle in PUZZLES.puzzles]
    assert difficulties == sorted(difficulties)


def test_every_solution_is_legal_and_told_in_every_language() -> None:
    for puzzle in PUZZLES.puzzles:
        state = GAME.load(puzzle.position, 0)
        assert puzzle.seat in GAME.deciding(state)
        assert GAME.read_move(state, puzzle.solution[0]) in GAME.legal(state, puzzle.seat)
        for language in ("en", "fr"):
            assert texts(language).tell(PUZZLES.task(puzzle))


@pytest.mark.parametrize(
    "number", [0, 30, *(pytest.param(number, marks=pytest.mark.long) for number in (10, 20, 40, 50))]
)
def test_a_larger_budget_still_finds_it(number: int) -> None:
    """A sample, with another seed than the finder's: all legal moves in a few worlds, the best of them in many."""
    puzzle = PUZZLES.puzzles[number]
    state = GAME.load(puzzle.position, "puzzle")
    view, seat = GAME.view(state, puzzle.seat), puzzle.seat
    plan = plan_of(state, puzzle)
    others = first_moves([move for move in GAME.legal(state, seat) if move != plan.moves[0]])
    measure(view, seat, others, range(3), "look")
    others.sort(key=mean, reverse=True)
    best, rivals = Trial(plan), [Trial(trial.plan) for trial in others[:3]]
    measure(view, seat, [best, *rivals], range(24), "check")
    assert mean(best) > max(map(mean, rivals)) + MARGIN


def test_a_try_is_answered_with_what_it_would_have_led_to() -> None:
    puzzle = PUZZLES.puzzles[0]
    state = GAME.load(puzzle.position, 0)
    assert PUZZLES.judge(puzzle, puzzle.solution[0]).right
    ending = {"type": "end_turn"}
    assert GAME.read_move(state, ending) in GAME.legal(state, puzzle.seat)
    verdict = PUZZLES.judge(puzzle, ending)
    assert not verdict.right
    assert verdict.led is not None
    assert "Played on 12 times from there" in texts("en").tell(verdict.led)
