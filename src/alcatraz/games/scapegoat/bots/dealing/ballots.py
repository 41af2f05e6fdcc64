"""Votes: what each seat will probably vote, by regret matching on the vote game, and what one's own vote is worth."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import prod
from operator import mul
from typing import Final

from alcatraz.games.scapegoat.bots.dealing.outcomes import Table
from alcatraz.games.scapegoat.bots.planning.election import choose_vote, elected_by, needs
from alcatraz.games.scapegoat.model.state import State

ITERATIONS: Final = 30
# How much of what is expected of others is habit: the vote for the seat that the escape needs least.
HABIT: Final = 0.7

# By seat, the probability of each vote.
Ballots = list[list[float]]
Joints = tuple[tuple[tuple[int, ...], int], ...]


class VoteGame:
    """Every joint vote with who is elected by it; nobody is expected to vote for themselves."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.players = s.players
        self.needed = needs(s)
        self.choices = [[other for other in range(s.players) if other != voter] for voter in range(s.players)]
        self._elected: dict[tuple[int, ...], int] = {}

    def elected(self, votes: tuple[int, ...]) -> int:
        found = self._elected.get(votes)
        if found is None:
            found = self._elected[votes] = elected_by(self.s, list(votes), self.needed)
        return found

    def chances(self, ballots: Ballots, fixed: dict[int, int]) -> list[float]:
        """The probability of each seat to be elected, if some votes are known."""
        chances = [0.0] * self.players
        options = [[fixed[seat]] if seat in fixed else self.choices[seat] for seat in range(self.players)]
        for votes in product(*options):
            probability = 1.0
            for seat, vote in enumerate(votes):
                if seat not in fixed:
                    probability *= ballots[seat][vote]
            if probability > 0:
                chances[self.elected(votes)] += probability
        return chances

    def joints(self) -> Joints:
        """Every joint vote, and who is elected by it."""
        return tuple((votes, self.elected(votes)) for votes in product(*self.choices))

    def habits(self) -> list[int]:
        return [choose_vote(self.s, seat, list(self.needed)) for seat in range(self.players)]


def without_a_deal(game: VoteGame, table: Table) -> Ballots:
    """What everybody votes if nothing was agreed: part habit, part the average strategy of regret matching."""
    average = _average_strategies(game.joints(), table)
    habits = game.habits()
    return [
        [HABIT * (habits[seat] == vote) + (1 - HABIT) * average[seat][vote] for vote in range(game.players)]
        for seat in range(game.players)
    ]


@lru_cache(maxsize=64)
def _average_strategies(joints: Joints, table: Table) -> tuple[tuple[float, ...], ...]:
    seats = range(len(table))
    regrets = [[0.0 for _ in seats] for _ in seats]
    total = [[0.0 for _ in seats] for _ in seats]
    for _ in range(ITERATIONS):
        strategies = [_by_regret(regrets[seat], [vote for vote in seats if vote != seat]) for seat in seats]
        worths = [[0.0 for _ in seats] for _ in seats]
        for votes, elected in joints:
            row = table[elected]
            odds = [strategies[seat][vote] for seat, vote in enumerate(votes)]
            for seat, vote in enumerate(votes):
                # The odds of all other votes.
                worths[seat][vote] += prod(odds[:seat]) * prod(odds[seat + 1 :]) * row[seat]
        for seat in seats:
            mean = sum(map(mul, strategies[seat], worths[seat]))
            for vote in seats:
                if vote != seat:
                    regrets[seat][vote] = max(0.0, regrets[seat][vote] + worths[seat][vote] - mean)
                    total[seat][vote] += strategies[seat][vote]
    return tuple(tuple(each / ITERATIONS for each in row) for row in total)


def _by_regret(regrets: Sequence[float], choices: Sequence[int]) -> list[float]:
    positive = sum(regrets)
    even = 1 / len(choices)
    return [
        (regrets[vote] / positive if positive > 0 else even) if vote in choices else 0.0 for vote in range(len(regrets))
    ]


def promised(ballot: list[float], vote: int, probability: float) -> list[float]:
    """A ballot after its seat has promised this vote."""
    return [probability * (choice == vote) + (1 - probability) * each for choice, each in enumerate(ballot)]


def spared(ballot: list[float], vote: int, probability: float) -> list[float]:
    """A ballot after its seat has promised not to vote so."""
    left = [each * (1 - probability) if choice == vote else each for choice, each in enumerate(ballot)]
    whole = sum(left)
    return [each / whole for each in left] if whole > 0 else ballot
