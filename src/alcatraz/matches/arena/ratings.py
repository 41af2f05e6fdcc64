"""Ratings as in chess, from who finished before whom: the Bradley–Terry model on Elo's scale."""

from collections.abc import Mapping, Sequence
from math import log10, prod

MIDDLE = 1500.0
_SCALE = 400.0
# Each policy has one draw against an imagined average player, which keeps every rating finite.
_PRIOR = 1.0
_MOST_ROUNDS = 500
_CLOSE_ENOUGH = 1e-7

# How often the first beat the second; a tie is half a win for both.
Duels = Mapping[tuple[str, str], float]


def ratings(players: Sequence[str], duels: Duels) -> dict[str, float]:
    """The ratings that make these duels most likely; their mean is the middle."""
    strength = dict.fromkeys(players, 1.0)
    for _ in range(_MOST_ROUNDS):
        improved = _centred({player: _improved(player, strength, duels) for player in players})
        change = max(abs(log10(improved[player] / strength[player])) for player in players)
        strength = improved
        if change < _CLOSE_ENOUGH:
            break
    return {player: MIDDLE + _SCALE * log10(strength[player]) for player in players}


def _centred(strength: Mapping[str, float]) -> dict[str, float]:
    """Duels say only how much stronger one is than another."""
    middle = prod(strength.values()) ** (1 / len(strength))
    return {player: value / middle for player, value in strength.items()}


def _improved(player: str, strength: Mapping[str, float], duels: Duels) -> float:
    """One step of Zermelo's algorithm: wins over the wins to be expected of strength one."""
    won = _PRIOR / 2
    expected = _PRIOR / (strength[player] + 1)
    for other, theirs in strength.items():
        if other != player:
            won += duels.get((player, other), 0.0)
            met = duels.get((player, other), 0.0) + duels.get((other, player), 0.0)
            expected += met / (strength[player] + theirs)
    return won / expected
