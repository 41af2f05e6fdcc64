"""Time budgets of decisions. Games have no clock, so the caller of a policy passes one in with the budget."""

from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from alcatraz.kernel.policy import Budget

# What a policy does after its last look at the clock, and what is left of the decision around it, takes time, too.
_USABLE = 0.95


def with_clock(budget: Budget, clock: Callable[[], float] = monotonic) -> Budget:
    """The budget with its time running from now on; one without a time, or already running, as it is.

    The clock tells seconds that never run backwards.
    """
    if budget.milliseconds is None or budget.expired is not None:
        return budget
    end = clock() + _USABLE * budget.milliseconds / 1000
    return replace(budget, expired=lambda: clock() >= end)
