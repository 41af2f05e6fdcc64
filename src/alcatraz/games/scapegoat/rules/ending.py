"""S-10 The end: who escapes and who stays."""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import size
from alcatraz.games.scapegoat.model.components import WHOLE_PLAN, bits
from alcatraz.games.scapegoat.model.names import seat_name
from alcatraz.games.scapegoat.model.state import ESCAPE, LEAVE_BEHIND, NOBODY, NOTHING, OVER, State
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal


def owned_without(s: State, left_out: int) -> int:
    """The elements that all players but one own together."""
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
    # Only by the alternative of S-10.2 can the Scapegoat be among the tied; then nobody is left to decide for them.
    return [s.scapegoat] if s.scapegoat in tied else tied


def end_if_escaped(s: State, events: list[Event]) -> bool:
    """S-9.7, S-10.1: whether the plan is complete; then the game ends, or a tie is decided first (S-10.5)."""
    staying = who_stays(s)
    if not staying:
        return False
    if len(staying) == 1:
        _end(s, staying[0], events)
    else:
        tied = 0
        for seat in staying:
            tied |= 1 << seat
        s.pending = LEAVE_BEHIND
        s.pending_value = tied
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


def _tied(s: State) -> list[int]:
    """S-10.5: the players among whom the Scapegoat chooses."""
    return bits(s.pending_value)


def list_left_behind(s: State, seat: int) -> list[int]:
    """S-10.5."""
    return [moves.leave_behind(other) for other in _tied(s)]


def why_not_leave_behind(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    chosen = moves.a_of(move)
    if chosen not in _tied(s):
        tied = tuple(seat_name(other) for other in _tied(s))
        why.append(refusal("S-10.5", "refusal-not-tied", player=seat_name(chosen), tied=tied))


def leave_behind(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-10.5: the Scapegoat has decided."""
    s.pending = NOTHING
    s.pending_value = 0
    _end(s, moves.a_of(move), events)
