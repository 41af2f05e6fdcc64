"""A match cut into the pieces that one decision answers for: turns up to the first chance, and votes."""

from dataclasses import dataclass
from typing import Any

from alcatraz.analysis.recorded_match import RecordedMatch


@dataclass(frozen=True, slots=True)
class Segment:
    """The moves between two positions: of one seat, or of several that decided at the same time."""

    # How many moves were played before it and after it.
    start: int
    end: int
    seats: tuple[int, ...]
    # Whether its last move asked chance.
    chance: bool
    # Whether nobody had a choice.
    forced: bool

    @property
    def together(self) -> bool:
        return len(self.seats) > 1


def segments(match: RecordedMatch) -> list[Segment]:
    """All of the match, without gaps: chance is asked by the last move of a segment only."""
    found = []
    start = 0
    while start < len(match.moves):
        end = _end_of_votes(match, start) if len(_deciding(match, start)) > 1 else _end_of_turn(match, start)
        found.append(
            Segment(
                start,
                end,
                tuple(dict.fromkeys(seat for seat, _ in match.moves[start:end])),
                _unforeseen(match, start) != _unforeseen(match, end),
                _forced(match, start, end),
            )
        )
        start = end
    return found


def _end_of_votes(match: RecordedMatch, start: int) -> int:
    """As long as those who were asked together, and nobody else, are left to decide."""
    left = set(_deciding(match, start))
    number = start
    while left and number < len(match.moves) and set(_deciding(match, number)) == left:
        left.discard(match.moves[number][0])
        number += 1
    return number


def _end_of_turn(match: RecordedMatch, start: int) -> int:
    seat = match.moves[start][0]
    number = start + 1
    while (
        number < len(match.moves)
        and _deciding(match, number) == [seat]
        and _unforeseen(match, number) == _unforeseen(match, start)
        and match.valuation.turn(match.states[number]) == match.valuation.turn(match.states[start])
    ):
        number += 1
    return number


def _forced(match: RecordedMatch, start: int, end: int) -> bool:
    if end > start + 1:
        return False
    game, seat = match.bundle.game, match.moves[start][0]
    return len(game.legal(match.states[start], seat)) == 1 and not game.templates(match.states[start], seat)


def _deciding(match: RecordedMatch, number: int) -> list[int]:
    return match.bundle.game.deciding(match.states[number])


def _unforeseen(match: RecordedMatch, number: int) -> Any:
    return match.valuation.unforeseen(match.states[number])
