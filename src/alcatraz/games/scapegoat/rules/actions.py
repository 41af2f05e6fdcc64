"""S-6 Actions that cost action points, except completing a task (S-9) and blackmail (S-13)."""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import ONE
from alcatraz.games.scapegoat.model.components import CASH
from alcatraz.games.scapegoat.model.names import goods_name, place_name, seat_name
from alcatraz.games.scapegoat.model.state import HAND_OVER, NOTHING, State
from alcatraz.games.scapegoat.rules import guards
from alcatraz.games.scapegoat.rules.dropping import drop_item
from alcatraz.games.scapegoat.rules.functions import (
    function_at,
    is_used,
    list_uses,
    use_function,
    why_not_function,
)
from alcatraz.games.scapegoat.rules.sheets import (
    cash_is_full,
    companions,
    goods_of,
    has_cash,
    owns,
    owns_anything,
    sheet_is_full,
    why_no_room,
    why_not_companion,
)
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

# -- S-6.1 move ------------------------------------------------------------------------------------


def list_walks(s: State, seat: int, out: list[int]) -> None:
    """S-6.1, S-8.4, S-13.10: to an adjacent location that may be entered. The caller has checked the AP."""
    closed = guards.closed(s, seat)
    if closed:
        out += [moves.WALKS[place] for place in s.prison.neighbours[s.at[seat]] if not closed >> place & 1]
    else:
        out += s.prison.walks[s.at[seat]]


def why_not_walk(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-6.1, S-5.2; S-8.2: two guards make no move dearer."""
    to = moves.a_of(move)
    _why_not_adjacent(s, seat, to, "S-6.1", why)
    if to != s.at[seat]:
        guards.why_not_enter(s, seat, to, why)
    guards.why_not_affordable(s, guards.PLAIN_PRICE, why)


def _why_not_adjacent(s: State, seat: int, place: int, rule: str, why: list[Refusal]) -> None:
    """S-6.1, and S-6.4 for the guard of a riot: one of the eight neighbours, not the place itself."""
    here = s.at[seat]
    if place == here:
        why.append(refusal(rule, "refusal-already-here", place=place_name(here)))
    elif place not in s.prison.neighbours[here]:
        why.append(refusal(rule, "refusal-not-adjacent", place=place_name(place), here=place_name(here)))


def walk(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-6.1; S-8.2: at the same price whatever the guards."""
    to = moves.a_of(move)
    events.append((ev.MOVED, seat, s.at[seat], to))
    s.at[seat] = to
    s.ap -= guards.PLAIN_PRICE


# -- S-6.2 use -------------------------------------------------------------------------------------


def list_use(s: State, seat: int, out: list[int], *, can_work: bool) -> None:
    """S-6.2, S-5.2, S-8.3: each location at most once per turn. The caller has checked S-8.4."""
    place = s.at[seat]
    if (can_work or function_at(s, place).free) and not is_used(s, place):
        list_uses(s, seat, place, s.hand[seat], out)


def why_not_use(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-6.2, S-12; S-5.2, S-8.3, S-8.4."""
    place = s.at[seat]
    if is_used(s, place):
        why.append(refusal("S-6.2", "refusal-used-already", place=place_name(place)))
    why_not_function(s, seat, place, s.hand[seat], move, why)
    if function_at(s, place).free:
        guards.why_not_under_four(s, seat, why)
    else:
        guards.why_not_work(s, seat, why)


def use(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-6.2: the price is that of the place before anything changes there."""
    s.ap -= use_price(s, seat)
    use_function(s, seat, s.at[seat], move, events)


def use_price(s: State, seat: int) -> int:
    """S-6.2, S-8.2; S-7.2: with bribes."""
    return 0 if function_at(s, s.at[seat]).free else guards.price_here(s, seat)


# -- S-6.3 steal -----------------------------------------------------------------------------------


def list_steals(s: State, seat: int, out: list[int]) -> None:
    """S-6.3: once per turn, from those in the same place, what the thief has room for. The caller has checked S-8."""
    victims = companions(s, seat)
    if not victims or s.stolen:
        return
    if s.prison.victim_chooses:
        out += [moves.STEAL_UNSAID[victim] for victim in victims if loot(s, seat, victim)]
        return
    takes_items, takes_cash = not sheet_is_full(s, seat), not cash_is_full(s, seat)
    for victim in victims:
        if takes_items:
            out += moves.STEALS[victim][s.held[victim]]
        if takes_cash and has_cash(s, victim):
            out.append(moves.STEAL_CASH[victim])


def loot(s: State, thief: int, victim: int) -> list[int]:
    """S-6.3, S-1.2: what the victim has and the thief has room for."""
    takes_items, takes_cash = not sheet_is_full(s, thief), not cash_is_full(s, thief)
    return [what for what in goods_of(s, victim) if (takes_cash if what == CASH else takes_items)]


def why_not_steal(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-6.3; S-1.2: the thief needs room; S-8.3, S-8.4, S-5.2."""
    victim, what = moves.a_of(move), moves.loot_of(move)
    if s.stolen:
        why.append(refusal("S-6.3", "refusal-stolen-already"))
    why_not_companion(s, seat, victim, "S-6.3", why)
    if s.prison.victim_chooses:
        _why_not_any_loot(s, seat, victim, what, why)
    else:
        if not owns(s, victim, what):
            why.append(refusal("S-6.3", "refusal-victim-lacks", player=seat_name(victim), what=goods_name(what)))
        why_no_room(s, seat, what, why)
    guards.why_not_work(s, seat, why)


def _why_not_any_loot(s: State, seat: int, victim: int, what: int, why: list[Refusal]) -> None:
    """S-6.3, by its alternative: the thief does not say what; something must be there that fits (S-1.2)."""
    if what != moves.NOT_SAID:
        why.append(refusal("S-6.3", "refusal-victim-chooses", player=seat_name(victim)))
    if not owns_anything(s, victim):
        why.append(refusal("S-6.3", "refusal-victim-has-nothing", player=seat_name(victim)))
    elif victim != seat and not loot(s, seat, victim):
        # Items and Cash are judged one by one, so that one reason names each full track.
        why_no_room(s, seat, goods_of(s, victim)[0], why)
        if s.held[victim] and has_cash(s, victim):
            why_no_room(s, seat, CASH, why)


def steal(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-6.3; S-8.2, S-7.2: at the price that the guards leave.

    S-6.3, by its alternative: the victim is asked, where there is a choice.
    """
    victim, what = moves.a_of(move), moves.loot_of(move)
    s.ap -= guards.price_here(s, seat)
    s.stolen = True
    if what == moves.NOT_SAID:
        choices = loot(s, seat, victim)
        if len(choices) > 1:
            s.pending = HAND_OVER
            s.pending_value = victim
            events.append((ev.THEFT_ASKED, seat, victim))
            return
        what = choices[0]
    _change_hands(s, seat, victim, what, events)


def _change_hands(s: State, seat: int, victim: int, what: int, events: list[Event]) -> None:
    """S-6.3: one item or one Cash goes to the thief."""
    if what == CASH:
        s.cash[victim] -= 1
        s.cash[seat] += 1
    else:
        s.held[victim] -= ONE[what]
        s.held[seat] += ONE[what]
    events.append((ev.STOLEN, seat, victim, what))


def robbed(s: State) -> list[int]:
    """S-6.3, by its alternative: the player who must hand something over."""
    return [s.pending_value]


def list_handed_over(s: State, seat: int) -> list[int]:
    """S-6.3, by its alternative: what the victim has and the thief has room for."""
    return [moves.hand_over(what) for what in loot(s, s.turn, seat)]


def why_not_hand_over(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-6.3, S-1.2."""
    what = moves.a_of(move)
    if not owns(s, seat, what):
        why.append(refusal("S-6.3", "refusal-nothing-to-hand-over", what=goods_name(what)))
    elif what not in loot(s, s.turn, seat):
        why.append(refusal("S-1.2", "refusal-thief-has-no-room", player=seat_name(s.turn), what=goods_name(what)))


def hand_over(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-6.3, by its alternative: the victim has chosen."""
    s.pending = NOTHING
    s.pending_value = 0
    _change_hands(s, s.turn, seat, moves.a_of(move), events)


# -- S-6.4 riot ------------------------------------------------------------------------------------


def list_riots(s: State, seat: int, out: list[int]) -> None:
    """S-6.4: one guard from an adjacent location, where there is one; S-1.6 holds. The caller has checked S-8."""
    place = s.at[seat]
    if guards.has_room(s, place):
        out += [moves.RIOTS[near] for near in guards.guarded(s, s.prison.neighbours[place])]


def why_not_riot(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-6.4; S-1.6: no fifth guard; S-8.3, S-8.4, S-5.2."""
    origin, place = moves.a_of(move), s.at[seat]
    _why_not_adjacent(s, seat, origin, "S-6.4", why)
    if not guards.guarded(s, [origin]):
        why.append(refusal("S-6.4", "refusal-no-guard-there", place=place_name(origin)))
    if not guards.has_room(s, place):
        why.append(refusal("S-1.6", "refusal-fifth-guard", place=place_name(place)))
    guards.why_not_work(s, seat, why)


def riot(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-6.4; S-8.2: at the price before the guard arrives."""
    s.ap -= guards.price_here(s, seat)
    guards.shift_guard(s, seat, moves.a_of(move), s.at[seat], events)


# -- S-6.6 drop ------------------------------------------------------------------------------------


def list_drops(s: State, seat: int, out: list[int]) -> None:
    """S-6.6: every kind of item that the player owns. The caller has checked S-8."""
    out += moves.DROPS[s.held[seat]]


def why_not_drop(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-6.6: only an item that the player owns; S-8.3, S-8.4, S-5.2."""
    item = moves.a_of(move)
    if not owns(s, seat, item):
        why.append(refusal("S-6.6", "refusal-you-lack", what=goods_name(item)))
    guards.why_not_work(s, seat, why)


def drop(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-6.6, S-11.1; S-8.2, S-7.2: at the price that the guards leave."""
    s.ap -= guards.price_here(s, seat)
    drop_item(s, seat, moves.a_of(move), events)
