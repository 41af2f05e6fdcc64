"""Votes: for the one whom the escape needs least."""

from typing import Final

from alcatraz.games.scapegoat.bots.simple.errand import best_errand
from alcatraz.games.scapegoat.bots.simple.listed import any_of
from alcatraz.games.scapegoat.bots.simple.position import SeenPosition, lacking
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

# S-4.6: re-elected, the Scapegoat gets stronger. So many elements is a point of the bonus worth.
PER_BONUS: Final = 0.5


def vote(sight: SeenPosition, budget: Budget) -> Json:
    """Never for oneself; of equals, any."""
    others = sight.others(sight.me)
    needs = {other: need_for(sight, other) for other in others}
    least = min(needs.values())
    return {"type": "vote", "for": any_of([other for other in others if needs[other] == least], sight, budget)}


def need_for(sight: SeenPosition, seat: int) -> tuple[float, float]:
    """How far the plan is from complete without this seat, then how near the seat is to completing a task."""
    without = lacking([sight.plan(other) for other in sight.others(seat)])
    bonus = sight.view["bonus"] if seat == sight.scapegoat else 0
    errand = best_errand(sight, seat)
    return len(without) + PER_BONUS * bonus, -errand.points if errand else 0
