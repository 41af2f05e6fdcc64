"""Positions to begin episodes with: from files, or from games between bots.

Random play hardly ever escapes from the prison, so who learns from the start alone never sees what is worth learning.
"""

from collections.abc import Iterable

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.chance import Seed, draw, key_of
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Policy
from alcatraz.matches.match import play_on
from alcatraz.matches.policies import policy_named

# The generator's state in a position: left out, so that the episode's own seed draws what comes.
_CHANCE = "chance"


def mine(
    game: str,
    players: int,
    *,
    level: str | None = None,
    games: int = 20,
    per_game: int = 8,
    last: float = 1.0,
    seed: Seed = 0,
    options: Json | None = None,
) -> list[Json]:
    """Positions of games between bots: `per_game` of each, from the last part of it (0.2: its last fifth).

    The same seed gives the same positions. Without a level the game's stand-in plays, which is quick.
    """
    bundle = BUNDLES[game]
    policy = policy_named(game, level or bundle.stand_in)
    found = []
    for number in range(games):
        positions = _positions(game, players, policy, f"{seed}/{number}", options or {})
        late = positions[int(len(positions) * (1 - last)) :]
        key = key_of(f"{seed}/{number}/chosen")
        found += [late[draw(key, each, len(late))] for each in range(per_game)]
    return found


def _positions(game: str, players: int, policy: Policy, seed: Seed, options: Json) -> list[Json]:
    """Before every decision of one game."""
    rules = BUNDLES[game].game
    table = Match.new(rules, players, seed, options)
    first = rules.position(table.state)
    later = [rules.position(table.state) for _ in play_on(table, [policy] * players, seed)]
    # The last one is the end.
    return [first, *later[:-1]]


def without_chance(positions: Iterable[Json]) -> list[Json]:
    """The positions without the state of their generator."""
    return [{name: value for name, value in each.items() if name != _CHANCE} for each in positions]
