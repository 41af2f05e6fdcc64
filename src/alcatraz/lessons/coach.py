"""A coach who speaks only when it matters: at most one sentence to a decision, and each only once in a game."""

from collections.abc import Callable

from alcatraz.bundle.lessons import Coach, Occasion
from alcatraz.kernel.game import Json


class Coaching:
    def __init__(self, coach: Coach | None) -> None:
        self._coach = coach
        self._said: set[str] = set()
        # What is said to the decision that the learner must make now.
        self.now: Occasion | None = None

    def decides(self, view: Callable[[], Json], seat: int) -> None:
        """The learner must decide, and sees this."""
        found = [] if self._coach is None else self._coach(view(), seat)
        self.now = next((each for each in found if each.id not in self._said), None)
        if self.now is not None:
            self._said.add(self.now.id)
