"""The level `boss`: alpha-beta with two players, tree search with more."""

from typing import Final

from alcatraz.games.boat.bots.search.alpha_beta import Search
from alcatraz.games.boat.bots.search.patience import extra_points
from alcatraz.games.boat.bots.search.tables import tables_for
from alcatraz.games.boat.bots.search.tree import Tree
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.rules.board import MARKED_BLOCK
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

# docs/decisions/0015: alpha-beta takes all others for enemies of one seat, which is exact for two.
_ENEMIES: Final = 2


def decide(view: Json, decision: Json, budget: Budget) -> Json:
    return GAME.move_json(think(GAME.imagine(view, budget.seed), budget)[0])


def think(s: State, budget: Budget) -> tuple[int, int]:
    """The move, and with two players its value in points as far as the search has seen; else 0."""
    thinking = Thinking(budget)
    tables = tables_for(block=s.agreed.marked is MARKED_BLOCK)
    extra = extra_points(s, thinking)
    if s.players == _ENEMIES:
        search = Search(s.turn, thinking, tables)
        return search.best(s, extra), search.value
    return Tree(thinking, tables).best(s, extra), 0
