"""The puzzles of the yard: every one loads, is proved again by exhaustive search, and answers a try."""

import pytest

from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.puzzles.boat_puzzles import PUZZLES
from alcatraz.games.boat.puzzles.forced_win import can_force, holding_moves, winning_moves
from alcatraz.locale.texts import texts
from tests.games.boat.scenario import yard

pytestmark = pytest.mark.no_cover


def test_there_are_at_least_sixty_sorted_by_difficulty() -> None:
    assert len(PUZZLES.puzzles) >= 60
    difficulties = [puzzle.facts["difficulty"] for puzzle in PUZZLES.puzzles]
    assert difficulties == sorted(difficulties)
    assert {puzzle.facts["theme"] for puzzle in PUZZLES.puzzles} == {"win", "hold"}


def test_every_solution_is_legal_and_told_in_every_language() -> None:
    for puzzle in PUZZLES.puzzles:
        state = GAME.load(puzzle.position, 0)
        move = GAME.read_move(state, puzzle.solution[0])
        assert GAME.deciding(state) == [puzzle.seat]
        assert move in GAME.legal(state, puzzle.seat)
        for language in ("en", "fr"):
            assert texts(language).tell(PUZZLES.task(puzzle))


@pytest.mark.parametrize("number", range(0, 60, 4))
def test_the_solution_is_the_only_one(number: int) -> None:
    """A sample, proved again; none of these wins is there in fewer turns."""
    puzzle = PUZZLES.puzzles[number]
    state, turns = GAME.load(puzzle.position, 0), puzzle.facts["turns"]
    if puzzle.facts["theme"] == "win":
        assert [GAME.move_json(move) for move in winning_moves(state, turns)] == list(puzzle.solution)
        assert not winning_moves(state, turns - 1)
    else:
        assert [GAME.move_json(move) for move in holding_moves(state, turns)] == list(puzzle.solution)


def test_a_try_is_answered() -> None:
    puzzle = PUZZLES.puzzles[0]
    state = GAME.load(puzzle.position, 0)
    assert PUZZLES.judge(puzzle, puzzle.solution[0]).right
    other = next(
        move for each in GAME.legal(state, puzzle.seat) if (move := GAME.move_json(each)) != puzzle.solution[0]
    )
    verdict = PUZZLES.judge(puzzle, other)
    assert not verdict.right
    assert verdict.led is not None
    assert texts("en").tell(verdict.reason)
    assert texts("fr").tell(verdict.led)


def test_a_third_boarding_is_a_win_in_one() -> None:
    table = yard(amber=["boat", "boat", [1, 3]], guards={1: 9})
    assert can_force(table.table.state, 0, 1)
    assert not can_force(table.table.state, 1, 2)
