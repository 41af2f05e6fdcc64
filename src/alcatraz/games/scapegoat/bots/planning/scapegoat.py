"""The Scapegoat's turn: stop the tasks that would leave it behind, else prepare its next task."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.errand import Errand
from alcatraz.games.scapegoat.bots.knowledge.item_routes import FAR, NOWHERE
from alcatraz.games.scapegoat.bots.knowledge.legal_by_kind import LegalByKind, step_towards
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.knowledge.standing import lacking_without
from alcatraz.games.scapegoat.bots.knowledge.threat import singled_out, threats
from alcatraz.games.scapegoat.bots.planning.cards import against, for_myself
from alcatraz.games.scapegoat.bots.planning.fetching import fetch, idle, in_passing
from alcatraz.games.scapegoat.bots.planning.hindering import draw_blackmail, hinder
from alcatraz.games.scapegoat.bots.planning.spare_time import spend_time
from alcatraz.games.scapegoat.bots.planning.trading import offer
from alcatraz.games.scapegoat.model import moves

# A card is looked for as soon as the others lack no more elements than this.
TIME_FOR_A_CARD: Final = 4
# It has points to spare: it may go so far from its next task for something useful.
NEAR: Final = 2
# Threats below this are ignored: to hinder every task costs all seats rounds.
WORTH_HINDERING: Final = 0.1


def take_turn(cache: PositionCache, listed: LegalByKind, hinder_at: float = WORTH_HINDERING) -> int:
    for threat in threats(cache):
        if threat.loss_weight >= hinder_at:
            move = against(cache, listed, threat)
            if move is None:
                move = hinder(cache, listed, threat)
            if move is not None:
                return move
    early = cache.own_errands_only or (
        lacking_without(cache.s, listed.seat) > TIME_FOR_A_CARD and not singled_out(cache.s)
    )
    quiet = (in_passing, prepare, draw_blackmail, idle)
    for step in quiet if early or cache.s.hand[listed.seat] else (draw_blackmail, *quiet):
        move = step(cache, listed)
        if move is not None:
            return move
    move = None if cache.own_errands_only else _wait(cache, listed)
    return moves.END_TURN if move is None else move


def _wait(cache: PositionCache, listed: LegalByKind) -> int | None:
    errand = next((errand for errand in cache.errands(listed.seat) if errand.points < FAR), None)
    return spend_time(cache, listed, NOWHERE if errand is None else errand.place, NEAR)


def prepare(cache: PositionCache, listed: LegalByKind) -> int | None:
    """Collect for the next task and wait beside it; in its place others could spend this seat's tokens (S-9.4).

    For the tasks after it only what lies on the way or around: to walk to and fro between two tasks prepares neither.
    """
    errands = [errand for errand in cache.errands(listed.seat) if errand.points < FAR]
    for errand in errands:
        move = for_myself(cache, listed, errand)
        if move is None:
            move = offer(cache, listed, errand)
        if move is None and errand.stop != NOWHERE and errand.stop not in cache.tasks:
            if errand is errands[0] or _is_around(cache, listed.seat, errands[0].place, errand.stop):
                move = fetch(cache, listed, errand)
        elif move is None and errand is errands[0] and errand.stop == NOWHERE:
            move = None if cache.own_errands_only else spend_time(cache, listed, errand.place, NEAR)
            if move is None:
                move = _wait_beside(cache, listed, errand)
        if move is not None:
            return move
    return None


def _is_around(cache: PositionCache, seat: int, place: int, stop: int) -> bool:
    row = cache.tables.distance[place]
    return row[stop] <= max(1, row[cache.s.at[seat]])


def _wait_beside(cache: PositionCache, listed: LegalByKind, errand: Errand) -> int | None:
    away = cache.tables.distance[cache.s.at[listed.seat]][errand.place]
    return step_towards(cache, listed, errand.place) if away > 1 else None
