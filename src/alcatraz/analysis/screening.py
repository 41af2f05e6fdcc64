"""Looks for mistakes that open values do not show: the usual play goes on as if nobody could have done better.

The last turns of a match, where most is at stake, are compared with the plans of their seat in few imagined worlds. What
looks like a loss there is a candidate for a turning point, and is judged in more worlds before anybody calls it a mistake.
"""

from collections.abc import Sequence
from typing import Final

from alcatraz.analysis.judging import mean_and_error
from alcatraz.analysis.recorded_match import RecordedMatch
from alcatraz.analysis.segments import Segment
from alcatraz.bundle.valuation import Plan
from alcatraz.kernel.chance import Seed

# So many turns from the end on; earlier ones seldom cost much, and every one takes time.
MOST_SCREENED: Final = 24
FEW_WORLDS: Final = 2
MORE_WORLDS: Final = 4
# A smaller loss is not looked at again, and makes no turning point by itself.
LEAST_LOSS: Final = 0.1


def to_screen(parts: Sequence[Segment]) -> list[int]:
    """The indices of the segments that are looked at: the last turns in which somebody had a choice."""
    turns = [index for index, part in enumerate(parts) if not part.together and not part.forced]
    return turns[-MOST_SCREENED:]


def fair_loss(match: RecordedMatch, part: Segment, seed: Seed) -> float:
    """How much better the best plan looks than what was done, from all the seat could know; 0 if that is little."""
    valuation, seat = match.valuation, part.seats[0]
    view = match.view(part.start, seat)
    chosen = Plan(tuple(move for _, move in match.moves[part.start : part.end]))
    plans = valuation.plans(valuation.imagined(view, f"{seed}/plans"), seat)

    def worths(plan: Plan, numbers: range) -> list[float]:
        return [valuation.worth(valuation.imagined(view, f"{seed}/screen/{each}"), seat, plan) for each in numbers]

    few, more = range(FEW_WORLDS), range(FEW_WORLDS, FEW_WORLDS + MORE_WORLDS)
    best = max(plans, key=lambda plan: sum(worths(plan, few)))
    if (sum(worths(best, few)) - sum(worths(chosen, few))) / FEW_WORLDS < LEAST_LOSS:
        return 0.0
    # Others than those it was chosen in.
    loss, error = mean_and_error([a - b for a, b in zip(worths(best, more), worths(chosen, more), strict=True)])
    return loss if loss >= max(LEAST_LOSS, error) else 0.0
