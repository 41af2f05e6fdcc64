"""S-13.4 bullying, S-13.7 escort, S-13.9 isolation cell: blackmail cards that concern one player."""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import ONE
from alcatraz.games.scapegoat.model.components import ESCORT, ISOLATION_CELL, PLACES
from alcatraz.games.scapegoat.model.names import goods_name, place_name, seat_name
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules import guards
from alcatraz.games.scapegoat.rules.sheets import others, owns, sheet_is_full, why_no_room
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

# -- S-13.4 bullying -------------------------------------------------------------------------------


def list_bullying(s: State, seat: int, out: list[int]) -> None:
    """S-13.4; S-1.2: with room on the own sheet."""
    if not sheet_is_full(s, seat):
        for target in others(s, seat):
            out += moves.BULLIES[target][s.held[target]]


def why_not_bully(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-13.4; S-1.2: the own sheet is full."""
    target, item = moves.a_of(move), moves.b_of(move)
    _why_not_other(s, seat, target, "S-13.4", why)
    if not owns(s, target, item):
        why.append(refusal("S-13.4", "refusal-victim-lacks", player=seat_name(target), what=goods_name(item)))
    why_no_room(s, seat, item, why)


def bully(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-13.4: take one item from any player, anywhere."""
    target, item = moves.a_of(move), moves.b_of(move)
    s.held[target] -= ONE[item]
    s.held[seat] += ONE[item]
    events.append((ev.ITEM_BULLIED, seat, target, item))


# -- S-13.7 escort ---------------------------------------------------------------------------------


def list_escorts(s: State, seat: int, out: list[int]) -> None:
    """S-13.7; S-8.4, S-13.10: wherever that player may enter."""
    for target in range(s.players):
        here, closed = s.at[target], guards.closed(s, target)
        out += [
            moves.blackmail(ESCORT, target, place)
            for place in range(PLACES)
            if place != here and not closed >> place & 1
        ]


def why_not_escort(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-13.7; S-8.4, S-13.10: wherever that player may not enter."""
    target, to = moves.a_of(move), moves.b_of(move)
    if s.at[target] == to:
        why.append(refusal("S-13.7", "refusal-already-there", player=seat_name(target), place=place_name(to)))
    guards.why_not_enter(s, target, to, why)


def escort(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-13.7: any player, also the Scapegoat, to any location that this player may enter."""
    target, to = moves.a_of(move), moves.b_of(move)
    events.append((ev.ESCORTED, target, s.at[target], to))
    s.at[target] = to


# -- S-13.9 isolation cell -------------------------------------------------------------------------


def list_isolations(s: State, seat: int, out: list[int]) -> None:
    """S-13.9: nobody twice in a round."""
    out += [moves.blackmail(ISOLATION_CELL, target) for target in others(s, seat) if not _is_isolated(s, target)]


def why_not_isolate(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-13.9: neither oneself nor somebody twice."""
    target = moves.a_of(move)
    _why_not_other(s, seat, target, "S-13.9", why)
    if _is_isolated(s, target):
        why.append(refusal("S-13.9", "refusal-isolated-already", player=seat_name(target)))


def isolate(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-13.9: the player skips the turn of this round."""
    target = moves.a_of(move)
    s.isolated |= 1 << target
    events.append((ev.ISOLATED, target))


def _is_isolated(s: State, seat: int) -> bool:
    return s.isolated >> seat & 1 != 0


# -- what they share -------------------------------------------------------------------------------


def _why_not_other(s: State, seat: int, target: int, rule: str, why: list[Refusal]) -> None:
    """S-13.4, S-13.9: the card is played on another player."""
    if target not in others(s, seat):
        why.append(refusal(rule, "refusal-not-yourself"))
