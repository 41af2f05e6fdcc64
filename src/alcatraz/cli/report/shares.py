"""Shares and how far to trust them."""

from math import sqrt

# 19 times out of 20 the true share lies within so many standard errors.
_Z = 1.96


def interval(part: int, whole: int) -> tuple[float, float]:
    """Wilson's interval: sensible for few games too, and never outside 0..1."""
    if not whole:
        return 0.0, 1.0
    share = part / whole
    spread = _Z * sqrt(share * (1 - share) / whole + _Z**2 / (4 * whole**2))
    middle = share + _Z**2 / (2 * whole)
    scale = 1 + _Z**2 / whole
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
