"""S-13.10 lockdown, S-13.11 patrol: blackmail cards that concern locations and their guards."""

from typing import Final

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import LOCKDOWN, MOST_GUARDS, PATROL, PLACES
from alcatraz.games.scapegoat.model.names import place_name
from alcatraz.games.scapegoat.model.state import NOTHING, PATROL_REST, State
from alcatraz.games.scapegoat.rules import guards
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

# S-13.11: how many guards a patrol may have.
MOST_PATROL: Final = 3
_PATROLS: Final = range(1, MOST_PATROL + 1)

# -- S-13.10 lockdown ------------------------------------------------------------------------------


def list_lockdowns(s: State, seat: int, out: list[int]) -> None:
    """S-13.10: any location that is not locked already."""
    out += [moves.blackmail(LOCKDOWN, place) for place in range(PLACES) if not guards.is_locked(s, place)]


def why_not_lock_down(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-13.10."""
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
    """S-13.11, S-1.6: as many as stand there and find room."""
    for origin in range(PLACES):
        numbers = [number for number in _PATROLS if _can_leave(s, origin, number)]
        if numbers:
            for to in range(PLACES):
                if to != origin:
                    out += [moves.blackmail(PATROL, origin, to, n) for n in numbers if guards.has_room(s, to, n)]


def why_not_patrol(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-13.11; S-1.6: no fifth guard."""
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
    """S-13.11, S-13.8: so many real guards stand there."""
    return number <= s.guards[origin]


def patrol(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-13.11: one to three guards from one location to one other. By its alternative the rest of the three follow."""
    origin, number = moves.a_of(move), moves.c_of(move)
    rest = _can_follow(s, origin) - number if s.prison.patrol_spreads else 0
    for _ in range(number):
        guards.shift_guard(s, seat, origin, moves.b_of(move), events)
    if rest > 0:
        s.pending = PATROL_REST
        s.pending_value = patrol_rest(origin, rest)


# -- S-13.11 the rest of a patrol, by its alternative ----------------------------------------------


def _can_follow(s: State, origin: int) -> int:
    """S-13.11, by its alternative: three guards, or as many as stand there and find room elsewhere (S-1.6)."""
    room = (PLACES - 1) * MOST_GUARDS - sum(s.guards) + s.guards[origin]
    return min(MOST_PATROL, s.guards[origin], room)


def patrol_rest(origin: int, left: int) -> int:
    """S-13.11: the pending value."""
    return left << 4 | origin


def patrol_origin(s: State) -> int:
    """S-13.11: where the guards come from."""
    return s.pending_value & 15


def patrol_left(s: State) -> int:
    """S-13.11: how many must still go."""
    return s.pending_value >> 4


def list_rest(s: State, seat: int) -> list[int]:
    """S-13.11, by its alternative: each guard to any other location with room (S-1.6)."""
    origin = patrol_origin(s)
    return [moves.move_guard(origin, to) for to in range(PLACES) if to != origin and guards.has_room(s, to)]


def why_not_rest(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-13.11, S-1.6."""
    origin, to = moves.a_of(move), moves.b_of(move)
    if origin != patrol_origin(s):
        why.append(refusal("S-13.11", "refusal-patrol-elsewhere", place=place_name(patrol_origin(s))))
    if to == origin:
        why.append(refusal("S-13.11", "refusal-guard-stays"))
    elif not guards.has_room(s, to):
        why.append(refusal("S-1.6", "refusal-fifth-guard", place=place_name(to)))


def send_rest(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-13.11, by its alternative: one guard more; the card is done when all have gone."""
    origin, left = patrol_origin(s), patrol_left(s) - 1
    guards.shift_guard(s, seat, origin, moves.b_of(move), events)
    s.pending = PATROL_REST if left else NOTHING
    s.pending_value = patrol_rest(origin, left) if left else 0
