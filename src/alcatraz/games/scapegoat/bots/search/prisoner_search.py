"""A prisoner thinks a whole turn ahead for the others: which moves let those who play later end the game."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.board_tables import BoardTables, board_tables_of
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.knowledge.standing import forecast
from alcatraz.games.scapegoat.bots.search.escape_odds import WORTH_HELPING, EscapeOdds, escape_odds, plays_after
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import ONE, kinds_in, size
from alcatraz.games.scapegoat.model.components import KINDS, RADIO_ROOM
from alcatraz.games.scapegoat.model.state import MOVE_GUARD, NO_TASK, NOTHING, TRADE_ANSWER, State
from alcatraz.games.scapegoat.rules.decisions import apply, legal
from alcatraz.games.scapegoat.rules.free_actions import trade_partners

WIDTH: Final = 6
DEPTH: Final = 5
# So much better than without help, or one's own errands come first.
MUCH_BETTER: Final = 0.05
# Among lines that help as much, the one that spends the fewest points.
PER_POINT: Final = 0.01
_KINDS: Final = frozenset((moves.MOVE, moves.STAMINA))

Line = tuple[float, int, tuple[int, ...], State]


def search_prisoner_turn(s: State, seat: int, expired: Callable[[], bool] | None = None) -> tuple[int, ...]:
    """The moves that help the most; none if nobody needs help, or the seat can end the game itself."""
    escape_odds_of = EscapeOdds(s, seat)
    if not escape_odds_of.any() or can_end(s, seat):
        return ()
    tables = board_tables_of(s)
    now = escape_odds(s, tables, escape_odds_of)
    best = max(WORTH_HELPING, now + MUCH_BETTER)
    chosen: tuple[int, ...] = ()
    beam: list[Line] = [(-now, 0, (), s)]
    for _ in range(DEPTH):
        if expired is not None and expired():
            break
        beam = _longer(beam, seat, tables, escape_odds_of)[:WIDTH]
        for value, _, played, after in beam:
            if after.pending != MOVE_GUARD and -value > best:
                best, chosen = -value, played
    return chosen


def can_end(s: State, seat: int) -> bool:
    """Whether the seat can complete the last task in this very turn."""
    if s.pending != NOTHING:
        return False
    cache = PositionCache(s)
    for errand in cache.errands(seat):
        if errand.points <= cache.points(seat) and not errand.waiting:
            outcome = forecast(s, seat, errand.task.element)
            if outcome.ends - outcome.stays[seat] > WORTH_HELPING:
                return True
    return False


def _longer(beam: list[Line], seat: int, tables: BoardTables, escape_odds_of: EscapeOdds) -> list[Line]:
    """The best of all lines that are one move longer."""
    lines: list[Line] = []
    seen = set()
    for _, _, played, before in beam:
        for move in candidates(before, seat):
            after = before.copy()
            apply(after, seat, move)
            if after.pending == TRADE_ANSWER:
                # Nobody declines a gift.
                apply(after, moves.a_of(move), moves.ACCEPT)
            fingerprint = (after.at[seat], *after.held, *after.guards, after.ap, after.pending_value)
            if fingerprint not in seen:
                seen.add(fingerprint)
                value = escape_odds(after, tables, escape_odds_of) + PER_POINT * after.ap
                lines.append((-value, len(lines), (*played, move), after))
    lines.sort(key=lambda line: line[:2])
    return lines


def candidates(s: State, seat: int) -> list[int]:
    """What can help: walks, riots and the radio, things to bring, gifts."""
    options = legal(s, seat)
    if s.pending == MOVE_GUARD:
        return [move for move in options if move == moves.DONE or s.task_at[moves.a_of(move)] != NO_TASK]
    return [move for move in options if _may_help(s, seat, move)] + _gifts(s, seat)


def _may_help(s: State, seat: int, move: int) -> bool:
    kind = move & 31
    if kind == moves.USE:
        return s.at[seat] == RADIO_ROOM or moves.bag_part(move) != 0
    if kind == moves.STEAL:
        return moves.a_of(move) == s.scapegoat and moves.b_of(move) < KINDS
    if kind == moves.RIOT:
        return s.task_at[moves.a_of(move)] != NO_TASK
    return kind in _KINDS


def _gifts(s: State, seat: int) -> list[int]:
    most = s.prison.edition.most_items
    takers = [other for other in trade_partners(s, seat) if plays_after(s, other, seat) and size(s.held[other]) < most]
    gifts = [moves.trade(taker, ONE[kind], 0, 0, 0) for taker in takers for kind in kinds_in(s.held[seat])]
    return [gift for gift in gifts if gift not in s.refused]
