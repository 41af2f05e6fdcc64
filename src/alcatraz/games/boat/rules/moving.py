"""B-2 A turn: entering and walking; B-2.7, by its alternative, going back into the cell, which no walk leads to."""

from typing import Final

from alcatraz.games.boat.model import events as ev
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.names import row_name, seat_name, square_name
from alcatraz.games.boat.model.state import NOBODY, State
from alcatraz.games.boat.rules import guards
from alcatraz.games.boat.rules.board import AHEAD, BITS, BOTH_WAYS, CELL_ROW, COLUMNS, ROWS, WHOLE_ROW
from alcatraz.games.boat.rules.guards import SAFE_ALONG_COLUMN, SAFE_ALONG_ROW, SAFE_ENDS, spares
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

# ENTRIES[row][mask]: the moves into these columns of a row.
ENTRIES: Final = [
    [[moves.enter(row * COLUMNS + column) for column in columns] for columns in BITS] for row in range(ROWS)
]

# -- B-2.3 entering --------------------------------------------------------------------------------


def list_entries(s: State, seat: int, out: list[int]) -> None:
    """B-2.3, B-2.6: straight ahead, in all columns at once, row after row; B-2.4, B-3.2, B-3.4 for the ends."""
    if not s.cell[seat]:
        return
    entering = WHOLE_ROW
    for row in AHEAD[CELL_ROW]:
        squares = CELL_ROW - row
        guard = s.guards[row]
        ends = entering & s.free[row] & SAFE_ENDS[squares][guard]
        if ends:
            own = s.own[seat * ROWS + row]
            if own:
                ends = _sparing(s, own, squares, guard, ends)
            out += ENTRIES[row][ends]
        # B-2.5: a prisoner cannot pass a guard.
        entering &= ~(1 << guard)


def _sparing(s: State, own: int, squares: int, guard: int, ends: int) -> int:
    """B-3.4: those of the ends for which the guard catches no prisoner of the same player."""
    for end in BITS[ends]:
        if not spares(s, own, squares, guard, end):
            ends ^= 1 << end
    return ends


def why_not_enter(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """B-2.6, B-2.3; B-2.4, B-2.5, B-3.2, B-3.4 for the way and its end."""
    to = move & moves.SQUARE
    if not s.cell[seat]:
        why.append(refusal("B-2.6", "boat-refusal-cell-empty"))
    _why_not_taken(s, to, why)
    _why_not_past_guards(s, CELL_ROW, to % COLUMNS, to, why)
    guards.why_not_end(s, to, CELL_ROW - to // COLUMNS, s.own[seat * ROWS + to // COLUMNS], why)


def enter(s: State, seat: int, move: int, events: list[Event]) -> None:
    """B-2.3; B-2.1: then the guard of that row moves."""
    to = move & moves.SQUARE
    row, column = to // COLUMNS, to % COLUMNS
    s.cell[seat] -= 1
    s.put(seat, row, column)
    events.append((ev.ENTERED, seat, to))
    guards.walk_guard(s, row, column, CELL_ROW - row, events)


# -- B-2.2 walking ---------------------------------------------------------------------------------


def list_walks(s: State, seat: int, out: list[int]) -> None:
    """B-2.2: along the column, ahead or back, or along the row."""
    for row in range(ROWS):
        here = s.own[seat * ROWS + row]
        if here:
            for column in BITS[here]:
                _list_walks_from(s, seat * ROWS, row, column, out)


def _list_walks_from(s: State, mine: int, row: int, column: int, out: list[int]) -> None:
    """B-2.2, B-2.4, B-3.2, B-3.4: for one prisoner of the player whose rows begin at `mine`."""
    free, guard_in, own, safe = s.free, s.guards, s.own, SAFE_ALONG_COLUMN[column]
    origin = moves.ANY_WALK + (row * COLUMNS + column) * moves.FROM_STEP
    for rows in BOTH_WAYS[row]:
        squares = 0
        for end in rows:
            squares += 1  # noqa: SIM113 - compiled, enumerate() would double the time
            guard = guard_in[end]
            if safe[squares][guard]:
                others = own[mine + end]
                if free[end] >> column & 1 and (not others or spares(s, others, squares, guard, column)):
                    out.append(origin + end * COLUMNS + column)
            elif guard == column:
                # B-2.5: a prisoner cannot pass a guard.
                break
    guard = guard_in[row]
    ends = free[row] & SAFE_ALONG_ROW[column][guard]
    others = own[mine + row] ^ 1 << column
    for end in BITS[ends]:
        if not others or spares(s, others, abs(end - column), guard, end):
            out.append(origin + row * COLUMNS + end)  # noqa: PERF401 - for so few, a comprehension is slower


def why_not_walk(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """B-2.1, B-2.2; B-2.4, B-2.5, B-3.2, B-3.4 for the way and its end."""
    origin, to = move >> moves.FROM & moves.SQUARE, move & moves.SQUARE
    row, column = origin // COLUMNS, origin % COLUMNS
    end_row, end_column = to // COLUMNS, to % COLUMNS
    why_not_yours(s, seat, origin, why)
    if origin == to:
        why.append(refusal("B-2.2", "boat-refusal-no-step"))
        return
    straight = row == end_row or column == end_column
    if not straight:
        why.append(refusal("B-2.2", "boat-refusal-not-straight", origin=square_name(origin), to=square_name(to)))
    _why_not_taken(s, to, why)
    if not straight:
        # Without a straight line there are no squares between, and no distance for the guard.
        _why_not_on_guard(s, to, why)
        return
    _why_not_past_guards(s, row, column, to, why)
    own = s.own[seat * ROWS + end_row]
    if row == end_row:
        own &= ~(1 << column)
    guards.why_not_end(s, to, abs(row - end_row) + abs(column - end_column), own, why)


def walk(s: State, seat: int, move: int, events: list[Event]) -> None:
    """B-2.2; B-2.1, B-3.1: then the guard of that row moves."""
    origin, to = move >> moves.FROM & moves.SQUARE, move & moves.SQUARE
    row, column = origin // COLUMNS, origin % COLUMNS
    end_row, end_column = to // COLUMNS, to % COLUMNS
    s.lift(seat, row, column)
    s.put(seat, end_row, end_column)
    events.append((ev.WALKED, seat, origin, to))
    guards.walk_guard(s, end_row, end_column, abs(row - end_row) + abs(column - end_column), events)


# -- B-2.7 going back into the cell, by its alternative --------------------------------------------


def list_returns(s: State, seat: int, out: list[int]) -> None:
    """B-2.7, by its alternative: straight back, as one square more; B-2.5: past no guard."""
    if not s.agreed.may_return:
        return
    for row in range(ROWS):
        for column in BITS[s.own[seat * ROWS + row]]:
            if column not in s.guards[row + 1 : ROWS]:
                out.append(moves.ANY_RETURN + (row * COLUMNS + column) * moves.FROM_STEP)  # noqa: PERF401 - compiled


def why_not_return(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """B-2.7: not by itself, unless the table plays the alternative; B-2.1, B-2.5."""
    origin = move >> moves.FROM & moves.SQUARE
    row, column = origin // COLUMNS, origin % COLUMNS
    if not s.agreed.may_return:
        why.append(refusal("B-2.7", "boat-refusal-no-return"))
    why_not_yours(s, seat, origin, why)
    for behind in range(row + 1, ROWS):
        if s.guards[behind] == column:
            why.append(refusal("B-2.5", "boat-refusal-guard-in-the-way", row=row_name(behind)))
            return


def go_back(s: State, seat: int, move: int, events: list[Event]) -> None:
    """B-2.7, by its alternative. B-3.1: the cell has no guard."""
    origin = move >> moves.FROM & moves.SQUARE
    s.lift(seat, origin // COLUMNS, origin % COLUMNS)
    s.cell[seat] += 1
    events.append((ev.RETURNED, seat, origin))


# -- what both share -------------------------------------------------------------------------------


def why_not_yours(s: State, seat: int, origin: int, why: list[Refusal]) -> None:
    """B-2.1: a player moves only their own prisoners."""
    owner = s.owner(origin // COLUMNS, origin % COLUMNS)
    if owner == NOBODY:
        why.append(refusal("B-2.1", "boat-refusal-nobody-there", square=square_name(origin)))
    elif owner != seat:
        why.append(refusal("B-2.1", "boat-refusal-not-yours", square=square_name(origin), player=seat_name(owner)))


def _why_not_taken(s: State, to: int, why: list[Refusal]) -> None:
    """B-2.4: prisoners may be passed over, but not ended on."""
    if not s.free[to // COLUMNS] >> to % COLUMNS & 1:
        why.append(refusal("B-2.4", "boat-refusal-square-taken", square=square_name(to)))


def _why_not_on_guard(s: State, to: int, why: list[Refusal]) -> None:
    """B-2.5: a guard stands on the last square of the walk."""
    if s.guards[to // COLUMNS] == to % COLUMNS:
        why.append(refusal("B-2.5", "boat-refusal-guard-on-square", square=square_name(to)))


def _why_not_past_guards(s: State, row: int, column: int, to: int, why: list[Refusal]) -> None:
    """B-2.5: a guard stands on a square between, or on the last one."""
    end_row, end_column = to // COLUMNS, to % COLUMNS
    while True:
        row += (end_row > row) - (end_row < row)
        column += (end_column > column) - (end_column < column)
        if row == end_row and column == end_column:
            break
        if s.guards[row] == column:
            why.append(refusal("B-2.5", "boat-refusal-guard-in-the-way", row=row_name(row)))
            return
    _why_not_on_guard(s, to, why)
