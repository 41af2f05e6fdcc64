"""What a seat sees as bytes: planes of nine by nine squares, row 1 first, and counts. Nothing but chance is hidden."""

from typing import Final

from alcatraz.bundle.in_numbers import CLOCKWISE, Feature
from alcatraz.games.boat.model.state import NO_ALARM, NO_LIMIT, NOT_ENDED, State
from alcatraz.games.boat.rules.board import COLUMNS, GUARDS, ROWS, WHOLE_ROW

SEATS: Final = 4
_PLANE: Final = (ROWS, COLUMNS)
_MOST: Final = 255

FEATURES: Final = (
    *(Feature(f"prisoners_{seat}", _PLANE, f"Where the prisoners of seat {seat} stand.") for seat in range(SEATS)),
    Feature("guards", _PLANE, "Where the guards stand."),
    Feature("marked", _PLANE, "The marked squares before the boat."),
    Feature("alarm", _PLANE, "The row whose guard runs, while the alarm rings."),
    Feature("seated", (SEATS,), "The seats of this table."),
    Feature("cell", (SEATS,), "How many prisoners of each seat are in the cell."),
    Feature("boat", (SEATS,), "How many are in the boat."),
    Feature("out", (SEATS,), "The seats that are out of the game."),
    Feature("turn", (SEATS,), "Whose turn it is; nobody's after the end."),
    Feature("turns_left", (1,), "Turns to the limit, at most 255; 255 without a limit."),
    Feature("agreed", (5,), "Alarm, own_capture, and the alternatives of B-2.7, B-2.8 and B-5.1."),
)

# Every mask of columns as a row of squares; and the row of a guard, by its column or nowhere.
_ROW: Final = [bytes(mask >> column & 1 for column in range(COLUMNS)) for mask in range(WHOLE_ROW + 1)]
_GUARD: Final = [_ROW[1 << column] for column in range(COLUMNS)] + [_ROW[0]]
_NO_PLANE: Final = bytes(ROWS * COLUMNS)
_ALARMS: Final = [b"".join(_ROW[WHOLE_ROW if row == at else 0] for row in range(ROWS)) for at in range(GUARDS)]
_ONE: Final = [bytes(n == one for n in range(SEATS)) for one in range(SEATS)]
_NONE: Final = bytes(SEATS)
_SEATED: Final = [bytes(seat < players for seat in range(SEATS)) for players in range(SEATS + 1)]


def observe(s: State, viewer: int) -> bytes:
    own, row = s.own, _ROW
    clockwise = CLOCKWISE[s.players][viewer]
    absent = SEATS - s.players
    parts = [b"".join([row[mask] for mask in own[seat * ROWS : seat * ROWS + ROWS]]) for seat in clockwise]
    parts += [_NO_PLANE] * absent
    parts += [_GUARD[column] for column in s.guards]
    parts += [row[mask] for mask in s.agreed.marked]
    nobody = bytes(absent)
    over = s.reason != NOT_ENDED
    parts += (
        _NO_PLANE if s.alarm_row == NO_ALARM else _ALARMS[s.alarm_row],
        _SEATED[s.players],
        bytes([s.cell[seat] for seat in clockwise]),
        nobody,
        bytes([s.boat[seat] for seat in clockwise]),
        nobody,
        bytes([s.out >> seat & 1 for seat in clockwise]),
        nobody,
        _NONE if over else _ONE[(s.turn - viewer) % s.players],
        bytes((_turns_left(s),)),
        _agreed(s),
    )
    return b"".join(parts)


def _turns_left(s: State) -> int:
    """B-6.1."""
    if s.agreed.turn_limit == NO_LIMIT:
        return _MOST
    left = s.agreed.turn_limit - s.turns_played
    return _MOST if left > _MOST else max(left, 0)


def _agreed(s: State) -> bytes:
    agreed = s.agreed
    return bytes(
        (agreed.alarm, agreed.own_capture, agreed.may_return, agreed.out_without_move, agreed.may_ignore_alarm)
    )
