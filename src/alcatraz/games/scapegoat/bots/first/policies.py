"""The yardsticks `inmate-1` and `boss-1` as policies: the first `inmate` and the first `boss`."""

from typing import Final

from alcatraz.games.scapegoat.bots.first.planning.decide import choose_carefully
from alcatraz.games.scapegoat.bots.first.search.plan_search import think
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.notation.move_table import MOVES
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

SEATS: Final = range(3, 5)


def first_inmate(view: Json, decision: Json, budget: Budget) -> Json:
    s = imagine(view, budget.seed, SEATS)
    return MOVES.write(choose_carefully(s, decision["seat"]))


def first_boss(view: Json, decision: Json, budget: Budget) -> Json:
    return MOVES.write(think(view, decision["seat"], budget))
