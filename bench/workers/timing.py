"""Decisions per second of random full games, the same way for every engine."""

import json
import sys
import time
from collections.abc import Callable


def report(play: Callable[[int], int]) -> None:
    """Play games with seeds 0, 1, 2, … for about the wanted time; `play` returns the decisions that count."""
    seconds = float(sys.argv[1])
    play(-1)
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play(games)
        games += 1
    elapsed = time.perf_counter() - start
    print(json.dumps({"rate": decisions / elapsed, "games": games, "decisions": decisions}))
