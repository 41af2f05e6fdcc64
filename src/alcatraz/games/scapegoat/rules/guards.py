"""S-8 What guards do."""

from alcatraz.games.scapegoat.components import MOST_GUARDS, PLACES
from alcatraz.games.scapegoat.names import place_name
from alcatraz.games.scapegoat.state import State
from alcatraz.kernel.message import Refusal, refusal

HINDER = 2
STOP_WORK = 3


def bribes_at(s: State, place: int) -> int:
    return s.bribes >> 4 * place & 15


def counted(s: State, seat: int, place: int) -> int:
    """S-8, S-7.2: the guards that count for a player in a place: bribes are the turn player's alone, the cap last."""
    number = s.guards[place] + s.false_alarm
    if s.bribes and seat == s.turn:
        number -= s.bribes >> 4 * place & 15
    if number <= 0:
        return 0
    return number if number < MOST_GUARDS else MOST_GUARDS


def work_price(watching: int) -> int:
    """S-8.1, S-8.2: what an action costs that is neither a move nor blackmail; three guards stop it altogether."""
    return 2 if watching == HINDER else 1


def can_work(s: State, watching: int) -> bool:
    return watching < STOP_WORK and s.ap >= work_price(watching)


def hands_tied(s: State, watching: int) -> bool:
    """S-8.4: under four guards not even free actions and blackmail, unless the table plays the alternative."""
    return watching == MOST_GUARDS and not s.prison.free_under_four


def sealed(s: State, seat: int) -> int:
    """S-8.4, S-6.1: the places that this player may not enter because four guards count there."""
    if s.false_alarm == 0 and MOST_GUARDS not in s.guards:
        return 0
    mask = 0
    for place in range(PLACES):
        if counted(s, seat, place) == MOST_GUARDS:
            mask |= 1 << place
    return mask


def why_not_enter(s: State, seat: int, place: int, why: list[Refusal]) -> None:
    """S-13.10, S-8.4."""
    if s.locked >> place & 1:
        why.append(refusal("S-13.10", "refusal-locked", place=place_name(place)))
    if counted(s, seat, place) == MOST_GUARDS:
        why.append(refusal("S-8.4", "refusal-sealed", place=place_name(place)))


def why_not_under_four(s: State, seat: int, why: list[Refusal]) -> None:
    """S-8.4: under four guards nothing is left but to leave."""
    if hands_tied(s, counted(s, seat, s.at[seat])):
        why.append(refusal("S-8.4", "refusal-four-guards", place=place_name(s.at[seat])))


def why_not_work(s: State, seat: int, why: list[Refusal]) -> None:
    """S-8.3, S-8.4."""
    watching = counted(s, seat, s.at[seat])
    if watching == STOP_WORK:
        why.append(refusal("S-8.3", "refusal-three-guards", place=place_name(s.at[seat])))
    elif watching == MOST_GUARDS:
        why.append(refusal("S-8.4", "refusal-four-guards", place=place_name(s.at[seat])))


def why_not_affordable(s: State, seat: int, why: list[Refusal], *, work: bool = True) -> None:
    """S-5.2: the action points are not enough; S-8.2 may be why."""
    watching = counted(s, seat, s.at[seat])
    price = work_price(watching) if work else 1
    if s.ap < price:
        message = "refusal-ap-watched" if price == 2 else "refusal-ap"
        why.append(refusal("S-5.2", message, ap=s.ap, price=price))
