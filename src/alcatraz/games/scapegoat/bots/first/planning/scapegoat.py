"""The Scapegoat's turn: stop the tasks that would leave it behind, else prepare its next task."""

from typing import Final

from alcatraz.games.scapegoat.bots.first.knowledge.errand import Errand
from alcatraz.games.scapegoat.bots.first.knowledge.item_routes import FAR, NOWHERE
from alcatraz.games.scapegoat.bots.first.knowledge.legal_by_kind import LegalByKind, step_towards
from alcatraz.games.scapegoat.bots.first.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.first.knowledge.standing import lacking_without
from alcatraz.games.scapegoat.bots.first.knowledge.threat import threats
from alcatraz.games.scapegoat.bots.first.planning.cards import against, for_myself
from alcatraz.games.scapegoat.bots.first.planning.fetching import fetch, idle, in_passing
from alcatraz.games.scapegoat.bots.first.planning.hindering import draw_blackmail, hinder
from alcatraz.games.scapegoat.bots.first.planning.trading import offer
from alcatraz.games.scapegoat.model import moves

# A card is looked for as soon as the others lack no more elements than this.
TIME_FOR_A_CARD: Final = 4
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
    early = cache.own_errands_only or lacking_without(cache.s, listed.seat) > TIME_FOR_A_CARD
    quiet = (in_passing, prepare, draw_blackmail, idle)
    for step in quiet if early or cache.s.hand[listed.seat] else (draw_blackmail, *quiet):
        move = step(cache, listed)
        if move is not None:
            return move
    return moves.END_TURN


def prepare(cache: PositionCache, listed: LegalByKind) -> int | None:
    """Collect for the next task and wait beside it; in its place others could spend this seat's tokens (S-9.4)."""
    for errand in cache.errands(listed.seat):
        if errand.points >= FAR:
            continue
        move = for_myself(cache, listed, errand)
        if move is None:
            move = offer(cache, listed, errand)
        if move is None and errand.stop != NOWHERE:
            move = fetch(cache, listed, errand) if errand.stop not in cache.tasks else None
        elif move is None:
            move = _wait_beside(cache, listed, errand)
        if move is not None:
            return move
    return None


def _wait_beside(cache: PositionCache, listed: LegalByKind, errand: Errand) -> int | None:
    away = cache.tables.distance[cache.s.at[listed.seat]][errand.place]
    return step_towards(cache, listed, errand.place) if away > 1 else None
