"""B-4 The boat."""

from alcatraz.games.boat.model import events as ev
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.names import row_name, square_name
from alcatraz.games.boat.model.state import NOBODY, State
from alcatraz.games.boat.rules.board import BITS, COLUMNS, MARKED_ROWS, ROWS
from alcatraz.games.boat.rules.moving import why_not_yours
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal


def guard_ahead(s: State, row: int, column: int) -> int:
    """B-4.2: the row of the nearest guard between this square and the boat, or NOBODY; prisoners do not block."""
    for ahead in range(row - 1, -1, -1):
        if s.guards[ahead] == column:
            return ahead
    return NOBODY


def list_boardings(s: State, seat: int, out: list[int]) -> None:
    """B-4.1, B-4.2: a turn is one move, so a prisoner on a marked square now stood there when the turn began."""
    marked = s.agreed.marked
    for row in range(MARKED_ROWS):
        here = s.own[seat * ROWS + row] & marked[row]
        if here:
            first = moves.ANY_BOARDING + row * COLUMNS * moves.FROM_STEP
            out += [first + column * moves.FROM_STEP for column in BITS[here] if guard_ahead(s, row, column) == NOBODY]


def why_not_board(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """B-2.1, B-4.1: only from a marked square (B-1.3). B-4.2: past no guard."""
    origin = move >> moves.FROM & moves.SQUARE
    row, column = origin // COLUMNS, origin % COLUMNS
    why_not_yours(s, seat, origin, why)
    if not s.agreed.marked[row] >> column & 1:
        why.append(refusal("B-4.1", "boat-refusal-not-marked", square=square_name(origin)))
    ahead = guard_ahead(s, row, column)
    if ahead != NOBODY:
        why.append(refusal("B-4.2", "boat-refusal-guard-ahead", row=row_name(ahead)))


def board(s: State, seat: int, move: int, events: list[Event]) -> None:
    """B-4.1: the whole turn; no guard moves."""
    origin = move >> moves.FROM & moves.SQUARE
    s.lift(seat, origin // COLUMNS, origin % COLUMNS)
    s.boat[seat] += 1
    events.append((ev.BOARDED, seat, origin, s.boat[seat]))
