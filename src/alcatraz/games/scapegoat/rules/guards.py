"""S-8 What guards do, S-1.6 where they fit."""

from typing import Final

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model.components import MOST_GUARDS, PLACES
from alcatraz.games.scapegoat.model.names import place_name
from alcatraz.games.scapegoat.model.state import State
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

# S-8.2, S-8.3: how many guards make work dearer, and how many stop it.
HINDER: Final = 2
STOP_WORK: Final = 3

# S-8.2: what a move and a blackmail card cost, whatever the guards.
PLAIN_PRICE: Final = 1

# -- how many guards count -------------------------------------------------------------------------


def bribes_at(s: State, place: int) -> int:
    """S-7.2: the guards of a place that the player whose turn it is ignores."""
    return s.bribes >> 4 * place & 15


def counted(s: State, seat: int, place: int) -> int:
    """S-8, S-7.2: guards and False alarms, at most four, less the bribes of the player whose turn it is, at least 0."""
    number = s.guards[place] + s.false_alarm
    if number > MOST_GUARDS:
        number = MOST_GUARDS
    if s.bribes and seat == s.turn:
        number -= s.bribes >> 4 * place & 15
        if number < 0:
            return 0
    return number


# -- prices and what guards stop -------------------------------------------------------------------


def work_price(watching: int) -> int:
    """S-8.1, S-8.2: what an action costs that is neither a move nor blackmail; three guards stop it altogether."""
    return 2 if watching == HINDER else 1


def price_here(s: State, seat: int) -> int:
    """S-8.1, S-8.2, S-7.2: the price of work in the player's own location."""
    return work_price(counted(s, seat, s.at[seat]))


def affordable(s: State, price: int) -> bool:
    """S-5.2: the action points are enough."""
    return s.ap >= price


def stops_work(watching: int) -> bool:
    """S-8.3, S-8.4: no action that costs AP, except moving and blackmail."""
    return watching >= STOP_WORK


def can_work(s: State, watching: int) -> bool:
    """S-8.3, S-8.4, S-5.2: the guards let the player work, and the action points are enough."""
    return not stops_work(watching) and affordable(s, work_price(watching))


def hands_tied(s: State, watching: int) -> bool:
    """S-8.4: under four guards not even free actions and blackmail, unless the table plays the alternative."""
    return watching == MOST_GUARDS and not s.prison.free_under_four


def why_not_under_four(s: State, seat: int, why: list[Refusal]) -> None:
    """S-8.4: under four guards a player may only leave."""
    if hands_tied(s, counted(s, seat, s.at[seat])):
        why.append(refusal("S-8.4", "refusal-four-guards", place=place_name(s.at[seat])))


def why_not_work(s: State, seat: int, why: list[Refusal]) -> None:
    """S-8.3, S-8.4, S-5.2: guards stop the work, or the action points are not enough."""
    why_stopped(s, seat, why)
    why_not_affordable(s, price_here(s, seat), why)


def why_stopped(s: State, seat: int, why: list[Refusal]) -> None:
    """S-8.3, S-8.4: three guards stop the work, four stop everything."""
    watching = counted(s, seat, s.at[seat])
    if stops_work(watching):
        if watching == STOP_WORK:
            why.append(refusal("S-8.3", "refusal-three-guards", place=place_name(s.at[seat])))
        else:
            message = "refusal-four-guards" if hands_tied(s, watching) else "refusal-four-guards-no-work"
            why.append(refusal("S-8.4", message, place=place_name(s.at[seat])))


def why_not_affordable(s: State, price: int, why: list[Refusal]) -> None:
    """S-5.2: the action points are not enough; S-8.2 may be why."""
    if not affordable(s, price):
        message = "refusal-ap" if price == PLAIN_PRICE else "refusal-ap-watched"
        why.append(refusal("S-5.2", message, ap=s.ap, price=price))


# -- which locations may be entered ----------------------------------------------------------------


def closed(s: State, seat: int) -> int:
    """S-13.10, S-8.4: the places that this player may not enter."""
    return sealed(s, seat) | s.locked


def sealed(s: State, seat: int) -> int:
    """S-8.4, S-6.1: the places that this player may not enter because four guards count there."""
    if s.false_alarm == 0 and MOST_GUARDS not in s.guards:
        return 0
    mask = 0
    for place in range(PLACES):
        if counted(s, seat, place) == MOST_GUARDS:
            mask |= 1 << place
    return mask


def is_locked(s: State, place: int) -> bool:
    """S-13.10: nobody may enter this place in this round."""
    return s.locked >> place & 1 != 0


def why_not_enter(s: State, seat: int, place: int, why: list[Refusal]) -> None:
    """S-13.10: the place is locked. S-8.4: four guards count there."""
    if is_locked(s, place):
        why.append(refusal("S-13.10", "refusal-locked", place=place_name(place)))
    if sealed(s, seat) >> place & 1:
        why.append(refusal("S-8.4", "refusal-sealed", place=place_name(place)))


# -- moving guards ---------------------------------------------------------------------------------


def guarded(s: State, places: list[int]) -> list[int]:
    """S-6.4, S-12.2: those of the places from which a guard can be moved; not the guards of a False alarm (S-13.8)."""
    return [place for place in places if s.guards[place]]


def has_room(s: State, place: int, number: int = 1) -> bool:
    """S-1.6: so many guards can come."""
    return s.guards[place] + number <= MOST_GUARDS


def shift_guard(s: State, seat: int, origin: int, to: int, events: list[Event]) -> None:
    """S-6.4, S-12.2, S-13.11: a guard goes from one location to another."""
    s.guards[origin] -= 1
    s.guards[to] += 1
    events.append((ev.GUARD_MOVED, seat, origin, to))
