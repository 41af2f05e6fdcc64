"""The level `inmate`: the best move by evaluation, after the worst reply of the next player's guard."""

from alcatraz.games.boat.bots.evaluation import AS_GOOD_AS_WON, lead, points
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.state import NOT_ENDED, State
from alcatraz.games.boat.rules import turn
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget


def decide(view: Json, decision: Json, budget: Budget) -> Json:
    s = GAME.imagine(view, budget.seed)
    listed = Thinking(budget).shuffled(boardings_first(turn.list_moves(s, s.turn)))
    return GAME.move_json(max(listed, key=lambda move: prospect(s, move)))


def boardings_first(listed: list[int]) -> list[int]:
    """Only the moves that board a prisoner, if there are any."""
    return [move for move in listed if move >> moves.KIND == moves.BOARD] or listed


def prospect(s: State, move: int) -> int:
    """The lead of the player after the move and the worst reply of the next player's guard."""
    seat = s.turn
    after = s.copy()
    turn.play(after, seat, move)
    if after.reason != NOT_ENDED:
        return AS_GOOD_AS_WON
    return lead(after, seat) - (_loss(after, seat) if after.turn != seat else 0)


def _loss(s: State, seat: int) -> int:
    """The most that a single move of the player whose turn it is takes away from this seat."""
    now = least = points(s, seat)
    for move in turn.list_moves(s, s.turn):
        if move >> moves.KIND <= moves.WALK:
            reply = s.copy()
            turn.play(reply, s.turn, move)
            left = points(reply, seat)
            if left < least:
                least = left
    return now - least
