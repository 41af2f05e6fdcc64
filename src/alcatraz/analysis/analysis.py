"""The whole analysis of a match, unit by unit, so that it can be interrupted, kept and gone on with.

A unit of work is JSON. The same record, seed and number of worlds give the same units in the same order.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from alcatraz.analysis.contributions import Contribution, contribution
from alcatraz.analysis.judging import Judgement, judge
from alcatraz.analysis.recorded_match import RecordedMatch
from alcatraz.analysis.screening import fair_loss, to_screen
from alcatraz.analysis.segments import Segment, segments
from alcatraz.analysis.shapley import Values
from alcatraz.analysis.turning_points import MOST, TurningPoint, turning_points
from alcatraz.analysis.world_values import WorldValues
from alcatraz.kernel.game import Json

FORMAT: Final = 2
SEED: Final = "analysis"


@dataclass(frozen=True, slots=True)
class Moment:
    """A turning point, looked at closely."""

    point: TurningPoint
    # The move that changed most, counted from 1.
    move: int
    judgement: Judgement | None


class Analysis:
    """Works through a match. `units` are those that were worked out before, in their order."""

    def __init__(
        self, match: RecordedMatch, *, seed: str = SEED, worlds: int | None = None, units: Sequence[Json] = ()
    ) -> None:
        self.match = match
        self.seed = seed
        self.values = WorldValues(match, seed, worlds or match.valuation.worlds)
        self.segments: list[Segment] = segments(match)
        self.start: Values = []
        self.contributions: list[Contribution] = []
        # By the index of a segment: what it seems to have cost its own seat, from all that seat could know.
        self.losses: dict[int, float] = {}
        self._to_screen = to_screen(self.segments)
        self.moments: list[Moment] = []
        self._points: list[TurningPoint] | None = None
        self._known = list(units)

    @property
    def total(self) -> int:
        """The units there are at most: the first position, every segment, the last turns again, every turning point."""
        points = MOST if self._points is None else len(self._points)
        return 1 + len(self.segments) + len(self._to_screen) + points

    def run(self) -> Iterator[Json]:
        """Every unit as soon as it is known; those that were handed in come first and cost nothing."""
        for known in self._known:
            self._take(known)
            yield known
        while (unit := self._next()) is not None:
            self._take(unit)
            yield unit

    # -- one unit after the other ------------------------------------------------------------------

    def _next(self) -> Json | None:
        match = self.match
        if not self.start:
            return {"start": self.values.of(match.states[0], match.valuation.round(match.states[0]))}
        done = len(self.contributions)
        if done < len(self.segments):
            before = self.contributions[-1].after if self.contributions else self.start
            return contribution(self.values, self.segments[done], before).json()
        if len(self.losses) < len(self._to_screen):
            index = self._to_screen[len(self.losses)]
            return {"loss": fair_loss(match, self.segments[index], f"{self.seed}/{index}")}
        points = self._turning_points()
        if len(self.moments) < len(points):
            return self._looked_at(points[len(self.moments)])
        return None

    def _take(self, unit: Json) -> None:
        if "start" in unit:
            self.start = unit["start"]
        elif "shares" in unit:
            self.contributions.append(Contribution.from_json(unit))
        elif "loss" in unit:
            self.losses[self._to_screen[len(self.losses)]] = unit["loss"]
        else:
            judged = unit["judgement"]
            point = self._turning_points()[len(self.moments)]
            judgement = None if judged is None else Judgement.from_json(judged)
            self.moments.append(Moment(point, unit["move"], judgement))

    def _turning_points(self) -> list[TurningPoint]:
        if self._points is None:
            self._points = turning_points(self.match, self.segments, self.contributions, self.start, self.losses)
        return self._points

    # -- a closer look -----------------------------------------------------------------------------

    def _looked_at(self, point: TurningPoint) -> Json:
        segment = self.segments[point.segment]
        if point.kind == "luck":
            return {"move": segment.end, "judgement": None}
        seat = segment.seats[0]
        if point.kind == "together":
            shares = self.contributions[point.segment].shares
            # The one who hurt their own chances most, if anybody did.
            seat = min(segment.seats, key=lambda each: shares[each][each])
        judgement = judge(self.match, segment, seat, f"{self.seed}/{segment.start}")
        move = segment.end if point.kind == "together" else self._decisive_move(point, segment)
        return {"move": move, "judgement": None if judgement is None else judgement.json()}

    def _decisive_move(self, point: TurningPoint, segment: Segment) -> int:
        """Of the moves of a turn the one that changed the chances of the seat in question most."""
        match = self.match
        horizon = match.valuation.round(match.states[segment.start])
        first, last = point.before[point.whom], point.before[point.whom] + point.change[point.whom]
        between = range(segment.start + 1, segment.end)
        values = [first, *(self.values.of(match.states[number], horizon)[point.whom] for number in between), last]
        sign = 1 if point.change[point.whom] > 0 else -1
        steps = [sign * (new - old) for old, new in pairwise(values)]
        return segment.start + 1 + steps.index(max(steps))
