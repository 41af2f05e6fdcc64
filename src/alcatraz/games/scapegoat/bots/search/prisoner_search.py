"""Search over the turn of a prisoner: which moves let the seats that play later in the round end the game."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.board_tables import BoardTables, board_tables_of
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.knowledge.standing import forecast
from alcatraz.games.scapegoat.bots.knowledge.theft import brought_by
from alcatraz.games.scapegoat.bots.search.escape_odds import WORTH_HELPING, EscapeOdds, escape_odds, plays_after
from alcatraz.games.scapegoat.bots.search.turn_search import TurnSearch
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import ONE, kinds_in, size
from alcatraz.games.scapegoat.model.components import KINDS, RADIO_ROOM
from alcatraz.games.scapegoat.model.state import MOVE_GUARD, NO_TASK, NOTHING, TRADE_ANSWER, State
from alcatraz.games.scapegoat.rules.decisions import apply, legal
from alcatraz.games.scapegoat.rules.free_actions import trade_partners

WIDTH: Final = 6
DEPTH: Final = 5
# A line must raise the odds by this much, or the seat follows its own errands.
MUCH_BETTER: Final = 0.05
# Among lines that help as much, the one that spends the fewest points.
PER_POINT: Final = 0.01
_KINDS: Final = frozenset((moves.MOVE, moves.STAMINA))


class PrisonerSearch(TurnSearch):
    """The cost of a line is the negated probability that later seats end the game with this one among the escaped."""

    __slots__ = ("odds",)

    def __init__(self, seat: int, tables: BoardTables, odds: EscapeOdds) -> None:
        super().__init__(seat, tables, WIDTH, DEPTH)
        self.odds = odds

    def candidates(self, s: State) -> list[int]:
        return candidates(s, self.seat)

    def play(self, s: State, move: int) -> None:
        super().play(s, move)
        if s.pending == TRADE_ANSWER:
            # A gift is always accepted.
            apply(s, moves.a_of(move), moves.ACCEPT)

    def fingerprint(self, s: State) -> tuple[object, ...]:
        return (s.at[self.seat], *s.held, *s.guards, s.ap, s.pending_value)

    def cost(self, s: State) -> float:
        # A Stamina spent is a point gained and more than that lost.
        kept = s.ap - (2.0 if s.stamina_used else 0.0)
        return -(escape_odds(s, self.tables, self.odds) + PER_POINT * kept)


def search_prisoner_turn(s: State, seat: int, expired: Callable[[], bool] | None = None) -> tuple[int, ...]:
    """The moves that help later seats the most; none if no help is worth it, or the seat can end the game itself."""
    odds = EscapeOdds(s, seat)
    if not odds.any() or can_end(s, seat):
        return ()
    tables = board_tables_of(s)
    now = escape_odds(s, tables, odds)
    to_beat = max(WORTH_HELPING, now + MUCH_BETTER)
    return PrisonerSearch(seat, tables, odds).best_line(s, -now, -to_beat, expired)


def can_end(s: State, seat: int) -> bool:
    """Whether the seat can complete the last task in this turn."""
    if s.pending != NOTHING:
        return False
    cache = PositionCache(s)
    for errand in cache.errands(seat):
        if errand.points <= cache.points(seat) and not errand.waiting:
            outcome = forecast(s, seat, errand.task.element)
            if outcome.ends - outcome.stays[seat] > WORTH_HELPING:
                return True
    return False


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
        return moves.a_of(move) == s.scapegoat and brought_by(s, seat, move) < KINDS
    if kind == moves.RIOT:
        return s.task_at[moves.a_of(move)] != NO_TASK
    return kind in _KINDS


def _gifts(s: State, seat: int) -> list[int]:
    most = s.prison.edition.most_items
    takers = [other for other in trade_partners(s, seat) if plays_after(s, other, seat) and size(s.held[other]) < most]
    gifts = [moves.trade(taker, ONE[kind], 0, 0, 0) for taker in takers for kind in kinds_in(s.held[seat])]
    return [gift for gift in gifts if gift not in s.refused]
