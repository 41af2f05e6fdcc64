"""Judges a decision by what its seat could know: worlds imagined from its view, the same for every plan.

The best plan is found in some worlds and compared with what was done in others, so that the plan that was merely lucky
in its trial does not turn a good decision into a mistake.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Final

from alcatraz.analysis.recorded_match import RecordedMatch
from alcatraz.analysis.segments import Segment
from alcatraz.bundle.valuation import Plan
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import Json

TRIAL_WORLDS: Final = 4
WORLDS: Final = 12
# A difference counts if it is larger than so many standard errors.
SURE: Final = 2.0
GRADES: Final = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
# What a decision must gain over the usual one to count as good.
GAIN: Final = 0.02


@dataclass(frozen=True, slots=True)
class Judgement:
    """`loss`: how much better the best plan is for the seat; `gain`: how much better than usual it decided."""

    seat: int
    loss: float
    error: float
    gain: float
    # "blunder", "mistake", "inaccuracy", or empty: nothing that can be called so.
    grade: str
    # Whether the decision was better than usual beyond doubt.
    good: bool
    # The moves of the better plan, if there is one.
    better: tuple[int, ...]

    def json(self) -> Json:
        return {**asdict(self), "better": list(self.better)}

    @classmethod
    def from_json(cls, data: Json) -> "Judgement":
        return cls(**{**data, "better": tuple(data["better"])})


def judge(match: RecordedMatch, segment: Segment, seat: int, seed: Seed) -> Judgement | None:
    """None if there was no choice."""
    valuation = match.valuation
    view = match.view(segment.start, seat)
    chosen = Plan(tuple(move for mover, move in match.moves[segment.start : segment.end] if mover == seat))
    plans = valuation.plans(valuation.imagined(view, f"{seed}/plans"), seat)
    if len({plan.moves[0] for plan in (chosen, *plans)}) < 2:
        return None

    def worths(plan: Plan, numbers: range) -> list[float]:
        return [valuation.worth(valuation.imagined(view, f"{seed}/fair/{number}"), seat, plan) for number in numbers]

    trial, rest = range(TRIAL_WORLDS), range(TRIAL_WORLDS, TRIAL_WORLDS + WORLDS)
    best = max(plans, key=lambda plan: sum(worths(plan, trial)))
    done = worths(chosen, rest)
    better = worths(best, rest)
    usual = better if best is plans[0] else worths(plans[0], rest)
    loss, error = mean_and_error([a - b for a, b in zip(better, done, strict=True)])
    gain, doubt = mean_and_error([a - b for a, b in zip(done, usual, strict=True)])
    sure = loss > SURE * error
    grade = next((name for least, name in GRADES if sure and loss >= least), "")
    return Judgement(seat, loss, error, gain, grade, gain > max(GAIN, SURE * doubt), best.moves if grade else ())


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(numbers)
    middle = sum(numbers) / count
    variance = sum((number - middle) ** 2 for number in numbers) / max(1, count - 1)
    return middle, sqrt(variance / count)
