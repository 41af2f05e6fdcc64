"""Values made true: what playouts predict, against how often it came about in games that were played out."""

from collections.abc import Sequence
from itertools import pairwise

# Predicted values and true ones, both rising from 0 to 1. None: as predicted.
Knots = Sequence[tuple[float, float]]


def calibrated(value: float, knots: Knots) -> float:
    """On the straight line between the two knots around it."""
    for (low, true_low), (high, true_high) in pairwise(knots):
        if low <= value <= high:
            return true_low + (true_high - true_low) * (value - low) / (high - low)
    return value
