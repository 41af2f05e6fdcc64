"""The standings of a ladder: ratings with intervals, shares of wins, and who did how well against whom."""

from collections.abc import Mapping, Sequence
from random import Random

from alcatraz.kernel.game import Json
from alcatraz.matches.arena.ratings import Duels, ratings
from alcatraz.matches.arena.summary import count_duels
from alcatraz.matches.ladder.ladder import Ladder
from alcatraz.matches.outside.bot import add_up

_RESAMPLES = 200
_OUTSIDE = 0.025


def standings(ladder: Ladder, results: Sequence[Json]) -> Json:
    """Bots in the order of their ratings. The games of a deal are like each other: only whole deals are drawn again."""
    deals = list(_by_deal(results).values())
    rated = ratings(ladder.bots, _sum(deals))
    spread = _spread(ladder, deals)
    duels = _sum(deals)
    found = [
        {
            "bot": bot,
            "rating": rated[bot],
            "low": spread[bot][0],
            "high": spread[bot][1],
            **_ends(bot, results),
            "against": {other: _score(duels, bot, other) for other in ladder.bots if other != bot},
        }
        for bot in ladder.bots
    ]
    outside = add_up(result.get("outside", {}) for result in results)
    ordered = sorted(found, key=lambda bot: -float(bot["rating"]))
    return {"games": len(results), "bots": ordered, **({"outside": outside} if outside else {})}


def _by_deal(results: Sequence[Json]) -> dict[tuple[int, int], Duels]:
    deals: dict[tuple[int, int], dict[tuple[str, str], float]] = {}
    for result in results:
        count_duels(result, deals.setdefault((result["table"], result["deal"]), {}))
    return dict(deals)


def _sum(deals: Sequence[Duels]) -> Duels:
    total: dict[tuple[str, str], float] = {}
    for duels in deals:
        for pair, count in duels.items():
            total[pair] = total.get(pair, 0.0) + count
    return total


def _spread(ladder: Ladder, deals: list[Duels]) -> Mapping[str, tuple[float, float]]:
    """Where 95 of 100 ratings lie when the deals are drawn again."""
    random = Random(f"{ladder.seed}/ladder")
    drawn = [ratings(ladder.bots, _sum(random.choices(deals, k=len(deals)))) for _ in range(_RESAMPLES)]
    cut = int(_RESAMPLES * _OUTSIDE)
    spread = {}
    for bot in ladder.bots:
        values = sorted(rated[bot] for rated in drawn)
        spread[bot] = values[cut], values[-1 - cut]
    return spread


def _ends(bot: str, results: Sequence[Json]) -> Json:
    """Seats it had, and those that won, were left behind, or neither."""
    seats = won = left = 0
    for result in results:
        for seat, name in enumerate(result["seats"]):
            if name == bot:
                seats += 1
                won += seat in result["winners"]
                left += bool(result["winners"]) and seat in result["losers"]
    return {"seats": seats, "won": won, "left": left, "neither": seats - won - left}


def _score(duels: Duels, bot: str, other: str) -> float | None:
    """Its share of the points against the other: 1 for finishing before, half for a tie. None if they never met."""
    mine, theirs = duels.get((bot, other), 0.0), duels.get((other, bot), 0.0)
    return mine / (mine + theirs) if mine + theirs else None
