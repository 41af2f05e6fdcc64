"""Contests with luck subtracted: the same games say more about the policies, as if more had been played.

The luck of a policy's seats is known game by game and nothing on average, so a multiple of it may be subtracted from
what the seats reached: the multiple that leaves least spread.
"""

from collections.abc import Sequence
from math import sqrt

from alcatraz.analysis.luck import luck_of
from alcatraz.analysis.recorded_match import recorded_match
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.records.record import record

_Z = 1.96
# Fewer deals cannot tell luck from anything else.
_FEWEST = 8

# Of one deal: what the seats of a policy reached, and their luck.
Pair = tuple[float, float]


def measured(table: Match[object], number: int) -> Json:
    """What a finished game is worth to each seat, and the luck of each, for its line in the journal."""
    bundle = BUNDLES[table.game.id]
    match = recorded_match(bundle, record(table))
    utility = match.valuation.values(bundle.game.copy(match.states[-1]), 0)
    return {"utility": utility, "luck": luck_of(match, f"luck/{number}")}


def pair(policy: str, deal: Sequence[Json]) -> Pair:
    """Means over all seats of the policy in the games of a deal."""
    seats = [(result, seat) for result in deal for seat, name in enumerate(result["seats"]) if name == policy]
    reached = sum(result["utility"][seat] for result, seat in seats) / len(seats)
    return reached, sum(result["luck"][seat] for result, seat in seats) / len(seats)


def without_luck(pairs: Sequence[Pair]) -> Json | None:
    """Mean utility as played and with luck subtracted, each with its interval; `worth`: as many deals, per deal.

    None if there are too few deals, or nothing differs.
    """
    count = len(pairs)
    if count < _FEWEST:
        return None
    reached, luck = [x for x, _ in pairs], [y for _, y in pairs]
    middle, fortune = sum(reached) / count, sum(luck) / count
    spread = sum((x - middle) ** 2 for x in reached)
    of_luck = sum((y - fortune) ** 2 for y in luck)
    if not spread or not of_luck:
        return None
    multiple = sum((x - middle) * (y - fortune) for x, y in pairs) / of_luck
    left = sum((x - middle - multiple * (y - fortune)) ** 2 for x, y in pairs)
    # One more number was fitted to the same deals.
    plain, reduced = spread / (count - 1), left / (count - 2)
    return {
        "played": _mean(middle, plain, count),
        "subtracted": _mean(middle - multiple * fortune, reduced, count),
        "worth": plain / reduced,
    }


def _mean(value: float, variance: float, count: int) -> Json:
    error = _Z * sqrt(variance / count)
    return {"value": value, "low": value - error, "high": value + error}
