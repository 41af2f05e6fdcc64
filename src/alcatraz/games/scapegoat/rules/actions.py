"""S-6 Actions that cost action points, but completing a task (S-9) and blackmail (S-13)."""

from alcatraz.games.scapegoat import events as ev
from alcatraz.games.scapegoat import moves
from alcatraz.games.scapegoat.bag import ONE, size
from alcatraz.games.scapegoat.components import CASH, MOST_GUARDS
from alcatraz.games.scapegoat.names import goods_name, place_name, seat_name
from alcatraz.games.scapegoat.rules import guards
from alcatraz.games.scapegoat.rules.dropping import drop_item
from alcatraz.games.scapegoat.rules.functions import (
    function_at,
    list_uses,
    owns,
    use_function,
    why_not_function,
)
from alcatraz.games.scapegoat.rules.pending import shift_guard
from alcatraz.games.scapegoat.state import State
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

# -- S-6.1 move ------------------------------------------------------------------------------------


def list_walks(s: State, seat: int, out: list[int]) -> None:
    """S-6.1: to an adjacent location that may be entered (S-8.4, S-13.10). The caller has checked the AP."""
    closed = guards.sealed(s, seat) | s.locked
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
    guards.why_not_affordable(s, seat, why, work=False)


def _why_not_adjacent(s: State, seat: int, place: int, rule: str, why: list[Refusal]) -> None:
    here = s.at[seat]
    if place == here:
        why.append(refusal(rule, "refusal-already-here", place=place_name(here)))
    elif place not in s.prison.neighbours[here]:
        why.append(refusal(rule, "refusal-not-adjacent", place=place_name(place), here=place_name(here)))


def walk(s: State, seat: int, move: int, events: list[Event]) -> None:
    to = moves.a_of(move)
    events.append((ev.MOVED, seat, s.at[seat], to))
    s.at[seat] = to
    s.ap -= 1


# -- S-6.2 use -------------------------------------------------------------------------------------


def list_use(s: State, seat: int, watching: int, out: list[int]) -> None:
    """S-6.2: each location at most once per turn; S-5.2, S-8.3. The caller has checked S-8.4."""
    place = s.at[seat]
    if s.used >> place & 1:
        return
    if guards.can_work(s, watching) or function_at(s, place).free:
        list_uses(s, seat, place, s.hand[seat], out)


def why_not_use(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-6.2, S-12; S-5.2, S-8.3, S-8.4."""
    place = s.at[seat]
    if s.used >> place & 1:
        why.append(refusal("S-6.2", "refusal-used-already", place=place_name(place)))
    why_not_function(s, seat, place, s.hand[seat], move, why)
    if function_at(s, place).free:
        guards.why_not_under_four(s, seat, why)
    else:
        guards.why_not_work(s, seat, why)
        guards.why_not_affordable(s, seat, why)


def use(s: State, seat: int, move: int, events: list[Event]) -> None:
    s.ap -= use_price(s, seat)
    use_function(s, seat, s.at[seat], move, events)


def use_price(s: State, seat: int) -> int:
    """S-6.2, S-8.2; S-7.2: with bribes."""
    if function_at(s, s.at[seat]).free:
        return 0
    return guards.work_price(guards.counted(s, seat, s.at[seat]))


# -- S-6.3 steal -----------------------------------------------------------------------------------


def list_steals(s: State, seat: int, out: list[int]) -> None:
    """S-6.3: from those in the same place, what the thief has room for."""
    place = s.at[seat]
    room = size(s.held[seat]) < s.prison.edition.most_items
    pocket = s.cash[seat] < s.prison.edition.most_cash
    for victim in range(s.players):
        if s.at[victim] == place and victim != seat:
            if room and s.held[victim]:
                out += moves.STEALS[victim][s.held[victim]]
            if pocket and s.cash[victim]:
                out.append(moves.STEAL_CASH[victim])


def why_not_steal(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    victim, what = moves.a_of(move), moves.b_of(move)
    if s.stolen:
        why.append(refusal("S-6.3", "refusal-stolen-already"))
    if victim == seat:
        why.append(refusal("S-6.3", "refusal-not-yourself"))
    elif s.at[victim] != s.at[seat]:
        why.append(refusal("S-6.3", "refusal-not-here", player=seat_name(victim)))
    if not owns(s, victim, what):
        why.append(refusal("S-6.3", "refusal-victim-lacks", player=seat_name(victim), what=goods_name(what)))
    why_no_room(s, seat, what, why)
    guards.why_not_work(s, seat, why)
    guards.why_not_affordable(s, seat, why)


def why_no_room(s: State, seat: int, what: int, why: list[Refusal]) -> None:
    """S-1.2, S-6.3: the sheet or the track is full."""
    edition = s.prison.edition
    if what == CASH:
        if s.cash[seat] >= edition.most_cash:
            why.append(refusal("S-1.2", "refusal-cash-full", most=edition.most_cash))
    elif size(s.held[seat]) >= edition.most_items:
        why.append(refusal("S-1.2", "refusal-sheet-full", most=edition.most_items))


def steal(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-6.3, S-8.2."""
    victim, what = moves.a_of(move), moves.b_of(move)
    s.ap -= guards.work_price(guards.counted(s, seat, s.at[seat]))
    s.stolen = True
    if what == CASH:
        s.cash[victim] -= 1
        s.cash[seat] += 1
    else:
        s.held[victim] -= ONE[what]
        s.held[seat] += ONE[what]
    events.append((ev.STOLEN, seat, victim, what))


# -- S-6.4 riot ------------------------------------------------------------------------------------


def list_riots(s: State, seat: int, out: list[int]) -> None:
    """S-6.4: one guard from an adjacent location, where there is one; S-1.6 holds."""
    place = s.at[seat]
    if s.guards[place] < MOST_GUARDS:
        out += [moves.RIOTS[near] for near in s.prison.neighbours[place] if s.guards[near]]


def why_not_riot(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    origin, place = moves.a_of(move), s.at[seat]
    _why_not_adjacent(s, seat, origin, "S-6.4", why)
    if not s.guards[origin]:
        why.append(refusal("S-6.4", "refusal-no-guard-there", place=place_name(origin)))
    if s.guards[place] >= MOST_GUARDS:
        why.append(refusal("S-1.6", "refusal-fifth-guard", place=place_name(place)))
    guards.why_not_work(s, seat, why)
    guards.why_not_affordable(s, seat, why)


def riot(s: State, seat: int, move: int, events: list[Event]) -> None:
    # The price is that of the place before the guard arrives.
    s.ap -= guards.work_price(guards.counted(s, seat, s.at[seat]))
    shift_guard(s, seat, moves.a_of(move), s.at[seat], events)


# -- S-6.6 drop ------------------------------------------------------------------------------------


def list_drops(s: State, seat: int, out: list[int]) -> None:
    out += moves.DROPS[s.held[seat]]


def why_not_drop(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    item = moves.a_of(move)
    if not owns(s, seat, item):
        why.append(refusal("S-6.6", "refusal-you-lack", what=goods_name(item)))
    guards.why_not_work(s, seat, why)
    guards.why_not_affordable(s, seat, why)


def drop(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-6.6, S-11.1, S-8.2; S-7.2: with bribes."""
    s.ap -= guards.work_price(guards.counted(s, seat, s.at[seat]))
    drop_item(s, seat, moves.a_of(move), events)
