"""Policies by name for measuring The Scapegoat: those of the game, and two scripted kinds of people.

- `coalition`: votes for whoever is not of the coalition, always, and plays on like `inmate-1`;
- `saboteur`: completes nothing, and hinders every task as if it were the Scapegoat.
"""

from collections.abc import Sequence
from typing import Final

from alcatraz.games.scapegoat.bots.first.knowledge.legal_by_kind import LegalByKind
from alcatraz.games.scapegoat.bots.first.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.first.planning import scapegoat
from alcatraz.games.scapegoat.bots.first.policies import first_inmate
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import ACTIONS, NOTHING
from alcatraz.games.scapegoat.notation.move_table import MOVES
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget, Policy
from alcatraz.matches.policies import policy_named

COALITION: Final = "coalition"
SABOTEUR: Final = "saboteur"
SEATS: Final = range(3, 5)


def policies_at(seats: Sequence[str]) -> list[Policy]:
    """The policy of each seat; a coalition knows where its members sit."""
    return [_policy(name, seats) for name in seats]


def _policy(name: str, seats: Sequence[str]) -> Policy:
    if name == COALITION:
        return Coalition(seats)
    return saboteur if name == SABOTEUR else policy_named("scapegoat", name)


class Coalition:
    """Members vote for the first seat that is not one of them."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.victim = next(seat for seat, name in enumerate(seats) if name != COALITION)

    def __call__(self, view: Json, decision: Json, budget: Budget) -> Json:
        if decision["kind"] == "vote":
            return {"type": "vote", "for": self.victim}
        return first_inmate(view, decision, budget)


def saboteur(view: Json, decision: Json, budget: Budget) -> Json:
    s = imagine(view, budget.seed, SEATS)
    seat = decision["seat"]
    if s.phase != ACTIONS or s.pending != NOTHING or seat == s.scapegoat:
        return first_inmate(view, decision, budget)
    listed = LegalByKind(s, seat)
    s.scapegoat = seat
    move = scapegoat.take_turn(PositionCache(s), listed, 0.0)
    allowed = move in listed.of(move & 31) or move in listed.blackmail
    return MOVES.write(move if allowed and move & 31 != moves.TRADE else moves.END_TURN)
