"""B-2.1 whose turn is next, B-4.3 and B-6 how the game ends."""

from alcatraz.games.boat.model import events as ev
from alcatraz.games.boat.model.state import BOAT, LAST_PLAYER, NO_LIMIT, NOBODY, TURN_LIMIT, State
from alcatraz.games.boat.rules.board import BITS, ROWS, TO_WIN
from alcatraz.kernel.game import Event


def end_turn(s: State, seat: int, events: list[Event]) -> None:
    """B-2.1: clockwise. B-4.3: three in the boat win at once. B-6.1: at the limit the game is drawn."""
    s.turns_played += 1
    if s.boat[seat] >= TO_WIN:
        s.reason = BOAT
        events.append((ev.GAME_ENDED, BOAT, seat))
    elif s.out and _last_player(s) != NOBODY:
        # B-2.8, by its alternative.
        s.reason = LAST_PLAYER
        events.append((ev.GAME_ENDED, LAST_PLAYER, _last_player(s)))
    elif s.agreed.turn_limit != NO_LIMIT and s.turns_played >= s.agreed.turn_limit:
        s.reason = TURN_LIMIT
        events.append((ev.GAME_ENDED, TURN_LIMIT, NOBODY))
    else:
        s.turn = next_seat(s, seat)


def next_seat(s: State, seat: int) -> int:
    """B-2.1: clockwise. B-2.8, by its alternative: not those who are out."""
    following = seat + 1 if seat + 1 < s.players else 0
    while s.out >> following & 1:
        following = following + 1 if following + 1 < s.players else 0
    return following


def go_out(s: State, seat: int, events: list[Event]) -> None:
    """B-2.8, by its alternative: without a legal move a player is out; the prisoners go back to the cell and stay."""
    s.out |= 1 << seat
    for row in range(ROWS):
        for column in BITS[s.own[seat * ROWS + row]]:
            s.lift(seat, row, column)
            s.cell[seat] += 1
    events.append((ev.WENT_OUT, seat))


def _last_player(s: State) -> int:
    """B-2.8, by its alternative: the only seat that is not out, or NOBODY if there are more."""
    left = [seat for seat in range(s.players) if not s.out >> seat & 1]
    return left[0] if len(left) == 1 else NOBODY


def winner(s: State) -> int:
    """B-4.3: the seat with three prisoners in the boat; B-2.8: or the last one that is not out. NOBODY if neither."""
    for seat in range(s.players):
        if s.boat[seat] >= TO_WIN:
            return seat
    return _last_player(s) if s.out else NOBODY
