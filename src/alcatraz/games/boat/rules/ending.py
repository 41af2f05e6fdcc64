"""B-2.1 whose turn is next, B-4.3 and B-6 how the game ends."""

from alcatraz.games.boat.model import events as ev
from alcatraz.games.boat.model.state import BOAT, NO_LIMIT, NOBODY, TURN_LIMIT, State
from alcatraz.games.boat.rules.board import TO_WIN
from alcatraz.kernel.game import Event


def end_turn(s: State, seat: int, events: list[Event]) -> None:
    """B-2.1: clockwise. B-4.3: three in the boat win at once. B-6.1: at the limit the game is drawn."""
    s.turns_played += 1
    if s.boat[seat] >= TO_WIN:
        s.reason = BOAT
        events.append((ev.GAME_ENDED, BOAT, seat))
    elif s.agreed.turn_limit != NO_LIMIT and s.turns_played >= s.agreed.turn_limit:
        s.reason = TURN_LIMIT
        events.append((ev.GAME_ENDED, TURN_LIMIT, NOBODY))
    else:
        s.turn = next_seat(s, seat)


def next_seat(s: State, seat: int) -> int:
    """B-2.1: clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


def winner(s: State) -> int:
    """B-4.3: the seat with three prisoners in the boat, or NOBODY."""
    for seat in range(s.players):
        if s.boat[seat] >= TO_WIN:
            return seat
    return NOBODY
