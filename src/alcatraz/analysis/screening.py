"""Looks for mistakes that open values do not show: the usual play goes on as if nobody could have done better.

The last turns of a match, where most is at stake, are compared with the plans of their seat in one imagined world.
What is a loss in four others too is a candidate for a turning point, and is judged in more worlds before it is called a
mistake.
"""

from collections.abc import Sequence
from typing import Final

from alcatraz.analysis.judging import mean_and_error
from alcatraz.analysis.recorded_match import RecordedMatch
from alcatraz.analysis.segments import Segment
from alcatraz.bundle.valuation import Plan
from alcatraz.kernel.chance import Seed

# So many turns from the end on; earlier ones seldom cost much, and every one takes time.
MOST_SCREENED: Final = 18
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

    first, more = range(1), range(1, 1 + MORE_WORLDS)
    found = [worths(plan, first)[0] for plan in plans]
    if max(found) - worths(chosen, first)[0] < LEAST_LOSS:
        return 0.0
    best = plans[found.index(max(found))]
    # Others than the one it was found in.
    loss, error = mean_and_error([a - b for a, b in zip(worths(best, more), worths(chosen, more), strict=True)])
    return loss if loss >= max(LEAST_LOSS, error) else 0.0
