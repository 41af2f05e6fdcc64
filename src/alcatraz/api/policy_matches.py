"""Matches between policies: one of them, or thousands with their statistics."""

from collections.abc import Sequence

from alcatraz.api.checks import checked_game, checked_number, checked_options, checked_policy
from alcatraz.api.errors import public_errors
from alcatraz.api.table import Table
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.errors import malformed
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.seed import checked_seed
from alcatraz.kernel.policy import Policy
from alcatraz.matches import match, workers
from alcatraz.matches.simulation.plan import SimulationPlan
from alcatraz.matches.simulation.summary import summarise

_MOST_GAMES = 10_000_000


def play_match(
    game: str,
    policies: Sequence[str | Policy],
    seed: Seed = 0,
    options: Json | None = None,
    *,
    iterations: int | None = None,
) -> Table:
    """A whole match between policies, one per seat, each a name or a function. The same seed gives the same match."""
    with public_errors():
        rules = checked_game(game).game
        seated = [checked_policy(game, policy) for policy in policies]
        return Table(match.play_match(rules, seated, seed, checked_options(options), iterations=iterations))


def simulate(
    game: str,
    players: Sequence[int],
    games: int,
    policies: Sequence[str],
    seed: Seed = 0,
    options: Json | None = None,
    *,
    iterations: int | None = None,
    jobs: int = 1,
) -> Json:
    """Play so many games at every number of players and count; returns what `alcatraz simulate --json` writes.

    `policies` names one policy for all seats, or one for each. With jobs above 1 the matches are spread over as many
    processes, with the same result; code that does so must stand under `if __name__ == "__main__":`.
    """
    with public_errors():
        checked_game(game)
        for policy in policies:
            checked_policy(game, policy)
        if len(policies) not in (1, *players):
            raise malformed("error-policy-count", players=max(players), got=len(policies))
        plan = SimulationPlan(
            game,
            tuple(players),
            checked_number(games, "games", 1, _MOST_GAMES),
            tuple(policies),
            checked_seed(seed),
            checked_options(options),
            iterations,
        )
        return summarise(plan, list(workers.simulate(plan, list(plan.matches()), jobs)))
