"""What makes the chosen plan better than the next one: how their worlds ended, compared."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.advice.situation import Situation
from alcatraz.games.scapegoat.bots.search.plan_search import FEW, Comparison, Trial
from alcatraz.games.scapegoat.model.state import ESCAPE, OVER, State
from alcatraz.kernel.message import Message

# Smaller shares of the worlds are noise.
LEAST: Final = 0.1
# So large a share speaks for itself.
DECISIVE: Final = 0.3


class Differences:
    """Shares of the worlds in which something happened after the chosen plan, less those after the next one."""

    __slots__ = ("elected", "escaped", "left_behind", "letters", "tries")

    def __init__(self, comparison: Comparison, seat: int) -> None:
        best = comparison.best
        known = [trial for trial in comparison.others if trial.ends]
        following = max(known, key=_mean, default=None)
        number = 0 if following is None else min(len(best.ends), len(following.ends))
        self.tries = number
        ends = best.ends[:number]
        others = [] if following is None else following.ends[:number]
        self.left_behind = _share(others, ends, lambda s: s.reason == ESCAPE and s.loser == seat)
        self.escaped = _share(ends, others, lambda s: s.reason == ESCAPE and s.loser != seat)
        self.elected = _share(others, ends, lambda s: s.phase != OVER and s.scapegoat == seat)
        self.letters = _share(ends, others, lambda s: s.plan[seat].bit_count())

    def decisive(self, at: Situation) -> Message | None:
        """Who stays, who escapes: if the difference is that large, it is the reason whatever else the move is for."""
        size, text = max(self._of_the_end())
        return at.say(text) if size >= DECISIVE and self.tries >= FEW else None

    def largest(self, at: Situation) -> Message | None:
        """The largest difference as a sentence; None if there is none worth a word."""
        size, text = max([*self._of_the_end(), (self.elected, "else-elected"), (self.letters / 2, "more-letters")])
        return at.say(text) if size >= LEAST else None

    def _of_the_end(self) -> list[tuple[float, str]]:
        return [(self.left_behind, "else-left-behind"), (self.escaped, "more-escapes")]


def _mean(trial: Trial) -> float:
    return sum(trial.values) / len(trial.values)


def _share(more: list[State], fewer: list[State], of: Callable[[State], int]) -> float:
    return sum(of(s) for s in more) / len(more) - sum(of(s) for s in fewer) / len(fewer) if more else 0.0
