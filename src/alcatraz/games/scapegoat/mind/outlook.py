"""The evaluation: how likely a seat escapes, judged when a Scapegoat has just been elected.

The weights come from a logistic regression over games of `inmate`s; what they weigh is what decides the game.
"""

from math import exp
from typing import Final

from alcatraz.games.scapegoat.mind.election import FURTHEST, nearest_task
from alcatraz.games.scapegoat.mind.look import Look
from alcatraz.games.scapegoat.mind.menace import Dangers, menace
from alcatraz.games.scapegoat.mind.standing import lacking_without
from alcatraz.games.scapegoat.state import ESCAPE, OVER, State

# docs/decisions/0010: being left behind and everybody being caught are equally bad.
ESCAPED: Final = 1.0
LEFT_BEHIND: Final = 0.0
ALL_CAUGHT: Final = 0.0

ROUNDS: Final = 12.0
AS_SCAPEGOAT: Final = (-0.72, 3.6, -2.15, -0.28, -0.44, -0.28, 0.0, 2.83, 0.2, -0.57, -0.9)
AS_PRISONER: Final = (-0.4, 5.09, -2.61, -1.11, -0.14, -0.48, 1.25, 1.45, -0.2, -0.05, -1.22, -0.86)


def utility(s: State, seat: int) -> float:
    """What a finished game is worth to a seat."""
    if s.reason != ESCAPE:
        return ALL_CAUGHT
    return LEFT_BEHIND if s.loser == seat else ESCAPED


def outlook(s: State, seat: int) -> float:
    """The chance to escape, between 0 and 1."""
    if s.phase == OVER:
        return utility(s, seat)
    weights = AS_SCAPEGOAT if seat == s.scapegoat else AS_PRISONER
    total = 0.0
    for weight, value in zip(weights, features(s, seat), strict=True):
        total += weight * value
    return 1 / (1 + exp(-total))


def features(s: State, seat: int) -> list[float]:
    """What the weights weigh, each about 0 to 1."""
    look = Look(s)
    without = [lacking_without(s, other) for other in range(s.players)]
    rounds_left = (s.prison.edition.guards_total - 1 - sum(s.guards)) / ROUNDS
    lacking = min(4, *without) / 4
    least_of_others = min([without[other] for other in range(s.players) if other != seat])
    scapegoat = s.scapegoat
    common = [
        1.0,
        rounds_left,
        lacking,
        rounds_left * lacking,
        float(without[scapegoat] == 1),
        float(without[scapegoat] == 2),
        menace(s, look.ground, Dangers(s)),
        (without[seat] - least_of_others) / 2,
    ]
    if seat == scapegoat:
        return [*common, s.bonus / 3, float(s.players == 3), nearest_task(look, seat) / FURTHEST]
    others = [other for other in range(s.players) if other not in (seat, scapegoat)]
    return [
        *common,
        (without[seat] - without[scapegoat]) / 2,
        float(s.players == 3),
        nearest_task(look, seat) / FURTHEST,
        sum([nearest_task(look, other) for other in others]) / len(others) / FURTHEST,
    ]
