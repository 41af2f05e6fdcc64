"""What a move does, piece by piece: what the evaluation adds up, kept apart so that it can be named."""

from typing import Final

from alcatraz.games.boat.bots.evaluation import ready
from alcatraz.games.boat.model import events as ev
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.state import BOAT, NO_ALARM, NOT_ENDED, State
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.rules.board import COLUMNS, ROWS, TO_WIN
from alcatraz.games.boat.rules.ending import next_seat, winner
from alcatraz.kernel.game import Event

# No move at all, to compare with.
NOTHING: Final = -1


class Effects:
    """One move of one seat, or NOTHING. Squares are numbers; nobody has a worth in here."""

    __slots__ = ("after", "caught", "exposed", "guard", "move", "own_caught", "ready", "threats", "wins")

    def __init__(self, s: State, seat: int, move: int) -> None:
        self.move = move
        self.after = after = s.copy()
        events: list[Event] = []
        if move == NOTHING:
            after.turn = next_seat(s, seat)
        else:
            events = turn.play(after, seat, move)
        # Where the guard that walked came from and stands now.
        self.guard = next((event[2:4] for event in events if event[0] == ev.GUARD_WALKED), None)
        self.wins = after.reason == BOAT and winner(after) == seat
        # (seat, square) of the others that are caught, and how many of its own.
        self.caught = [(event[1], event[2]) for event in events if event[0] == ev.CAUGHT and event[1] != seat]
        self.own_caught = sum(event[0] == ev.CAUGHT and event[1] == seat for event in events)
        self.ready = ready(after, seat)
        # By seat, how many prisoners the others could board now.
        self.threats = {
            other: ready(after, other)
            for other in range(s.players)
            if other != seat and not after.out >> other & 1 and ready(after, other)
        }
        self.exposed = _exposed(after, seat)

    def winning_threats(self) -> list[int]:
        """The seats that could end the game with their next turn."""
        return [other for other in self.threats if self.after.boat[other] == TO_WIN - 1]


def _exposed(s: State, seat: int) -> list[int]:
    """The squares where the next player's move can have a prisoner of this seat caught."""
    if s.reason != NOT_ENDED or s.turn == seat or s.alarm_row != NO_ALARM:
        return []
    found: set[int] = set()
    for move in turn.list_moves(s, s.turn):
        if move >> moves.KIND <= moves.WALK:
            reply = s.copy()
            events = turn.play(reply, s.turn, move)
            found.update(event[2] for event in events if event[0] == ev.CAUGHT and event[1] == seat)
    return sorted(found)


def nearest(s: State, seats: list[int], row: int, column: int) -> tuple[int, int] | None:
    """Of the prisoners of these seats in a row, the nearest to a column: its distance and its square."""
    found = [
        (abs(other - column), row * COLUMNS + other)
        for seat in seats
        for other in range(COLUMNS)
        if s.own[seat * ROWS + row] >> other & 1
    ]
    return min(found, default=None)


def rows_gained(move: int) -> int:
    """How many rows nearer to the boat a walk ends."""
    if move >> moves.KIND == moves.ENTER:
        return ROWS - moves.to_of(move) // COLUMNS
    if move >> moves.KIND != moves.WALK:
        return 0
    return moves.from_of(move) // COLUMNS - moves.to_of(move) // COLUMNS
