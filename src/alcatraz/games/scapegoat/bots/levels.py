"""The levels as policies: a view and a decision in, a move out."""

from typing import Final

from alcatraz.games.scapegoat.bots.planning.rookie import choose_with_mistakes
from alcatraz.games.scapegoat.bots.search.plan_search import think
from alcatraz.games.scapegoat.bots.search.round_check import checked_move
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.notation.move_table import MOVES
from alcatraz.kernel.chance import key_of
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

SEATS: Final = range(3, 5)


def rookie(view: Json, decision: Json, budget: Budget) -> Json:
    """Heuristics with the mistakes of a beginner."""
    s = imagine(view, budget.seed, SEATS)
    return MOVES.write(choose_with_mistakes(s, decision["seat"], key_of(budget.seed)))


def inmate(view: Json, decision: Json, budget: Budget) -> Json:
    """Heuristics, and a search of its turn where the round may be the last."""
    return MOVES.write(checked_move(view, decision["seat"], budget))


def boss(view: Json, decision: Json, budget: Budget) -> Json:
    """Compares plans for its turn by playouts to the next election, in many determinizations of its view."""
    return MOVES.write(think(view, decision["seat"], budget))
