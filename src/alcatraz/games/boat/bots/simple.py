"""The policy `simple`: board if possible, else the move after which the board is best by a few numbers. No search.

Other bots are measured against it, so it changes rarely. Squares are (row, column) as in the rules, from 1.
"""

from dataclasses import dataclass, replace
from typing import Final

from alcatraz.games.boat.rules.board import BITS, COLUMNS, MARKED, MARKED_BLOCK
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

Square = tuple[int, int]

CELL_ROW: Final = 10


def _squares(marked: list[int]) -> frozenset[Square]:
    return frozenset((row + 1, column + 1) for row, columns in enumerate(marked) for column in BITS[columns])


MARKED_SQUARES: Final = _squares(MARKED)
BLOCK: Final = _squares(MARKED_BLOCK)
# What a prisoner's square is worth beside a point for every row that lies behind it.
ON_MARKED: Final = 3.0
READY: Final = 5.0
# A guard beside a prisoner takes this away, one that is farther off less.
EXPOSED: Final = 3.0
# Prisoners of the others count less than its own.
THEIRS: Final = 0.7


@dataclass(frozen=True, slots=True)
class Board:
    """Positions on the board. Guards by row; prisoners in the cell and in the boat are left out."""

    guards: dict[int, int]
    prisoners: list[list[Square]]
    marked: frozenset[Square]


def decide(view: Json, decision: Json, budget: Budget) -> Json:
    """The answer to any decision of Alcatraz (1999)."""
    moves: list[Json] = decision["moves"]
    board = read_board(view)
    me: int = view["you"]
    if decision["kind"] == "alarm":
        row: int = view["alarm_row"]
        return max(moves, key=lambda move: balance(after_alarm(board, row, move["direction"]), me))
    boarding = [move for move in moves if move["type"] == "board"]
    if boarding or moves[0]["type"] == "pass":
        return (boarding or moves)[0]
    return any_best(moves, [balance(after(board, me, move), me) for move in moves], view, budget)


def any_best(moves: list[Json], values: list[float], view: Json, budget: Budget) -> Json:
    """One of the best moves; which one depends on nothing but the seed, the seat and the turn."""
    best = max(values)
    equal = [move for move, value in zip(moves, values, strict=True) if value == best]
    return equal[draw(key_of(f"{budget.seed}/{view['you']}/{view['turns_played']}"), 0, len(equal))]


def read_board(view: Json) -> Board:
    guards = dict(enumerate(view["guards"], start=1))
    prisoners = [[(at[0], at[1]) for at in seat if isinstance(at, list)] for seat in view["prisoners"]]
    return Board(guards, prisoners, BLOCK if "B-1.3" in view["options"].get("rulings", ()) else MARKED_SQUARES)


# -- what a move leads to --------------------------------------------------------------------------


def after(board: Board, me: int, move: Json) -> Board:
    """B-2, B-3: the prisoner moves, then the guard of its new row, as far and towards it."""
    if move["type"] == "return":
        left = list(board.prisoners)
        left[me] = [at for at in left[me] if at != tuple(move["from"])]
        return replace(board, prisoners=left)
    row, column = move["to"]
    came_from: Square = tuple(move["from"]) if "from" in move else (CELL_ROW, column)
    steps = abs(came_from[0] - row) + abs(came_from[1] - column)
    prisoners = list(board.prisoners)
    prisoners[me] = [at for at in prisoners[me] if at != came_from] + [(row, column)]
    moved = replace(board, prisoners=prisoners)
    if row not in board.guards:
        return moved
    guard = board.guards[row]
    return after_guard(moved, row, guard - steps if column < guard else guard + steps)


def after_alarm(board: Board, row: int, direction: str) -> Board:
    """B-5.1: the guard runs to the end of its row; by its alternative it may stay."""
    if direction == "stay":
        return board
    return after_guard(board, row, 1 if direction == "left" else COLUMNS)


def after_guard(board: Board, row: int, to: int) -> Board:
    """B-3.3, B-5.2: prisoners in the way of the guard return to the cell."""
    low, high = sorted((board.guards[row], to))
    left = [[at for at in seat if at[0] != row or not low <= at[1] <= high] for seat in board.prisoners]
    return replace(board, guards={**board.guards, row: to}, prisoners=left)


# -- how a board looks -----------------------------------------------------------------------------


def balance(board: Board, me: int) -> float:
    """The worth of its own prisoners less that of the others."""
    worth = [sum(worth_of(board, at) for at in seat) for seat in board.prisoners]
    # Rounded, so that equal boards do not differ by the order in which seats are added up.
    return round(worth[me] - THEIRS * (sum(worth) - worth[me]), 6)


def worth_of(board: Board, at: Square) -> float:
    """The nearer to the boat the better; best on a marked square with no guard ahead, and far from the guard."""
    row, column = at
    worth = float(CELL_ROW - row)
    if at in board.marked:
        worth += READY if may_board(board, at) else ON_MARKED
    if row in board.guards:
        worth -= EXPOSED / abs(board.guards[row] - column)
    return worth


def may_board(board: Board, at: Square) -> bool:
    """B-4.2: no guard ahead in the column."""
    return all(board.guards[row] != at[1] for row in range(1, at[0]))
