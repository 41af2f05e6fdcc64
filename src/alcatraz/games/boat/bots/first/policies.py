"""The yardstick `boss-1` as a policy: the first `boss`."""

from typing import Final

from alcatraz.games.boat.bots.first.alpha_beta import Search
from alcatraz.games.boat.bots.first.tree_search import Tree
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.game import GAME
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

_ENEMIES: Final = 2


def first_boss(view: Json, decision: Json, budget: Budget) -> Json:
    s = GAME.imagine(view, budget.seed)
    thinking = Thinking(budget)
    search = Search(s.turn, thinking) if s.players == _ENEMIES else Tree(thinking)
    return GAME.move_json(search.best(s))
