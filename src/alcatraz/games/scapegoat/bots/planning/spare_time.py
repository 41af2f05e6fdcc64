"""Points left and nothing to do for an errand: the most useful function near by, without leaving the errand's task."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.item_routes import NOWHERE
from alcatraz.games.scapegoat.bots.knowledge.legal_by_kind import LegalByKind, least, step_towards
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import count, kinds_in, size
from alcatraz.games.scapegoat.model.components import GUN, MOST_GUARDS, PLACES
from alcatraz.games.scapegoat.model.state import NO_TASK
from alcatraz.games.scapegoat.rules.blackmail.deck import is_exhausted
from alcatraz.games.scapegoat.rules.functions import (
    ANY_KIND,
    DISCARD_A_CARD,
    DRAW_A_CARD,
    DRAW_THREE,
    GAIN_CASH,
    GAIN_STAMINA,
    MOVE_GUARDS,
    TAKE_ITEMS,
    hand_is_full,
)
from alcatraz.games.scapegoat.rules.guards import HINDER, STOP_WORK, counted, work_price

# What a function gives, in action points.
STAMINA: Final = 0.6
CASH: Final = 0.7
WANTED_ITEM: Final = 1.2
OTHER_ITEM: Final = 0.4
THE_GUN: Final = 1.5
FIRST_CARD: Final = 0.9
SECOND_CARD: Final = 0.4
A_CARD_LESS: Final = 0.5
A_GUARD: Final = 0.5
A_CHOICE_OF_CARDS: Final = 0.7
# A point spent on the way counts this much: of equal gains the nearest.
PER_POINT: Final = 0.05


def spend_time(cache: PositionCache, listed: LegalByKind, goal: int, near: int = 1) -> int | None:
    """A step towards the best gain within this turn, or its use.

    `goal`, `near`: the task, if any, from which the seat is at most so many steps away, or no further than now, when
    its points are spent.
    """
    s, seat = cache.s, listed.seat
    here = s.at[seat]
    row = cache.tables.distance[goal if goal != NOWHERE else here]
    away = max(near, row[here]) if goal != NOWHERE else PLACES
    best, best_gain = NOWHERE, 0.0
    for place in range(PLACES):
        price = _price(cache, seat, place)
        if price + max(0, row[place] - away) <= s.ap and (place == here or _may_enter(cache, place)):
            worth = gain(cache, seat, place)
            if worth and worth - PER_POINT * price > best_gain:
                best, best_gain = place, worth - PER_POINT * price
    if best == NOWHERE:
        return _clear(cache, listed, goal)
    return step_towards(cache, listed, best) if best != here else _use(cache, listed)


def _clear(cache: PositionCache, listed: LegalByKind, goal: int) -> int | None:
    """Next door to the task: draw a guard away from it, if one is in the way there (S-8.2, S-9.2)."""
    s = cache.s
    if goal == NOWHERE or s.task_at[goal] == NO_TASK or listed.seat == s.scapegoat:
        return None
    watching = s.guards[goal]
    if watching <= s.prison.tasks[s.task_at[goal]].guards and watching != HINDER:
        return None
    return next((move for move in listed.of(moves.RIOT) if moves.a_of(move) == goal), None)


def _may_enter(cache: PositionCache, place: int) -> bool:
    """Not a task: there tokens may be spent by others (S-9.4)."""
    return place not in cache.tasks and not cache.s.locked >> place & 1


def _price(cache: PositionCache, seat: int, place: int) -> int:
    """Points to go there and work, more than there can be where that is not possible."""
    s = cache.s
    watching = counted(s, seat, place)
    free = cache.tables.functions[place].free
    if s.used >> place & 1 or watching >= (MOST_GUARDS if free else STOP_WORK):
        return MOST_GUARDS * PLACES
    return cache.tables.distance[s.at[seat]][place] + (0 if free else work_price(watching))


def gain(cache: PositionCache, seat: int, place: int) -> float:
    """What the function of a place gives to a seat now; items that ask for a payment are left to errands."""
    s, function = cache.s, cache.tables.functions[place]
    edition = s.prison.edition
    if function.pays:
        return A_CHOICE_OF_CARDS if function.effect == DRAW_THREE and s.cash[seat] and not s.hand[seat] else 0.0
    if function.effect == GAIN_STAMINA:
        return STAMINA * min(function.amount, edition.most_stamina - s.stamina[seat])
    if function.effect == GAIN_CASH:
        return CASH * min(function.amount, edition.most_cash - s.cash[seat])
    if function.effect == TAKE_ITEMS and size(s.held[seat]) < edition.most_items - 1:
        there = [kind for kind in kinds_in(s.stock[place]) if function.item in (kind, ANY_KIND)]
        return max([_item(cache, seat, kind) for kind in there], default=0.0)
    if function.effect == DRAW_A_CARD and not hand_is_full(s, s.hand[seat]) and not is_exhausted(s):
        return SECOND_CARD if s.hand[seat] else FIRST_CARD
    if function.effect == DISCARD_A_CARD and s.hand[s.scapegoat] and seat != s.scapegoat:
        return A_CARD_LESS
    if function.effect == MOVE_GUARDS:
        return A_GUARD if seat == s.scapegoat or any(s.guards[task] > 1 for task in cache.tasks) else 0.0
    return 0.0


def _item(cache: PositionCache, seat: int, kind: int) -> float:
    """Wanted: asked for by a task whose element the seat lacks, and not in hand."""
    s = cache.s
    if kind == GUN:
        return THE_GUN
    if count(s.held[seat], kind):
        return OTHER_ITEM
    for place in cache.tasks:
        task = s.prison.tasks[s.task_at[place]]
        if count(task.items, kind) and not s.plan[seat] >> task.element & 1:
            return WANTED_ITEM
    return OTHER_ITEM


def use_here(cache: PositionCache, listed: LegalByKind) -> int | None:
    """The function of the seat's own place, if it gives anything."""
    here = cache.s.at[listed.seat]
    return _use(cache, listed) if listed.of(moves.USE) and gain(cache, listed.seat, here) else None


def _use(cache: PositionCache, listed: LegalByKind) -> int | None:
    seat, scapegoat = listed.seat, cache.s.scapegoat
    return least(
        listed.of(moves.USE),
        lambda move: (
            -max([_item(cache, seat, kind) for kind in kinds_in(moves.bag_part(move))], default=0.0)
            - (1 if moves.target_of(move) == scapegoat else 0)
        ),
    )
