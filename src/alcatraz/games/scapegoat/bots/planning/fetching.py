"""Following an errand: take what it lacks, then walk to the task and get rid of the guards."""

from alcatraz.games.scapegoat.bots.knowledge.errand import Errand, completing, spare_bag
from alcatraz.games.scapegoat.bots.knowledge.item_routes import IN_STOCK, NOWHERE
from alcatraz.games.scapegoat.bots.knowledge.legal_by_kind import LegalByKind, least, step_towards
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.knowledge.standing import NEAR_THE_END, lacking_without
from alcatraz.games.scapegoat.bots.knowledge.theft import brought_by
from alcatraz.games.scapegoat.bots.planning.waiting import waits_beside
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import count, size
from alcatraz.games.scapegoat.model.components import CASH, DINING_HALL, GUN, RADIO_ROOM, RECREATION_ROOM
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules.guards import HINDER, STOP_WORK, counted, work_price


def follow(cache: PositionCache, listed: LegalByKind, errand: Errand) -> int | None:
    """The next step, or None if there is nothing to do for it now."""
    step = fetch(cache, listed, errand) if errand.stop != NOWHERE else approach(cache, listed, errand)
    if step is None and listed.stamina and _stamina_would_help(cache, errand) and not _kept_for_later(cache, errand):
        return moves.STAMINA
    return step


def _kept_for_later(cache: PositionCache, errand: Errand) -> bool:
    """Whether the last Stamina is kept for a turn as Scapegoat: one may come next, and it completes no task now."""
    s, seat = cache.s, errand.seat
    if seat == s.scapegoat or s.stamina[seat] > 1 or errand.points <= s.ap + 1:
        return False
    return lacking_without(s, seat) <= NEAR_THE_END


def _stamina_would_help(cache: PositionCache, errand: Errand) -> bool:
    """Whether the next step lacks action points only."""
    s, seat = cache.s, errand.seat
    goal = errand.place if errand.stop == NOWHERE else errand.stop
    if errand.stop != NOWHERE and _must_earn(cache, errand):
        goal = RECREATION_ROOM
    if s.at[seat] != goal:
        return s.ap == 0
    if errand.stop == NOWHERE:
        return s.ap + 1 == completing(s, seat, goal, errand.task) and _all_there(cache, errand)
    return s.ap + 1 == work_price(counted(s, seat, goal)) and not s.used >> goal & 1


def _all_there(cache: PositionCache, errand: Errand) -> bool:
    return all(cache.s.at[other] == errand.place for other in errand.companions)


def fetch(cache: PositionCache, listed: LegalByKind, errand: Errand) -> int | None:
    s, seat = cache.s, errand.seat
    if _must_earn(cache, errand):
        return _earn(cache, listed)
    if s.at[seat] != errand.stop:
        return step_towards(cache, listed, errand.stop)
    if errand.owner != IN_STOCK:
        theft = next((move for move in listed.of(moves.STEAL) if is_theft_of(s, move, errand)), None)
        if theft is not None:
            return theft
    spare = spare_bag(s, seat, errand.task)
    use = least(
        [move for move in listed.of(moves.USE) if wanted(move, errand)], lambda move: price(move, spare, errand)
    )
    if use is not None:
        return use
    if listed.bribe and counted(s, seat, errand.stop) >= HINDER and not s.used >> errand.stop & 1:
        return moves.BRIBE
    return make_room(cache, listed, spare)


def is_theft_of(s: State, move: int, errand: Errand) -> bool:
    return moves.a_of(move) == errand.owner and brought_by(s, errand.seat, move) == errand.take


def wanted(move: int, errand: Errand) -> bool:
    return count(moves.bag_part(move), errand.take) > 0


def price(move: int, spare: int, errand: Errand) -> float:
    """Pay with what the task does not need, else with Cash; take with it what else is missing."""
    pay = moves.pay_of(move)
    cost = 0.0
    if pay == 1 + CASH:
        cost = 1.5
    elif pay:
        cost = 1.0 if count(spare, pay - 1) else 5.0
    taken = moves.bag_part(move)
    return cost - sum([count(taken, kind) > 0 for kind in set(errand.missing)])


def _must_earn(cache: PositionCache, errand: Errand) -> bool:
    """Whether the stop asks for a payment, and there is nothing to pay with but what the task needs."""
    s, seat = cache.s, errand.seat
    if errand.owner != IN_STOCK or s.cash[seat] or not cache.tables.functions[errand.stop].pays:
        return False
    return not spare_bag(s, seat, errand.task) and errand.stop != RECREATION_ROOM


def _earn(cache: PositionCache, listed: LegalByKind) -> int | None:
    """Cash first."""
    if cache.s.at[listed.seat] != RECREATION_ROOM:
        return step_towards(cache, listed, RECREATION_ROOM)
    return next(iter(listed.of(moves.USE)), None)


def make_room(cache: PositionCache, listed: LegalByKind, spare: int) -> int | None:
    s, seat = cache.s, listed.seat
    if size(s.held[seat]) < s.prison.edition.most_items:
        return None
    return next((move for move in listed.of(moves.DROP) if count(spare, moves.a_of(move))), None)


def approach(cache: PositionCache, listed: LegalByKind, errand: Errand) -> int | None:
    """Everything is in hand: draw guards away from next door, go there, bribe the last of them."""
    s, seat, place = cache.s, errand.seat, errand.place
    watching = counted(s, seat, place)
    too_many = watching - errand.task.guards
    if s.at[seat] == place:
        if too_many > s.cash[seat]:
            return _step_aside(cache, listed)
        ready = _all_there(cache, errand)
        useful = too_many > 0 or (watching == HINDER and s.ap < HINDER)
        return moves.BRIBE if listed.bribe and ready and useful else None
    if too_many > s.cash[seat] or watching >= STOP_WORK + 1:
        clearing = _draw_away(cache, listed, place)
        if clearing is not None:
            return clearing
        if cache.tables.distance[s.at[seat]][place] == 1:
            return None
    return None if waits_beside(cache, errand) else step_towards(cache, listed, place)


def _draw_away(cache: PositionCache, listed: LegalByKind, place: int) -> int | None:
    if cache.s.at[listed.seat] == RADIO_ROOM and (uses := listed.of(moves.USE)):
        return uses[0]
    return next((move for move in listed.of(moves.RIOT) if moves.a_of(move) == place), None)


def _step_aside(cache: PositionCache, listed: LegalByKind) -> int | None:
    """A riot from next door moves a guard out of the place; a riot inside does not."""
    s = cache.s
    return least(listed.of(moves.MOVE), lambda move: counted(s, listed.seat, moves.a_of(move)))


# -- in passing ------------------------------------------------------------------------------------


def in_passing(cache: PositionCache, listed: LegalByKind) -> int | None:
    """Cheap moves that never harm: free functions, and Stamina that costs less than it gives."""
    s, seat = cache.s, listed.seat
    here = s.at[seat]
    uses = listed.of(moves.USE)
    if not uses:
        return None
    if here == DINING_HALL:
        gain = min(cache.tables.functions[here].amount, s.prison.edition.most_stamina - s.stamina[seat])
        return uses[0] if cache.tables.functions[here].free or gain >= 2 else None
    return uses[0] if here == RECREATION_ROOM and cache.tables.functions[here].free else None


def idle(cache: PositionCache, listed: LegalByKind) -> int | None:
    """With points left and no errand to follow: gain Cash or Stamina."""
    s, seat = cache.s, listed.seat
    here = s.at[seat]
    uses = listed.of(moves.USE)
    if here in (RECREATION_ROOM, DINING_HALL):
        return uses[0] if uses else None
    take = [move for move in uses if not moves.pay_of(move) and size(s.held[seat]) < s.prison.edition.most_items - 1]
    if take and moves.bag_part(take[0]):
        return max(take, key=lambda move: count(moves.bag_part(move), GUN))
    return None
