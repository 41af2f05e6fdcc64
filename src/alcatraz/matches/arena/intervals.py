"""95 % confidence intervals of shares and means over a sample of deals."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import TypeVar

T = TypeVar("T")
Interval = tuple[float, float]

_Z = 1.96
_RESAMPLES = 1000
_OUTSIDE = 0.025


def wilson(part: float, whole: float) -> Interval:
    """For a share: sensible for few games too, and never outside 0..1."""
    if not whole:
        return 0.0, 1.0
    share = part / whole
    spread = _Z * sqrt(share * (1 - share) / whole + _Z**2 / (4 * whole**2))
    middle = share + _Z**2 / (2 * whole)
    scale = 1 + _Z**2 / whole
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def share_interval(deals: Sequence[tuple[int, int]]) -> Interval:
    """For a share, from part and whole of each deal: Wilson's, with as many games as the deals are worth.

    The games of a deal are like each other. How much the deals differ tells how many independent games would be as
    sure: never fewer than there are deals, and never more than were played.
    """
    whole = sum(games for _, games in deals)
    if not whole:
        return wilson(0, 0)
    share = sum(part for part, _ in deals) / whole
    spread = sum((part - share * games) ** 2 for part, games in deals)
    played = sum(bool(games) for _, games in deals)
    worth = float(played)
    if played > 1 and spread:
        worth = share * (1 - share) * whole**2 * (played - 1) / (spread * played)
    return wilson(share * min(max(worth, played), whole), min(max(worth, played), whole))


def bootstrap(groups: Sequence[T], measure: Callable[[Sequence[T]], float], seed: str) -> Interval:
    """For any measure: draw as many groups as there are, again and again, and see how far it moves."""
    random = Random(seed)
    return _middle(sorted(measure(random.choices(groups, k=len(groups))) for _ in range(_RESAMPLES)))


def _middle(values: list[float]) -> Interval:
    cut = int(len(values) * _OUTSIDE)
    return values[cut], values[-1 - cut]
