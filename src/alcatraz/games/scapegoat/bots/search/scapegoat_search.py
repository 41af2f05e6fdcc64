"""Search over the turn of the Scapegoat: which moves make it least likely that this round leaves them behind."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.board_tables import BoardTables, board_tables_of
from alcatraz.games.scapegoat.bots.knowledge.errand import errand_for
from alcatraz.games.scapegoat.bots.knowledge.item_routes import ItemRoutes
from alcatraz.games.scapegoat.bots.knowledge.position_cache import points_of
from alcatraz.games.scapegoat.bots.search.loss_odds import LossOdds, loss_odds
from alcatraz.games.scapegoat.bots.search.turn_search import TurnSearch
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import CHANGE_OF_PLANS, ESCORT, PATROL, RADIO_ROOM
from alcatraz.games.scapegoat.model.state import NO_TASK, PATROL_REST, State
from alcatraz.games.scapegoat.rules.decisions import legal
from alcatraz.games.scapegoat.rules.guards import STOP_WORK, work_price
from alcatraz.games.scapegoat.rules.pending import is_moving_guards

WIDTH: Final = 8
DEPTH: Final = 7
# Between turns that are equally safe: points until the seat's own next task.
PER_POINT: Final = 0.004
# Between lines that have stopped nothing yet: steps to the nearest place where something can be stopped.
PER_STEP: Final = 0.005
# The value of a card kept for later.
PER_CARD: Final = 0.08
# Between lines that stop as much: a Stamina kept.
PER_STAMINA: Final = 0.02
# What is stolen is taken back by whoever can come: better to run with it, or to find another way.
TAKEN_BACK: Final = 0.2
# A line must lower the odds by this much: for less the seat would walk to and fro.
WORTH_IT: Final = 0.02
# In the middle of moving guards a turn cannot end: every line is better.
UNFINISHED: Final = 9.0
# How many moves of guards to places without a task are tried where the guards cannot stay.
MOST_ELSEWHERE: Final = 6
_KINDS: Final = frozenset(
    (moves.MOVE, moves.STEAL, moves.RIOT, moves.STAMINA, moves.BRIBE, moves.MOVE_GUARD, moves.DONE)
)


class ScapegoatSearch(TurnSearch):
    """The cost of a line is the probability that this round leaves the Scapegoat behind, less a bit per card kept."""

    __slots__ = ("odds",)

    def __init__(self, seat: int, tables: BoardTables, odds: LossOdds) -> None:
        super().__init__(seat, tables, WIDTH, DEPTH)
        self.odds = odds

    def candidates(self, s: State) -> list[int]:
        return candidates(s, self.seat)

    def fingerprint(self, s: State) -> tuple[object, ...]:
        seat = self.seat
        return (
            s.at[seat],
            s.held[seat],
            tuple(s.guards),
            s.ap,
            s.pending_value,
            s.locked,
            s.isolated,
            s.cash[seat],
            s.hand[seat],
        )

    def cost(self, s: State) -> float:
        odds = loss_odds(s, self.tables, self.odds)
        return odds + PER_STEP * _away(s, self.seat, self.tables) - _kept(s, self.seat)

    def cost_at_end(self, cost: float, s: State) -> float:
        taken_back = TAKEN_BACK if s.stolen and _in_reach_of_others(s, self.tables, self.seat) else 0.0
        spent = PER_STAMINA if s.stamina_used else 0.0
        return cost + PER_POINT * _effort(s, self.tables, self.seat) + taken_back + spent


def search_scapegoat_turn(
    s: State, seat: int, least_odds: float, expired: Callable[[], bool] | None = None
) -> tuple[int, ...]:
    """The moves of the best turn; none if being left behind is less likely than `least_odds`, or nothing lowers it."""
    found = scapegoat_lines(s, seat, least_odds, 1, expired)
    return found[0] if found else ()


def scapegoat_lines(
    s: State, seat: int, least_odds: float, number: int, expired: Callable[[], bool] | None = None
) -> list[tuple[int, ...]]:
    """The best turns, as many and as different, on the same terms."""
    tables = board_tables_of(s)
    odds = LossOdds(s)
    now = loss_odds(s, tables, odds)
    if now < least_odds and not is_moving_guards(s):
        return []
    to_beat = UNFINISHED
    if not is_moving_guards(s):
        to_beat = now + PER_POINT * _effort(s, tables, seat) - _kept(s, seat) - WORTH_IT
    return ScapegoatSearch(seat, tables, odds).best_lines(s, now, to_beat, number, expired)


def loss_odds_after(s: State, seat: int, line: tuple[int, ...]) -> float:
    """The probability that the round leaves the Scapegoat behind after these moves."""
    tables, odds = board_tables_of(s), LossOdds(s)
    search = ScapegoatSearch(seat, tables, odds)
    after = s.copy()
    for move in line:
        search.play(after, move)
    return loss_odds(after, tables, odds)


def _kept(s: State, seat: int) -> float:
    return PER_CARD * s.hand[seat].bit_count()


def _away(s: State, seat: int, tables: BoardTables) -> int:
    """Steps to the nearest place where something can be stopped: a task, a seat with items, the radio."""
    row = tables.distance[s.at[seat]]
    places = [place for place, task in enumerate(s.task_at) if task != NO_TASK]
    owners = [s.at[other] for other in range(s.players) if other != seat and s.held[other]]
    return min([row[place] for place in (*places, *owners, RADIO_ROOM)])


def _in_reach_of_others(s: State, tables: BoardTables, seat: int) -> bool:
    """Whether another seat can come and steal in this round."""
    row = tables.distance[s.at[seat]]
    work = work_price(s.guards[s.at[seat]])
    others = [other for other in range(s.players) if other != seat]
    return s.guards[s.at[seat]] < STOP_WORK and any(row[s.at[other]] + work <= points_of(s, other) for other in others)


def _effort(s: State, tables: BoardTables, seat: int) -> float:
    routes = ItemRoutes(s, tables, seat)
    errands = [errand_for(s, tables, routes, seat, place) for place, task in enumerate(s.task_at) if task != NO_TASK]
    return min([errand.points + errand.waiting for errand in errands], default=0.0)


def candidates(s: State, seat: int) -> list[int]:
    """Moves that can change what the others may do; what depends on luck is left out."""
    options = legal(s, seat)
    if is_moving_guards(s):
        to_tasks = [move for move in options if move == moves.DONE or _to_or_from_task(s, move)]
        if s.pending == PATROL_REST or s.prison.radio_moves_all:
            # S-12.16, S-13.11, by their alternatives: the last guards must go somewhere, if not to a task.
            to_tasks += [move for move in options if not _to_or_from_task(s, move)][:MOST_ELSEWHERE]
        return to_tasks
    radio = s.at[seat] == RADIO_ROOM
    return [
        move
        for move in options
        if (kind := move & 31) in _KINDS
        or (kind == moves.USE and radio)
        or (kind >= moves.BLACKMAIL and _matters(s, move))
    ]


def _to_or_from_task(s: State, move: int) -> bool:
    return s.task_at[moves.b_of(move)] != NO_TASK


def _matters(s: State, move: int) -> bool:
    card = moves.card_of(move)
    if card == PATROL:
        return s.task_at[moves.b_of(move)] != NO_TASK
    if card == ESCORT:
        return s.task_at[moves.b_of(move)] == NO_TASK
    return card != CHANGE_OF_PLANS or s.task_at[moves.b_of(move)] == NO_TASK
