"""95 % confidence intervals of shares and means over a sample of games."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import TypeVar

T = TypeVar("T")
Interval = tuple[float, float]

_Z = 1.96
_RESAMPLES = 1000
_OUTSIDE = 0.025


def wilson(part: int, whole: int) -> Interval:
    """For a share: sensible for few games too, and never outside 0..1."""
    if not whole:
        return 0.0, 1.0
    share = part / whole
    spread = _Z * sqrt(share * (1 - share) / whole + _Z**2 / (4 * whole**2))
    middle = share + _Z**2 / (2 * whole)
    scale = 1 + _Z**2 / whole
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def bootstrap(groups: Sequence[T], measure: Callable[[Sequence[T]], float], seed: str) -> Interval:
    """For any measure: draw as many groups as there are, again and again, and see how far it moves."""
    random = Random(seed)
    return _middle(sorted(measure(random.choices(groups, k=len(groups))) for _ in range(_RESAMPLES)))


def _middle(values: list[float]) -> Interval:
    cut = int(len(values) * _OUTSIDE)
    return values[cut], values[-1 - cut]
