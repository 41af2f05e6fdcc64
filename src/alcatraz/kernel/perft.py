"""Counting the leaves of the game tree: the quickest way to notice that a rule changed."""

from typing import TypeVar

from alcatraz.kernel.game import Game

S = TypeVar("S")


def perft(game: Game[S], state: S, depth: int) -> int:
    """The number of move sequences of this length; seats that decide together move in seat order."""
    if depth == 0:
        return 1
    deciding = game.deciding(state)
    if not deciding:
        return 0
    seat = deciding[0]
    moves = game.legal(state, seat)
    if depth == 1:
        return len(moves)
    nodes = 0
    for move in moves:
        after = game.copy(state)
        game.apply(after, seat, move)
        nodes += perft(game, after, depth - 1)
    return nodes
