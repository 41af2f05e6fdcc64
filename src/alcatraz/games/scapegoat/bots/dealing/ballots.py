"""Votes: what each seat will probably vote, by regret matching on the vote game, and what one's own vote is worth."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from alcatraz.games.scapegoat.bots.dealing.outcomes import Table
from alcatraz.games.scapegoat.bots.planning.election import choose_vote, elected_by, needs
from alcatraz.games.scapegoat.model.state import State

ITERATIONS: Final = 30
# How much of what is expected of others is habit: the vote for the seat that the escape needs least.
HABIT: Final = 0.5

# By seat, the probability of each vote.
Ballots = list[list[float]]


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

    def habits(self) -> list[int]:
        return [choose_vote(self.s, seat, list(self.needed)) for seat in range(self.players)]


def without_a_deal(game: VoteGame, table: Table) -> Ballots:
    """What everybody votes if nothing was agreed: half habit, half the average strategy of regret matching."""
    players = game.players
    regrets = [[0.0] * players for _ in range(players)]
    total = [[0.0] * players for _ in range(players)]
    for _ in range(ITERATIONS):
        strategies = [_by_regret(regrets[seat], game.choices[seat]) for seat in range(players)]
        for seat in range(players):
            worths = {vote: _worth(game.chances(strategies, {seat: vote}), table, seat) for vote in game.choices[seat]}
            mean = sum(strategies[seat][vote] * worth for vote, worth in worths.items())
            for vote, worth in worths.items():
                regrets[seat][vote] = max(0.0, regrets[seat][vote] + worth - mean)
                total[seat][vote] += strategies[seat][vote]
    habits = game.habits()
    return [
        [HABIT * (habits[seat] == vote) + (1 - HABIT) * total[seat][vote] / ITERATIONS for vote in range(players)]
        for seat in range(players)
    ]


def _by_regret(regrets: Sequence[float], choices: Sequence[int]) -> list[float]:
    positive = sum(regrets)
    even = 1 / len(choices)
    return [
        (regrets[vote] / positive if positive > 0 else even) if vote in choices else 0.0 for vote in range(len(regrets))
    ]


def _worth(chances: Sequence[float], table: Table, seat: int) -> float:
    return sum(chance * row[seat] for chance, row in zip(chances, table, strict=True))


def promised(ballot: list[float], vote: int, probability: float) -> list[float]:
    """A ballot after its seat has promised this vote."""
    return [probability * (choice == vote) + (1 - probability) * each for choice, each in enumerate(ballot)]


def spared(ballot: list[float], vote: int, probability: float) -> list[float]:
    """A ballot after its seat has promised not to vote so."""
    left = [each * (1 - probability) if choice == vote else each for choice, each in enumerate(ballot)]
    whole = sum(left)
    return [each / whole for each in left] if whole > 0 else ballot


def worths(game: VoteGame, ballots: Ballots, table: Table, seat: int) -> Iterator[tuple[int, float]]:
    """What each of one's own votes is worth."""
    for vote in game.choices[seat]:
        yield vote, _worth(game.chances(ballots, {seat: vote}), table, seat)
