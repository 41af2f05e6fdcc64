"""python-chess: random games; every legal move is listed, one is pushed."""

import random

import chess

from bench.workers.timing import report

MOST_PLIES = 300


def play(seed: int) -> int:
    chance = random.Random(seed)
    board = chess.Board()
    counted = 0
    for _ in range(MOST_PLIES):
        moves = list(board.legal_moves)
        if not moves or board.is_insufficient_material():
            break
        counted += len(moves) > 1
        board.push(chance.choice(moves))
    return counted


if __name__ == "__main__":
    report(play)
