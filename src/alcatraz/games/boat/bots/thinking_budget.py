"""The budget of one decision: a number of positions or a deadline, and its source of random draws."""

from typing import Final, TypeVar

from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.policy import Budget

T = TypeVar("T")

# Positions per iteration: about a millisecond's worth.
POSITIONS: Final = 100
_USUAL_ITERATIONS: Final = 200
# Positions per millisecond for a time budget without a clock: what a slow machine manages.
_SLOW_POSITIONS: Final = 20
# Positions between two looks at the clock.
_BETWEEN_LOOKS: Final = 16


class Thinking:
    def __init__(self, budget: Budget) -> None:
        self.over = False
        self._positions = 0
        self._most = _most_positions(budget)
        self._expired = budget.expired
        self._key = key_of(budget.seed)
        self._draws = 0

    def look(self) -> None:
        """Count a position; sets `over` when the budget is spent."""
        self._positions += 1
        if self._positions >= self._most or (self._positions % _BETWEEN_LOOKS == 0 and self._late()):
            self.over = True

    def spend(self, positions: int) -> None:
        """Count several positions at once, and look at the clock."""
        self._positions += positions
        if self._positions >= self._most or self._late():
            self.over = True

    def _late(self) -> bool:
        return self._expired is not None and self._expired()

    def below(self, sides: int) -> int:
        """A fair draw from 0..sides-1."""
        value = draw(self._key, self._draws, sides)
        self._draws += 1
        return value

    def shuffled(self, things: list[T]) -> list[T]:
        left = things.copy()
        return [left.pop(self.below(len(left))) for _ in things]


def _most_positions(budget: Budget) -> int:
    if budget.iterations is not None:
        return budget.iterations * POSITIONS
    if budget.milliseconds is None:
        return _USUAL_ITERATIONS * POSITIONS
    if budget.expired is None:
        return budget.milliseconds * _SLOW_POSITIONS
    # The clock decides, unless it stands still.
    return budget.milliseconds * POSITIONS * 100
