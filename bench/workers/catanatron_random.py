"""catanatron: random full games of four players."""

import random

from catanatron import Color, Game, RandomPlayer

from bench.workers.timing import report

PLAYERS = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]


def play(seed: int) -> int:
    game = Game(PLAYERS, seed=seed + 2)
    counted = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        actions = game.state.playable_actions
        counted += len(actions) > 1
        game.execute(random.choice(actions), validate_action=False)
    return counted


if __name__ == "__main__":
    report(play)
