"""S-7 Free actions: trades, bribes, Stamina."""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import contains, size
from alcatraz.games.scapegoat.model.components import MOST_OFFERS
from alcatraz.games.scapegoat.model.names import bag_names, place_name, seat_name
from alcatraz.games.scapegoat.model.state import NOTHING, TRADE_ANSWER, State
from alcatraz.games.scapegoat.rules import guards
from alcatraz.games.scapegoat.rules.sheets import companions, has_cash, owns_anything, why_not_companion
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

# -- S-7.1 trade -----------------------------------------------------------------------------------


def trade_partners(s: State, seat: int) -> list[int]:
    """S-7.1: the players to whom an offer can be made now."""
    if _no_offer_left(s) or guards.hands_tied(s, guards.counted(s, seat, s.at[seat])):
        return []
    # Between two players who own nothing every offer is empty or lacks what it names.
    return [other for other in companions(s, seat) if owns_anything(s, seat) or owns_anything(s, other)]


def _no_offer_left(s: State) -> bool:
    """S-7.1: the number of offers in a turn is limited."""
    return s.offers >= MOST_OFFERS


def why_not_trade(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-7.1; S-8.4: not under four guards."""
    partner = moves.a_of(move)
    why_not_companion(s, seat, partner, "S-7.1", why)
    if _no_offer_left(s):
        why.append(refusal("S-7.1", "refusal-too-many-offers", most=MOST_OFFERS))
    if move in s.refused:
        why.append(refusal("S-7.1", "refusal-offer-repeated", player=seat_name(partner)))
    _why_not_contents(s, seat, partner, move, why)
    guards.why_not_under_four(s, seat, why)


def _why_not_contents(s: State, seat: int, partner: int, move: int, why: list[Refusal]) -> None:
    """S-7.1: something changes hands, both own what they give, S-1.2: and both sheets hold the result."""
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
    """S-7.1: nobody gives what they do not own."""
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
    """S-7.1: an offer, with both sides of it."""
    return (
        kind,
        seat,
        moves.a_of(offer),
        moves.bag_part(offer),
        moves.b_of(offer),
        moves.second_bag(offer),
        moves.c_of(offer),
    )


def asked(s: State) -> list[int]:
    """S-7.1: the player who must answer the offer."""
    return [moves.a_of(s.pending_value)]


def accept(s: State, seat: int, events: list[Event]) -> None:
    """S-7.1: both sides change hands at once."""
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
    """S-7.1: the offer is answered."""
    s.pending = NOTHING
    s.pending_value = 0


# -- S-7.2 bribe -----------------------------------------------------------------------------------


def can_bribe(s: State, seat: int, watching: int) -> bool:
    """S-7.2: a guard is left to ignore. The caller has checked S-8.4."""
    return has_cash(s, seat) and _can_be_bribed(watching)


def _can_be_bribed(watching: int) -> bool:
    """S-7.2: there must be a guard to ignore."""
    return watching > 0


def why_not_bribe(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-7.2; S-8.4: not under four guards."""
    place = s.at[seat]
    if not has_cash(s, seat):
        why.append(refusal("S-7.2", "refusal-no-cash"))
    if not _can_be_bribed(guards.counted(s, seat, place)):
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
    """S-7.3: once per turn. The caller has checked S-8.4."""
    return _has_stamina(s, seat) and not s.stamina_used


def _has_stamina(s: State, seat: int) -> bool:
    """S-7.3."""
    return s.stamina[seat] > 0


def why_not_stamina(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-7.3: once per turn; S-8.4: not under four guards."""
    if s.stamina_used:
        why.append(refusal("S-7.3", "refusal-stamina-used"))
    if not _has_stamina(s, seat):
        why.append(refusal("S-7.3", "refusal-no-stamina"))
    guards.why_not_under_four(s, seat, why)


def spend_stamina(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-7.3: one Stamina for one action point, once per turn."""
    s.stamina[seat] -= 1
    s.stamina_used = True
    s.ap += 1
    events.append((ev.STAMINA_SPENT, seat))
