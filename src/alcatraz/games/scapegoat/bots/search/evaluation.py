"""Logistic evaluation: what the game is worth to a seat just after a Scapegoat was elected.

`evaluation_weights.py` holds the weights, `tools/fit_evaluation.py` fits them.
"""

from math import exp
from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache, points_of
from alcatraz.games.scapegoat.bots.knowledge.standing import forecast, lacking_without, rounds_left
from alcatraz.games.scapegoat.bots.planning.election import FURTHEST, nearest_task, need_for
from alcatraz.games.scapegoat.bots.search.evaluation_weights import AS_PRISONER, AS_SCAPEGOAT
from alcatraz.games.scapegoat.bots.search.loss_odds import LossOdds, loss_odds
from alcatraz.games.scapegoat.model.bag import size
from alcatraz.games.scapegoat.model.state import ESCAPE, OVER, State

# docs/decisions/0010: being caught with everybody is bad, being left behind by the others is worse.
ESCAPED: Final = 1.0
LEFT_BEHIND: Final = 0.0
ALL_CAUGHT: Final = 0.5

ROUNDS: Final = 12.0
MOST_ITEMS: Final = 5.0
ROUNDS_PER_ELEMENT: Final = 4.0
# The hot path reads the weights alone, without their names.
_AS_SCAPEGOAT: Final = [weight for _, weight in AS_SCAPEGOAT]
_AS_PRISONER: Final = [weight for _, weight in AS_PRISONER]


def utility(s: State, seat: int) -> float:
    """The utility of a finished game for a seat."""
    if s.reason != ESCAPE:
        return ALL_CAUGHT
    return LEFT_BEHIND if s.loser == seat else ESCAPED


def evaluate(s: State, seat: int) -> float:
    """The expected utility of a seat: 0 is left behind, 1 is escaped."""
    if s.phase == OVER:
        return utility(s, seat)
    weights = _AS_SCAPEGOAT if seat == s.scapegoat else _AS_PRISONER
    total = 0.0
    for weight, value in zip(weights, features(s, seat), strict=True):
        total += weight * value
    return 1 / (1 + exp(-total))


def evaluate_singled_out(s: State, seat: int) -> float:
    """The expected utility of a seat that stays the Scapegoat to the end: it can only be caught with all others.

    The others need about as many rounds as this for every element that they lack together.
    """
    if s.phase == OVER:
        return utility(s, seat)
    rounds = ROUNDS_PER_ELEMENT * max(1, lacking_without(s, seat))
    return ALL_CAUGHT * (1 - min(1.0, rounds_left(s) / rounds))


def features(s: State, seat: int) -> list[float]:
    """The values of the features, each about 0 to 1, in the order in which `evaluation_weights.py` names them."""
    cache = PositionCache(s)
    scapegoat = s.scapegoat
    without = [lacking_without(s, other) for other in range(s.players)]
    needed = [need_for(cache, other) for other in range(s.players)]
    time = rounds_left(s) / ROUNDS
    lacking = min(4, *without) / 4
    least_of_others = min([without[other] for other in range(s.players) if other != seat])
    others = [other for other in range(s.players) if other not in (seat, scapegoat)]
    common = [
        1.0,
        time,
        lacking,
        time * lacking,
        float(without[scapegoat] == 1),
        float(without[scapegoat] == 2),
        loss_odds(s, cache.tables, LossOdds(s)),
        (without[seat] - least_of_others) / 2,
        needed[seat] - min([needed[other] for other in range(s.players) if other != seat]),
        sum([plan.bit_count() for plan in s.plan]) / 6 / s.players,
        size(s.held[seat]) / MOST_ITEMS,
        sum([size(s.held[other]) for other in others]) / MOST_ITEMS / len(others),
        s.cash[seat] / 3,
        s.stamina[seat] / 3,
        _ending(cache),
        float(s.players == 3),
        nearest_task(cache, seat) / FURTHEST,
        min([_least_effort(cache, other) for other in others]) / FURTHEST,
    ]
    if seat == scapegoat:
        return [*common, s.bonus / 3]
    return [
        *common,
        (without[seat] - without[scapegoat]) / 2,
        sum([nearest_task(cache, other) for other in others]) / len(others) / FURTHEST,
        float((seat - scapegoat) % s.players == 1),
    ]


def _least_effort(cache: PositionCache, seat: int) -> float:
    return min([cache.effort(cache.errand(seat, place)) for place in cache.tasks], default=FURTHEST)


def _ending(cache: PositionCache) -> float:
    """The highest probability with which one seat ends the game in this round, whoever is left behind."""
    s = cache.s
    best = 0.0
    for seat in range(s.players):
        if seat != s.scapegoat:
            for place in cache.tasks:
                errand = cache.errand(seat, place)
                chance = _in_time(errand.points + errand.waiting - points_of(s, seat))
                if chance > best:
                    best = max(best, chance * forecast(s, seat, errand.task.element).ends)
    return best


def _in_time(short: float) -> float:
    """The probability that a task is completed in this round if its seat is this many points short."""
    if short <= 0:
        return 1.0
    if short <= 1:
        return 0.5
    if short <= 2:
        return 0.25
    return 0.1 if short <= 4 else 0.0
