"""Looking ahead: a tree that grows where the game is likely to go. Every seat plays for itself; the die is sampled.

A move is worth the mean of all that was found behind it, and as much again the best that was found (the max^n value):
the mean alone is slow to see a single refutation, the best alone believes every guess.
"""

from math import exp, sqrt
from typing import Final

from alcatraz.games.boat.bots.evaluation import points
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.model.state import BOAT, NO_ALARM, NOT_ENDED, State
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.rules.board import GUARDS, TO_WIN

# A lead of so many points makes a win e times as likely.
_SCALE: Final = 100.0
# Nobody has won before the game is over.
_CERTAIN: Final = 0.99
# Nothing is quite impossible, or odds would be endless.
_LEAST: Final = 0.01
# How much the tree tries moves that look good but have not been tried much.
_CURIOSITY: Final = 0.35
# Moves that look worse than so many others are never tried, but for the decision itself.
_BRANCHES: Final = 16
# Some fifty megabytes with four players; whoever has more time than that answers sooner.
_MOST_NODES: Final = 10_000

# By seat.
Chances = list[float]


class Node:
    """A decision: the moves worth trying, and what was found behind them."""

    __slots__ = ("best", "children", "listed", "outlook", "priors", "seat", "sums", "tries", "visits")

    def __init__(self, seat: int, listed: list[int], outlook: list[Chances], priors: list[float]) -> None:
        self.seat = seat
        self.listed = listed
        # By move: how likely it is to be good, how often it was tried, and the sum of what that brought; what it
        # looked like at first counts as one try.
        self.priors = priors
        self.tries = [0] * len(listed)
        self.sums = [chances[seat] for chances in outlook]
        # By move: what happens if all play the best that was found.
        self.outlook = outlook
        self.best = outlook[0]
        # By move and row of the alarm.
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.choose()

    def choose(self) -> None:
        seat = self.seat
        best = self.outlook[0]
        for chances in self.outlook:
            if chances[seat] > best[seat]:
                best = chances
        self.best = best

    def worth(self, number: int) -> float:
        return (self.sums[number] / (self.tries[number] + 1) + self.outlook[number][self.seat]) / 2

    def next(self) -> int:
        """The number of the move to try: one that proved good, or looks good and was tried less than it deserves."""
        eager = _CURIOSITY * sqrt(self.visits + 1)
        most, chosen = -1.0, 0
        for number in range(len(self.listed)):
            hope = self.worth(number) + eager * self.priors[number] / (self.tries[number] + 1)
            if hope > most:
                most, chosen = hope, number
        return chosen

    def learn(self, number: int, chances: Chances, outlook: Chances, *, sampled: bool) -> None:
        """A try ended with these chances; behind the move the best is now this, or one sample of it."""
        self.visits += 1
        self.tries[number] += 1
        self.sums[number] += chances[self.seat]
        if sampled:
            share = 1 / (self.tries[number] + 1)
            outlook = [old + share * (new - old) for old, new in zip(self.outlook[number], outlook, strict=True)]
        self.outlook[number] = outlook
        self.choose()


class Tree:
    """One decision of the seat whose turn it is."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self.nodes = 0

    def best(self, s: State) -> int:
        """The move that was tried most until the budget was spent, or the first that surely wins."""
        listed = self.thinking.shuffled(turn.list_moves(s, s.turn))
        root = self._grown(s, listed, len(listed))
        while len(listed) > 1 and not self.thinking.over and self.nodes < _MOST_NODES:
            if root.best[root.seat] >= 1:
                return root.listed[root.outlook.index(root.best)]
            self._try(s.copy(), root)
        return root.listed[max(range(len(listed)), key=lambda number: root.tries[number] + root.worth(number))]

    def _try(self, s: State, node: Node) -> None:
        """Down to a decision that is not in the tree yet, which grows by it; then everybody on the way learns."""
        way: list[tuple[Node, int, bool]] = []
        step: Node | None = node
        while step is not None:
            node, number = step, step.next()
            self._play(s, node.listed[number])
            way.append((node, number, s.alarm_row != NO_ALARM))
            step = node.children.get(_behind(s, number)) if s.reason == NOT_ENDED else None
        if s.reason == NOT_ENDED:
            node, number, _ = way[-1]
            step = self._grown(s, turn.list_moves(s, s.turn), _BRANCHES)
            node.children[_behind(s, number)] = step
            chances = step.best
        else:
            chances = _chances(s)
        outlook = chances
        for node, number, sampled in reversed(way):
            node.learn(number, chances, outlook, sampled=sampled)
            outlook = node.best

    def _grown(self, s: State, listed: list[int], most: int) -> Node:
        """A new decision, with a first look at each of its moves; only so many are kept."""
        self.nodes += 1
        seat = s.turn
        outlook: list[Chances] = []
        for move in listed:
            after = s.copy()
            self._play(after, move)
            outlook.append(_chances(after))
        if len(listed) > most:
            kept = sorted(range(len(listed)), key=lambda number: -outlook[number][seat])[:most]
            listed = [listed[number] for number in kept]
            outlook = [outlook[number] for number in kept]
        odds = [(chances[seat] + _LEAST) / (1 + _LEAST - chances[seat]) for chances in outlook]
        total = sum(odds)
        return Node(seat, listed, outlook, [each / total for each in odds])

    def _play(self, s: State, move: int) -> None:
        self.thinking.look()
        turn.play(s, s.turn, move)
        if s.alarm_row != NO_ALARM:
            # B-5.1: the die that this state would roll is the same every time.
            s.alarm_row = self.thinking.below(GUARDS)


def _behind(s: State, number: int) -> int:
    """The key of what follows the move of this number, in a state that it has led to."""
    return number * 2 * GUARDS + s.alarm_row


def _chances(s: State) -> Chances:
    """How likely each seat is to win, as far as can be seen from its points. B-6.1: a drawn game is an even one."""
    players = s.players
    if s.reason == BOAT:
        return [1.0 if s.boat[seat] >= TO_WIN else 0.0 for seat in range(players)]
    if s.reason != NOT_ENDED:
        return [1 / players] * players
    stand = [points(s, seat) for seat in range(players)]
    most = max(stand)
    odds = [exp((each - most) / _SCALE) for each in stand]
    share = _CERTAIN / sum(odds)
    return [share * each for each in odds]
