"""Copying a state against applying a move, over the positions of random games: seconds for the same number of each."""

import json
import random
import sys
import time

from alcatraz.games.registry import GAMES


def main() -> None:
    game = GAMES[sys.argv[2]]
    chance = random.Random(1)
    copying = applying = 0.0
    limit = time.perf_counter() + float(sys.argv[1])
    seed = 0
    while time.perf_counter() < limit:
        state = game.new(int(sys.argv[3]), seed, {})
        seed += 1
        while deciding := game.deciding(state):
            move = chance.choice(game.legal(state, deciding[0]))
            start = time.perf_counter()
            game.copy(state)
            middle = time.perf_counter()
            game.apply(state, deciding[0], move)
            applying += time.perf_counter() - middle
            copying += middle - start
    print(json.dumps({"rate": copying / applying}))


if __name__ == "__main__":
    main()
