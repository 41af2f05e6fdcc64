"""Positions from JSON: everything has a default, and all problems come at once.

The reading goes through the position once; whatever is wrong is noted and replaced by something harmless,
and at the end the state is thrown away if anything was.
"""

from typing import Any, Final

from alcatraz.games.boat.model.names import square_name
from alcatraz.games.boat.model.state import (
    BOAT,
    LAST_PLAYER,
    NO_LIMIT,
    NOBODY,
    NOT_ENDED,
    TURN_LIMIT,
    State,
    start_state,
)
from alcatraz.games.boat.notation.board_fields import read_agreement, read_guards, read_square
from alcatraz.games.boat.notation.fields import POSITION
from alcatraz.games.boat.rules.board import NOWHERE, PRISONERS, ROWS, TO_WIN, column_of, row_of
from alcatraz.games.boat.rules.ending import winner
from alcatraz.kernel.chance import Seed, key_of
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.chance_field import read_chance
from alcatraz.kernel.notation.declared import DeclaredFields
from alcatraz.kernel.notation.fields import Fields, echo, is_integer

_CELL: Final = "cell"
_BOAT: Final = "boat"


def load_position(data: Json, seed: Seed, seats: range) -> State:
    """The state that a position describes. Raises bad_position."""
    fields = DeclaredFields(POSITION, data)
    fields.number("format")
    fields.index("game")
    options = fields.nested("options")
    s = start_state(read_agreement(options), _read_players(fields, seats), key_of(seed))
    options.finish()
    s.guards = [*read_guards(fields), NOWHERE]
    _read_prisoners(fields, s)
    s.turn = fields.seat("turn", s.players)
    _read_out(fields, s)
    _read_outcome(fields, s)
    _read_turns_played(fields, s)
    _read_alarm(fields, s)
    s.key, s.draws = read_chance(fields, seed)
    fields.finish()
    if fields.problems:
        raise ContractError("bad_position", *fields.problems)
    return s


def _read_players(fields: DeclaredFields, seats: range) -> int:
    """As many as there are lists of prisoners, unless the position says otherwise."""
    listed = fields.data.get("prisoners")
    number = fields.raw("players", len(listed) if isinstance(listed, list) else seats[0])
    if is_integer(number) and number in seats:
        return int(number)
    fields.problem("error-players", "players", low=seats[0], high=seats[-1], got=echo(number))
    return seats[0]


# -- the prisoners ---------------------------------------------------------------------------------


def _read_prisoners(fields: Fields, s: State) -> None:
    lists = fields.items("prisoners", [[_CELL] * PRISONERS] * s.players)
    if len(lists) != s.players:
        if isinstance(fields.data.get("prisoners"), list):
            fields.problem("boat-position-seats", "prisoners", players=s.players, got=len(lists))
        return
    for seat, listed in enumerate(lists):
        name = f"prisoners[{seat}]"
        if not isinstance(listed, list):
            fields.problem("json-not-a-list", name, got=echo(listed))
        elif len(listed) != PRISONERS:
            fields.problem("boat-position-prisoners", name, prisoners=PRISONERS, got=len(listed))
        else:
            s.cell[seat] = 0
            for number, value in enumerate(listed):
                _read_prisoner(fields, s, seat, f"{name}[{number}]", value)


def _read_prisoner(fields: Fields, s: State, seat: int, name: str, value: Any) -> None:
    if value == _CELL:
        s.cell[seat] += 1
    elif value == _BOAT:
        s.boat[seat] += 1
    elif isinstance(value, str):
        fields.problem("boat-position-nowhere", name, got=echo(value))
    else:
        problems = len(fields.problems)
        at = read_square(fields, name, value)
        if len(fields.problems) == problems:
            _stand(fields, s, seat, name, at)


def _stand(fields: Fields, s: State, seat: int, name: str, at: int) -> None:
    """B-2.4, B-2.5: a square holds one prisoner or a guard."""
    row, column = row_of(at), column_of(at)
    place = square_name(at)
    if s.owner(row, column) != NOBODY:
        fields.problem("boat-position-two-prisoners", name, square=place)
    if s.guards[row] == column:
        fields.problem("boat-position-on-guard", name, square=place)
    s.put(seat, row, column)


# -- how far the game has come ---------------------------------------------------------------------


def _read_out(fields: DeclaredFields, s: State) -> None:
    """B-2.8, by its alternative: seats without prisoners on the board that take no more turns."""
    for number, seat in enumerate(fields.seats("out", s.players, NOBODY)):
        if seat == NOBODY:
            continue
        s.out |= 1 << seat
        if any(s.own[seat * ROWS : (seat + 1) * ROWS]):
            fields.problem("boat-position-out-standing", f"out[{number}]")
    if s.out and not s.agreed.out_without_move:
        fields.problem("boat-position-nobody-out", "out")
    if s.out == (1 << s.players) - 1:
        fields.problem("boat-position-all-out", "out")


def _read_outcome(fields: DeclaredFields, s: State) -> None:
    """B-4.3, B-6.1: a game is over exactly when a player has three in the boat, or at the limit."""
    first = [seat for seat in range(s.players) if s.boat[seat] >= TO_WIN]
    for seat in first:
        if s.boat[seat] > TO_WIN:
            fields.problem("boat-position-boat-full", f"prisoners[{seat}]", most=TO_WIN, got=s.boat[seat])
    if len(first) > 1:
        fields.problem("boat-position-two-winners", "prisoners", count=TO_WIN)
    if not fields.has("outcome"):
        if s.out >> s.turn & 1:
            fields.problem("boat-position-turn-out", "turn")
        if not first and s.out and winner(s) != NOBODY:
            fields.problem("boat-position-one-left", "out")
        if first:
            fields.problem("boat-position-won", f"prisoners[{first[0]}]", got=s.boat[first[0]])
        return
    outcome = fields.nested("outcome")
    s.reason = outcome.index("reason") + 1
    winners = sorted(outcome.seats("winners", s.players, 0))
    losers = sorted(outcome.seats("losers", s.players, 0))
    outcome.finish()
    if (s.reason == BOAT) != bool(first):
        fields.problem("boat-position-reason", "outcome.reason", count=TO_WIN)
    if s.reason == LAST_PLAYER:
        last = winner(s)
        if not s.out or last == NOBODY:
            fields.problem("boat-position-last-player", "outcome.reason")
        else:
            first = [last]
    others = [seat for seat in range(s.players) if seat not in first] if first else []
    if winners != first or losers != others:
        fields.problem("boat-position-outcome-seats", "outcome", winners=tuple(first), losers=tuple(others))


def _read_turns_played(fields: DeclaredFields, s: State) -> None:
    """B-6.1: the game is drawn at the limit, not before and not after it."""
    limit = s.agreed.turn_limit
    drawn = s.reason == TURN_LIMIT
    s.turns_played = fields.number("turns_played", default=limit if drawn else 0)
    if drawn and (limit == NO_LIMIT or s.turns_played != limit):
        fields.problem("boat-position-drawn-early", "outcome.reason", got=s.turns_played)
    elif limit != NO_LIMIT and (s.turns_played > limit or (s.turns_played == limit and s.reason == NOT_ENDED)):
        fields.problem("boat-position-past-limit", "turns_played", limit=limit, got=s.turns_played)


def _read_alarm(fields: DeclaredFields, s: State) -> None:
    if not fields.has("alarm_row"):
        return
    s.alarm_row = fields.number("alarm_row") - 1
    if not s.agreed.alarm:
        fields.problem("boat-position-no-alarm", "alarm_row")
    if s.reason != NOT_ENDED:
        fields.problem("boat-position-alarm-over", "alarm_row")
