"""Measures first moves of a turn against each other: each is played in the same worlds, then everybody plays on.

What the search of `boss` does for a few plans, for any moves: a puzzle has one good move among all that are legal.
"""

from collections.abc import Sequence
from typing import Final

from alcatraz.games.scapegoat.bots.planning.prisoner import NO_GOAL
from alcatraz.games.scapegoat.bots.search.plan_search import Trial, try_out
from alcatraz.games.scapegoat.bots.search.turn_plans import TurnPlan
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.kernel.chance import key_of
from alcatraz.kernel.game import Json

SEATS: Final = range(3, 5)


def first_moves(moves: Sequence[int]) -> list[Trial]:
    return [Trial(TurnPlan((move,), NO_GOAL)) for move in moves]


def mean(trial: Trial) -> float:
    return sum(trial.values) / len(trial.values)


def measure(view: Json, seat: int, trials: Sequence[Trial], worlds: range, seed: str) -> None:
    """Play each of these plans in each of these worlds; the same number is the same world for all of them."""
    for number in worlds:
        s = imagine(view, f"{seed}/{number}", SEATS)
        s.key = key_of(f"{seed}/{number}/chance")
        for trial in trials:
            end = s.copy()
            trial.values.append(try_out(end, seat, trial.plan))
            trial.ends.append(end)
