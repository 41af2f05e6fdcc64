"""Summary of a simulation: counts and shares, one table per number of players."""

from collections import Counter
from collections.abc import Iterable, Sequence

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.matches.outside.bot import add_up
from alcatraz.matches.simulation.plan import SimulationPlan


def summarise(plan: SimulationPlan, results: Sequence[Json]) -> Json:
    """Everything that the summary, the JSON file and the report show."""
    tables = []
    for players in plan.players:
        here = [result for result in results if result["players"] == players]
        if here:
            tables.append(_table(plan, players, here))
    outside = add_up(result.get("outside", {}) for result in results)
    return {"format": 1, "plan": plan.json(), "tables": tables, **({"outside": outside} if outside else {})}


def _table(plan: SimulationPlan, players: int, results: list[Json]) -> Json:
    counted = _numbers(plan)
    numbers = {name: _spread(result["numbers"].get(name, 0) for result in results) for name in counted}
    return {
        "players": players,
        "games": len(results),
        "won": sum(bool(result["winners"]) for result in results),
        "endings": dict(Counter(result["reason"] for result in results).most_common()),
        "results": {result["reason"]: _result(result) for result in results},
        "decisions": _spread(result["decisions"] for result in results),
        "numbers": numbers,
        "lengths": _lengths(results, counted[0]) if counted else {},
        "seats": [_seat(seat, policy, results) for seat, policy in enumerate(plan.seats(players))],
        "uses": _uses(results),
    }


def _result(result: Json) -> Json:
    """Whether such an ending has winners, or losers, or neither."""
    return {"won": bool(result["winners"]), "lost": bool(result["losers"])}


def _spread(values: Iterable[int]) -> Json:
    """A number over all matches: its mean, its ends, and how often each value came up."""
    counts = Counter(values)
    total = counts.total()
    return {
        "mean": sum(value * times for value, times in counts.items()) / total,
        "least": min(counts),
        "most": max(counts),
        "counts": {str(value): counts[value] for value in sorted(counts)},
    }


def _numbers(plan: SimulationPlan) -> tuple[str, ...]:
    statistics = BUNDLES[plan.game].statistics
    return statistics.numbers if statistics else ()


def _lengths(results: list[Json], number: str) -> Json:
    """By ending: how long those matches were, in the first number that the game counts."""
    lengths: dict[str, Counter[int]] = {}
    for result in results:
        lengths.setdefault(result["reason"], Counter())[result["numbers"].get(number, 0)] += 1
    return {
        reason: {str(value): counts[value] for value in sorted(counts)} for reason, counts in sorted(lengths.items())
    }


def _seat(seat: int, policy: str, results: list[Json]) -> Json:
    return {
        "seat": seat,
        "policy": policy,
        "won": sum(seat in result["winners"] for result in results),
        "stayed": sum(seat in result["losers"] and bool(result["winners"]) for result in results),
    }


def _uses(results: list[Json]) -> Json:
    """By group and thing: how often used, in how many matches and by how many players, and how those came out."""
    groups: Json = {}
    for result in results:
        for group, things in result["uses"].items():
            for thing, by_seat in things.items():
                entry = groups.setdefault(group, {}).setdefault(thing, Counter())
                users = [seat for seat, times in enumerate(by_seat) if times]
                entry["uses"] += sum(by_seat)
                entry["games"] += 1
                entry["games_won"] += bool(result["winners"])
                entry["users"] += len(users)
                entry["users_won"] += sum(seat in result["winners"] for seat in users)
    return {group: {thing: dict(entry) for thing, entry in things.items()} for group, things in groups.items()}
