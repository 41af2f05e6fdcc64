"""B-1 Board and pieces, B-2.9 who begins: a game at its start."""

from alcatraz.games.boat.model.state import Agreement, State, start_state
from alcatraz.games.boat.rules.board import COLUMNS, GUARDS, MIDDLE, NOWHERE


def set_up(agreed: Agreement, players: int, key: bytes, guards: list[int] | None, first: int | None) -> State:
    """B-1.4, B-1.2, B-1.5, B-2.9: all prisoners are in the cell.

    Guards and the first seat are drawn, in this order, if not given.
    """
    s = start_state(agreed, players, key)
    s.guards = [*(_random_guards(s) if guards is None else guards), NOWHERE]
    s.turn = s.below(players) if first is None else first
    return s


def _random_guards(s: State) -> list[int]:
    """B-1.5: one in each row but the last, the one of the first row in the middle."""
    return [MIDDLE] + [s.below(COLUMNS) for _ in range(GUARDS - 1)]
