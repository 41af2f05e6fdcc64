"""B-3 Guards: where a prisoner may end because of the guard of that row, and whom that guard catches."""

from typing import Final

from alcatraz.games.boat.model import events as ev
from alcatraz.games.boat.model.names import row_name, square_name
from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.rules.board import BITS, COLUMNS, NOWHERE, ROWS
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

_STANDS: Final = range(NOWHERE + 1)
_DISTANCES: Final = range(ROWS + 1)


def out_of_reach(squares: int, guard: int, column: int) -> bool:
    """B-3.2: the guard, which goes as far as the prisoner went, does not catch it."""
    return guard == NOWHERE or squares < abs(guard - column)


# B-2.3, B-3.2. SAFE_ENDS[squares][guard]: the columns out of reach after so many squares.
SAFE_ENDS: Final = [
    [sum(1 << end for end in range(COLUMNS) if out_of_reach(squares, guard, end)) for guard in _STANDS]
    for squares in _DISTANCES
]

# B-2.2, B-3.2. SAFE_ALONG_COLUMN[column][squares][guard]: whether a walk of so many squares ends out of reach.
SAFE_ALONG_COLUMN: Final = [
    [[out_of_reach(squares, guard, column) for guard in _STANDS] for squares in _DISTANCES] for column in range(COLUMNS)
]

# B-2.2, B-3.2. SAFE_ALONG_ROW[column][guard]: the columns in which a walk along the guard's own row ends out of reach.
# This includes B-2.5: a prisoner that passes over the guard ends within its reach.
SAFE_ALONG_ROW: Final = [
    [
        sum(1 << end for end in range(COLUMNS) if end != column and out_of_reach(abs(end - column), guard, end))
        for guard in _STANDS
    ]
    for column in range(COLUMNS)
]


def _squares_between(first: int, last: int) -> int:
    """B-3.1, B-5.1: no guard leaves the board. B-3.3, B-5.2: whoever stands on these squares is caught."""
    return sum(1 << column for column in range(max(first, 0), min(last, COLUMNS - 1) + 1))


# B-3.3, B-5.2: the squares that a guard passes or ends on.
_LEFT_WAYS: Final = [[_squares_between(guard - n, guard - 1) for guard in range(COLUMNS)] for n in _DISTANCES]
_RIGHT_WAYS: Final = [[_squares_between(guard + 1, guard + n) for guard in range(COLUMNS)] for n in _DISTANCES]


def way_towards(column: int, squares: int, guard: int) -> int:
    """B-3.1, B-3.3: the guard's way in the direction of a column, so many squares or to the wall."""
    return _LEFT_WAYS[squares][guard] if column < guard else _RIGHT_WAYS[squares][guard]


def spares(s: State, own: int, squares: int, guard: int, column: int) -> bool:
    """B-3.4: the guard catches no prisoner of the player who moved, or the table allows that."""
    return s.agreed.own_capture or guard == NOWHERE or not own & way_towards(column, squares, guard)


def walk_guard(s: State, row: int, column: int, squares: int, events: list[Event]) -> None:
    """B-2.1, B-3.1, B-3.3: towards the prisoner that ended in this row, as far as it went. Row nine has no guard."""
    guard = s.guards[row]
    if guard == NOWHERE:
        return
    to = guard - squares if column < guard else guard + squares
    s.guards[row] = to
    events.append((ev.GUARD_WALKED, row, row * COLUMNS + guard, row * COLUMNS + to))
    catch(s, row, way_towards(column, squares, guard), events)


def catch(s: State, row: int, way: int, events: list[Event]) -> None:
    """B-3.3, B-5.2: every prisoner on the guard's way goes back to the cell."""
    caught = way & ~s.free[row]
    if not caught:
        return
    s.free[row] |= caught
    for seat in range(s.players):
        of_seat = s.own[seat * ROWS + row] & caught
        for column in BITS[of_seat]:
            s.own[seat * ROWS + row] ^= 1 << column
            s.cell[seat] += 1
            events.append((ev.CAUGHT, seat, row * COLUMNS + column))


def why_not_end(s: State, end: int, squares: int, own: int, why: list[Refusal]) -> None:
    """B-3.2, B-3.4: what the guard of the end row would do. `own`: the player's other prisoners in that row."""
    row, column = end // COLUMNS, end % COLUMNS
    guard = s.guards[row]
    room = guard if column < guard else COLUMNS - 1 - guard
    if not out_of_reach(squares, guard, column):
        if column == guard:
            message = "boat-refusal-guard-stands-there"
        elif squares <= room:
            message = "boat-refusal-guard-catches"
        else:
            message = "boat-refusal-guard-lacks-room"
        why.append(refusal("B-3.2", message, row=row_name(row), squares=squares, room=room))
    # A guard that cannot go that far catches no prisoner.
    if column != guard and squares <= room and not spares(s, own, squares, guard, column):
        caught = BITS[own & way_towards(column, squares, guard)]
        first = square_name(row * COLUMNS + caught[0])
        why.append(refusal("B-3.4", "boat-refusal-own-caught", row=row_name(row), count=len(caught), square=first))
