"""B-5 The alarm: rolled when a prisoner boards, answered by the next player before their turn."""

from alcatraz.games.boat.model import events as ev
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.names import row_name
from alcatraz.games.boat.model.state import NO_ALARM, NOT_ENDED, State
from alcatraz.games.boat.rules.board import COLUMNS, GUARDS
from alcatraz.games.boat.rules.guards import catch, way_towards
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal


def roll_alarm(s: State, events: list[Event]) -> None:
    """B-5.1: after a boarding that did not end the game. B-5.4: not if the table plays without alarms."""
    if s.agreed.alarm and s.reason == NOT_ENDED:
        # B-1.4: the die has a side for each guard.
        s.alarm_row = s.below(GUARDS)
        events.append((ev.ALARM_ROLLED, s.turn, s.alarm_row))


def why_not_now(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """B-5.1: the alarm is compulsory while it rings, and impossible when it does not."""
    is_alarm = move >> moves.KIND == moves.ALARM
    if s.alarm_row != NO_ALARM and not is_alarm:
        why.append(refusal("B-5.1", "boat-refusal-alarm-first", row=row_name(s.alarm_row)))
    elif s.alarm_row == NO_ALARM and is_alarm:
        why.append(refusal("B-5.1", "boat-refusal-no-alarm"))


def list_answers(s: State) -> list[int]:
    """B-5.1: an end of the row; by its alternative the guard may stay."""
    if s.agreed.may_ignore_alarm:
        return [moves.ALARM_LEFT, moves.ALARM_RIGHT, moves.ALARM_STAY]
    return [moves.ALARM_LEFT, moves.ALARM_RIGHT]


def why_not_direction(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """B-5.1: the guard must run, unless the table plays the alternative."""
    if move == moves.ALARM_STAY and not s.agreed.may_ignore_alarm:
        why.append(refusal("B-5.1", "boat-refusal-alarm-compulsory", row=row_name(s.alarm_row)))


def run(s: State, seat: int, move: int, events: list[Event]) -> None:
    """B-5.1: the guard runs to the end of its row. B-5.3: the turn of the same player follows.

    B-5.5: a guard who is there already stays. B-5.1, by its alternative: it may be left where it is.
    """
    row = s.alarm_row
    s.alarm_row = NO_ALARM
    direction = move & moves.SQUARE
    guard = s.guards[row]
    if direction == moves.STAY:
        events.append((ev.ALARM_IGNORED, seat, row, row * COLUMNS + guard))
        return
    to = 0 if direction == moves.LEFT else COLUMNS - 1
    if guard == to:
        events.append((ev.GUARD_STAYED, seat, direction, row, row * COLUMNS + guard))
        return
    s.guards[row] = to
    events.append((ev.GUARD_RAN, seat, direction, row, row * COLUMNS + guard, row * COLUMNS + to))
    # B-5.2: every prisoner on its way, also those of the player who chose.
    catch(s, row, way_towards(to, COLUMNS, guard), events)
