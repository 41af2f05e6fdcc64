"""Points for moves that keep a long game from going round in circles.

Two players who both wait can repeat the same four moves for ever. A policy sees a view and no history, but it knows the
number of turns: from some turn on steps that lead no nearer to the boat cost more and more, and lots decide between
moves that are about as good. It is little beside a prisoner at first, and never much beside a win.
"""

from typing import Final

from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.rules.board import COLUMNS

# Turns of one seat.
_PATIENT: Final = 45
_POINTS_PER_TURN: Final = 3
_MOST: Final = 300


def extra_points(s: State, thinking: Thinking) -> dict[int, int]:
    """By move of the seat to move; drawn for this decision."""
    most = min((s.turns_played // s.players - _PATIENT) * _POINTS_PER_TURN, _MOST)
    if most <= 0:
        return {}
    return {
        move: thinking.below(most // 2 + 1) - (0 if leads_nearer(move) else most) for move in turn.list_moves(s, s.turn)
    }


def leads_nearer(move: int) -> bool:
    """Everything but walks along a row or back."""
    if move >> moves.KIND == moves.RETURN:
        return False
    return move >> moves.KIND != moves.WALK or moves.to_of(move) // COLUMNS < moves.from_of(move) // COLUMNS
