"""The puzzles of The Scapegoat: decisions of which one plan was measured to be clearly best.

A try is measured against the solution in the same worlds; one that is as good is right, too.
"""

from functools import cached_property
from typing import Final

from alcatraz.bundle.advice import YOU
from alcatraz.bundle.puzzles import Puzzle, Verdict, load_puzzles
from alcatraz.games.scapegoat.bots.advice.advisor import reason_for
from alcatraz.games.scapegoat.bots.advice.differences import Differences
from alcatraz.games.scapegoat.bots.advice.situation import Situation
from alcatraz.games.scapegoat.bots.search.plan_search import Comparison, Trial
from alcatraz.games.scapegoat.bots.search.turn_plans import TurnPlan
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import ESCAPE, State
from alcatraz.games.scapegoat.notation.move_table import MOVES
from alcatraz.games.scapegoat.puzzles.measure import SEATS, first_moves, mean, measure
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

_SEED: Final = "puzzle"
_WORLDS: Final = range(12)
# A try that is worth at least this much less is none.
AS_GOOD: Final = 0.03


class ScapegoatPuzzles:
    @cached_property
    def puzzles(self) -> tuple[Puzzle, ...]:
        return load_puzzles("alcatraz.games.scapegoat.puzzles")

    def task(self, puzzle: Puzzle) -> Message:
        role = "scapegoat" if puzzle.position.get("scapegoat", 0) == puzzle.seat else "prisoner"
        return Message("scapegoat-puzzle-task", {"role": role})

    def judge(self, puzzle: Puzzle, move: Json) -> Verdict:
        state: State = GAME.load(puzzle.position, _SEED)
        view, seat = GAME.view(state, puzzle.seat), puzzle.seat
        best = Trial(plan_of(state, puzzle))
        (tried,) = first_moves([MOVES.read(state.players, move)])
        same = move == puzzle.solution[0]
        if not same:
            measure(view, seat, [best, tried], _WORLDS, _SEED)
        at = Situation(imagine(view, _SEED, SEATS), seat, best.plan.moves, best.plan.goal, YOU)
        reason = reason_for(at, Differences(Comparison(best, [] if same else [tried], best.plan.moves), seat))
        right = same or mean(tried) > mean(best) - AS_GOOD
        return Verdict(right, reason, None if right else _led(best, tried, seat))


PUZZLES: Final = ScapegoatPuzzles()


def plan_of(s: State, puzzle: Puzzle) -> TurnPlan:
    """The plan that was measured when the puzzle was found."""
    line = tuple(MOVES.read(s.players, move) for move in puzzle.solution)
    return TurnPlan((*line, moves.END_TURN) if puzzle.facts.get("ends") else line, puzzle.facts["goal"])


def _led(best: Trial, tried: Trial, seat: int) -> Message:
    counts = {
        "tries": len(tried.ends),
        "escapes": _escapes(tried, seat),
        "best": _escapes(best, seat),
        "stays": _stays(tried, seat),
        "stays_best": _stays(best, seat),
    }
    return Message("scapegoat-puzzle-missed", {**counts})


def _escapes(trial: Trial, seat: int) -> int:
    return sum(s.reason == ESCAPE and s.loser != seat for s in trial.ends)


def _stays(trial: Trial, seat: int) -> int:
    return sum(s.reason == ESCAPE and s.loser == seat for s in trial.ends)
