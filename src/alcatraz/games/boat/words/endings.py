"""B-4.3 and B-6.1 in words: how a game ended, each step with its rule."""

from alcatraz.games.boat.model.names import seat_name
from alcatraz.games.boat.model.state import BOAT, NOT_ENDED, REASONS, TURN_LIMIT, State
from alcatraz.games.boat.rules.board import TO_WIN
from alcatraz.games.boat.rules.ending import winner
from alcatraz.kernel.game import Outcome
from alcatraz.kernel.message import Message, all_of


def outcome(s: State) -> Outcome | None:
    if s.reason == NOT_ENDED:
        return None
    if s.reason != TURN_LIMIT:
        first = winner(s)
        losers = tuple(seat for seat in range(s.players) if seat != first)
        steps = _boat_steps(first, losers) if s.reason == BOAT else _last_steps(first, losers)
        return Outcome(REASONS[s.reason], (first,), losers, steps)
    return Outcome(REASONS[s.reason], (), (), _limit_steps(s))


def _boat_steps(first: int, losers: tuple[int, ...]) -> tuple[tuple[str, Message], ...]:
    others = tuple(seat_name(seat) for seat in losers)
    return (
        ("B-4.3", Message("boat-outcome-three", {"player": seat_name(first), "count": TO_WIN})),
        ("B-4.3", Message("boat-outcome-others", {"players": all_of(others), "count": len(others)})),
    )


def _last_steps(first: int, losers: tuple[int, ...]) -> tuple[tuple[str, Message], ...]:
    """B-2.8, by its alternative."""
    others = tuple(seat_name(seat) for seat in losers)
    args = {"players": all_of(others), "count": len(others), "player": seat_name(first)}
    return (("B-2.8", Message("boat-outcome-last", args)),)


def _limit_steps(s: State) -> tuple[tuple[str, Message], ...]:
    most = max(s.boat)
    return (
        ("B-4.3", Message("boat-outcome-nobody", {"most": most, "count": TO_WIN})),
        ("B-6.1", Message("boat-outcome-limit", {"turns": s.turns_played})),
    )
