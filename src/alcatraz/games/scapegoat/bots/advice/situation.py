"""What a reason is looked for in: the position before a move, the moves that are planned, and who is in danger."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.errand import Errand
from alcatraz.games.scapegoat.bots.knowledge.item_routes import FAR
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.knowledge.standing import forecast
from alcatraz.games.scapegoat.bots.planning.prisoner import NO_GOAL
from alcatraz.games.scapegoat.bots.search.escape_odds import plays_after
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.edition import task_json
from alcatraz.games.scapegoat.model.names import seat_name
from alcatraz.games.scapegoat.model.state import OVER, TRADE_ANSWER, State
from alcatraz.games.scapegoat.rules.decisions import apply, deciding, legal
from alcatraz.games.scapegoat.words import terms
from alcatraz.kernel.message import Arg, Message

# How likely it must be that a task leaves a seat behind, or lets it escape, to be said as a reason.
SERIOUS: Final = 0.25
# How likely an escape must be to be mentioned as possible.
POSSIBLE: Final = 0.1


class Situation:
    """A decision of one seat in a state that it might be in; `line` are the moves that are planned, the first of them
    to be explained. Everything in here must be the same in all states with the same view."""

    __slots__ = ("after", "cache", "goal", "line", "s", "seat", "voice")

    def __init__(self, s: State, seat: int, line: tuple[int, ...], goal: int, voice: str) -> None:
        self.s = s
        self.seat = seat
        self.line = line
        self.goal = goal
        self.voice = voice
        self.cache = PositionCache(s)
        self.after = PositionCache(_played(s, seat, line))

    @property
    def move(self) -> int:
        return self.line[0]

    def say(self, reason: str, **args: Arg) -> Message:
        return Message(f"scapegoat-reason-{reason}", {"voice": self.voice, **args})

    def task(self, errand: Errand) -> Arg:
        """The title of the task of an errand."""
        return terms.task(task_json(errand.task))

    def player(self, seat: int) -> Arg:
        return seat_name(seat)

    # -- errands -----------------------------------------------------------------------------------

    def errands(self) -> list[Errand]:
        """What the seat may be working on, the goal of its plan first."""
        found = [errand for errand in self.cache.errands(self.seat) if errand.points < FAR]
        if self.goal != NO_GOAL:
            found.sort(key=lambda errand: errand.place != self.goal)
        return found

    def in_this_turn(self, errand: Errand) -> bool:
        return errand.points <= self.cache.points(errand.seat) and not errand.waiting

    # -- others ------------------------------------------------------------------------------------

    def dangers(self, cache: PositionCache) -> list[Errand]:
        """The tasks that others can still complete in this round and that would leave this seat behind."""
        return [errand for errand in self._in_reach(cache) if self.stays_if(errand) >= SERIOUS]

    def chances(self, cache: PositionCache) -> list[Errand]:
        """The tasks that seats after this one can complete in this round, so that this one may escape."""
        return [errand for errand in self._in_reach(cache) if self.escapes_if(errand) >= POSSIBLE]

    def stays_if(self, errand: Errand) -> float:
        """How likely this seat stays behind if that errand is completed."""
        return forecast(self.s, errand.seat, errand.task.element).stays[self.seat]

    def escapes_if(self, errand: Errand) -> float:
        """How likely this seat escapes if that errand is completed, with the seat that completes it."""
        outcome = forecast(self.s, errand.seat, errand.task.element)
        return outcome.ends - outcome.stays[self.seat] - outcome.stays[errand.seat]

    def _in_reach(self, cache: PositionCache) -> list[Errand]:
        s = cache.s
        if s.phase == OVER:
            return []
        others = [
            other
            for other in range(s.players)
            if other not in (self.seat, s.scapegoat) and plays_after(s, other, self.seat)
        ]
        errands = [cache.errand(other, place) for place in cache.tasks for other in others]
        found = [errand for errand in errands if _in_time(cache, errand)]
        found.sort(key=lambda errand: (-self.stays_if(errand), errand.points, errand.place))
        return found

    def prevented(self) -> Errand | None:
        """What would leave this seat behind, and no longer can once the planned moves are made."""
        return _first_missing(self.dangers(self.cache), self.dangers(self.after))

    def prevented_at_once(self) -> Errand | None:
        """The same by the first of the moves alone."""
        return Situation(self.s, self.seat, self.line[:1], self.goal, self.voice).prevented()

    def hindered(self) -> Errand | None:
        """As the Scapegoat: any task that others could complete in this round, and no longer can."""
        if self.seat != self.s.scapegoat:
            return None
        return self.prevented() or _first_missing(self._in_reach(self.cache), self._in_reach(self.after))

    def made_possible(self) -> Errand | None:
        """What another seat can complete in this round only after the planned moves."""
        return _first_missing(self.chances(self.after), self.chances(self.cache))


def _first_missing(errands: list[Errand], others: list[Errand]) -> Errand | None:
    """The first that is not among the others."""
    known = {(errand.seat, errand.place) for errand in others}
    return next((errand for errand in errands if (errand.seat, errand.place) not in known), None)


def _in_time(cache: PositionCache, errand: Errand) -> bool:
    """Whether the seat and those who must come have the points for it, one turn each."""
    if errand.points > cache.points(errand.seat):
        return False
    row = cache.tables.distance[errand.place]
    return all(row[cache.s.at[other]] <= cache.points(other) for other in errand.companions)


def _played(s: State, seat: int, line: tuple[int, ...]) -> State:
    """The state after the planned moves, up to the end of the turn or the first that is not possible any more."""
    after = s.copy()
    for move in line:
        if move == moves.END_TURN or seat not in deciding(after):
            break
        if move & 31 != moves.TRADE and move not in legal(after, seat):
            break
        apply(after, seat, move)
        if after.pending == TRADE_ANSWER:
            # What the plan counts on.
            apply(after, deciding(after)[0], moves.ACCEPT)
    return after
