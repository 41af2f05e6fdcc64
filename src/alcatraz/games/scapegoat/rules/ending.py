"""S-10 The end: who escapes and who stays."""

from typing import Final

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import size
from alcatraz.games.scapegoat.model.components import WHOLE_PLAN, bits, mask_of
from alcatraz.games.scapegoat.model.names import seat_name
from alcatraz.games.scapegoat.model.state import ESCAPE, LEAVE_BEHIND, NAMES, NOBODY, NOTHING, OVER, State
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal


def owned_without(s: State, left_out: int) -> int:
    """S-10.1, S-10.2: the elements that all players but one own together."""
    owned = 0
    for seat in range(s.players):
        if seat != left_out:
            owned |= s.plan[seat]
    return owned


def dispensable(s: State) -> list[int]:
    """S-10.2: the players without whom the others still own all six elements."""
    return [seat for seat in range(s.players) if owned_without(s, seat) == WHOLE_PLAN]


def worth(s: State, seat: int) -> tuple[int, int, int, int]:
    """S-10.4: elements, then Cash, then items, then Stamina."""
    return s.plan[seat].bit_count(), s.cash[seat], size(s.held[seat]), s.stamina[seat]


def who_stays(s: State) -> list[int]:
    """S-10.2 to S-10.4: the player who stays, or those among whom S-10.5 decides; empty if S-10.1 does not hold."""
    candidates = dispensable(s)
    if s.scapegoat in candidates and not s.prison.most_useless_stays:
        return [s.scapegoat]
    if len(candidates) <= 1:
        return candidates
    least = min([worth(s, seat) for seat in candidates])
    tied = [seat for seat in candidates if worth(s, seat) == least]
    # S-10.5: only by the alternative of S-10.2 can nobody be untied.
    return [s.scapegoat] if len(tied) == s.players else tied


def deciders(s: State, tied: int) -> list[int]:
    """S-10.5: who decides which of the tied, a mask of seats, stays: the Scapegoat.

    All who are not tied, if the table plays the alternative of S-10.5 or that of S-10.2 has put the Scapegoat among the
    tied.
    """
    if not _all_untied_decide(s, tied):
        return [s.scapegoat]
    return [seat for seat in range(s.players) if not tied >> seat & 1]


def _all_untied_decide(s: State, tied: int) -> bool:
    """S-10.5: by its alternative, or because the Scapegoat is tied."""
    return s.prison.untied_decide or tied >> s.scapegoat & 1 != 0


def end_if_escaped(s: State, events: list[Event]) -> bool:
    """S-9.7, S-10.1: whether the plan is complete; then the game ends, or a tie is decided first (S-10.5)."""
    staying = who_stays(s)
    if not staying:
        return False
    if len(staying) == 1:
        _end(s, staying[0], events)
    else:
        tied = mask_of(staying)
        s.pending_value = tied
        if _all_untied_decide(s, tied):
            s.pending = NAMES
            events.append((ev.NAMES_ASKED, mask_of(deciders(s, tied)), tied))
        else:
            s.pending = LEAVE_BEHIND
            events.append((ev.CHOICE_LEFT, s.scapegoat, tied))
    return True


def _end(s: State, loser: int, events: list[Event]) -> None:
    """S-10.6: exactly one player stays."""
    s.phase = OVER
    s.reason = ESCAPE
    s.loser = loser
    s.turn = NOBODY
    s.ap = 0
    events.append((ev.GAME_ENDED, ESCAPE, loser))


def tied_now(s: State) -> list[int]:
    """S-10.5: the players of whom one stays."""
    return bits(s.pending_value & _SEATS)


def list_left_behind(s: State, seat: int) -> list[int]:
    """S-10.5."""
    return [moves.leave_behind(other) for other in tied_now(s)]


# S-10.5. While names are collected, the pending value is the mask of the tied, then for each seat 1 + whom it named.
_SEATS: Final = 15
_NAME_BITS: Final = 4


def named_by(s: State, seat: int) -> int:
    """S-10.5: whom this seat has named, or NOBODY."""
    return (s.pending_value >> _NAME_BITS * (1 + seat) & 15) - 1


def with_name(names: int, seat: int, named: int) -> int:
    """S-10.5: the pending value with one name more."""
    return names | (named + 1) << _NAME_BITS * (1 + seat)


def yet_to_name(s: State) -> list[int]:
    """S-10.5: those of the untied who have not named anybody."""
    return [seat for seat in deciders(s, s.pending_value & _SEATS) if named_by(s, seat) == NOBODY]


def why_not_leave_behind(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-10.5: only one of the tied."""
    chosen = moves.a_of(move)
    if chosen not in tied_now(s):
        tied = tuple(seat_name(other) for other in tied_now(s))
        why.append(refusal("S-10.5", "refusal-not-tied", player=seat_name(chosen), tied=tied))


def leave_behind(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-10.5: the Scapegoat has decided; or one of several has named a player, and the last name decides."""
    chosen = moves.a_of(move)
    if s.pending == NAMES:
        s.pending_value = with_name(s.pending_value, seat, chosen)
        events.append((ev.STAY_NAMED, seat, chosen))
        if yet_to_name(s):
            return
        chosen = _most_named(s, events)
    s.pending = NOTHING
    s.pending_value = 0
    _end(s, chosen, events)


def _most_named(s: State, events: list[Event]) -> int:
    """S-10.5: the most named stays; if that is even, chance decides."""
    names = [named_by(s, seat) for seat in range(s.players)]
    most = max([names.count(seat) for seat in tied_now(s)])
    even = [seat for seat in tied_now(s) if names.count(seat) == most]
    if len(even) == 1:
        return even[0]
    chosen = s.pick(even)
    events.append((ev.NAMES_EVEN, mask_of(even), chosen))
    return chosen
