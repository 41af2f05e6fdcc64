"""S-13 Blackmail cards: 1 AP each, for the Scapegoat alone, whatever the guards but four (S-8.4)."""

from alcatraz.games.scapegoat import events as ev
from alcatraz.games.scapegoat import moves
from alcatraz.games.scapegoat.bag import ONE, size
from alcatraz.games.scapegoat.components import (
    ASSEMBLY,
    BAD_PLAN,
    BODY_SEARCH,
    BULLYING,
    CHANGE_OF_PLANS,
    ERRAND_BOY,
    ESCORT,
    EVERYWHERE,
    FALSE_ALARM,
    ISOLATION_CELL,
    LOCKDOWN,
    MOST_GUARDS,
    PATROL,
    PLACES,
    bits,
)
from alcatraz.games.scapegoat.names import card_name, goods_name, place_name, seat_name
from alcatraz.games.scapegoat.rules import blackmail_deck as deck
from alcatraz.games.scapegoat.rules import guards
from alcatraz.games.scapegoat.rules.actions import why_no_room
from alcatraz.games.scapegoat.rules.dropping import drop_bag
from alcatraz.games.scapegoat.rules.functions import list_uses, owns, use_function, why_not_function
from alcatraz.games.scapegoat.rules.pending import shift_guard
from alcatraz.games.scapegoat.rules.plan import new_task
from alcatraz.games.scapegoat.state import NO_TASK, State
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

MOST_PATROL = 3


# -- what is possible ------------------------------------------------------------------------------


def list_blackmail(s: State, seat: int, out: list[int]) -> None:
    """S-4.7, S-6.7, S-13: every way to play each card in hand. The caller has checked AP and S-8.4."""
    for card in bits(s.hand[seat]):
        if card in (ASSEMBLY, BODY_SEARCH, FALSE_ALARM):
            out.append(moves.blackmail(card))
        elif card in (BAD_PLAN, CHANGE_OF_PLANS):
            _list_tasks(s, card, out)
        elif card in (BULLYING, ISOLATION_CELL):
            _list_victims(s, seat, card, out)
        elif card == ERRAND_BOY:
            _list_errands(s, seat, out)
        elif card == ESCORT:
            _list_escorts(s, out)
        elif card == LOCKDOWN:
            out += [moves.blackmail(card, place) for place in bits(EVERYWHERE & ~s.locked)]
        else:
            _list_patrols(s, out)


def _list_tasks(s: State, card: int, out: list[int]) -> None:
    """S-13.2, S-13.5."""
    for place in range(PLACES):
        if s.task_at[place] == NO_TASK:
            continue
        if card == BAD_PLAN:
            out.append(moves.blackmail(card, place))
        else:
            out += [moves.blackmail(card, place, to) for to in range(PLACES) if s.task_at[to] == NO_TASK]


def _list_victims(s: State, seat: int, card: int, out: list[int]) -> None:
    """S-13.4, S-13.9."""
    room = size(s.held[seat]) < s.prison.edition.most_items
    for other in range(s.players):
        if other == seat:
            continue
        if card == BULLYING:
            if room:
                out += moves.BULLIES[other][s.held[other]]
        elif not s.isolated >> other & 1:
            out.append(moves.blackmail(card, other))


def _list_errands(s: State, seat: int, out: list[int]) -> None:
    """S-13.6, S-12.14: judged with the card already out of the hand."""
    hand = s.hand[seat] & ~(1 << ERRAND_BOY)
    for place in range(PLACES):
        if not s.used >> place & 1:
            uses: list[int] = []
            list_uses(s, seat, place, hand, uses)
            out += [moves.errand(place, use) for use in uses]


def _list_escorts(s: State, out: list[int]) -> None:
    """S-13.7, S-8.4, S-13.10."""
    for target in range(s.players):
        closed = guards.sealed(s, target) | s.locked | 1 << s.at[target]
        out += [moves.blackmail(ESCORT, target, place) for place in bits(EVERYWHERE & ~closed)]


def _list_patrols(s: State, out: list[int]) -> None:
    """S-13.11."""
    for origin in range(PLACES):
        for to in range(PLACES):
            if to != origin:
                most = min(MOST_PATROL, s.guards[origin], MOST_GUARDS - s.guards[to])
                out += [moves.blackmail(PATROL, origin, to, number) for number in range(1, most + 1)]


# -- why not ---------------------------------------------------------------------------------------


def why_not_blackmail(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-6.7, S-13, S-8.4, S-5.2."""
    card = moves.card_of(move)
    if seat != s.scapegoat:
        why.append(refusal("S-6.7", "refusal-only-scapegoat"))
    if not s.hand[seat] >> card & 1:
        why.append(refusal("S-6.7", "refusal-card-not-in-hand", card=card_name(card)))
    if card in (BAD_PLAN, CHANGE_OF_PLANS):
        _why_not_task(s, card, move, why)
    elif card in (BULLYING, ISOLATION_CELL):
        _why_not_victim(s, seat, card, move, why)
    elif card == ERRAND_BOY:
        _why_not_errand(s, seat, move, why)
    elif card == ESCORT:
        _why_not_escort(s, move, why)
    elif card == LOCKDOWN and s.locked >> moves.a_of(move) & 1:
        why.append(refusal("S-13.10", "refusal-locked-already", place=place_name(moves.a_of(move))))
    elif card == PATROL:
        _why_not_patrol(s, move, why)
    guards.why_not_under_four(s, seat, why)
    guards.why_not_affordable(s, seat, why, work=False)


def _why_not_task(s: State, card: int, move: int, why: list[Refusal]) -> None:
    rule = "S-13.2" if card == BAD_PLAN else "S-13.5"
    place, to = moves.a_of(move), moves.b_of(move)
    if s.task_at[place] == NO_TASK:
        why.append(refusal(rule, "refusal-no-task", place=place_name(place)))
    if card == CHANGE_OF_PLANS and s.task_at[to] != NO_TASK:
        why.append(refusal(rule, "refusal-task-there", place=place_name(to)))


def _why_not_victim(s: State, seat: int, card: int, move: int, why: list[Refusal]) -> None:
    target, item = moves.a_of(move), moves.b_of(move)
    rule = "S-13.4" if card == BULLYING else "S-13.9"
    if target == seat:
        why.append(refusal(rule, "refusal-not-yourself"))
    if card == BULLYING:
        if not owns(s, target, item):
            why.append(refusal(rule, "refusal-victim-lacks", player=seat_name(target), what=goods_name(item)))
        why_no_room(s, seat, item, why)
    elif s.isolated >> target & 1:
        why.append(refusal(rule, "refusal-isolated-already", player=seat_name(target)))


def _why_not_errand(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    place = moves.d_of(move)
    if s.used >> place & 1:
        why.append(refusal("S-13.6", "refusal-used-already", place=place_name(place)))
    hand = s.hand[seat] & ~(1 << ERRAND_BOY)
    why_not_function(s, seat, place, hand, moves.use_by_errand(move), why)


def _why_not_escort(s: State, move: int, why: list[Refusal]) -> None:
    target, to = moves.a_of(move), moves.b_of(move)
    if s.at[target] == to:
        why.append(refusal("S-13.7", "refusal-already-there", player=seat_name(target), place=place_name(to)))
    guards.why_not_enter(s, target, to, why)


def _why_not_patrol(s: State, move: int, why: list[Refusal]) -> None:
    origin, to, number = moves.a_of(move), moves.b_of(move), moves.c_of(move)
    if origin == to:
        why.append(refusal("S-13.11", "refusal-guard-stays"))
    if not 1 <= number <= MOST_PATROL:
        why.append(refusal("S-13.11", "refusal-patrol-number", most=MOST_PATROL))
    if number > s.guards[origin]:
        why.append(refusal("S-13.11", "refusal-patrol-too-few", place=place_name(origin), present=s.guards[origin]))
    if origin != to and s.guards[to] + number > MOST_GUARDS:
        why.append(refusal("S-1.6", "refusal-fifth-guard", place=place_name(to)))


# -- what happens ----------------------------------------------------------------------------------


def play_blackmail(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-6.7, S-13, S-12.15: the card leaves the hand first and is discarded at the end of the same move."""
    card = moves.card_of(move)
    s.ap -= 1
    s.hand[seat] &= ~(1 << card)
    events.append((ev.BLACKMAIL_PLAYED, seat, card))
    if card in (ASSEMBLY, BODY_SEARCH, FALSE_ALARM):
        _strike_all(s, seat, card, events)
    elif card in (BAD_PLAN, CHANGE_OF_PLANS):
        _change_tasks(s, card, move, events)
    elif card == ERRAND_BOY:
        use_function(s, seat, moves.d_of(move), moves.use_by_errand(move), events)
    elif card == LOCKDOWN:
        s.locked |= 1 << moves.a_of(move)
        events.append((ev.LOCKED_DOWN, moves.a_of(move)))
    elif card == PATROL:
        for _ in range(moves.c_of(move)):
            shift_guard(s, seat, moves.a_of(move), moves.b_of(move), events)
    else:
        _strike_one(s, seat, card, move, events)
    deck.discard(s, seat, card, events)


def _strike_all(s: State, seat: int, card: int, events: list[Event]) -> None:
    """S-13.1, S-13.3, S-13.8."""
    if card == FALSE_ALARM:
        s.false_alarm += 1
        return
    if card == ASSEMBLY:
        s.assembly += 1
    for other in range(s.players):
        if other == seat:
            continue
        if card == BODY_SEARCH:
            drop_bag(s, other, s.held[other], events)
        elif s.cash[other]:
            events.append((ev.CASH_LOST, other, s.cash[other]))
            s.cash[other] = 0


def _change_tasks(s: State, card: int, move: int, events: list[Event]) -> None:
    """S-13.2, S-13.5."""
    place, to = moves.a_of(move), moves.b_of(move)
    number = s.task_at[place]
    s.task_at[place] = NO_TASK
    if card == BAD_PLAN:
        events.append((ev.TASK_REMOVED, number, place))
        new_task(s, events)
    else:
        s.task_at[to] = number
        events.append((ev.TASK_MOVED, number, place, to))


def _strike_one(s: State, seat: int, card: int, move: int, events: list[Event]) -> None:
    """S-13.4, S-13.7, S-13.9."""
    target = moves.a_of(move)
    if card == BULLYING:
        item = moves.b_of(move)
        s.held[target] -= ONE[item]
        s.held[seat] += ONE[item]
        events.append((ev.ITEM_BULLIED, seat, target, item))
    elif card == ESCORT:
        to = moves.b_of(move)
        events.append((ev.ESCORTED, target, s.at[target], to))
        s.at[target] = to
    else:
        s.isolated |= 1 << target
        events.append((ev.ISOLATED, target))
