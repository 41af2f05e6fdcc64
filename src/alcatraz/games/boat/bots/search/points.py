"""The points of every seat, for any number of players: now, and one move ahead without playing the move.

With two players `looks.py` does the same with one number for both.
"""

from alcatraz.games.boat.bots.search.tables import COLUMN_OF, OPEN, ROW_OF, Tables, ready_count
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.rules.board import CELL_ROW, MARKED_ROWS, NOWHERE, ROWS, TO_WIN
from alcatraz.games.boat.rules.ending import next_seat
from alcatraz.games.boat.rules.guards import way_towards

# The seat that moves next boards its third prisoner.
AS_GOOD_AS_WON = 5_000


def points_now(s: State, tables: Tables, mover: int) -> list[int]:
    """The points of each seat if this one is to move."""
    found: list[int] = []
    for seat in range(s.players):
        value = 0
        for row in range(ROWS):
            here = s.own[seat * ROWS + row]
            if here:
                value += tables.worth[row][s.guards[row]][here]
        found.append(value)
    _add_stands(s, tables, mover, s.guards[0], s.guards[1], s.own, found)
    return found


def _add_stands(
    s: State, tables: Tables, mover: int, guard_1: int, guard_2: int, own: list[int], points: list[int]
) -> None:
    """Add what is in the boat and could board, seat by seat."""
    open_1, open_2 = OPEN[guard_1], OPEN[guard_2]
    for seat in range(s.players):
        mine = seat * ROWS
        ready = 0
        if own[mine] or own[mine + 1] or own[mine + 2]:
            ready = ready_count(tables.marked, open_1, open_2, own[mine], own[mine + 1], own[mine + 2])
        boat = s.boat[seat]
        if seat != mover:
            points[seat] += tables.ready_waiting[boat][ready]
        elif ready and boat == TO_WIN - 1:
            points[seat] += AS_GOOD_AS_WON
        else:
            points[seat] += tables.ready_moving[boat][ready]


def points_after(s: State, listed: list[int], tables: Tables) -> list[list[int]]:
    """The points of each seat after each of these entries and walks of the seat to move."""
    me, players, guards, own = s.turn, s.players, s.guards, s.own
    mine = me * ROWS
    mover = next_seat(s, me)
    row_worth = tables.worth
    rows: list[int] = []
    for seat in range(players):
        value = 0
        for row in range(ROWS):
            here = own[seat * ROWS + row]
            if here:
                value += row_worth[row][guards[row]][here]
        rows.append(value)
    base = rows.copy()
    _add_stands(s, tables, mover, guards[0], guards[1], own, base)
    found: list[list[int]] = []
    for move in listed:
        to = move & moves.SQUARE
        row, column = ROW_OF[to], COLUMN_OF[to]
        guard = guards[row]
        start, change, before = CELL_ROW, 0, 0
        if move >> moves.KIND == moves.WALK:
            origin = move >> moves.FROM & moves.SQUARE
            start = ROW_OF[origin]
            before = 1 << COLUMN_OF[origin]
            if start != row:
                worth_of = row_worth[start][guards[start]]
                change = worth_of[own[mine + start] ^ before] - worth_of[own[mine + start]]
                squares = abs(start - row)
            else:
                squares = abs(column - COLUMN_OF[origin])
        else:
            squares = CELL_ROW - row
        near = row < MARKED_ROWS or start < MARKED_ROWS
        way, guard_then = 0, guard
        if guard != NOWHERE:
            way = way_towards(column, squares, guard)
            guard_then = guard - squares if column < guard else guard + squares
        points = rows.copy() if near else base.copy()
        points[me] += change
        own_then = own.copy() if near else own
        for seat in range(players):
            here = own[seat * ROWS + row]
            if seat == me:
                then = (here & ~before if start == row else here) & ~way | 1 << column
            elif not here:
                continue
            else:
                then = here & ~way
            points[seat] += row_worth[row][guard_then][then] - row_worth[row][guard][here]
            if near:
                own_then[seat * ROWS + row] = then
        if near:
            if start != row and start < MARKED_ROWS:
                own_then[mine + start] ^= before
            guard_1 = guard_then if row == 0 else guards[0]
            guard_2 = guard_then if row == 1 else guards[1]
            _add_stands(s, tables, mover, guard_1, guard_2, own_then, points)
        found.append(points)
    return found
