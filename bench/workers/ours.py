"""Our engine: random full games; every legal move is listed, one is applied with its events."""

import random
import sys
from typing import Any

from alcatraz.games.registry import GAMES
from alcatraz.kernel.game import Game
from bench.workers.timing import report


def player(game: Game[Any], players: int) -> Any:
    def play(seed: int) -> int:
        chance = random.Random(seed)
        state = game.new(players, seed, {})
        counted = 0
        deciding = game.deciding(state)
        while deciding:
            seat = deciding[0]
            moves = game.legal(state, seat)
            counted += len(moves) > 1
            game.apply(state, seat, chance.choice(moves))
            deciding = game.deciding(state)
        return counted

    return play


if __name__ == "__main__":
    report(player(GAMES[sys.argv[2]], int(sys.argv[3])))
