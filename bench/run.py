"""`make bench`: every engine in turn, five times over, medians, and their ratios. Run it on an idle machine."""

import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path

PLAIN = sys.executable
COMPILED = ".venv-compiled/bin/python"
RUNS = 5
SECONDS = 3.0

# Each line: name, interpreter, module and its arguments.
ENGINES = [
    ("catanatron", PLAIN, "catanatron_random", []),
    ("scapegoat, plain", PLAIN, "ours", ["scapegoat", "4"]),
    ("scapegoat, compiled", COMPILED, "ours", ["scapegoat", "4"]),
    ("python-chess", PLAIN, "chess_random", []),
    ("boat, plain", PLAIN, "ours", ["boat", "2"]),
    ("boat, compiled", COMPILED, "ours", ["boat", "2"]),
]
# Ours, peer, and what we want to reach.
RATIOS = [
    ("scapegoat, plain", "catanatron", 4.0),
    ("scapegoat, compiled", "catanatron", 15.0),
    ("boat, plain", "python-chess", 2.5),
    ("boat, compiled", "python-chess", 10.0),
]
COPIES = [
    ("scapegoat, plain", PLAIN, ["scapegoat", "4"]),
    ("scapegoat, compiled", COMPILED, ["scapegoat", "4"]),
    ("boat, plain", PLAIN, ["boat", "2"]),
    ("boat, compiled", COMPILED, ["boat", "2"]),
]
PERFTS = [
    ("boat, plain", PLAIN, ["boat", "2", "4", '{"alarm": false, "first": 0}']),
    ("boat, compiled", COMPILED, ["boat", "2", "4", '{"alarm": false, "first": 0}']),
]


def rate(python: str, module: str, arguments: list[str]) -> float:
    command = [python, "-m", f"bench.workers.{module}", str(SECONDS), *arguments]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": "."})
    return float(json.loads(done.stdout)["rate"])


def main() -> None:
    compiled = Path(COMPILED).exists()
    engines = [engine for engine in ENGINES if compiled or engine[1] != COMPILED]
    rates: dict[str, list[float]] = {name: [] for name, *_ in engines}
    for turn in range(RUNS):
        for name, python, module, arguments in engines:
            rates[name].append(rate(python, module, arguments))
            print(f"run {turn + 1}  {name:22} {rates[name][-1]:12,.0f} decisions/s", flush=True)
    medians = {name: statistics.median(found) for name, found in rates.items()}
    print(f"\nPython {platform.python_version()}, {platform.machine()}, median of {RUNS}")
    for ours, peer, wanted in RATIOS:
        if ours in medians:
            ratio = medians[ours] / medians[peer]
            print(f"{ours:22} {medians[ours]:12,.0f}/s  = {ratio:5.1f} × {peer} (to reach: {wanted})")
    for name, python, arguments in COPIES:
        if compiled or python != COMPILED:
            share = statistics.median(rate(python, "copying", arguments) for _ in range(3))
            print(f"{name:22} a copy costs {share:4.2f} of a move applied (to reach: below 1)")
    for name, python, arguments in PERFTS:
        if compiled or python != COMPILED:
            leaves = statistics.median(rate(python, "perft_rate", arguments) for _ in range(3))
            print(f"{name:22} perft of depth {arguments[2]}, {arguments[1]} players: {leaves:12,.0f} leaves/s")


if __name__ == "__main__":
    main()
