"""The level `boss`: alpha-beta with two players, tree search with more."""

from typing import Final

from alcatraz.games.boat.bots.alpha_beta import Search
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.bots.tree_search import Tree
from alcatraz.games.boat.game import GAME
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

# docs/decisions/0015: with two players neither was measured to be stronger, and alpha-beta is exact there; with more
# the tree search is stronger, because seats that play for themselves are not all enemies of one.
_ENEMIES: Final = 2


def decide(view: Json, decision: Json, budget: Budget) -> Json:
    thinking = Thinking(budget)
    s = GAME.imagine(view, budget.seed)
    move = Search(s.turn, thinking).best(s) if s.players == _ENEMIES else Tree(thinking).best(s)
    return GAME.move_json(move)
