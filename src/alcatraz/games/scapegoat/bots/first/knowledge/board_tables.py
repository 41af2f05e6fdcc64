"""Tables that never change during a game: distances, the functions of places, the sources of items."""

from functools import lru_cache

from alcatraz.games.scapegoat.model.components import COLUMNS, KINDS, PLACES
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules.functions import ANY_KIND, GOLD, SILVER, TAKE_ITEMS, Function


class Source:
    """A place whose function gives a kind of item."""

    __slots__ = ("amount", "free", "pays", "place")

    def __init__(self, place: int, function: Function) -> None:
        self.place = place
        self.pays = function.pays
        self.free = function.free
        self.amount = function.amount


class BoardTables:
    __slots__ = ("distance", "functions", "sources")

    def __init__(self, layout: tuple[int, ...], gold: int) -> None:
        cell = {place: number for number, place in enumerate(layout)}
        self.distance = [[_steps(cell[a], cell[b]) for b in range(PLACES)] for a in range(PLACES)]
        self.functions = [GOLD[place] if gold >> place & 1 else SILVER[place] for place in range(PLACES)]
        self.sources: list[list[Source]] = [[] for _ in range(KINDS)]
        for place, function in enumerate(self.functions):
            if function.effect == TAKE_ITEMS:
                for kind in range(KINDS):
                    if function.item in (kind, ANY_KIND):
                        self.sources[kind].append(Source(place, function))


def _steps(a: int, b: int) -> int:
    """S-6.1: diagonal steps count one. Places that may not be entered are not walked around."""
    return max(abs(a // COLUMNS - b // COLUMNS), abs(a % COLUMNS - b % COLUMNS))


@lru_cache(maxsize=64)
def _tables_for(layout: tuple[int, ...], gold: int) -> BoardTables:
    return BoardTables(layout, gold)


def board_tables_of(s: State) -> BoardTables:
    return _tables_for(tuple(s.prison.layout), s.prison.gold)
