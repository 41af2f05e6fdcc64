"""Analyses of many records: do the columns add up, is the last value the utility, is the analysis the same twice?

    python -m tools.check_analyses --records 200

Games of all policies, numbers of players and options that the games themselves have, with one world each.
"""

import argparse
import sys

from alcatraz.analysis.analysis import Analysis
from alcatraz.analysis.recorded_match import recorded_match
from alcatraz.analysis.result import result_json
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.canonical import digest
from alcatraz.matches.match import play_match
from alcatraz.matches.policies import policies
from alcatraz.records.record import record

ENOUGH = 1e-9
ITERATIONS = 1
# A random game of the boat can take a thousand turns.
_QUICK = {"boat": {"turn_limit": 120}}


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the analyses of many records.")
    parser.add_argument("--records", type=int, default=200)
    worst = 0.0
    for number in range(parser.parse_args().records):
        data = some_record(number)
        result = analysed(data)
        assert digest(result) == digest(analysed(data)), number
        assert result["end"] == utilities(data), number
        worst = max(worst, largest_gap(result))
        assert worst <= ENOUGH, (number, worst)
        print(f"\r{number + 1} records, largest gap {worst:.1e}", end="", flush=True)
    print()
    return 0


def some_record(number: int) -> Json:
    """Games, numbers of players and policies in turn."""
    bundle = list(BUNDLES.values())[number % len(BUNDLES)]
    seats = bundle.game.seats
    players = seats[number // len(BUNDLES) % len(seats)]
    known = list(policies(bundle.game.id).values())
    seated = [known[(number + seat) % len(known)] for seat in range(players)]
    options = _QUICK.get(bundle.game.id, {})
    return record(play_match(bundle.game, seated, f"sums/{number}", options, iterations=ITERATIONS))


def analysed(data: Json, worlds: int = 1) -> Json:
    analysis = Analysis(recorded_match(BUNDLES[data["game"]], data), worlds=worlds)
    for _ in analysis.run():
        pass
    return result_json(analysis)


def utilities(data: Json) -> list[float]:
    match = recorded_match(BUNDLES[data["game"]], data)
    return match.valuation.values(match.bundle.game.copy(match.states[-1]), 0)


def largest_gap(result: Json) -> float:
    """How far a column is from the difference between end and start."""
    rows = [*result["decisions"], result["luck"]]
    sums = [sum(column) for column in zip(*rows, strict=True)]
    moved = [end - start for start, end in zip(result["start"], result["end"], strict=True)]
    return float(max(abs(total - change) for total, change in zip(sums, moved, strict=True)))


if __name__ == "__main__":
    sys.exit(main())
