"""Shapley values: what each of several who decided at once has contributed, averaged over all orders."""

from collections.abc import Callable, Sequence
from itertools import combinations
from math import factorial

Values = list[float]


def shapley(seats: Sequence[int], worth: Callable[[frozenset[int]], Values]) -> dict[int, Values]:
    """By seat; together they add up to what all of them changed.

    `worth`: the values if only these seats decide as they did, and the others as usual.
    """
    number = len(seats)
    shares: dict[int, Values] = {}
    for seat in seats:
        others = [other for other in seats if other != seat]
        share = [0.0] * len(worth(frozenset()))
        for size in range(number):
            weight = factorial(size) * factorial(number - size - 1) / factorial(number)
            for chosen in combinations(others, size):
                before, after = worth(frozenset(chosen)), worth(frozenset((*chosen, seat)))
                share = [total + weight * (new - old) for total, new, old in zip(share, after, before, strict=True)]
        shares[seat] = share
    return shares
