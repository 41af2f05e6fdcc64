"""The Scapegoat thinks a whole turn ahead: which moves leave the others the least to do."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.board_tables import BoardTables, board_tables_of
from alcatraz.games.scapegoat.bots.knowledge.errand import errand_for
from alcatraz.games.scapegoat.bots.knowledge.item_routes import ItemRoutes
from alcatraz.games.scapegoat.bots.search.loss_odds import LossOdds, loss_odds
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import CHANGE_OF_PLANS, ESCORT, PATROL, RADIO_ROOM
from alcatraz.games.scapegoat.model.state import MOVE_GUARD, NO_TASK, State
from alcatraz.games.scapegoat.rules.decisions import apply, legal

WIDTH: Final = 8
DEPTH: Final = 7
# What remains to be said between turns that are equally safe: how near one is to one's next task.
PER_POINT: Final = 0.004
# A step towards where it can be stopped, between lines that have stopped nothing yet.
PER_STEP: Final = 0.005
# A card kept stops something another time.
PER_CARD: Final = 0.08
# In the middle of moving guards a turn cannot stop: whatever follows is better.
UNFINISHED: Final = 9.0
_KINDS: Final = frozenset(
    (moves.MOVE, moves.STEAL, moves.RIOT, moves.STAMINA, moves.BRIBE, moves.MOVE_GUARD, moves.DONE)
)

Line = tuple[float, int, tuple[int, ...], State]


def search_scapegoat_turn(
    s: State, seat: int, least_odds: float, expired: Callable[[], bool] | None = None
) -> tuple[int, ...]:
    """The moves of the best turn; none if there is little to fear, or nothing to be done about it."""
    tables = board_tables_of(s)
    dangers = LossOdds(s)
    now = loss_odds(s, tables, dangers)
    if now < least_odds and s.pending != MOVE_GUARD:
        return ()
    best = UNFINISHED if s.pending == MOVE_GUARD else now + PER_POINT * _effort(s, tables, seat) - _kept(s, seat)
    chosen: tuple[int, ...] = ()
    beam: list[Line] = [(now, 0, (), s)]
    for _ in range(DEPTH):
        if expired is not None and expired():
            break
        lines = _longer(beam, seat, tables, dangers)[:WIDTH]
        for value, _, played, after in lines:
            if after.pending != MOVE_GUARD:
                total = value + PER_POINT * _effort(after, tables, seat)
                if total < best:
                    best, chosen = total, played
        beam = lines
    return chosen


def left_to_fear(s: State, seat: int, line: tuple[int, ...]) -> float:
    """How likely the round leaves the Scapegoat behind after these moves."""
    after = s.copy()
    for move in line:
        apply(after, seat, move)
    return loss_odds(after, board_tables_of(s), LossOdds(s))


def _kept(s: State, seat: int) -> float:
    return PER_CARD * s.hand[seat].bit_count()


def _longer(beam: list[Line], seat: int, tables: BoardTables, dangers: LossOdds) -> list[Line]:
    """The best of all lines that are one move longer."""
    lines: list[Line] = []
    seen = set()
    for _, _, played, before in beam:
        for move in candidates(before, seat):
            after = before.copy()
            apply(after, seat, move)
            fingerprint = (
                after.at[seat],
                after.held[seat],
                tuple(after.guards),
                after.ap,
                after.pending_value,
                after.locked,
                after.isolated,
                after.cash[seat],
                after.hand[seat],
            )
            if fingerprint not in seen:
                seen.add(fingerprint)
                value = loss_odds(after, tables, dangers) + PER_STEP * _away(after, seat, tables) - _kept(after, seat)
                lines.append((value, len(lines), (*played, move), after))
    lines.sort(key=lambda line: line[:2])
    return lines


def _away(s: State, seat: int, tables: BoardTables) -> int:
    """How far from where something can be done about it: a task, somebody to steal from, the radio."""
    row = tables.distance[s.at[seat]]
    places = [place for place, task in enumerate(s.task_at) if task != NO_TASK]
    owners = [s.at[other] for other in range(s.players) if other != seat and s.held[other]]
    return min([row[place] for place in (*places, *owners, RADIO_ROOM)])


def _effort(s: State, tables: BoardTables, seat: int) -> float:
    routes = ItemRoutes(s, tables, seat)
    errands = [errand_for(s, tables, routes, seat, place) for place, task in enumerate(s.task_at) if task != NO_TASK]
    return min([errand.points + errand.waiting for errand in errands], default=0.0)


def candidates(s: State, seat: int) -> list[int]:
    """Moves that can change what the others may do; what depends on luck is left out."""
    options = legal(s, seat)
    if s.pending == MOVE_GUARD:
        return [move for move in options if move == moves.DONE or _to_or_from_task(s, move)]
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
