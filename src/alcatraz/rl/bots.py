"""The other seats of an environment: bots by name, or legal actions at random."""

from collections.abc import Callable

from numpy.random import Generator

from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import RANDOM, Budget
from alcatraz.matches.match import chosen_move
from alcatraz.matches.policies import policy_named
from alcatraz.rl.episode import Episode

Opponent = Callable[[Episode, int, Generator], None]


def opponent(game: str, level: str, iterations: int | None = None) -> Opponent:
    """Plays one decision of a seat. `level` is a policy of the game, or `cmd:` and a program of one's own.

    Raises KeyError if nobody plays the game with that name.
    """
    policy = policy_named(game, level)
    if level == RANDOM:
        return _play_at_random

    def play(episode: Episode, seat: int, rng: Generator) -> None:
        table = Match(episode.game, episode.state, {})
        budget = Budget(int(rng.integers(1 << 62)), iterations)
        episode.play(seat, chosen_move(table, seat, policy, budget))

    return play


def _play_at_random(episode: Episode, seat: int, rng: Generator) -> None:
    """Any listed move. Templates, such as trades, are left alone, as everywhere."""
    moves = episode.game.legal(episode.state, seat)
    episode.play(seat, moves[int(rng.random() * len(moves))])
