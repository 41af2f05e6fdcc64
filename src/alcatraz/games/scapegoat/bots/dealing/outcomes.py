"""The table of outcomes: what each seat can expect if this or that seat is elected Scapegoat."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from alcatraz.games.scapegoat.bots.search.evaluation import evaluate
from alcatraz.games.scapegoat.bots.search.playouts import play_on
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import NEGOTIATION, NO_VOTE, NOTHING, VOTING, State
from alcatraz.games.scapegoat.rules.decisions import apply
from alcatraz.kernel.chance import key_of
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.canonical import canonical_json
from alcatraz.kernel.policy import Budget

SEATS: Final = range(3, 5)
# By level, how many worlds are imagined, and whether the round is played through in each.
WORLDS: Final = 2
PLAYED_WORLDS: Final = 3

# What changes while a negotiation and its election go on, and nothing else does.
_OF_THE_ELECTION: Final = ("decisions", "phase", "voted", "votes")

Table = tuple[tuple[float, ...], ...]


def outcomes(view: Json, budget: Budget, *, playouts: bool = False) -> Table:
    """By elected seat, the odds of each seat; of an election that is still to come.

    Without playouts it is the evaluation just after the election. Both depend on the view alone, so that all thoughts
    of a negotiation agree.
    """
    shown = canonical_json({name: value for name, value in view.items() if name not in _OF_THE_ELECTION})
    if playouts:
        return _played(shown, view, budget.expired)
    return _evaluated(_Seen(shown, view))


class _Seen:
    """A view that is compared by its text."""

    __slots__ = ("shown", "view")

    def __init__(self, shown: str, view: Json) -> None:
        self.shown = shown
        self.view = view

    def __hash__(self) -> int:
        return hash(self.shown)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Seen) and other.shown == self.shown


@lru_cache(maxsize=256)
def _evaluated(seen: _Seen) -> Table:
    return _mean([_of_world(_world(seen.view, number), None, played=False) for number in range(WORLDS)])


def _played(shown: str, view: Json, expired: Callable[[], bool] | None) -> Table:
    """Worlds played through until the time is up; at least one evaluation."""
    seen = _Seen(shown, view)
    known = _kept.get(seen.shown)
    if known is not None:
        return known
    worlds = []
    for number in range(PLAYED_WORLDS):
        if expired is not None and expired():
            break
        worlds.append(_of_world(_world(view, number), expired, played=True))
    if not worlds or (expired is not None and expired()):
        return _evaluated(seen)
    found = _mean(worlds)
    if len(_kept) > 64:
        _kept.clear()
    _kept[seen.shown] = found
    return found


_kept: dict[str, Table] = {}


def _world(view: Json, number: int) -> State:
    s = imagine(view, f"outcomes/{number}", SEATS)
    s.key = key_of(f"outcomes/{number}/chance")
    return s


def _of_world(s: State, expired: Callable[[], bool] | None, *, played: bool) -> Table:
    table = []
    for seat in range(s.players):
        after = elected(s, seat)
        if played:
            play_on(after, after.round, expired)
        table.append(tuple(evaluate(after, other) for other in range(s.players)))
    return tuple(table)


def elected(s: State, seat: int) -> State:
    """The state after everybody has voted for this seat."""
    after = s.copy()
    if after.phase == NEGOTIATION:
        apply(after, after.scapegoat, moves.CALL_VOTE)
    if after.phase == VOTING and after.pending == NOTHING:
        after.votes = [NO_VOTE] * after.players
        for voter in range(after.players):
            apply(after, voter, moves.vote(seat))
    return after


def _mean(tables: list[Table]) -> Table:
    players = range(len(tables[0]))
    return tuple(tuple(sum(table[c][i] for table in tables) / len(tables) for i in players) for c in players)
