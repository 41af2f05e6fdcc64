"""Exhaustive search for a forced win of one of two players, to a stated number of that player's turns.

No evaluation and no chance is in it: every move of the player, every answer, every side of the die and both directions
of every alarm are tried, so that what it finds is proved.
"""

from typing import Final

from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.state import BOAT, NO_ALARM, NOT_ENDED, State
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.rules.board import GUARDS, TO_WIN
from alcatraz.games.boat.rules.ending import winner

# The proofs of puzzles are for two players: with more, "all others together" is not how people play.
PLAYERS: Final = 2


def winning_moves(s: State, turns: int) -> list[int]:
    """The moves of the player to move that win with the last of so many own turns at the latest."""
    return [move for move in turn.list_moves(s, s.turn) if _wins_after(s, s.turn, move, turns)]


def holding_moves(s: State, turns: int) -> list[int]:
    """The moves after which the other player cannot force a win within so many of their turns."""
    seat = s.turn
    return [move for move in turn.list_moves(s, seat) if not refuted(s, seat, move, turns)]


def refuted(s: State, seat: int, move: int, turns: int) -> bool:
    """Whether this move lets the other player force a win within so many of their turns."""
    other = 1 - seat
    return any(can_force(after, other, turns) for after in _outcomes(s, move))


def can_force(s: State, seat: int, turns: int) -> bool:
    """Whether a seat wins with the last of so many own turns at the latest, whatever the other and the die do."""
    if s.reason != NOT_ENDED:
        return s.reason == BOAT and winner(s) == seat
    if turns <= 0 or s.boat[seat] + turns < TO_WIN:
        return False
    listed = turn.list_moves(s, s.turn)
    if s.turn != seat:
        return all(all(can_force(after, seat, turns) for after in _outcomes(s, move)) for move in listed)
    if s.alarm_row != NO_ALARM:
        # Answering an alarm is no turn (B-5.3).
        return any(can_force(after, seat, turns) for move in listed for after in _outcomes(s, move))
    if turns == 1:
        return s.boat[seat] == TO_WIN - 1 and any(move >> moves.KIND == moves.BOARD for move in listed)
    # Boardings first: what wins mostly boards.
    listed.sort(key=lambda move: move >> moves.KIND != moves.BOARD)
    return any(_wins_after(s, seat, move, turns) for move in listed)


def _wins_after(s: State, seat: int, move: int, turns: int) -> bool:
    left = turns if move >> moves.KIND == moves.ALARM else turns - 1
    return all(can_force(after, seat, left) for after in _outcomes(s, move))


def _outcomes(s: State, move: int) -> list[State]:
    """What a move leads to: one state, or one for each side of the die."""
    after = s.copy()
    turn.play(after, s.turn, move)
    if after.alarm_row == NO_ALARM or move >> moves.KIND == moves.ALARM:
        return [after]
    outcomes = []
    for row in range(GUARDS):
        rolled = after.copy()
        rolled.alarm_row = row
        outcomes.append(rolled)
    return outcomes
