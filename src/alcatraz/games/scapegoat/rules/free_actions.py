"""S-7 Free actions: trades, bribes, Stamina."""

from alcatraz.games.scapegoat import events as ev
from alcatraz.games.scapegoat import moves
from alcatraz.games.scapegoat.bag import contains, size
from alcatraz.games.scapegoat.components import MOST_OFFERS
from alcatraz.games.scapegoat.names import bag_names, place_name, seat_name
from alcatraz.games.scapegoat.rules import guards
from alcatraz.games.scapegoat.state import NOTHING, TRADE_ANSWER, State
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

# -- S-7.1 trade -----------------------------------------------------------------------------------


def trade_partners(s: State, seat: int) -> list[int]:
    """S-7.1: those with whom an offer is possible now."""
    place = s.at[seat]
    if s.offers >= MOST_OFFERS or guards.hands_tied(s, guards.counted(s, seat, place)):
        return []
    return [
        other
        for other in range(s.players)
        if other != seat and s.at[other] == place and (_owns_anything(s, seat) or _owns_anything(s, other))
    ]


def _owns_anything(s: State, seat: int) -> bool:
    return s.held[seat] != 0 or s.cash[seat] != 0


def why_not_trade(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    partner = moves.a_of(move)
    if partner == seat:
        why.append(refusal("S-7.1", "refusal-not-yourself"))
    if s.at[partner] != s.at[seat]:
        why.append(refusal("S-7.1", "refusal-not-here", player=seat_name(partner)))
    if s.offers >= MOST_OFFERS:
        why.append(refusal("S-7.1", "refusal-too-many-offers", most=MOST_OFFERS))
    if move in s.refused:
        why.append(refusal("S-7.1", "refusal-offer-repeated", player=seat_name(partner)))
    _why_not_contents(s, seat, partner, move, why)
    guards.why_not_under_four(s, seat, why)


def _why_not_contents(s: State, seat: int, partner: int, move: int, why: list[Refusal]) -> None:
    give, take = moves.bag_part(move), moves.second_bag(move)
    give_cash, take_cash = moves.b_of(move), moves.c_of(move)
    if not (give or take or give_cash or take_cash):
        why.append(refusal("S-7.1", "refusal-empty-offer"))
    _why_not_owned(s, seat, give, give_cash, why)
    _why_not_owned(s, partner, take, take_cash, why)
    if partner != seat:
        _why_not_held(s, seat, take, give, take_cash - give_cash, why)
        _why_not_held(s, partner, give, take, give_cash - take_cash, why)


def _why_not_owned(s: State, seat: int, bag: int, cash: int, why: list[Refusal]) -> None:
    if not contains(s.held[seat], bag) or s.cash[seat] < cash:
        why.append(refusal("S-7.1", "refusal-trade-lacks", player=seat_name(seat), items=bag_names(bag), cash=cash))


def _why_not_held(s: State, seat: int, gained: int, given: int, cash: int, why: list[Refusal]) -> None:
    """S-7.1, S-1.2: the sheet must hold the result."""
    edition = s.prison.edition
    if size(s.held[seat]) + size(gained) - size(given) > edition.most_items:
        why.append(refusal("S-1.2", "refusal-trade-sheet", player=seat_name(seat), most=edition.most_items))
    if s.cash[seat] + cash > edition.most_cash:
        why.append(refusal("S-1.2", "refusal-trade-cash", player=seat_name(seat), most=edition.most_cash))


def trade(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-7.1: both must agree, so the other side is asked."""
    s.offers += 1
    s.pending = TRADE_ANSWER
    s.pending_value = move
    events.append(_trade_event(ev.TRADE_OFFERED, seat, move))


def _trade_event(kind: int, seat: int, offer: int) -> Event:
    return (
        kind,
        seat,
        moves.a_of(offer),
        moves.bag_part(offer),
        moves.b_of(offer),
        moves.second_bag(offer),
        moves.c_of(offer),
    )


def accept(s: State, seat: int, events: list[Event]) -> None:
    offer, offerer = s.pending_value, s.turn
    goods = moves.second_bag(offer) - moves.bag_part(offer)
    cash = moves.c_of(offer) - moves.b_of(offer)
    s.held[offerer] += goods
    s.held[seat] -= goods
    s.cash[offerer] += cash
    s.cash[seat] -= cash
    _close_offer(s)
    events.append(_trade_event(ev.TRADE_ACCEPTED, offerer, offer))


def decline(s: State, seat: int, events: list[Event]) -> None:
    """S-7.1: a refused offer cannot be repeated in the same turn."""
    s.refused = (*s.refused, s.pending_value)
    _close_offer(s)
    events.append((ev.TRADE_DECLINED, s.turn, seat))


def _close_offer(s: State) -> None:
    s.pending = NOTHING
    s.pending_value = 0


# -- S-7.2 bribe -----------------------------------------------------------------------------------


def can_bribe(s: State, seat: int, watching: int) -> bool:
    """S-7.2: a guard is left to ignore. The caller has checked S-8.4: four cannot be bribed away from inside."""
    return s.cash[seat] > 0 and watching > 0


def why_not_bribe(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    place = s.at[seat]
    if s.cash[seat] == 0:
        why.append(refusal("S-7.2", "refusal-no-cash"))
    if guards.counted(s, seat, place) == 0:
        why.append(refusal("S-7.2", "refusal-nobody-to-bribe", place=place_name(place)))
    guards.why_not_under_four(s, seat, why)


def bribe(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-7.2: one guard less, here, for the rest of this turn, for every purpose."""
    place = s.at[seat]
    s.cash[seat] -= 1
    s.bribes += 1 << 4 * place
    events.append((ev.BRIBED, seat, place))


# -- S-7.3 Stamina ---------------------------------------------------------------------------------


def can_spend_stamina(s: State, seat: int) -> bool:
    """S-7.3, S-8.3: free, so possible under three guards. The caller has checked S-8.4."""
    return s.stamina[seat] > 0 and not s.stamina_used


def why_not_stamina(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    if s.stamina_used:
        why.append(refusal("S-7.3", "refusal-stamina-used"))
    if s.stamina[seat] == 0:
        why.append(refusal("S-7.3", "refusal-no-stamina"))
    guards.why_not_under_four(s, seat, why)


def spend_stamina(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-7.3: one Stamina for one action point, once per turn."""
    s.stamina[seat] -= 1
    s.stamina_used = True
    s.ap += 1
    events.append((ev.STAMINA_SPENT, seat))
