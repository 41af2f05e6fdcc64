"""Votes: for the seat that the escape needs least."""

from typing import Final

from alcatraz.games.scapegoat.bots.simple.listed_moves import any_of
from alcatraz.games.scapegoat.bots.simple.position import SeenPosition, lacking
from alcatraz.games.scapegoat.bots.simple.task_route import best_route
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

# S-4.6: re-elected, the Scapegoat gets stronger. What a point of the bonus counts, in elements.
PER_BONUS: Final = 0.5


def vote(position: SeenPosition, budget: Budget) -> Json:
    """Never for itself; among equals by a fair draw."""
    others = position.others(position.me)
    needs = {other: need_for(position, other) for other in others}
    least = min(needs.values())
    return {"type": "vote", "for": any_of([other for other in others if needs[other] == least], position, budget)}


def break_tie(position: SeenPosition, moves: list[Json]) -> Json:
    """S-4.5, by its alternative: of the tied the one that the escape needs least, itself only if nobody else is."""
    return min(moves, key=lambda move: (move["for"] == position.me, need_for(position, move["for"])))


def need_for(position: SeenPosition, seat: int) -> tuple[float, float]:
    """How far the plan is from complete without this seat, then how near the seat is to completing a task."""
    without = lacking([position.plan(other) for other in position.others(seat)])
    bonus = position.view["bonus"] if seat == position.scapegoat else 0
    route = best_route(position, seat)
    return len(without) + PER_BONUS * bonus, -route.points if route else 0
