"""The evaluation: what the game is worth to a seat, judged when a Scapegoat has just been elected.

The weights come from a logistic regression over games of `inmate`s; what they weigh is what decides the game.
"""

from math import exp
from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache, points_of
from alcatraz.games.scapegoat.bots.knowledge.standing import forecast, lacking_without, rounds_left
from alcatraz.games.scapegoat.bots.planning.election import FURTHEST, nearest_task, need_for
from alcatraz.games.scapegoat.bots.search.loss_odds import LossOdds, loss_odds
from alcatraz.games.scapegoat.model.bag import size
from alcatraz.games.scapegoat.model.state import ESCAPE, OVER, State

# docs/decisions/0010: being caught with everybody is bad, being left behind by the others is worse.
ESCAPED: Final = 1.0
LEFT_BEHIND: Final = 0.0
ALL_CAUGHT: Final = 0.5

ROUNDS: Final = 12.0
MOST_ITEMS: Final = 5.0
AS_SCAPEGOAT: Final[tuple[float, ...]] = (
    0.25, -0.28, -0.49, 1.02, -0.18, -0.02, -0.45, 0.42, 0.3, 0.2, 0.16,
    0.07, 0.05, 0.14, -0.07, -0.32, -0.02, 0.16, -0.28,
)  # fmt: skip
AS_PRISONER: Final[tuple[float, ...]] = (
    -1.0, 2.33, 0.41, -1.13, 0.36, 0.1, 0.11, 0.44, 0.22, 0.91, 0.16,
    0.22, 0.18, 0.15, 0.48, -0.09, -0.21, -0.27, 0.03, 0.13, -0.07,
)  # fmt: skip


def utility(s: State, seat: int) -> float:
    """What a finished game is worth to a seat."""
    if s.reason != ESCAPE:
        return ALL_CAUGHT
    return LEFT_BEHIND if s.loser == seat else ESCAPED


def evaluate(s: State, seat: int) -> float:
    """What the seat can expect of the game: between 0, left behind, and 1, out."""
    if s.phase == OVER:
        return utility(s, seat)
    weights = AS_SCAPEGOAT if seat == s.scapegoat else AS_PRISONER
    total = 0.0
    for weight, value in zip(weights, features(s, seat), strict=True):
        total += weight * value
    return 1 / (1 + exp(-total))


def features(s: State, seat: int) -> list[float]:
    """What the weights weigh, each about 0 to 1."""
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
    """How likely somebody ends the game in this round, whoever stays."""
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
    """How often a task is completed for which so many points are lacking."""
    if short <= 0:
        return 1.0
    if short <= 1:
        return 0.5
    if short <= 2:
        return 0.25
    return 0.1 if short <= 4 else 0.0
