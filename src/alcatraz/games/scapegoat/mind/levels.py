"""The three levels as policies: a view and a decision in, a move out."""

from alcatraz.games.scapegoat.imagining import imagine
from alcatraz.games.scapegoat.mind.player import choose
from alcatraz.games.scapegoat.moves_json import move_json
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

SEATS = range(3, 5)


def inmate(view: Json, decision: Json, budget: Budget) -> Json:
    """Sound rules of thumb, one careful look."""
    s = imagine(view, budget.seed, SEATS)
    return move_json(choose(s, decision["seat"]))
