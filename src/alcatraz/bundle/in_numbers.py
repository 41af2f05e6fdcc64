"""A game in numbers, for programs that learn: a fixed numbering of its actions, and what a seat sees as bytes.

Both are told from the seat that acts or looks: seat 0 is that seat itself, 1 the next one clockwise, and so on. What is
learnt at one seat then holds at all of them. Nothing here needs more than Python; `alcatraz.rl` makes arrays of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any, Protocol, TypeVar

from alcatraz.kernel.game import Game, Json, Move, Outcome

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Feature:
    """A named part of an observation: an array of this shape, row by row."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class InNumbers(Protocol):
    """What a game brings so that programs can learn it."""

    @property
    def actions(self) -> Sequence[Json]:
        """Every numbered action as a move in which seats count from the one that acts. Its index is its number."""
        ...

    @property
    def features(self) -> Sequence[Feature]:
        """The parts of an observation, in their order."""
        ...

    def action_of(self, players: int, seat: int, move: Move) -> int | None:
        """The number of a seat's move; None for a move that the numbering leaves out."""
        ...

    def move_of(self, players: int, seat: int, action: int) -> Move | None:
        """The move that a number stands for; None if it names a seat that this table does not have."""
        ...

    def legal_actions(self, state: Any, seat: int) -> list[int]:
        """The numbers of a deciding seat's legal moves; there is always one."""
        ...

    def observe(self, state: Any, seat: int) -> bytes:
        """What the seat may know, a byte a number, feature after feature: equal views give equal bytes."""
        ...


class Numbering:
    """The numbers of moves: a list of moves as the acting seat names them, and a function that turns the seats in one.

    `seen_at(move, seat, players)` is the same move with the seats counted as the rules do, or None if one is missing.
    """

    def __init__(
        self, game: Game[Any], moves: Sequence[Move], seen_at: Callable[[Move, int, int], Move | None]
    ) -> None:
        self._game = game
        self._named = moves
        self._seen_at = seen_at
        self._moves: dict[tuple[int, int], list[Move | None]] = {}
        self._numbers: dict[tuple[int, int], dict[Move, int]] = {}

    @cached_property
    def actions(self) -> tuple[Json, ...]:
        return tuple(self._game.move_json(move) for move in self._named)

    def action_of(self, players: int, seat: int, move: Move) -> int | None:
        return self._numbers_of(players, seat).get(move)

    def move_of(self, players: int, seat: int, action: int) -> Move | None:
        self._numbers_of(players, seat)
        return self._moves[players, seat][action]

    def numbers(self, players: int, seat: int, moves: Sequence[Move]) -> list[int]:
        """The numbers of those of the moves that have one."""
        known = self._numbers_of(players, seat)
        try:
            return [known[move] for move in moves]
        except KeyError:
            return [known[move] for move in moves if move in known]

    def _numbers_of(self, players: int, seat: int) -> dict[Move, int]:
        """Made when a seat first needs them."""
        place = players, seat
        if place not in self._numbers:
            row = self._moves[place] = [self._seen_at(move, seat, players) for move in self._named]
            self._numbers[place] = {move: number for number, move in enumerate(row) if move is not None}
        return self._numbers[place]


def starts(features: Sequence[Feature]) -> dict[str, int]:
    """By name, where a feature begins."""
    found, at = {}, 0
    for feature in features:
        found[feature.name] = at
        at += feature.size
    return found


def length(features: Sequence[Feature]) -> int:
    return sum(feature.size for feature in features)


# What an ending is worth (docs/decisions/0010): to win, that nobody wins, to be left behind or beaten.
WON, NOBODY_WON, LOST = 1.0, 0.5, 0.0


def utilities(outcome: Outcome, players: int) -> list[float]:
    """By seat, what the ending is worth."""
    if not outcome.winners:
        return [NOBODY_WON] * players
    return [WON if seat in outcome.winners else LOST for seat in range(players)]


# By number of players and seat: all seats clockwise, that one first.
CLOCKWISE = [
    [tuple((seat + step) % players for step in range(players)) for seat in range(players)] for players in range(9)
]
