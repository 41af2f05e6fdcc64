"""Blackmail: which card to keep, and when to play which."""

from typing import Final

from alcatraz.games.scapegoat.bots.first.knowledge.errand import Errand
from alcatraz.games.scapegoat.bots.first.knowledge.legal_by_kind import LegalByKind
from alcatraz.games.scapegoat.bots.first.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.first.knowledge.threat import Threat
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import count, kinds_in
from alcatraz.games.scapegoat.model.components import (
    ASSEMBLY,
    BAD_PLAN,
    BODY_SEARCH,
    BULLYING,
    CHANGE_OF_PLANS,
    ERRAND_BOY,
    ESCORT,
    FALSE_ALARM,
    ISOLATION_CELL,
    LOCKDOWN,
    PATROL,
)

# The best card first.
RANKING: Final = (
    BAD_PLAN,
    ISOLATION_CELL,
    BODY_SEARCH,
    CHANGE_OF_PLANS,
    PATROL,
    ESCORT,
    LOCKDOWN,
    ASSEMBLY,
    BULLYING,
    FALSE_ALARM,
    ERRAND_BOY,
)


def best_card(cards: list[int]) -> int:
    return min(cards, key=RANKING.index)


def against(cache: PositionCache, listed: LegalByKind, threat: Threat) -> int | None:
    """The card that stops this threat best, if any does."""
    best, best_use = None, 0.0
    for move in listed.blackmail:
        use = use_against(cache, threat, move)
        if use > best_use:
            best, best_use = move, use
    return best


def use_against(cache: PositionCache, threat: Threat, move: int) -> float:
    """How well a card stops a threat, 0 if not at all; weaker cards score higher, so that the better ones are kept."""
    card = moves.card_of(move)
    a, b = moves.a_of(move), moves.b_of(move)
    s, errand = cache.s, threat.errand
    row = cache.tables.distance[errand.place]
    need = errand.points
    points = cache.points(errand.seat)
    if card == ASSEMBLY:
        return 1.2 if need > points - 1 else 0.0
    if card == BAD_PLAN:
        return 1.0 if a == errand.place else 0.0
    if card == BODY_SEARCH:
        return 1.1 if _hold_needed(cache, threat) else 0.0
    if card == BULLYING:
        return 1.6 if a in threat.group and count(errand.task.items, b) else 0.0
    if card == CHANGE_OF_PLANS:
        away = cache.tables.distance[s.at[errand.seat]][b]
        return 1.0 + 0.1 * away if a == errand.place and away > 1 else 0.0
    if card == ESCORT:
        away = row[b]
        return 1.3 + 0.1 * away if a in threat.group and away > max(1, points - 1) else 0.0
    if card == FALSE_ALARM:
        return 1.7 if threat.guards <= 1 else 0.0
    if card == ISOLATION_CELL:
        return 1.4 if a == errand.seat else 0.0
    if card == LOCKDOWN:
        outside = any(s.at[seat] != errand.place for seat in threat.group)
        return 1.5 if a == errand.place and outside else 0.0
    if card == PATROL:
        return 1.5 if b == errand.place and moves.c_of(move) >= threat.guards > 0 else 0.0
    return 0.0


def _hold_needed(cache: PositionCache, threat: Threat) -> bool:
    items = threat.errand.task.items
    return any(count(cache.s.held[seat], kind) for seat in threat.group for kind in kinds_in(items))


def for_myself(cache: PositionCache, listed: LegalByKind, errand: Errand) -> int | None:
    """Bullying or the errand boy, if they bring an item that the errand lacks."""
    for move in listed.blackmail:
        card = moves.card_of(move)
        if card == BULLYING and moves.b_of(move) in errand.missing:
            return move
        if card == ERRAND_BOY and any(count(moves.bag_part(move), kind) for kind in errand.missing):
            pay = moves.pay_of(move)
            if not (1 <= pay <= 6 and count(errand.task.items, pay - 1)):
                return move
    return None
