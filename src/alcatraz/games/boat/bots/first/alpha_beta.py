"""Search with two players: alpha-beta with iterative deepening.

The die of the alarm (B-5.1) is an average over its sides.
"""

from typing import Final

from alcatraz.games.boat.bots.evaluation import lead
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.state import NOT_ENDED, TURN_LIMIT, State
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.rules.alarm import list_answers
from alcatraz.games.boat.rules.board import GUARDS
from alcatraz.games.boat.rules.ending import winner

WON: Final = 1_000_000
_ENDLESS: Final = 10_000_000
_DEEPEST: Final = 30
# Some fifty megabytes; when the table is full it is emptied.
_MOST_SEEN: Final = 60_000
# Two deterministic players can repeat the same moves for ever. After this many turns random noise is added to the moves
# at the root: with every fifth turn up to another point.
_TURNS_WITHOUT_NOISE: Final = 80
_TURNS_PER_NOISE_POINT: Final = 5
_MOST_NOISE: Final = 40

Key = tuple[int, ...]


class Search:
    """One decision of one seat. Values are points for that seat; a win soon is worth more than a win later."""

    def __init__(self, seat: int, thinking: Thinking, most_seen: int = _MOST_SEEN) -> None:
        self.seat = seat
        self.thinking = thinking
        self.most_seen = most_seen
        self.depth = 0
        # Of the move that was found, at that depth.
        self.value = 0
        # By position: how deep it was searched, a bound from below, one from above, the best move.
        self._seen: dict[Key, tuple[int, int, int, int]] = {}

    def best(self, s: State) -> int:
        """The move to make. The budget ends the search; what the last depth found until then counts."""
        ordered = self._promising(s, self.thinking.shuffled(turn.list_moves(s, self.seat)), -1)
        best = ordered[0]
        if len(ordered) == 1:
            return best
        noise = self._noise(s, ordered)
        for depth in range(2, _DEEPEST):
            found, value = self._root(s, ordered, noise, depth)
            if found >= 0:
                best = found
                ordered.remove(best)
                ordered.insert(0, best)
            if self.thinking.over:
                break
            self.depth, self.value = depth, value
            if abs(value) > WON // 2:
                break
        return best

    def _noise(self, s: State, listed: list[int]) -> dict[int, int]:
        """Random points for each move, drawn for this decision."""
        most = min(max(s.turns_played - _TURNS_WITHOUT_NOISE, 0) // _TURNS_PER_NOISE_POINT, _MOST_NOISE)
        return {move: self.thinking.below(most + 1) if most else 0 for move in listed}

    def _root(self, s: State, ordered: list[int], noise: dict[int, int], depth: int) -> tuple[int, int]:
        best, alpha = -1, -_ENDLESS
        for move in ordered:
            extra = noise[move]
            value = self._after(s, move, depth, alpha - extra, _ENDLESS) + extra
            if self.thinking.over:
                break
            if value > alpha:
                best, alpha = move, value
        return best, alpha

    # -- the tree ----------------------------------------------------------------------------------

    def _after(self, s: State, move: int, depth: int, alpha: int, beta: int) -> int:
        """The value of a move; `depth` counts turns, so that answering an alarm is free."""
        s = self._played(s, move)
        if s.reason != NOT_ENDED:
            return self._end(s)
        if move >> moves.KIND == moves.BOARD and s.agreed.alarm:
            return self._alarm(s, depth - 1, alpha, beta)
        return self._value(s, depth if move >> moves.KIND == moves.ALARM else depth - 1, alpha, beta)

    def _played(self, s: State, move: int) -> State:
        self.thinking.look()
        s = s.copy()
        turn.play(s, s.turn, move)
        return s

    def _end(self, s: State) -> int:
        """B-6.1: a drawn game is worth as much as an even one."""
        if s.reason == TURN_LIMIT:
            return 0
        sooner = WON - s.turns_played
        return sooner if winner(s) == self.seat else -sooner

    def _alarm(self, s: State, depth: int, alpha: int, beta: int) -> int:
        """What the die does on average, measured at once and added to a search without it."""
        now = lead(s, self.seat)
        mine = s.turn == self.seat
        change = 0
        for row in range(GUARDS):
            s.alarm_row = row
            changes = [lead(self._played(s, answer), self.seat) - now for answer in list_answers(s)]
            change += max(changes) if mine else min(changes)
        s.alarm_row = -1
        change //= GUARDS
        return self._value(s, depth, alpha - change, beta - change) + change

    def _value(self, s: State, depth: int, alpha: int, beta: int) -> int:
        if depth <= 0 or self.thinking.over:
            return lead(s, self.seat)
        key = (s.turn, s.alarm_row, s.out, *s.guards, *s.own, *s.boat)
        first = -1
        known = self._seen.get(key)
        if known is not None:
            looked, low, high, first = known
            if looked >= depth:
                if low >= beta or low == high:
                    return low
                if high <= alpha:
                    return high
        best, chosen = self._searched(s, depth, alpha, beta, first)
        if not self.thinking.over:
            low = -_ENDLESS if best <= alpha else best
            high = _ENDLESS if best >= beta else best
            if len(self._seen) >= self.most_seen:
                self._seen.clear()
            self._seen[key] = (depth, low, high, chosen)
        return best

    def _searched(self, s: State, depth: int, alpha: int, beta: int, first: int) -> tuple[int, int]:
        mine = s.turn == self.seat
        best, chosen = (-_ENDLESS if mine else _ENDLESS), -1
        listed = turn.list_moves(s, s.turn)
        for move in self._promising(s, listed, first) if depth > 1 else listed:
            value = self._after(s, move, depth, alpha, beta)
            if value > best if mine else value < best:
                best, chosen = value, move
                if mine:
                    alpha = max(alpha, best)
                else:
                    beta = min(beta, best)
                if alpha >= beta:
                    break
        return best, chosen

    def _promising(self, s: State, listed: list[int], first: int) -> list[int]:
        """The moves that look best at once come first, and before them the one that was best when seen last."""
        sign = -1 if s.turn == self.seat else 1
        looks = {move: sign * lead(self._played(s, move), self.seat) for move in listed}
        if first in looks:
            looks[first] = -_ENDLESS
        return sorted(listed, key=looks.__getitem__)
