"""The exact look for a win: moves of one turn that end the game with the seat among the escaped, whatever comes.

Heuristics price a way to a task and now and then misjudge it by a point. Where one more task ends the game that point
is the game, so the few turns that could do it are played out, within a bound.
"""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.board_tables import BoardTables, board_tables_of
from alcatraz.games.scapegoat.bots.knowledge.standing import Forecast, forecast, lacking_without
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import DINING_HALL, PLACES, RADIO_ROOM, RECREATION_ROOM
from alcatraz.games.scapegoat.model.state import ACTIONS, MOVE_GUARD, NO_TASK, NOTHING, State
from alcatraz.games.scapegoat.rules.decisions import apply, legal
from alcatraz.games.scapegoat.rules.guards import counted
from alcatraz.games.scapegoat.rules.plan import prisoners_needed
from alcatraz.games.scapegoat.rules.rounds import full_ap

# Positions looked at before the look is given up.
MOST_POSITIONS: Final = 400
# Shares of all rewards are sums of fractions.
NEARLY: Final = 1e-9
# One task brings two elements at most.
IN_REACH: Final = 2

Wanted = Callable[[Forecast], bool]


def sure_win(s: State, seat: int) -> tuple[int, ...]:
    """The moves; none if the seat cannot win for sure in the turn that it is playing."""

    def wanted(outcome: Forecast) -> bool:
        return outcome.ends > 1 - NEARLY and outcome.stays[seat] < NEARLY

    return ending_line(s, seat, wanted)


def can_leave_behind(s: State, seat: int, victim: int) -> bool:
    """Whether the seat, in its present turn or its next one, can end the game so that the victim probably stays."""

    def wanted(outcome: Forecast) -> bool:
        return outcome.stays[victim] > 1 / 2 and outcome.stays[seat] < NEARLY

    if seat == s.scapegoat or s.isolated >> seat & 1:
        return False
    return bool(ending_line(s if s.turn == seat and s.pending == NOTHING else _its_turn(s, seat), seat, wanted))


def _its_turn(s: State, seat: int) -> State:
    """The position as it is, at the beginning of the seat's turn."""
    later = s.copy()
    later.pending, later.pending_value = NOTHING, 0
    if s.turn != seat:
        later.turn, later.ap, later.used, later.bribes = seat, full_ap(s, seat), 0, 0
        later.stolen = later.stamina_used = False
    return later


def ending_line(s: State, seat: int, wanted: Wanted) -> tuple[int, ...]:
    """Moves of the seat's turn up to a completed task with a wanted outcome."""
    if s.phase != ACTIONS or s.turn != seat or seat == s.scapegoat or s.pending not in (NOTHING, MOVE_GUARD):
        return ()
    if min([lacking_without(s, other) for other in range(s.players)]) > IN_REACH:
        return ()
    goals = [place for place in range(PLACES) if _may_end_at(s, seat, place, wanted)]
    return _Look(seat, goals, board_tables_of(s), wanted).line(s) if goals else ()


def _may_end_at(s: State, seat: int, place: int, wanted: Wanted) -> bool:
    """Whether a task lies there whose element brings what is wanted, with companions enough: they do not move now."""
    if s.task_at[place] == NO_TASK:
        return False
    task = s.prison.tasks[s.task_at[place]]
    company = [
        other
        for other in range(s.players)
        if other != seat and s.at[other] == place and not (other == s.scapegoat and s.prison.scapegoat_not_counted)
    ]
    return len(company) + 1 >= prisoners_needed(s, task) and wanted(forecast(s, seat, task.element))


class _Look:
    """A look through one turn, the shortest lines first. Trades are left out: they need somebody's consent."""

    __slots__ = ("goals", "seat", "tables", "wanted")

    def __init__(self, seat: int, goals: list[int], tables: BoardTables, wanted: Wanted) -> None:
        self.seat = seat
        self.goals = goals
        self.tables = tables
        self.wanted = wanted

    def line(self, start: State) -> tuple[int, ...]:
        lines: list[tuple[tuple[int, ...], State]] = [((), start)]
        seen = {self._fingerprint(start)}
        # The list grows while it is walked through.
        for played, s in lines:
            options = legal(s, self.seat)
            for move in options:
                if move & 31 == moves.COMPLETE and self._brings_it(s, move):
                    return (*played, move)
            for move in options:
                if len(lines) < MOST_POSITIONS and self._may_help(s, move):
                    after = s.copy()
                    apply(after, self.seat, move)
                    known = self._fingerprint(after)
                    if known not in seen and self._in_reach(after):
                        seen.add(known)
                        lines.append(((*played, move), after))
        return ()

    def _in_reach(self, s: State) -> bool:
        row = self.tables.distance[s.at[self.seat]]
        points = s.ap + (0 if s.stamina_used else 1)
        return min([row[goal] for goal in self.goals]) + 1 <= points

    def _brings_it(self, s: State, move: int) -> bool:
        """Judged with what is paid gone: fewer items may decide who stays (S-10.4)."""
        if s.at[self.seat] not in self.goals:
            return False
        paid = [moves.paid_by(move, owner) for owner in range(s.players)]
        if s.prison.owners_agree and any(bag for owner, bag in enumerate(paid) if owner != self.seat):
            return False
        after = s.copy()
        after.held = [held - bag for held, bag in zip(s.held, paid, strict=True)]
        return self.wanted(forecast(after, self.seat, s.prison.tasks[s.task_at[s.at[self.seat]]].element))

    def _may_help(self, s: State, move: int) -> bool:
        kind = move & 31
        if kind == moves.USE:
            return moves.bag_part(move) != 0 or s.at[self.seat] in (RADIO_ROOM, RECREATION_ROOM, DINING_HALL)
        if kind == moves.STEAL:
            return not s.prison.victim_chooses
        if kind == moves.RIOT:
            origin = moves.a_of(move)
            return origin in self.goals or counted(s, self.seat, origin) > 1
        if kind == moves.MOVE_GUARD:
            return moves.a_of(move) in self.goals and moves.b_of(move) == self._aside(s, moves.a_of(move))
        return kind in (moves.MOVE, moves.BRIBE, moves.STAMINA, moves.DONE)

    def _aside(self, s: State, origin: int) -> int:
        """Where a guard is out of the way: one place stands for all, the emptiest without a task."""
        free = [place for place in range(PLACES) if place != origin and s.task_at[place] == NO_TASK]
        return min(free, key=lambda place: s.guards[place])

    def _fingerprint(self, s: State) -> tuple[object, ...]:
        seat = self.seat
        turn = (s.at[seat], s.ap, s.stamina[seat], s.stamina_used, s.used, s.stolen, s.bribes, s.cash[seat])
        return (*turn, s.pending, s.pending_value, *s.held, *s.guards)
