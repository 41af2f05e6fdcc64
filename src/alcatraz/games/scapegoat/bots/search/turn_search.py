"""Beam search over the moves of one turn: lines are made longer move by move, and the cheapest of a length are kept."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from alcatraz.games.scapegoat.bots.knowledge.board_tables import BoardTables
from alcatraz.games.scapegoat.bots.knowledge.theft import least_missed
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import HAND_OVER, State
from alcatraz.games.scapegoat.rules.decisions import apply
from alcatraz.games.scapegoat.rules.pending import is_moving_guards

# Cost, a number that keeps equals in the order in which they were found, the moves, the state after them.
Line = tuple[float, int, tuple[int, ...], State]


class TurnSearch(ABC):
    """What a kind of seat searches for: subclasses list candidates and give costs. Lower is better."""

    __slots__ = ("depth", "seat", "tables", "width")

    def __init__(self, seat: int, tables: BoardTables, width: int, depth: int) -> None:
        self.seat = seat
        self.tables = tables
        self.width = width
        self.depth = depth

    @abstractmethod
    def candidates(self, s: State) -> list[int]:
        """The moves by which a line is made longer."""

    def play(self, s: State, move: int) -> None:
        """Apply a candidate; a victim who may choose does (S-6.3). Subclasses add the answers to trades."""
        apply(s, self.seat, move)
        if s.pending == HAND_OVER:
            apply(s, s.pending_value, moves.hand_over(least_missed(s, self.seat, s.pending_value)))

    @abstractmethod
    def fingerprint(self, s: State) -> tuple[object, ...]:
        """Lines of one length that lead to equal fingerprints count once."""

    @abstractmethod
    def cost(self, s: State) -> float:
        """What decides which lines are kept."""

    def cost_at_end(self, cost: float, s: State) -> float:
        """What decides which line is chosen, if the turn ends here."""
        return cost

    def best_line(
        self, s: State, cost: float, to_beat: float, expired: Callable[[], bool] | None = None
    ) -> tuple[int, ...]:
        """The moves that cost the least in the end, if that is less than `to_beat`; `cost` is that of no move."""
        found = self.best_lines(s, cost, to_beat, 1, expired)
        return found[0] if found else ()

    def best_lines(
        self, s: State, cost: float, to_beat: float, number: int, expired: Callable[[], bool] | None = None
    ) -> list[tuple[int, ...]]:
        """As many lines that lead to different positions and cost less than `to_beat`, the cheapest first."""
        found: list[Line] = []
        beam: list[Line] = [(cost, 0, (), s)]
        for _ in range(self.depth):
            if expired is not None and expired():
                break
            beam = self._longer(beam)[: self.width]
            for line_cost, _, played, after in beam:
                # In the middle of moving guards a turn cannot end.
                if not is_moving_guards(after):
                    at_end = self.cost_at_end(line_cost, after)
                    if at_end < to_beat:
                        found.append((at_end, len(found), played, after))
        found.sort(key=lambda line: line[:2])
        return self._different(found, number)

    def _different(self, lines: list[Line], number: int) -> list[tuple[int, ...]]:
        """Points left over and the way there make no difference."""
        chosen: list[tuple[int, ...]] = []
        seen = set()
        for _, _, played, after in lines:
            if len(chosen) == number:
                break
            ended = after.copy()
            ended.ap = 0
            fingerprint = self.fingerprint(ended)
            if fingerprint not in seen:
                seen.add(fingerprint)
                chosen.append(played)
        return chosen

    def _longer(self, beam: list[Line]) -> list[Line]:
        """All lines that are one move longer, the cheapest first."""
        lines: list[Line] = []
        seen = set()
        for _, _, played, before in beam:
            for move in self.candidates(before):
                after = before.copy()
                self.play(after, move)
                fingerprint = self.fingerprint(after)
                if fingerprint not in seen:
                    seen.add(fingerprint)
                    lines.append((self.cost(after), len(lines), (*played, move), after))
        lines.sort(key=lambda line: line[:2])
        return lines
