"""The level `rookie`: the best move for its own prisoners, without regard to the others; sometimes a random one."""

from typing import Final

from alcatraz.games.boat.bots.evaluation import points
from alcatraz.games.boat.bots.inmate import boardings_first
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.game import GAME
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

# In percent: how often it plays a random move.
_RANDOM_MOVES: Final = 35


def decide(view: Json, decision: Json, budget: Budget) -> Json:
    s = GAME.imagine(view, budget.seed)
    seat: int = decision["seat"]
    thinking = Thinking(budget)
    moves = thinking.shuffled(boardings_first(GAME.legal(s, seat)))
    if thinking.below(100) < _RANDOM_MOVES:
        return GAME.move_json(moves[0])

    def looks(move: int) -> int:
        after = s.copy()
        GAME.apply(after, seat, move)
        return points(after, seat)

    return GAME.move_json(max(moves, key=looks))
