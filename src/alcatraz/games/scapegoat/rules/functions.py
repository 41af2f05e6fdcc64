"""S-12 The functions of the locations, both sides."""

from typing import Final

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import ONE, contains, count, selections, size
from alcatraz.games.scapegoat.model.components import (
    CASH,
    CELL_BLOCK,
    CHAPEL,
    CLOTHES,
    DINING_HALL,
    DRUG,
    EXERCISE_YARD,
    GUARDS_ROOM,
    GUN,
    INFIRMARY,
    KEY,
    KNIFE,
    LAUNDRY,
    PLACES,
    RADIO_ROOM,
    RECREATION_ROOM,
    TOOL,
    VISITING_AREA,
    WARDENS_OFFICE,
    WORKSHOP,
    bits,
)
from alcatraz.games.scapegoat.model.names import bag_names, goods_name, place_name, seat_name
from alcatraz.games.scapegoat.model.state import CHOOSE_CARD, KEEP, MOVE_GUARD, State
from alcatraz.games.scapegoat.rules.blackmail import deck
from alcatraz.games.scapegoat.rules.dropping import drop_item, home_of
from alcatraz.games.scapegoat.rules.sheets import cash_is_full, free_spaces, goods_of, others, owns, stamina_is_full
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

DISCARD_A_CARD: Final = 0
TAKE_A_CARD: Final = 1
MOVE_GUARDS: Final = 2
GAIN_STAMINA: Final = 3
GAIN_CASH: Final = 4
TAKE_ITEMS: Final = 5
DRAW_A_CARD: Final = 6
DRAW_THREE: Final = 7
ANY_KIND: Final = -1


class Function:
    """One side of a location: its price, and what it gives."""

    __slots__ = ("amount", "effect", "free", "item", "pays", "rule")

    def __init__(
        self,
        rule: str,
        effect: int,
        amount: int = 1,
        *,
        item: int = ANY_KIND,
        free: bool = False,
        pays: bool = False,
    ) -> None:
        self.rule = rule
        self.effect = effect
        self.amount = amount
        self.item = item
        self.free = free
        self.pays = pays


def _side(gold: dict[int, Function]) -> list[Function]:
    """S-12: a list with the function of each location at its number."""
    return [gold[place] for place in range(PLACES)]


SILVER: Final = _side(
    {
        CHAPEL: Function("S-12.1", DISCARD_A_CARD),
        RADIO_ROOM: Function("S-12.2", MOVE_GUARDS, 2),
        DINING_HALL: Function("S-12.3", GAIN_STAMINA, 3),
        INFIRMARY: Function("S-12.4", TAKE_ITEMS, item=DRUG),
        EXERCISE_YARD: Function("S-12.5", TAKE_ITEMS, free=True, pays=True),
        VISITING_AREA: Function("S-12.6", TAKE_ITEMS),
        WORKSHOP: Function("S-12.7", TAKE_ITEMS, item=TOOL),
        RECREATION_ROOM: Function("S-12.8", GAIN_CASH, 2),
        CELL_BLOCK: Function("S-12.9", TAKE_ITEMS, item=KNIFE),
        LAUNDRY: Function("S-12.10", TAKE_ITEMS, item=CLOTHES),
        GUARDS_ROOM: Function("S-12.11", TAKE_ITEMS, item=KEY),
        WARDENS_OFFICE: Function("S-12.12", DRAW_A_CARD),
    }
)
GOLD: Final = _side(
    {
        CHAPEL: Function("S-12.1", TAKE_A_CARD, pays=True),
        RADIO_ROOM: Function("S-12.2", MOVE_GUARDS, 1, free=True),
        DINING_HALL: Function("S-12.3", GAIN_STAMINA, 1, free=True),
        INFIRMARY: Function("S-12.4", TAKE_ITEMS, 2, item=DRUG, pays=True),
        EXERCISE_YARD: Function("S-12.5", TAKE_ITEMS, 2, pays=True),
        VISITING_AREA: Function("S-12.6", TAKE_ITEMS, item=GUN, pays=True),
        WORKSHOP: Function("S-12.7", TAKE_ITEMS, 2, item=TOOL, pays=True),
        RECREATION_ROOM: Function("S-12.8", GAIN_CASH, 1, free=True),
        CELL_BLOCK: Function("S-12.9", TAKE_ITEMS, 2, item=KNIFE, pays=True),
        LAUNDRY: Function("S-12.10", TAKE_ITEMS, 2, item=CLOTHES, pays=True),
        GUARDS_ROOM: Function("S-12.11", TAKE_ITEMS, 2, item=KEY, pays=True),
        WARDENS_OFFICE: Function("S-12.12", DRAW_THREE, 3, pays=True),
    }
)


def function_at(s: State, place: int) -> Function:
    """S-12, S-1.1: of the side of the tile that is up."""
    return GOLD[place] if s.prison.gold >> place & 1 else SILVER[place]


# -- conditions, for listing and refusing alike ----------------------------------------------------


def is_used(s: State, place: int) -> bool:
    """S-6.2: each location at most once per turn."""
    return s.used >> place & 1 != 0


def _asks_target(function: Function) -> bool:
    """S-12.1: the chapel concerns another player."""
    return function.effect in (DISCARD_A_CARD, TAKE_A_CARD)


def _has_cards(s: State, seat: int) -> bool:
    """S-12.1: there must be a card to lose."""
    return s.hand[seat] != 0


def hand_is_full(s: State, hand: int) -> bool:
    """S-1.5, S-12.14."""
    return hand.bit_count() >= s.prison.edition.most_cards


def _nothing_there(s: State, effect: int) -> bool:
    """S-6.2, S-12.15: no guard to move or no card to draw."""
    if effect == MOVE_GUARDS:
        return not any(s.guards)
    return effect in (DRAW_A_CARD, DRAW_THREE) and deck.is_exhausted(s)


def _at_limit(s: State, seat: int, effect: int, hand: int) -> bool:
    """S-6.2, S-1.2, S-1.5, S-12.13, S-12.14: the track or the hand is full. For items, see `room_after`."""
    if effect == GAIN_STAMINA:
        return stamina_is_full(s, seat)
    if effect == GAIN_CASH:
        return cash_is_full(s, seat)
    return effect in (TAKE_A_CARD, DRAW_A_CARD, DRAW_THREE) and hand_is_full(s, hand)


def on_offer(s: State, place: int, function: Function, pay: int) -> int:
    """S-12.13: what can be taken here: what lay there before the payment; earlier, what lies there after it."""
    stock = s.stock[place]
    if s.prison.pays_before_taking and pay not in (moves.NO_PAY, 1 + CASH) and home_of(s, pay - 1) == place:
        stock += ONE[pay - 1]
    if function.item == ANY_KIND:
        return stock
    return count(stock, function.item) * ONE[function.item]


def how_many(s: State, seat: int, function: Function, offered: int, pay: int) -> int:
    """S-12.13: how many items must be taken: as many as the function gives, lie there and fit on the sheet."""
    return min(function.amount, size(offered), room_after(s, seat, pay))


def room_after(s: State, seat: int, pay: int) -> int:
    """S-1.2, S-12.13: the free spaces of the sheet after the payment."""
    free = free_spaces(s, seat)
    return free if pay in (moves.NO_PAY, 1 + CASH) else free + 1


# -- what is possible ------------------------------------------------------------------------------


def list_uses(s: State, seat: int, place: int, hand: int, out: list[int]) -> None:
    """S-12, S-6.2: the `use` moves of a place. The caller has checked guards, AP and once per turn.

    `hand`: the player's cards.
    """
    function = function_at(s, place)
    if not function.pays:
        _list_paid_with(s, seat, place, function, hand, moves.NO_PAY, out)
        return
    for what in goods_of(s, seat):
        _list_paid_with(s, seat, place, function, hand, 1 + what, out)


def _list_paid_with(s: State, seat: int, place: int, function: Function, hand: int, pay: int, out: list[int]) -> None:
    """S-12.1 to S-12.13, S-6.2: with one payment; nothing where the function would change nothing."""
    effect = function.effect
    if effect == TAKE_ITEMS:
        offered = on_offer(s, place, function, pay)
        number = how_many(s, seat, function, offered, pay)
        if number:
            out += [moves.use(pay, take=bag) for bag in selections(offered, number)]
    elif _nothing_there(s, effect) or _at_limit(s, seat, effect, hand):
        return
    elif _asks_target(function):
        out += [moves.use(pay, target) for target in others(s, seat) if _has_cards(s, target)]
    else:
        out.append(moves.use(pay))


# -- why not ---------------------------------------------------------------------------------------


def why_not_function(s: State, seat: int, place: int, hand: int, move: int, why: list[Refusal]) -> None:
    """S-12, S-6.2, S-1: everything about a function but guards, AP and once per turn."""
    function = function_at(s, place)
    before = len(why)
    _why_not_fields(place, function, move, why)
    complete = len(why) == before
    _why_not_payment(s, seat, function, move, why)
    _why_not_target(s, seat, function, move, why)
    # A payment that is not asked for or not owned frees no space on the sheet.
    pay = moves.pay_of(move)
    paid = pay if function.pays and pay != moves.NO_PAY and owns(s, seat, pay - 1) else moves.NO_PAY
    if function.effect == TAKE_ITEMS:
        _why_not_take(s, seat, place, paid, moves.bag_part(move), why, named=complete)
    else:
        _why_nothing_there(s, function.effect, why)
    _why_at_limit(s, seat, function.effect, hand, paid, why)


def _why_not_fields(place: int, function: Function, move: int, why: list[Refusal]) -> None:
    """S-12.1 to S-12.12: the move must have exactly the fields that the function asks for."""
    wrong = [
        (moves.pay_of(move) != moves.NO_PAY, function.pays, "pay"),
        (moves.target_of(move) != moves.NO_TARGET, _asks_target(function), "target"),
        (moves.names_take(move), function.effect == TAKE_ITEMS, "take"),
    ]
    for given, asked, field in wrong:
        if given != asked:
            message = "refusal-function-asks" if asked else "refusal-function-does-not-ask"
            why.append(refusal(function.rule, message, place=place_name(place), field=field))


def _why_not_payment(s: State, seat: int, function: Function, move: int, why: list[Refusal]) -> None:
    """S-12.1 to S-12.12: nobody pays with what they do not own."""
    pay = moves.pay_of(move)
    if function.pays and pay != moves.NO_PAY and not owns(s, seat, pay - 1):
        why.append(refusal(function.rule, "refusal-cannot-pay", what=goods_name(pay - 1)))


def _why_not_target(s: State, seat: int, function: Function, move: int, why: list[Refusal]) -> None:
    """S-12.1: another player, S-6.2: who has a card. Whether a target is asked for at all, _why_not_fields says."""
    target = moves.target_of(move)
    if target == moves.NO_TARGET or not _asks_target(function):
        return
    if target not in others(s, seat):
        why.append(refusal(function.rule, "refusal-not-yourself"))
    elif not _has_cards(s, target):
        why.append(refusal("S-6.2", "refusal-no-cards", player=seat_name(target)))


def _why_nothing_there(s: State, effect: int, why: list[Refusal]) -> None:
    """S-6.2: no guard to move, S-12.15: or no card to draw."""
    if not _nothing_there(s, effect):
        return
    if effect == MOVE_GUARDS:
        why.append(refusal("S-6.2", "refusal-no-guards-anywhere"))
    else:
        why.append(refusal("S-12.15", "refusal-blackmail-exhausted"))


def _why_not_take(s: State, seat: int, place: int, paid: int, take: int, why: list[Refusal], *, named: bool) -> None:
    """S-6.2, S-12.13: something must lie there, and what is taken must be among it, as many as fit."""
    function = function_at(s, place)
    offered = on_offer(s, place, function, paid)
    number = how_many(s, seat, function, offered, paid)
    # Without room every number is wrong, and _why_at_limit says so; here only items that are not offered are refused.
    fits = take in selections(offered, number) if number else contains(offered, take)
    if not offered:
        why.append(refusal("S-6.2", "refusal-nothing-to-take", place=place_name(place)))
    elif named and not fits:
        said, there = bag_names(take), bag_names(offered)
        why.append(refusal("S-12.13", "refusal-wrong-take", number=max(number, 1), offered=there, take=said))


def _why_at_limit(s: State, seat: int, effect: int, hand: int, paid: int, why: list[Refusal]) -> None:
    """S-1.2, S-1.5, S-12.13, S-12.14: the sheet, the track or the hand is full."""
    edition = s.prison.edition
    if effect == TAKE_ITEMS:
        if room_after(s, seat, paid) <= 0:
            why.append(refusal("S-1.2", "refusal-sheet-full", most=edition.most_items))
    elif not _at_limit(s, seat, effect, hand):
        return
    elif effect == GAIN_STAMINA:
        why.append(refusal("S-1.2", "refusal-stamina-full", most=edition.most_stamina))
    elif effect == GAIN_CASH:
        why.append(refusal("S-1.2", "refusal-cash-full", most=edition.most_cash))
    else:
        why.append(refusal("S-1.5", "refusal-hand-full", most=edition.most_cards))


# -- what happens ----------------------------------------------------------------------------------


def use_function(s: State, seat: int, place: int, move: int, events: list[Event]) -> None:
    """S-12: what is paid and what it gives. The location counts as used this turn (S-6.2)."""
    function = function_at(s, place)
    effect = function.effect
    s.used |= 1 << place
    events.append((ev.FUNCTION_USED, seat, place))
    if effect == TAKE_ITEMS:
        _take_items(s, seat, place, move, events)
        return
    _pay(s, seat, moves.pay_of(move), events)
    if effect == GAIN_STAMINA:
        gain = min(function.amount, s.prison.edition.most_stamina - s.stamina[seat])
        s.stamina[seat] += gain
        events.append((ev.STAMINA_GAINED, seat, gain))
    elif effect == GAIN_CASH:
        gain = min(function.amount, s.prison.edition.most_cash - s.cash[seat])
        s.cash[seat] += gain
        events.append((ev.CASH_GAINED, seat, gain))
    elif effect == MOVE_GUARDS:
        s.pending = MOVE_GUARD
        s.pending_value = function.amount
    else:
        _handle_cards(s, seat, function, moves.target_of(move), events)


def _take_items(s: State, seat: int, place: int, move: int, events: list[Event]) -> None:
    """S-12.13: a paid item makes room on the sheet (see `room_after`) but is dropped only after the taking."""
    bag = moves.bag_part(move)
    if s.prison.pays_before_taking:
        _pay(s, seat, moves.pay_of(move), events)
    s.stock[place] -= bag
    s.held[seat] += bag
    events.append((ev.ITEMS_TAKEN, seat, place, bag))
    if not s.prison.pays_before_taking:
        _pay(s, seat, moves.pay_of(move), events)


def _pay(s: State, seat: int, pay: int, events: list[Event]) -> None:
    """S-12.1 to S-12.13: Cash, or an item that is dropped (S-11.1)."""
    if pay == 1 + CASH:
        s.cash[seat] -= 1
        events.append((ev.CASH_PAID, seat))
    elif pay != moves.NO_PAY:
        drop_item(s, seat, pay - 1, events)


def lose_card(s: State, seat: int, target: int, card: int, events: list[Event]) -> None:
    """S-12.1: the silver chapel discards a card of the other player, the gold one takes it."""
    s.hand[target] &= ~(1 << card)
    if function_at(s, CHAPEL).effect == DISCARD_A_CARD:
        deck.discard(s, target, card, events)
    else:
        s.hand[seat] |= 1 << card
        events.append((ev.CARD_TAKEN, seat, target, card))


def _handle_cards(s: State, seat: int, function: Function, target: int, events: list[Event]) -> None:
    """S-12.1: a card of another player. S-12.12, S-12.15: cards from the deck."""
    effect = function.effect
    if effect in (DISCARD_A_CARD, TAKE_A_CARD):
        if s.prison.open_hands:
            s.pending = CHOOSE_CARD
            s.pending_value = target
            events.append((ev.HAND_SHOWN, seat, target, s.hand[target]))
        else:
            # S-12.14: hands are hidden, so the card is a random one.
            lose_card(s, seat, target, s.pick(bits(s.hand[target])), events)
    elif effect == DRAW_A_CARD:
        card = deck.draw_card(s, events)
        s.hand[seat] |= 1 << card
        events.append((ev.CARD_DRAWN, seat, card))
    else:
        offered = 0
        while offered.bit_count() < function.amount and not deck.is_exhausted(s):
            offered |= 1 << deck.draw_card(s, events)
        s.pending = KEEP
        s.pending_value = offered
        events.append((ev.CARDS_OFFERED, seat, offered.bit_count(), offered))
