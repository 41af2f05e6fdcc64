"""Moves that were not played, played out: a practice table from a moment of a match, at last by bots alone."""

from alcatraz.analysis.recorded_match import RecordedMatch
from alcatraz.server.practice.practice_room import PracticeRoom
from alcatraz.server.practice.starts import from_position
from alcatraz.server.tables.errors import denied
from alcatraz.wire import Play, PracticePosition, TryOut


def side_line(match: RecordedMatch, wish: TryOut, language: str) -> PracticeRoom:
    """The table after these moves. Raises Denied, or what the rules say against one of them."""
    if wish.move >= len(match.moves):
        raise denied("no_such_moment", move=wish.move)
    state = match.states[wish.move]
    if wish.seat not in match.bundle.game.deciding(state):
        raise denied("nothing_to_decide")
    table = PracticeRoom(from_position(PracticePosition(match.bundle.game.position(state), wish.seat)), language)
    for number, move in enumerate(wish.moves):
        table.do(Play(wish.seat, move, f"try-{number}"))
    return table


def own_moves(table: PracticeRoom, seat: int) -> list[int]:
    """The moves of the seat from its first one on, until somebody else decides."""
    found: list[int] = []
    for mover, move in table.room.match.moves:
        if mover == seat:
            found.append(move)
        elif found:
            break
    return found
