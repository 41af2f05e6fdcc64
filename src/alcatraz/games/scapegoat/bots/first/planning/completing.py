"""Completing a task: whether to, and with whose tokens."""

from typing import Final

from alcatraz.games.scapegoat.bots.first.knowledge.legal_by_kind import LegalByKind, least
from alcatraz.games.scapegoat.bots.first.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.first.knowledge.standing import forecast, rounds_left
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import count, size
from alcatraz.games.scapegoat.model.components import GUN
from alcatraz.games.scapegoat.model.state import State

# The value of a game that goes on after the task, and of a game in which the task is not completed.
GOING_ON: Final = 0.6
WITHOUT_IT: Final = 0.4


def complete(cache: PositionCache, listed: LegalByKind) -> int | None:
    options = listed.of(moves.COMPLETE)
    if not options:
        return None
    s, seat = cache.s, listed.seat
    if not is_worth_it(s, seat, s.at[seat]):
        return None
    return least(options, lambda move: spent(s, seat, move))


def is_worth_it(s: State, seat: int, place: int) -> bool:
    """Whether completing the task is worth it: not if it probably leaves this seat behind."""
    outcome = forecast(s, seat, s.prison.tasks[s.task_at[place]].element)
    lost = outcome.stays[seat]
    if rounds_left(s) <= 0:
        return lost < 1.0
    return outcome.ends - lost + GOING_ON * (1 - outcome.ends) > WITHOUT_IT


def spent(s: State, seat: int, move: int) -> float:
    """The cost of the tokens paid: those of the Scapegoat are cheapest, then those of the others, its own, and guns."""
    cost = 0.0
    for owner in range(s.players):
        paid = moves.paid_by(move, owner)
        if paid:
            each = 1.5 if owner == seat else 0.5 if owner == s.scapegoat else 1.0
            cost += each * size(paid) + 2 * count(paid, GUN)
    return cost
