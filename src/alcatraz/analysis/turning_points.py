"""The turning points of a match: the largest changes of anybody's chances, at most five, one of each turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from alcatraz.analysis.contributions import Contribution
from alcatraz.analysis.recorded_match import RecordedMatch
from alcatraz.analysis.segments import Segment
from alcatraz.analysis.shapley import Values

MOST: Final = 5
# Where people decided enough, so many of the five may be luck.
MOST_LUCK: Final = 2
# A smaller change is no turning point.
LEAST: Final = 0.05
# How much more it counts if a turn hurts its own player.
OWN_LOSS: Final = 2.0

Kind = Literal["turn", "together", "luck"]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    # The index of its segment.
    segment: int
    kind: Kind
    # What changed for each seat, and from what.
    change: tuple[float, ...]
    before: tuple[float, ...]
    # Whose turn it was; votes and luck have nobody.
    mover: int | None = None
    # What the turn seems to have cost its own player, from all they could know; 0 if that was not looked at.
    loss: float = 0.0

    @property
    def whom(self) -> int:
        """The seat whose chances changed most; if hardly anybody's did, the one who could have done better."""
        if self.mover is not None and self.loss > 0 and max(map(abs, self.change)) < LEAST:
            return self.mover
        return max(range(len(self.change)), key=lambda seat: abs(self.change[seat]))

    @property
    def size(self) -> float:
        return abs(self.change[self.whom])

    @property
    def weight(self) -> float:
        """What it is chosen by: a turn that hurts its own player counts more, because there is something to learn."""
        if self.mover is None:
            return self.size
        return max(self.size, -OWN_LOSS * self.change[self.mover], OWN_LOSS * self.loss)


def turning_points(
    match: RecordedMatch,
    parts: Sequence[Segment],
    contributions: Sequence[Contribution],
    start: Values,
    losses: Mapping[int, float],
) -> list[TurningPoint]:
    """The largest first. `losses`: what screening.py found, by the index of a segment."""
    found = _candidates(parts, contributions, start, losses)
    chosen: list[TurningPoint] = []
    for kinds, most in ((("turn", "together"), MOST - MOST_LUCK), (("turn", "together", "luck"), MOST)):
        _choose(match, parts, [each for each in found if each.kind in kinds], most, chosen)
    return sorted(chosen, key=lambda each: (-each.weight, each.segment))


def _choose(
    match: RecordedMatch, parts: Sequence[Segment], found: list[TurningPoint], most: int, chosen: list[TurningPoint]
) -> None:
    """Adds the largest of those whose turn has none yet."""
    taken = {_turn(match, parts, each) for each in chosen}
    for each in found:
        turn = _turn(match, parts, each)
        if len(chosen) < most and turn not in taken:
            chosen.append(each)
            taken.add(turn)


def _turn(match: RecordedMatch, parts: Sequence[Segment], point: TurningPoint) -> tuple[int, ...]:
    return match.valuation.turn(match.states[parts[point.segment].start])


def _candidates(
    parts: Sequence[Segment], contributions: Sequence[Contribution], start: Values, losses: Mapping[int, float]
) -> list[TurningPoint]:
    found = []
    before = start
    for index, (part, moved) in enumerate(zip(parts, contributions, strict=True)):
        decided = [sum(column) for column in zip(*moved.shares.values(), strict=True)]
        mover = None if part.together else part.seats[0]
        kind: Kind = "together" if part.together else "turn"
        found.append(TurningPoint(index, kind, tuple(decided), tuple(before), mover, losses.get(index, 0.0)))
        halfway = tuple(a + b for a, b in zip(before, decided, strict=True))
        found.append(TurningPoint(index, "luck", tuple(moved.drawn), halfway))
        before = moved.after
    large = [each for each in found if each.size >= LEAST or each.loss > 0]
    return sorted(large, key=lambda each: (-each.weight, each.segment, each.kind))
