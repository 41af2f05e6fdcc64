"""`python -m tools.simulate_faults`: many seeds with progress, or one seed with its trace.

python -m tools.simulate_faults --seeds 5000       # from where the last run stopped; Ctrl-C loses nothing
python -m tools.simulate_faults --from 0 --seeds 100
python -m tools.simulate_faults --seed 4711        # one seed again, with everything that happened
python -m tools.simulate_faults --planted NAME     # with a bug of planted_bugs.py; --planted all: each of them
"""

import argparse
import sys
import time
from pathlib import Path

from tools.simulate_faults.planted_bugs import BUGS, SEEDS_FOR_A_BUG, PlantedBug
from tools.simulate_faults.world import Result, simulate

_PROGRESS = Path("build") / "simulate-faults.next"
_LINE = 160


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.simulate_faults", description="Simulates the server.")
    parser.add_argument("--seeds", type=int, default=2000, help="how many (2000)")
    parser.add_argument("--from", type=int, dest="first", help="the first one (where the last run stopped)")
    parser.add_argument("--seed", type=int, help="only this one, with its trace")
    parser.add_argument("--planted", choices=[*BUGS, "all"], help="with a planted bug, which must be found")
    asked = parser.parse_args(arguments)
    if asked.planted == "all":
        return max(_find(bug, asked.first or 0) for bug in BUGS.values())
    bug = BUGS.get(asked.planted)
    if asked.seed is not None:
        run = bug.simulate if bug else simulate
        return _replay(run(asked.seed, whole_trace=True))
    if bug:
        return _find(bug, asked.first or 0)
    return _run(asked.first, asked.seeds)


def _replay(result: Result) -> int:
    print("\n".join(result.lines))
    print(f"\nseed {result.seed}: {result.violation or 'nothing wrong'}; digest {result.digest}")
    return 1 if result.violation else 0


def _run(first: int | None, number: int) -> int:
    if first is None:
        first = int(_PROGRESS.read_text()) if _PROGRESS.exists() else 0
    started, moves, deaths, failed = time.monotonic(), 0, 0, 0
    seed = first
    try:
        for seed in range(first, first + number):
            result = simulate(seed)
            moves, deaths = moves + result.moves, deaths + result.deaths
            if result.violation:
                failed += 1
                print(f"\rseed {seed}: {result.violation}", flush=True)
                print(f"  again, with its trace: python -m tools.simulate_faults --seed {seed}", flush=True)
            _keep(seed + 1)
            done = seed + 1 - first
            if sys.stderr.isatty() or done % 100 == 0 or done == number:
                rate = done / (time.monotonic() - started)
                told = f"{done}/{number} seeds, {rate:.1f}/s, {moves} moves, {deaths} deaths, {failed} failed"
                print(f"\r{told:<{_LINE // 2}}", end="" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(f"\nstopped; goes on with seed {seed}", file=sys.stderr)
        return 130
    print(f"\nseeds {first} to {seed}: {failed} failed", file=sys.stderr)
    return 1 if failed else 0


def _keep(seed: int) -> None:
    _PROGRESS.parent.mkdir(exist_ok=True)
    _PROGRESS.write_text(str(seed))


def _find(bug: PlantedBug, first: int) -> int:
    if (found := bug.find(first)) is None:
        print(f"{bug.name}: not found with {SEEDS_FOR_A_BUG} seeds", flush=True)
        return 1
    print(f"{bug.name}: found with seed {found.seed}: {found.violation}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
