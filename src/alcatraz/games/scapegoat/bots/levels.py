"""The levels as policies: a view and a decision in, a move out."""

from typing import Final

from alcatraz.games.scapegoat.bots.planning.decide import choose_carefully
from alcatraz.games.scapegoat.bots.planning.rookie import choose_with_mistakes
from alcatraz.games.scapegoat.bots.search.plan_search import think
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.notation.move_json import move_json
from alcatraz.kernel.chance import key_of
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

SEATS: Final = range(3, 5)


def rookie(view: Json, decision: Json, budget: Budget) -> Json:
    """Heuristics with the mistakes of a beginner."""
    s = imagine(view, budget.seed, SEATS)
    return move_json(choose_with_mistakes(s, decision["seat"], key_of(budget.seed)))


def inmate(view: Json, decision: Json, budget: Budget) -> Json:
    """Heuristics, and a search of its turn where the round may be the last."""
    s = imagine(view, budget.seed, SEATS)
    return move_json(choose_carefully(s, decision["seat"]))


def boss(view: Json, decision: Json, budget: Budget) -> Json:
    """Compares plans for its turn by playouts to the next election, in many determinizations of its view."""
    return move_json(think(view, decision["seat"], budget))
