"""Legal moves, refusals and playing a move, for every decision."""

from alcatraz.games.boat.model import events as ev
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.names import seat_name
from alcatraz.games.boat.model.state import BOAT, LAST_PLAYER, NO_ALARM, NOT_ENDED, State
from alcatraz.games.boat.rules import alarm, boat, moving
from alcatraz.games.boat.rules.ending import end_turn, go_out
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal


def list_moves(s: State, seat: int) -> list[int]:
    """B-2.1, B-5.1, B-2.2, B-2.3, B-4.1, B-4.3: every legal move of a seat; none for a seat that does not decide."""
    if s.reason != NOT_ENDED or seat != s.turn:
        return []
    if s.alarm_row != NO_ALARM:
        return alarm.list_answers(s)
    out: list[int] = []
    moving.list_entries(s, seat, out)
    moving.list_walks(s, seat, out)
    boat.list_boardings(s, seat, out)
    moving.list_returns(s, seat, out)
    if not out:
        # B-2.8: passing is legal only without any other move.
        out.append(moves.PASSING)
    return out


def why_not(s: State, seat: int, move: int) -> list[Refusal]:
    """B-2.1, B-5.1: every rule that forbids the move.

    If the decision is another one or another seat's, only that is reported.
    """
    why: list[Refusal] = []
    if s.reason != NOT_ENDED:
        rule = "B-4.3" if s.reason == BOAT else "B-2.8" if s.reason == LAST_PLAYER else "B-6.1"
        why.append(refusal(rule, "error-game-over"))
    elif seat != s.turn:
        why.append(refusal("B-2.1", "boat-refusal-not-your-turn", player=seat_name(s.turn)))
    else:
        alarm.why_not_now(s, seat, move, why)
    if not why:
        _why_not_play(s, seat, move, why)
    return why


def _why_not_play(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """B-2.2, B-2.3, B-4.1, B-2.7, B-2.8, B-5.1."""
    kind = move >> moves.KIND
    if kind == moves.ENTER:
        moving.why_not_enter(s, seat, move, why)
    elif kind == moves.WALK:
        moving.why_not_walk(s, seat, move, why)
    elif kind == moves.BOARD:
        boat.why_not_board(s, seat, move, why)
    elif kind == moves.RETURN:
        moving.why_not_return(s, seat, move, why)
    elif kind == moves.ALARM:
        alarm.why_not_direction(s, seat, move, why)
    else:
        others = list_moves(s, seat)
        if others[0] != moves.PASSING:
            why.append(refusal("B-2.8", "boat-refusal-may-not-pass", count=len(others)))


def play(s: State, seat: int, move: int) -> list[Event]:
    """B-2.1, B-2.2, B-2.3, B-2.7, B-2.8, B-4.1, B-5.1: a turn is one move.

    Answering an alarm is not a turn: the same player's turn follows (B-5.3).
    """
    events: list[Event] = []
    kind = move >> moves.KIND
    if kind == moves.ALARM:
        alarm.run(s, seat, move, events)
        return events
    if kind == moves.ENTER:
        moving.enter(s, seat, move, events)
    elif kind == moves.WALK:
        moving.walk(s, seat, move, events)
    elif kind == moves.BOARD:
        boat.board(s, seat, move, events)
    elif kind == moves.RETURN:
        moving.go_back(s, seat, move, events)
    elif s.agreed.out_without_move:
        go_out(s, seat, events)
    else:
        events.append((ev.PASSED, seat))
    end_turn(s, seat, events)
    if kind == moves.BOARD:
        alarm.roll_alarm(s, events)
    return events
