"""The legal moves of a turn, sorted by kind."""

from collections.abc import Callable

from alcatraz.games.scapegoat.bots.first.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules.decisions import legal


class LegalByKind:
    """The legal moves of one seat."""

    __slots__ = ("blackmail", "bribe", "by_kind", "seat", "stamina")

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.by_kind: dict[int, list[int]] = {}
        self.blackmail: list[int] = []
        for move in legal(s, seat):
            kind = move & 31
            if moves.BLACKMAIL <= kind < moves.CHOOSE:
                self.blackmail.append(move)
            else:
                self.by_kind.setdefault(kind, []).append(move)
        self.bribe = moves.BRIBE in self.by_kind
        self.stamina = moves.STAMINA in self.by_kind

    def of(self, kind: int) -> list[int]:
        return self.by_kind.get(kind, [])


def step_towards(cache: PositionCache, listed: LegalByKind, place: int) -> int | None:
    """The walk that leads nearest; of equals the one past the fewest guards. None if none leads nearer."""
    row = cache.tables.distance[place]
    s = cache.s
    here = row[s.at[listed.seat]]
    best, best_cost = None, here * 8
    for move in listed.of(moves.MOVE):
        to = moves.a_of(move)
        # The seat may have to stop there, so few guards are better.
        cost = row[to] * 8 + s.guards[to]
        if row[to] < here and (best is None or cost < best_cost):
            best, best_cost = move, cost
    return best


def least(options: list[int], cost: Callable[[int], float]) -> int | None:
    return min(options, key=cost) if options else None
