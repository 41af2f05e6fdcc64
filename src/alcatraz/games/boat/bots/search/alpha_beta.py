"""Search with two players: alpha-beta with iterative deepening.

The last ply is read from the evaluation without being played (looks.py). Answers to an alarm cost no depth. Near the
root the die of an alarm is a chance node; deeper it is its average at first sight, added to a search without it.
"""

from typing import Final

from alcatraz.games.boat.bots.search.looks import (
    ALMOST_CERTAIN,
    CERTAIN,
    alarm_look,
    answer_looks,
    end_value,
    look,
    looks,
    mean_points,
)
from alcatraz.games.boat.bots.search.tables import Tables
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.model.state import NO_ALARM, NOT_ENDED, State
from alcatraz.games.boat.rules import turn

_ENDLESS: Final = 10_000_000
_DEEPEST: Final = 40
# Some fifty megabytes; when a table is full it is emptied.
_MOST_SEEN: Final = 50_000
# How far the value may lie from that of the depth before; beyond it the depth is searched again without limits.
_WINDOW: Final = 60
# The reply of the other costs something: a move that looks worse than what is sure, before the reply, is not tried.
_MARGIN: Final = 20
# Moves after so many others are searched less deep first.
_EARLY: Final = 6
# To this ply the die is a chance node.
_ROLLED: Final = 1

Key = tuple[int, ...]
# How deep it was searched, a bound from below, one from above, the best move.
Seen = tuple[int, int, int, int]


class Search:
    """One decision of one seat. The value of a position is points for the seat to move there."""

    def __init__(self, seat: int, thinking: Thinking, tables: Tables, most_seen: int = _MOST_SEEN) -> None:
        self.seat = seat
        self.thinking = thinking
        self.tables = tables
        self.most_seen = most_seen
        self.depth = 0
        # Of the move that was found, at that depth.
        self.value = 0
        self._seen: dict[Key, Seen] = {}
        self._seen_last: dict[Key, int] = {}

    def best(self, s: State, extra: dict[int, int]) -> int:
        """The move to make. `extra` are points for moves at the root. The budget ends the search; what the last depth
        found until then counts."""
        listed = self.thinking.shuffled(turn.list_moves(s, self.seat))
        if len(listed) == 1:
            return listed[0]
        ordered = listed
        if s.alarm_row == NO_ALARM:
            worth = dict(zip(listed, looks(s, listed, self.tables), strict=True))
            ordered = sorted(listed, key=lambda move: -worth[move] - extra.get(move, 0))
        best, last = ordered[0], 0
        for depth in range(2, _DEEPEST):
            low, high = -_ENDLESS, _ENDLESS
            if depth > 3:
                low, high = last - _WINDOW, last + _WINDOW
            found, value = self._root(s, ordered, extra, depth, low, high)
            if not low < value < high and not self.thinking.over:
                _put_first(ordered, found)
                found, value = self._root(s, ordered, extra, depth, -_ENDLESS, _ENDLESS)
            if found >= 0:
                best = found
                _put_first(ordered, best)
            if self.thinking.over:
                break
            last = value
            self.depth, self.value = depth, value - extra.get(best, 0)
            if abs(value) > CERTAIN:
                break
        return best

    def _root(
        self, s: State, ordered: list[int], extra: dict[int, int], depth: int, alpha: int, beta: int
    ) -> tuple[int, int]:
        best, most = -1, -_ENDLESS
        for move in ordered:
            more = extra.get(move, 0)
            if best < 0:
                value = self._after(s, move, depth, 0, alpha - more, beta - more) + more
            else:
                value = self._after(s, move, depth, 0, alpha - more, alpha - more + 1) + more
                if alpha < value < beta and not self.thinking.over:
                    value = self._after(s, move, depth, 0, alpha - more, beta - more) + more
            if self.thinking.over:
                break
            if value > most:
                best, most = move, value
                alpha = max(alpha, value)
            if alpha >= beta:
                break
        return best, most

    # -- the tree ----------------------------------------------------------------------------------

    def _after(self, s: State, move: int, depth: int, ply: int, alpha: int, beta: int) -> int:
        """The value of a move for the seat that makes it; `depth` counts its turn."""
        after = s.copy()
        turn.play(after, s.turn, move)
        if after.reason != NOT_ENDED:
            return end_value(after, s.turn)
        if after.alarm_row != NO_ALARM:
            after.alarm_row = NO_ALARM
            return -self._alarm(after, depth - 1, ply + 1, -beta, -alpha)
        if after.turn == s.turn:
            # B-5.3: an alarm was answered; or, by the alternative of B-2.8, nobody else is left to move.
            return self._value(after, depth, ply, alpha, beta)
        return -self._value(after, depth - 1, ply + 1, -beta, -alpha)

    def _alarm(self, s: State, depth: int, ply: int, alpha: int, beta: int) -> int:
        """The value for the seat that is to answer the alarm and then to move."""
        if depth <= 0:
            return alarm_look(s, self.tables)
        if ply <= _ROLLED:
            return mean_points(
                [self._rolled(s, row, each, depth, ply) for row, each in enumerate(answer_looks(s, self.tables))]
            )
        now, average = look(s, self.tables), alarm_look(s, self.tables)
        if abs(now) > CERTAIN or abs(average) > CERTAIN:
            return average
        change = average - now
        value = self._value(s, depth, ply, alpha - change, beta - change)
        if abs(value) > CERTAIN:
            # Seen without the alarm: likely, but not certain.
            value = ALMOST_CERTAIN if value > 0 else -ALMOST_CERTAIN
        return value + change

    def _rolled(self, s: State, row: int, answers: list[tuple[int, int]], depth: int, ply: int) -> int:
        """The value of the best answer; another one than that which looks best is tried where that loses."""
        best = -_ENDLESS
        for _, answer in answers:
            rolled = s.copy()
            rolled.alarm_row = row
            turn.play(rolled, s.turn, answer)
            best = max(best, self._value(rolled, max(depth - 1, 1), ply, -_ENDLESS, _ENDLESS))
            if best > -CERTAIN:
                break
        return best

    def _value(self, s: State, depth: int, ply: int, alpha: int, beta: int) -> int:
        if self.thinking.over:
            return 0
        if depth <= 1:
            return self._last(s)
        key = (s.turn, s.out, *s.guards, *s.own, *s.boat)
        first = -1
        known = self._seen.get(key)
        if known is not None:
            looked, low, high, first = known
            if looked >= depth:
                if low >= beta or low == high:
                    return low
                if high <= alpha:
                    return high
        best, chosen = self._searched(s, depth, ply, alpha, beta, first)
        if not self.thinking.over:
            if len(self._seen) >= self.most_seen:
                self._seen.clear()
            self._seen[key] = (
                depth,
                -_ENDLESS if best <= alpha else best,
                _ENDLESS if best >= beta else best,
                chosen,
            )
        return best

    def _last(self, s: State) -> int:
        """The best of the moves at first sight."""
        key = (s.turn, s.out, *s.guards, *s.own, *s.boat)
        known = self._seen_last.get(key)
        if known is not None:
            return known
        listed = turn.list_moves(s, s.turn)
        self.thinking.spend(len(listed))
        value = max(looks(s, listed, self.tables))
        if len(self._seen_last) >= self.most_seen:
            self._seen_last.clear()
        self._seen_last[key] = value
        return value

    def _searched(self, s: State, depth: int, ply: int, alpha: int, beta: int, first: int) -> tuple[int, int]:
        listed = turn.list_moves(s, s.turn)
        self.thinking.spend(len(listed))
        found = looks(s, listed, self.tables)
        order = sorted(range(len(listed)), key=found.__getitem__, reverse=True)
        chosen = listed[order[0]]
        if found[order[0]] > CERTAIN:
            return found[order[0]], chosen
        if first in listed:
            _put_first(order, listed.index(first))
        best = -_ENDLESS
        for number, place in enumerate(order):
            move = listed[place]
            hope = found[place]
            if number and hope + _MARGIN * (depth - 1) <= alpha:
                # The best that can be hoped for.
                best = max(best, hope + _MARGIN * (depth - 1))
                break
            if not number:
                value = self._after(s, move, depth, ply, alpha, beta)
            else:
                less = 1 if depth > 2 and number >= _EARLY else 0
                value = self._after(s, move, depth - less, ply, alpha, alpha + 1)
                if value > alpha and (less or value < beta):
                    value = self._after(s, move, depth, ply, alpha, beta)
            if self.thinking.over:
                break
            if value > best:
                best, chosen = value, move
                alpha = max(alpha, best)
                if alpha >= beta:
                    break
        return best, chosen


def _put_first(ordered: list[int], move: int) -> None:
    ordered.remove(move)
    ordered.insert(0, move)
