"""The evaluation of every position one move ahead, for two players, without playing the moves.

A move changes at most two rows, and the worth of a row is one look into a table. A search that reads its last ply here
sees several times as many positions as one that plays it.
"""

from math import exp, log
from typing import Final

from alcatraz.games.boat.bots.search.tables import COLUMN_OF, COUNT, OPEN, ROW_OF, Tables, ready_count
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.state import NO_ALARM, NOT_ENDED, TURN_LIMIT, State
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.rules.alarm import list_answers
from alcatraz.games.boat.rules.board import CELL_ROW, COLUMNS, GUARDS, MARKED_ROWS, NOWHERE, ROWS, TO_WIN
from alcatraz.games.boat.rules.ending import winner
from alcatraz.games.boat.rules.guards import way_towards

WON: Final = 1_000_000
# A value beyond it is a win or a loss that was seen, not points.
CERTAIN: Final = WON // 2
# The most that points come to.
ALMOST_CERTAIN: Final = 1_800
# Points that make the odds to win e times as large.
SCALE: Final = 200.0


def look(s: State, tables: Tables) -> int:
    """The points of the seat to move less those of the other; a win in one move is seen. An alarm is left out."""
    stand = _stand(s, tables, s.guards, s.own)
    return stand if stand > CERTAIN else _rows(s, tables) + stand


def _rows(s: State, tables: Tables) -> int:
    mine, theirs, guards, own = s.turn * ROWS, (1 - s.turn) * ROWS, s.guards, s.own
    value = 0
    for row in range(ROWS):
        guard = guards[row]
        value += tables.worth[row][guard][own[mine + row]] - tables.worth[row][guard][own[theirs + row]]
    return value


def _stand(s: State, tables: Tables, guards: list[int], own: list[int]) -> int:
    """The difference in what is in the boat and could board; a win if the seat to move can board its third."""
    marked, open_1, open_2 = tables.marked, OPEN[guards[0]], OPEN[guards[1]]
    mine, theirs = s.turn * ROWS, (1 - s.turn) * ROWS
    ready = ready_count(marked, open_1, open_2, own[mine], own[mine + 1], own[mine + 2])
    boat = s.boat[s.turn]
    if ready and boat == TO_WIN - 1:
        return WON - s.turns_played - 1
    threats = ready_count(marked, open_1, open_2, own[theirs], own[theirs + 1], own[theirs + 2])
    return tables.ready_moving[boat][ready] - tables.ready_waiting[s.boat[1 - s.turn]][threats]


def answer_looks(s: State, tables: Tables) -> list[list[tuple[int, int]]]:
    """By row of an alarm (B-5.1): the points of the seat that answers after each answer, with it; the best first."""
    mine, theirs = s.turn * ROWS, (1 - s.turn) * ROWS
    rows, stand = _rows(s, tables), _stand(s, tables, s.guards, s.own)
    found: list[list[tuple[int, int]]] = []
    for row in range(GUARDS):
        guard, own_here, their_here = s.guards[row], s.own[mine + row], s.own[theirs + row]
        worth = tables.worth[row]
        here = worth[guard][own_here] - worth[guard][their_here]
        each: list[tuple[int, int]] = []
        for answer in list_answers(s):
            way, to = 0, guard
            if answer != moves.ALARM_STAY:
                to = 0 if answer == moves.ALARM_LEFT else COLUMNS - 1
                way = way_towards(to, COLUMNS, guard) if to != guard else 0
            then = stand
            if row < MARKED_ROWS and to != guard:
                guards, own = s.guards.copy(), s.own.copy()
                guards[row] = to
                own[mine + row] &= ~way
                own[theirs + row] &= ~way
                then = _stand(s, tables, guards, own)
            if then < CERTAIN:
                then += rows - here + worth[to][own_here & ~way] - worth[to][their_here & ~way]
            each.append((then, answer))
        each.sort(reverse=True)
        found.append(each)
    return found


def alarm_look(s: State, tables: Tables) -> int:
    """What the die brings to the seat that answers, on average."""
    return mean_points([each[0][0] for each in answer_looks(s, tables)])


def mean_points(values: list[int]) -> int:
    """The points of an average chance to win: a certain loss on one side of the die is no catastrophe."""
    if min(values) > CERTAIN:
        return min(values)
    if max(values) < -CERTAIN:
        return max(values)
    chance = sum([1 / (1 + exp(-max(min(value, ALMOST_CERTAIN), -ALMOST_CERTAIN) / SCALE)) for value in values])
    return round(SCALE * log(chance / (len(values) - chance)))


def _unusual(s: State, move: int, tables: Tables) -> int:
    """The look after a boarding, a pass or a return (B-2.7), for the seat that makes it."""
    after = s.copy()
    turn.play(after, s.turn, move)
    if after.reason != NOT_ENDED:
        return end_value(after, s.turn)
    if after.alarm_row == NO_ALARM:
        return -look(after, tables)
    after.alarm_row = NO_ALARM
    return -alarm_look(after, tables)


def end_value(s: State, seat: int) -> int:
    """A win soon is worth more than a win later. B-6.1: a drawn game is worth as much as an even one."""
    if s.reason == TURN_LIMIT:
        return 0
    return WON - s.turns_played if winner(s) == seat else s.turns_played - WON


def looks(s: State, listed: list[int], tables: Tables) -> list[int]:
    """The points of the seat to move less those of the other, after each of its moves; not for answers to an alarm."""
    me = s.turn
    mine, theirs = me * ROWS, (1 - me) * ROWS
    guards, own = s.guards, s.own
    row_worth, marked = tables.worth, tables.marked
    marked_1, marked_2, marked_3 = marked[0], marked[1], marked[2]
    rows: list[int] = []
    base = 0
    for row in range(ROWS):
        guard = guards[row]
        worth = row_worth[row][guard][own[mine + row]] - row_worth[row][guard][own[theirs + row]]
        rows.append(worth)
        base += worth
    boat, their_boat = s.boat[me], s.boat[1 - me]
    if_mine = tables.ready_waiting[boat]
    if_theirs = tables.ready_moving[their_boat]
    open_1, open_2 = OPEN[guards[0]], OPEN[guards[1]]
    loses_to_one = their_boat == TO_WIN - 1
    lost = s.turns_played + 2 - WON
    ready = ready_count(marked, open_1, open_2, own[mine], own[mine + 1], own[mine + 2])
    threats = ready_count(marked, open_1, open_2, own[theirs], own[theirs + 1], own[theirs + 2])
    far = base + if_mine[ready] - if_theirs[threats]
    far_lost = loses_to_one and threats > 0
    found: list[int] = []
    left_from = -1
    left = 0
    for move in listed:
        kind = move >> moves.KIND
        if kind > moves.WALK:
            found.append(_unusual(s, move, tables))
            continue
        to = move & moves.SQUARE
        row, column = ROW_OF[to], COLUMN_OF[to]
        own_here, their_here = own[mine + row], own[theirs + row]
        guard = guards[row]
        if kind == moves.ENTER:
            start = CELL_ROW
            squares = CELL_ROW - row
            change = 0
        else:
            origin = move >> moves.FROM & moves.SQUARE
            start = ROW_OF[origin]
            from_column = COLUMN_OF[origin]
            if start == row:
                squares = column - from_column if column > from_column else from_column - column
                own_here ^= 1 << from_column
                change = 0
            else:
                squares = start - row if start > row else row - start
                if origin != left_from:
                    left_from = origin
                    before = own[mine + start]
                    worth_of = row_worth[start][guards[start]]
                    left = worth_of[before ^ 1 << from_column] - worth_of[before]
                change = left
        if guard != NOWHERE:
            way = way_towards(column, squares, guard)
            own_here &= ~way
            their_here &= ~way
            guard = guard - squares if column < guard else guard + squares
        own_here |= 1 << column
        worth_of = row_worth[row][guard]
        change += worth_of[own_here] - worth_of[their_here] - rows[row]
        if row >= MARKED_ROWS and start >= MARKED_ROWS:
            found.append(lost if far_lost else far + change)
            continue
        # B-4.2: guards and prisoners near the boat have changed.
        first, second, third = own[mine], own[mine + 1], own[mine + 2]
        their_first, their_second, their_third = own[theirs], own[theirs + 1], own[theirs + 2]
        # If it stayed in its row, the whole row is replaced below.
        if start == 0:
            first ^= 1 << column
        elif start == 1:
            second ^= 1 << column
        elif start == 2:
            third ^= 1 << column
        near_1, near_2 = open_1, open_2
        if row == 0:
            first, their_first, near_1 = own_here, their_here, OPEN[guard]
        elif row == 1:
            second, their_second, near_2 = own_here, their_here, OPEN[guard]
        elif row == 2:
            third, their_third = own_here, their_here
        # As in ready_count(), written out: this is the innermost loop of the search.
        second_open = marked_2 & near_1
        third_open = marked_3 & near_1 & near_2
        threats = COUNT[their_first & marked_1] + COUNT[their_second & second_open] + COUNT[their_third & third_open]
        if threats and loses_to_one:
            found.append(lost)
            continue
        ready = COUNT[first & marked_1] + COUNT[second & second_open] + COUNT[third & third_open]
        found.append(base + change + if_mine[ready] - if_theirs[threats])
    return found
