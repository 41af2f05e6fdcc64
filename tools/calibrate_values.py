"""Whether the values of positions are true: predicted chances against what became of them, in tenths.

    python -m tools.calibrate_values scapegoat --players 4 --games 250 --seed held-out --samples build/values.jsonl

Inmates play; at the start of every round each seat's value is written down, and at the end its utility. A line per game
goes to the file of samples: the same command goes on where it was interrupted, and with `--games 0` only counts what is
there. With `--raw` it prints the knots for the games' `valuation.py`. The intervals are bootstrapped over games,
because the seats and rounds of one game share its fate.
"""

import argparse
import json
import sys
from pathlib import Path
from random import Random

from alcatraz.analysis.recorded_match import RecordedMatch, recorded_match
from alcatraz.analysis.world_values import WorldValues
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.matches.match import play_match
from alcatraz.records.record import record

TENTHS = 10
RESAMPLED = 1000
# Below so many games a tenth says nothing.
FEWEST = 20


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare values of positions with how the games ended.")
    parser.add_argument("game", choices=list(BUNDLES))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--seed", default="held-out")
    parser.add_argument("--worlds", type=int, default=4)
    parser.add_argument("--raw", action="store_true", help="without the knots there are, to find new ones")
    parser.add_argument("--samples", type=Path, required=True)
    wanted = parser.parse_args()
    games = _read(wanted.samples)
    with wanted.samples.open("a", encoding="utf-8") as file:
        for number in range(len(games), wanted.games):
            seed = f"{wanted.seed}/{wanted.players}/{number}"
            games.append(sampled(wanted.game, wanted.players, seed, wanted.worlds, raw=wanted.raw))
            file.write(json.dumps(games[-1]) + "\n")
            file.flush()
    print(f"{len(games)} games; knots: {knots(tenths(games))}")
    outside = 0
    for row in tenths(games):
        inside = row["low"] <= row["predicted"] <= row["high"]
        outside += not inside and row["games"] >= FEWEST
        mark = "" if inside else "  outside" if row["games"] >= FEWEST else "  (few games)"
        print(
            f"{row['tenth'] / TENTHS:.1f}  predicted {row['predicted']:.3f}  was {row['was']:.3f}  "
            f"[{row['low']:.3f}, {row['high']:.3f}]  {row['samples']} values of {row['games']} games{mark}"
        )
    return 1 if outside else 0


def _read(path: Path) -> list[Json]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def sampled(game: str, players: int, seed: str, worlds: int, *, raw: bool) -> Json:
    """Of one game: [value, utility] of every seat at the start of every round."""
    bundle = BUNDLES[game]
    table = play_match(bundle.game, [bundle.policies[bundle.usual_level]] * players, seed)
    match = recorded_match(bundle, record(table))
    values = WorldValues(match, f"{seed}/values", worlds, raw=raw)
    end = match.valuation.values(bundle.game.copy(match.states[-1]), 0)
    pairs = [
        [round(value, 4), end[seat]]
        for number in _round_starts(match)
        for seat, value in enumerate(values.of(match.states[number], match.valuation.round(match.states[number])))
    ]
    return {"seed": seed, "pairs": pairs}


def _round_starts(match: RecordedMatch) -> list[int]:
    first: dict[int, int] = {}
    for number, state in enumerate(match.states[:-1]):
        first.setdefault(match.valuation.round(state), number)
    return list(first.values())


def tenths(games: list[Json]) -> list[Json]:
    """By tenth of predicted value: its mean, that of the utilities, and the 95 % interval of the latter."""
    rows = []
    random = Random(1)
    for tenth in range(TENTHS):
        found = [[pair for pair in game["pairs"] if min(int(pair[0] * TENTHS), TENTHS - 1) == tenth] for game in games]
        found = [pairs for pairs in found if pairs]
        if not found:
            continue
        sums = [(sum(was for _, was in pairs), len(pairs)) for pairs in found]
        means = sorted(_ratio([random.choice(sums) for _ in sums]) for _ in range(RESAMPLED))
        values = [value for pairs in found for value, _ in pairs]
        rows.append(
            {
                "tenth": tenth,
                "predicted": sum(values) / len(values),
                "was": _ratio(sums),
                "low": means[int(0.025 * RESAMPLED)],
                "high": means[int(0.975 * RESAMPLED) - 1],
                "samples": len(values),
                "games": len(found),
            }
        )
    return rows


def knots(rows: list[Json]) -> list[tuple[float, float]]:
    """Where predicted values should be moved to, from 0 to 1: the means of the tenths, made to rise."""
    found = [(row["predicted"], row["was"], row["samples"]) for row in rows if row["games"] >= FEWEST]
    pooled: list[tuple[float, float, int]] = []
    for each in found:
        pooled.append(each)
        while len(pooled) > 1 and pooled[-2][1] >= pooled[-1][1]:
            (x, y, count), (other_x, other_y, others) = pooled.pop(), pooled.pop()
            both = count + others
            pooled.append(((x * count + other_x * others) / both, (y * count + other_y * others) / both, both))
    line = [(round(x, 3), round(y, 3)) for x, y, _ in pooled]
    if not line:
        return []
    # The outermost tenths are nearly all certainties.
    return [(0.0, line[0][1]), *line[1:-1], (1.0, line[-1][1])]


def _ratio(sums: list[tuple[float, int]]) -> float:
    return sum(total for total, _ in sums) / sum(count for _, count in sums)


if __name__ == "__main__":
    sys.exit(main())
