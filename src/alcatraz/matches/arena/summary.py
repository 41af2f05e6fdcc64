"""Summary of a contest: shares of wins, margins against the others, ratings."""

from collections import Counter
from collections.abc import Sequence
from math import inf

from alcatraz.kernel.game import Json
from alcatraz.matches.arena.contest import Contest
from alcatraz.matches.arena.intervals import Interval, bootstrap, share_interval
from alcatraz.matches.arena.ratings import ratings
from alcatraz.matches.arena.without_luck import pair, without_luck

# The games of one deal: they are like each other, so that only whole deals can be drawn again.
Deal = list[Json]


def summarise(contest: Contest, results: Sequence[Json]) -> Json:
    """Everything that the table, the JSON file and the plot show; policies in the order of their ratings."""
    policies = list(dict.fromkeys(contest.seats))
    deals = _deals(contest, results)
    found = [_policy(policy, deals) for policy in policies]
    if len(policies) > 1 and deals:
        _compare(contest, found, deals)
    if contest.reduce_variance:
        for policy in found:
            policy["without_luck"] = without_luck([pair(policy["policy"], deal) for deal in deals])
    return {
        "format": 1,
        "contest": contest.json(),
        "games": len(results),
        "endings": dict(Counter(result["reason"] for result in results).most_common()),
        "deals": len(deals),
        "won": _share([(sum(bool(result["winners"]) for result in deal), len(deal)) for deal in deals]),
        "policies": sorted(found, key=lambda policy: -policy.get("rating", 0.0)),
    }


def _deals(contest: Contest, results: Sequence[Json]) -> list[Deal]:
    deals: dict[int, Deal] = {}
    for result in results:
        deals.setdefault(contest.deal(result["game"]), []).append(result)
    return list(deals.values())


def _share(deals: Sequence[tuple[int, int]]) -> Json:
    """A share from part and whole of each deal."""
    part, whole = sum(part for part, _ in deals), sum(whole for _, whole in deals)
    low, high = share_interval(deals)
    return {"count": part, "share": part / whole if whole else None, "low": low, "high": high}


def _policy(policy: str, deals: Sequence[Deal]) -> Json:
    """Of every seat it had: won; left behind while others won; or nobody won."""
    ends = [_ends(policy, deal) for deal in deals]
    return {
        "policy": policy,
        "seats": sum(map(sum, ends)),
        "won": _share([(won, won + left + neither) for won, left, neither in ends]),
        "left": _share([(left, won + left + neither) for won, left, neither in ends]),
        "neither": _share([(neither, won + left + neither) for won, left, neither in ends]),
        **_added(policy, [result for deal in deals for result in deal]),
    }


def _ends(policy: str, deal: Deal) -> tuple[int, int, int]:
    """How often its seats won, were left behind, and neither."""
    seats = won = left = 0
    for result in deal:
        for seat in _seats_of(policy, result):
            seats += 1
            won += seat in result["winners"]
            left += bool(result["winners"]) and seat in result["losers"]
    return won, left, seats - won - left


def _seats_of(policy: str, result: Json) -> list[int]:
    return [seat for seat, name in enumerate(result["seats"]) if name == policy]


def _added(policy: str, results: Sequence[Json]) -> Json:
    """How well it kept its time, and what went wrong with a program from outside."""
    added: Json = {}
    for name in ("times", "outside"):
        total: Counter[str] = Counter()
        for result in results:
            for key, count in result.get(name, {}).get(policy, {}).items():
                total[key] = max(total[key], count) if key == "longest" else total[key] + count
        if total:
            added[name] = dict(total)
    return added


# -- one policy against the others -----------------------------------------------------------------

# Seats and wins of a policy in a deal, then those of the others.
Tally = tuple[int, int, int, int]


def _compare(contest: Contest, found: list[Json], deals: list[Deal]) -> None:
    rated = _rated([policy["policy"] for policy in found], deals)
    for policy in found:
        tallies = [_tally(policy["policy"], deal) for deal in deals]
        interval = bootstrap(tallies, ratio, f"{contest.seed}/{policy['policy']}")
        policy["ratio"] = _ratio_json(ratio(tallies), interval)
        policy["rating"] = rated[policy["policy"]]


def _tally(policy: str, deal: Deal) -> Tally:
    seats = won = other_seats = other_won = 0
    for result in deal:
        for seat, name in enumerate(result["seats"]):
            if name == policy:
                seats += 1
                won += seat in result["winners"]
            else:
                other_seats += 1
                other_won += seat in result["winners"]
    return seats, won, other_seats, other_won


def ratio(tallies: Sequence[Tally]) -> float:
    """How much more often its seats win than the mean of the others' seats in the same games."""
    seats, won, other_seats, other_won = map(sum, zip(*tallies, strict=True))
    if not (won and other_won):
        # Nobody won: equal. Only one side did: no number is large enough.
        return 1.0 if won == other_won else (inf if won else 0.0)
    return float((won / seats) / (other_won / other_seats))


def _ratio_json(value: float, interval: Interval) -> Json:
    """Without an end is null: JSON has no word for it."""
    numbers = {"value": value, "low": interval[0], "high": interval[1]}
    return {name: None if number == inf else number for name, number in numbers.items()}


def _rated(names: list[str], deals: list[Deal]) -> dict[str, float]:
    duels: dict[tuple[str, str], float] = {}
    for deal in deals:
        for result in deal:
            count_duels(result, duels)
    return ratings(names, duels)


def count_duels(result: Json, duels: dict[tuple[str, str], float]) -> None:
    """Every two seats of different policies: a winner finished before a loser; otherwise it is a tie."""
    seats = result["seats"]
    for seat, name in enumerate(seats):
        for other, their_name in enumerate(seats):
            if name != their_name:
                mine, theirs = seat in result["winners"], other in result["winners"]
                pair = name, their_name
                # Each pair comes up twice, once from either side; a win is counted from the winner's.
                duels[pair] = duels.get(pair, 0.0) + (1.0 if mine and not theirs else 0.5 if mine == theirs else 0.0)
