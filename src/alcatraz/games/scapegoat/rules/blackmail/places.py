"""Blackmail cards that concern locations and their guards: lockdown and patrol."""

from typing import Final

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import LOCKDOWN, PATROL, PLACES
from alcatraz.games.scapegoat.model.names import place_name
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules import guards
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

MOST_PATROL: Final = 3
_PATROLS: Final = range(1, MOST_PATROL + 1)

# -- S-13.10 lockdown ------------------------------------------------------------------------------


def list_lockdowns(s: State, seat: int, out: list[int]) -> None:
    out += [moves.blackmail(LOCKDOWN, place) for place in range(PLACES) if not guards.is_locked(s, place)]


def why_not_lock_down(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    place = moves.a_of(move)
    if guards.is_locked(s, place):
        why.append(refusal("S-13.10", "refusal-locked-already", place=place_name(place)))


def lock_down(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-13.10: nobody may enter the location until the end of the round."""
    place = moves.a_of(move)
    s.locked |= 1 << place
    events.append((ev.LOCKED_DOWN, place))


# -- S-13.11 patrol --------------------------------------------------------------------------------


def list_patrols(s: State, seat: int, out: list[int]) -> None:
    for origin in range(PLACES):
        numbers = [number for number in _PATROLS if _can_leave(s, origin, number)]
        if numbers:
            for to in range(PLACES):
                if to != origin:
                    out += [moves.blackmail(PATROL, origin, to, n) for n in numbers if guards.has_room(s, to, n)]


def why_not_patrol(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    origin, to, number = moves.a_of(move), moves.b_of(move), moves.c_of(move)
    if origin == to:
        why.append(refusal("S-13.11", "refusal-guard-stays"))
    if number not in _PATROLS:
        why.append(refusal("S-13.11", "refusal-patrol-number", most=MOST_PATROL))
    if not _can_leave(s, origin, number):
        why.append(refusal("S-13.11", "refusal-patrol-too-few", place=place_name(origin), present=s.guards[origin]))
    if origin != to and not guards.has_room(s, to, number):
        why.append(refusal("S-1.6", "refusal-fifth-guard", place=place_name(to)))


def _can_leave(s: State, origin: int, number: int) -> bool:
    return number <= s.guards[origin]


def patrol(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-13.11: one to three guards from one location to one other."""
    for _ in range(moves.c_of(move)):
        guards.shift_guard(s, seat, moves.a_of(move), moves.b_of(move), events)
