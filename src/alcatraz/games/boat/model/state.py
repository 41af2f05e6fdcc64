"""The state of one game: plain numbers and short lists, cheap to copy.

Prisoners of one seat are interchangeable, so a state keeps no list of them: only how many are in the cell and in
the boat, and for each row a mask of the columns in which they stand.
"""

from typing import Any, Final

from alcatraz.games.boat.model.rulings import plays
from alcatraz.games.boat.rules.board import MARKED, MARKED_BLOCK, NOWHERE, PRISONERS, ROWS, START, WHOLE_ROW
from alcatraz.kernel.chance import draw

NO_ALARM: Final = -1
NO_LIMIT: Final = 0
NOBODY: Final = -1

NOT_ENDED: Final = 0
BOAT: Final = 1
TURN_LIMIT: Final = 2
LAST_PLAYER: Final = 3
REASONS: Final = ("", "boat", "turn_limit", "last_player")


class Agreement:
    """What the table agreed on before the game; never changes during it."""

    __slots__ = (
        "alarm",
        "marked",
        "may_ignore_alarm",
        "may_return",
        "out_without_move",
        "own_capture",
        "rulings",
        "turn_limit",
    )

    def __init__(self, *, alarm: bool, own_capture: bool, turn_limit: int, rulings: int = 0) -> None:
        self.alarm = alarm
        self.own_capture = own_capture
        # A number of turns, or NO_LIMIT.
        self.turn_limit = turn_limit
        # The alternatives that this table plays: a bit each (see rulings.py), and for the rules to read.
        self.rulings = rulings
        self.marked = MARKED_BLOCK if plays(rulings, "B-1.3") else MARKED
        self.may_return = plays(rulings, "B-2.7")
        self.out_without_move = plays(rulings, "B-2.8")
        self.may_ignore_alarm = plays(rulings, "B-5.1")

    def __reduce__(self) -> tuple[Any, ...]:
        # Classes that mypyc has compiled are not pickled by themselves.
        return _unpickled_agreement, (self.alarm, self.own_capture, self.turn_limit, self.rulings)


def _unpickled_agreement(alarm: bool, own_capture: bool, turn_limit: int, rulings: int) -> Agreement:
    return Agreement(alarm=alarm, own_capture=own_capture, turn_limit=turn_limit, rulings=rulings)


class State:
    __slots__ = (
        "agreed",
        "alarm_row",
        "boat",
        "cell",
        "draws",
        "free",
        "guards",
        "key",
        "out",
        "own",
        "players",
        "reason",
        "turn",
        "turns_played",
    )

    def __init__(
        self,
        agreed: Agreement,
        players: int,
        key: bytes,
        draws: int,
        guards: list[int],
        own: list[int],
        free: list[int],
        cell: list[int],
        boat: list[int],
        turn: int,
        turns_played: int,
        alarm_row: int,
        reason: int,
        out: int,
    ) -> None:
        self.agreed = agreed
        self.players = players
        self.key = key
        self.draws = draws
        # The column of the guard of each row; the last row has one who is nowhere.
        self.guards = guards
        # Where the prisoners of each seat stand, row after row, and the squares where nobody's do.
        self.own = own
        self.free = free
        self.cell = cell
        self.boat = boat
        self.turn = turn
        # B-5.3: an alarm belongs to the turn that follows it, so only the turn is counted.
        self.turns_played = turns_played
        # The row whose guard runs, once the player whose turn it is has chosen where to.
        self.alarm_row = alarm_row
        self.reason = reason
        # B-2.8, by its alternative: the seats that are out of the game, a bit each.
        self.out = out

    def copy(self) -> "State":
        return State(
            self.agreed,
            self.players,
            self.key,
            self.draws,
            self.guards.copy(),
            self.own.copy(),
            self.free.copy(),
            self.cell.copy(),
            self.boat.copy(),
            self.turn,
            self.turns_played,
            self.alarm_row,
            self.reason,
            self.out,
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (
            self.agreed,
            self.players,
            self.key,
            self.draws,
            self.guards,
            self.own,
            self.free,
            self.cell,
            self.boat,
            self.turn,
            self.turns_played,
            self.alarm_row,
            self.reason,
            self.out,
        )

    def below(self, sides: int) -> int:
        """A fair draw from 0..sides-1."""
        value = draw(self.key, self.draws, sides)
        self.draws += 1
        return value

    def put(self, seat: int, row: int, column: int) -> None:
        self.own[seat * ROWS + row] |= 1 << column
        self.free[row] &= ~(1 << column)

    def lift(self, seat: int, row: int, column: int) -> None:
        self.own[seat * ROWS + row] &= ~(1 << column)
        self.free[row] |= 1 << column

    def owner(self, row: int, column: int) -> int:
        """The seat whose prisoner stands there, or nobody."""
        for seat in range(self.players):
            if self.own[seat * ROWS + row] >> column & 1:
                return seat
        return NOBODY


def start_state(agreed: Agreement, players: int, key: bytes) -> State:
    """B-1.2, B-1.4: the guards at their start, everybody in the cell."""
    return State(
        agreed,
        players,
        key,
        draws=0,
        guards=[*START, NOWHERE],
        own=[0] * (players * ROWS),
        free=[WHOLE_ROW] * ROWS,
        cell=[PRISONERS] * players,
        boat=[0] * players,
        turn=0,
        turns_played=0,
        alarm_row=NO_ALARM,
        reason=NOT_ENDED,
        out=0,
    )
