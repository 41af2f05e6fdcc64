"""Judges moves that were not played: a seat's chances with them, beside what it did, from all that it could know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from alcatraz.analysis.calibration import calibrated
from alcatraz.analysis.judging import GRADES, SURE, mean_and_error
from alcatraz.analysis.recorded_match import RecordedMatch
from alcatraz.analysis.segments import segments
from alcatraz.bundle.valuation import Plan
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import Move

# Fewer than in an analysis: somebody waits for the answer.
TRIAL_WORLDS: Final = 1
WORLDS: Final = 8
# A smaller difference than the least mistake is none.
LEAST: Final = GRADES[-1][0]


@dataclass(frozen=True, slots=True)
class Trial:
    seat: int
    # The values of both for the seat, as they came true in other games.
    played: float
    tried: float
    way: Literal["better", "same", "worse"]
    # Whether no plan is surely better than the try.
    best: bool


def try_moves(match: RecordedMatch, number: int, seat: int, moves: Sequence[Move], seed: Seed) -> Trial:
    """`moves` of a seat that decides after so many moves of the match; they are legal there.

    As in judging.py the best plan is found in some worlds and compared in others.
    """
    valuation = match.valuation
    view = match.view(number, seat)
    end = next(part.end for part in segments(match) if number < part.end)
    played = Plan(tuple(move for mover, move in match.moves[number:end] if mover == seat))
    tried = Plan(tuple(moves))
    plans = valuation.plans(valuation.imagined(view, f"{seed}/plans"), seat)

    def worths(plan: Plan, numbers: range) -> list[float]:
        return [valuation.worth(valuation.imagined(view, f"{seed}/fair/{each}"), seat, plan) for each in numbers]

    trial, rest = range(TRIAL_WORLDS), range(TRIAL_WORLDS, TRIAL_WORLDS + WORLDS)
    done, wanted = worths(played, rest) if played.moves else worths(plans[0], rest), worths(tried, rest)
    best = worths(max(plans, key=lambda plan: sum(worths(plan, trial))), rest)
    gain, doubt = mean_and_error([a - b for a, b in zip(wanted, done, strict=True)])
    loss, error = mean_and_error([a - b for a, b in zip(best, wanted, strict=True)])
    knots = valuation.knots(match.players)
    sure = abs(gain) >= LEAST and abs(gain) > SURE * doubt
    return Trial(
        seat,
        calibrated(sum(done) / WORLDS, knots),
        calibrated(sum(wanted) / WORLDS, knots),
        "same" if not sure else "better" if gain > 0 else "worse",
        not (loss >= LEAST and loss > SURE * error),
    )
