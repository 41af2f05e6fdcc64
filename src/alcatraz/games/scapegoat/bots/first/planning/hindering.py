"""Ways to stop a threat: run, steal, riot, call guards by radio, look for a card."""

from typing import Final

from alcatraz.games.scapegoat.bots.first.knowledge.errand import missing_items
from alcatraz.games.scapegoat.bots.first.knowledge.legal_by_kind import LegalByKind, step_towards
from alcatraz.games.scapegoat.bots.first.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.first.knowledge.theft import brought_by, least_missed
from alcatraz.games.scapegoat.bots.first.knowledge.threat import Threat
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import count, kinds_in, size
from alcatraz.games.scapegoat.model.components import KINDS, MOST_GUARDS, PLACES, RADIO_ROOM, WARDENS_OFFICE
from alcatraz.games.scapegoat.rules.blackmail.deck import is_exhausted
from alcatraz.games.scapegoat.rules.functions import hand_is_full
from alcatraz.games.scapegoat.rules.guards import HINDER, STOP_WORK, counted, work_price

# A drawn card may be of no use: it counts like a certain way that costs this much more.
UNSURE: Final = 2


def hinder(cache: PositionCache, listed: LegalByKind, threat: Threat) -> int | None:
    """The cheapest way that the points suffice for: do it, or go where it can be done."""
    s, seat = cache.s, listed.seat
    points = s.ap + (1 if listed.stamina else 0)
    here = s.at[seat]
    within = [way for way in ways(cache, listed, threat) if way[0] <= points]
    within.sort()
    for _, place, act in within:
        move = step_towards(cache, listed, place) if place != here else _act(cache, listed, threat, act)
        if move is None and listed.stamina and s.ap < HINDER:
            move = moves.STAMINA
        if move is not None:
            return move
    return None


Way = tuple[float, int, int]


def ways(cache: PositionCache, listed: LegalByKind, threat: Threat) -> list[Way]:
    """Points in all, where, and with which kind of move."""
    return [
        *_running(cache, listed, threat),
        *_thefts(cache, listed, threat),
        *_riots(cache, listed, threat),
        *_radio(cache, listed, threat),
        *_office(cache, listed),
    ]


def _act(cache: PositionCache, listed: LegalByKind, threat: Threat, act: int) -> int | None:
    s = cache.s
    options = listed.of(act)
    if act == moves.STEAL:
        items = threat.errand.task.items
        options = [move for move in options if moves.a_of(move) in threat.group]
        options = [move for move in options if _is_one_of(brought_by(s, listed.seat, move), items)]
    elif act == moves.MOVE:
        # Away from seats that could steal, and not onto another of their tasks.
        options = sorted(options, key=lambda move: (moves.a_of(move) in cache.tasks, s.guards[moves.a_of(move)]))
    elif act == moves.RIOT:
        options = sorted(options, key=lambda move: _needed_guards(cache, moves.a_of(move)))
    return options[0] if options else None


def _is_one_of(what: int, items: int) -> bool:
    """Whether a thing is an item of this bag."""
    return 0 <= what < KINDS and count(items, what) > 0


def _needed_guards(cache: PositionCache, place: int) -> int:
    """Guards who stop another task stay where they are."""
    return 1 if place in cache.tasks else 0


def _running(cache: PositionCache, listed: LegalByKind, threat: Threat) -> list[Way]:
    """Leave the task's place if its completion needs this seat's tokens or presence."""
    s, seat = cache.s, listed.seat
    errand = threat.errand
    if s.at[seat] != errand.place:
        return []
    if seat in threat.group:
        return [(1, s.at[seat], moves.MOVE)]
    s.at[seat] = PLACES
    missing = missing_items(s, errand.seat, errand.place, errand.task, errand.companions)
    s.at[seat] = errand.place
    return [(1, errand.place, moves.MOVE)] if missing else []


def _thefts(cache: PositionCache, listed: LegalByKind, threat: Threat) -> list[Way]:
    """Steal what they need; in the task's own place that is no use without running."""
    s, seat = cache.s, listed.seat
    if s.stolen or size(s.held[seat]) >= s.prison.edition.most_items:
        return []
    needed = kinds_in(threat.errand.task.items)
    owners = [other for other in threat.group if any(count(s.held[other], kind) for kind in needed)]
    if s.prison.victim_chooses:
        owners = [other for other in owners if least_missed(s, seat, other) in needed]
    places = {s.at[other] for other in owners}
    return [
        way
        for place in sorted(places)
        for way in _work_at(cache, seat, place, moves.STEAL, 1 if place == threat.errand.place else 0)
    ]


def _riots(cache: PositionCache, listed: LegalByKind, threat: Threat) -> list[Way]:
    """Bring guards into the place of the task."""
    s, seat = cache.s, listed.seat
    place = threat.errand.place
    there = counted(s, seat, place)
    around = sum([s.guards[other] for other in s.prison.neighbours[place]])
    last = there + threat.guards - 1
    if (
        threat.guards <= 0
        or threat.guards > around
        or last >= STOP_WORK
        or s.guards[place] + threat.guards > MOST_GUARDS
    ):
        return []
    points = sum([work_price(there + number) for number in range(threat.guards)])
    return [(cache.tables.distance[s.at[seat]][place] + points, place, moves.RIOT)]


def _radio(cache: PositionCache, listed: LegalByKind, threat: Threat) -> list[Way]:
    function = cache.tables.functions[RADIO_ROOM]
    s, seat = cache.s, listed.seat
    if not 0 < threat.guards <= function.amount or s.used >> RADIO_ROOM & 1:
        return []
    there = s.guards[threat.errand.place]
    if there + threat.guards > MOST_GUARDS or sum(s.guards) - there < threat.guards:
        return []
    return _work_at(cache, seat, RADIO_ROOM, moves.USE, 0, free=function.free)


def _office(cache: PositionCache, listed: LegalByKind) -> list[Way]:
    """Draw a card in the warden's office, and have a point left to play it."""
    s, seat = cache.s, listed.seat
    if s.used >> WARDENS_OFFICE & 1 or hand_is_full(s, s.hand[seat]) or is_exhausted(s):
        return []
    if cache.tables.functions[WARDENS_OFFICE].pays and not (s.cash[seat] or s.held[seat]):
        return []
    found = _work_at(cache, seat, WARDENS_OFFICE, moves.USE, 1)
    # A little more than its price, so that certain ways of the same price come first.
    return [(points + UNSURE / 10, place, act) for points, place, act in found if points <= s.ap + int(listed.stamina)]


def _work_at(cache: PositionCache, seat: int, place: int, act: int, more: int, *, free: bool = False) -> list[Way]:
    """Going to a place and working there, with points left for more, unless three guards stop it (S-8.3)."""
    s = cache.s
    watching = counted(s, seat, place)
    if (watching >= STOP_WORK and not free) or (watching == MOST_GUARDS and s.at[seat] != place):
        return []
    return [(cache.tables.distance[s.at[seat]][place] + (0 if free else work_price(watching)) + more, place, act)]


def draw_blackmail(cache: PositionCache, listed: LegalByKind) -> int | None:
    """Go to the warden's office for a card, if nothing else is worth doing."""
    if not _office(cache, listed):
        return None
    if cache.s.at[listed.seat] == WARDENS_OFFICE:
        uses = listed.of(moves.USE)
        return uses[-1] if uses else None
    return step_towards(cache, listed, WARDENS_OFFICE)
