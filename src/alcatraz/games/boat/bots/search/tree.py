"""Search with three or four players: UCT with priors. Every seat maximises its own chance to win; the die is sampled.

The value of a move is half the mean of all results behind it, half its max^n value: the mean alone is slow to see a
single refutation, the max^n value alone trusts every estimate.
"""

from math import exp, sqrt
from typing import Final

from alcatraz.games.boat.bots.search.points import points_after, points_now
from alcatraz.games.boat.bots.search.tables import Tables
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.state import NO_ALARM, NOT_ENDED, TURN_LIMIT, State
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.rules.board import GUARDS
from alcatraz.games.boat.rules.ending import winner

# A lead of this many points makes a win e times as likely.
_SCALE: Final = 100.0
# The highest estimate of a chance to win before the game is over.
_CERTAIN: Final = 0.99
# The lowest estimate; 0 would make odds infinite.
_LEAST: Final = 0.01
# The weight of exploration: moves with a high prior and few tries.
_EXPLORATION: Final = 0.35
# Only this many moves of a decision are tried, the best by prior; at the root all of them.
_BRANCHES: Final = 16
# Some fifty megabytes with four players; a larger budget ends the search at this size.
_MOST_NODES: Final = 10_000

# The points of a seat that is out of the game (B-2.8).
OUT_OF_IT: Final = -20_000

# By seat.
Chances = list[float]


class Node:
    """A decision: the moves to try, and the results behind them."""

    __slots__ = ("best", "children", "estimates", "listed", "priors", "seat", "sums", "tries", "visits")

    def __init__(self, seat: int, listed: list[int], estimates: list[Chances], priors: list[float]) -> None:
        self.seat = seat
        self.listed = listed
        # By move: how likely it is to be good, how often it was tried, and the sum of what that brought; what it
        # looked like at first counts as one try.
        self.priors = priors
        self.tries = [0] * len(listed)
        self.sums = [chances[seat] for chances in estimates]
        # By move: what happens if all play the best that was found.
        self.estimates = estimates
        self.best = estimates[0]
        # By move and row of the alarm.
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.choose()

    def choose(self) -> None:
        seat = self.seat
        best = self.estimates[0]
        for chances in self.estimates:
            if chances[seat] > best[seat]:
                best = chances
        self.best = best

    def worth(self, number: int) -> float:
        return (self.sums[number] / (self.tries[number] + 1) + self.estimates[number][self.seat]) / 2

    def next(self) -> int:
        """The index of the move to try next (UCT with priors)."""
        eager = _EXPLORATION * sqrt(self.visits + 1)
        most, chosen = -1.0, 0
        for number in range(len(self.listed)):
            hope = self.worth(number) + eager * self.priors[number] / (self.tries[number] + 1)
            if hope > most:
                most, chosen = hope, number
        return chosen

    def learn(self, number: int, chances: Chances, estimates: Chances, *, sampled: bool) -> None:
        """Add the result of one try; `best` is the max^n value behind the move, or one sample of it."""
        self.visits += 1
        self.tries[number] += 1
        self.sums[number] += chances[self.seat]
        if sampled:
            share = 1 / (self.tries[number] + 1)
            estimates = [old + share * (new - old) for old, new in zip(self.estimates[number], estimates, strict=True)]
        self.estimates[number] = estimates
        self.choose()


class Tree:
    """One decision of the seat whose turn it is."""

    def __init__(self, thinking: Thinking, tables: Tables, most_nodes: int = _MOST_NODES) -> None:
        self.thinking = thinking
        self.tables = tables
        self.most_nodes = most_nodes
        self.nodes = 0

    def best(self, s: State, extra: dict[int, int]) -> int:
        """The move that was tried most until the budget was spent, or the first that surely wins.

        `extra` are points for moves: as many make a move count e times as much as they make a win e times as likely.
        """
        listed = self.thinking.shuffled(turn.list_moves(s, s.turn))
        root = self._grown(s, listed, len(listed))
        while len(listed) > 1 and not self.thinking.over and self.nodes < self.most_nodes:
            if root.best[root.seat] >= 1:
                return root.listed[root.estimates.index(root.best)]
            self._try(s.copy(), root)
        numbers = range(len(listed))
        counts = [root.tries[number] + root.worth(number) for number in numbers]
        return root.listed[max(numbers, key=lambda each: counts[each] * exp(extra.get(root.listed[each], 0) / _SCALE))]

    def _try(self, s: State, node: Node) -> None:
        """One iteration: descend to a decision that is not in the tree, add it, and update the decisions on the way."""
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
            chances = self._chances(s)
        estimates = chances
        for node, number, sampled in reversed(way):
            node.learn(number, chances, estimates, sampled=sampled)
            estimates = node.best

    def _grown(self, s: State, listed: list[int], most: int) -> Node:
        """A new decision with an estimate for each of its moves; only the best `most` are kept."""
        self.nodes += 1
        self.thinking.spend(len(listed))
        seat = s.turn
        plain = [move for move in listed if move >> moves.KIND <= moves.WALK]
        estimates = [chances_of(points, s.out) for points in points_after(s, plain, self.tables)]
        if len(plain) < len(listed):
            others = [move for move in listed if move >> moves.KIND > moves.WALK]
            for move in others:
                after = s.copy()
                turn.play(after, s.turn, move)
                estimates.append(self._chances(after))
            listed = plain + others
        if len(listed) > most:
            kept = sorted(range(len(listed)), key=lambda number: -estimates[number][seat])[:most]
            listed = [listed[number] for number in kept]
            estimates = [estimates[number] for number in kept]
        odds = [(chances[seat] + _LEAST) / (1 + _LEAST - chances[seat]) for chances in estimates]
        total = sum(odds)
        return Node(seat, listed, estimates, [each / total for each in odds])

    def _play(self, s: State, move: int) -> None:
        self.thinking.look()
        turn.play(s, s.turn, move)
        if s.alarm_row != NO_ALARM:
            # B-5.1: the die that this state would roll is the same every time.
            s.alarm_row = self.thinking.below(GUARDS)

    def _chances(self, s: State) -> Chances:
        """The chance of each seat to win, estimated from its points. B-6.1: a drawn game counts as even."""
        players = s.players
        if s.reason == TURN_LIMIT:
            return [1 / players] * players
        if s.reason != NOT_ENDED:
            first = winner(s)
            return [1.0 if seat == first else 0.0 for seat in range(players)]
        return chances_of(points_now(s, self.tables, s.turn), s.out)


def chances_of(points: list[int], out: int) -> Chances:
    """The chance of each seat to win, from the points of all. B-2.8: none for those who are out."""
    if out:
        points = [OUT_OF_IT if out >> seat & 1 else each for seat, each in enumerate(points)]
    most = max(points)
    odds = [exp((each - most) / _SCALE) for each in points]
    share = _CERTAIN / sum(odds)
    return [share * each for each in odds]


def _behind(s: State, number: int) -> int:
    """The key of what follows the move of this number, in a state that it has led to."""
    return number * 2 * GUARDS + s.alarm_row
