"""Perft of a game from its start: leaves per second."""

import json
import sys
import time

from alcatraz.games.registry import GAMES
from alcatraz.kernel.perft import perft


def main() -> None:
    game = GAMES[sys.argv[2]]
    state = game.new(int(sys.argv[3]), 1, json.loads(sys.argv[5]))
    start = time.perf_counter()
    nodes = perft(game, state, int(sys.argv[4]))
    print(json.dumps({"rate": nodes / (time.perf_counter() - start), "nodes": nodes}))


if __name__ == "__main__":
    main()
