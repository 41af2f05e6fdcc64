"""The level `boss`: alpha-beta with two players, tree search with more."""

from typing import Final

from alcatraz.games.boat.bots.first.alpha_beta import Search
from alcatraz.games.boat.bots.first.tree_search import Tree
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.state import State
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

# docs/decisions/0015: with two players neither was measured to be stronger, and alpha-beta is exact there; with more
# the tree search is stronger, because seats that play for themselves are not all enemies of one.
_ENEMIES: Final = 2


def decide(view: Json, decision: Json, budget: Budget) -> Json:
    return GAME.move_json(think(GAME.imagine(view, budget.seed), budget)[0])


def think(s: State, budget: Budget) -> tuple[int, int]:
    """The move, and with two players its value in points as far as the search has seen; else 0."""
    thinking = Thinking(budget)
    if s.players == _ENEMIES:
        search = Search(s.turn, thinking)
        return search.best(s), search.value
    return Tree(thinking).best(s), 0
