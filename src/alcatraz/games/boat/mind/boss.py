"""The level `boss`: searches as deep as its budget allows."""

from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.mind.search import Search
from alcatraz.games.boat.mind.thinking import Thinking
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget


def decide(view: Json, decision: Json, budget: Budget) -> Json:
    thinking = Thinking(budget)
    s = GAME.imagine(view, budget.seed)
    return GAME.move_json(Search(s.turn, thinking).best(s))
