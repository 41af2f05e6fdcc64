"""The plans that the search of `boss` compares: a few whole turns with different goals."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.item_routes import FAR
from alcatraz.games.scapegoat.bots.knowledge.legal_by_kind import LegalByKind
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.planning.completing import spent
from alcatraz.games.scapegoat.bots.planning.decide import (
    WORTH_THINKING,
    careful_line,
    choose,
    last_resort,
    prepare_turn,
    unless_harmful,
)
from alcatraz.games.scapegoat.bots.planning.fetching import follow
from alcatraz.games.scapegoat.bots.planning.guarding import best_guard_moves
from alcatraz.games.scapegoat.bots.planning.prisoner import NO_GOAL, choose_errand
from alcatraz.games.scapegoat.bots.planning.trading import is_gift
from alcatraz.games.scapegoat.bots.search.scapegoat_search import scapegoat_lines
from alcatraz.games.scapegoat.bots.search.sure_win import sure_win
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import ACTIONS, NOTHING, TRADE_ANSWER, State
from alcatraz.games.scapegoat.rules.decisions import legal
from alcatraz.games.scapegoat.rules.pending import is_moving_guards

MOST_GUARD_MOVES: Final = 4
MOST_PLANS: Final = 8
# How many of the turns that make a loss least likely: their odds are an estimate, the playouts know better.
MOST_LINES: Final = 2


class TurnPlan:
    """Moves to begin with, and the task to work on after them."""

    __slots__ = ("goal", "moves")

    def __init__(self, first: tuple[int, ...], goal: int = NO_GOAL) -> None:
        self.moves = first
        self.goal = goal


def plans(s: State, seat: int, expired: Callable[[], bool] | None = None) -> list[TurnPlan]:
    """The plans to compare, that of `inmate` first; single moves only where no longer plan begins with them."""
    found: dict[tuple[int, ...], TurnPlan] = {}
    begun = set()
    for first, goal in _plans(s, seat, expired):
        if len(first) > 1 or first[0] not in begun:
            begun.add(first[0])
            found.setdefault(first, TurnPlan(first, goal))
    return list(found.values())[:MOST_PLANS]


Draft = tuple[tuple[int, ...], int]


def _plans(s: State, seat: int, expired: Callable[[], bool] | None) -> list[Draft]:
    if s.phase == ACTIONS and s.pending == TRADE_ANSWER and is_gift(s.pending_value):
        # The search of other prisoners counts on gifts being accepted.
        return _for_any_goal([moves.ACCEPT])
    if s.phase != ACTIONS or not (s.pending == NOTHING or is_moving_guards(s)):
        return _for_any_goal([choose(s, seat), *legal(s, seat)])
    win = sure_win(s, seat)
    if win:
        return [(win, NO_GOAL)]
    cache = PositionCache(s)
    if seat == s.scapegoat:
        lines = scapegoat_lines(s, seat, WORTH_THINKING, MOST_LINES, expired)
        draw = last_resort(s, seat, lines[0] if lines else ())
        last = [] if draw is None else _for_any_goal([draw])
        return last + [((*line, moves.END_TURN), NO_GOAL) for line in lines] + _for_any_goal(_as_scapegoat(cache, seat))
    line = careful_line(s, seat, expired)
    careful: list[Draft] = [((*line, moves.END_TURN), NO_GOAL)] if line else []
    if is_moving_guards(s):
        return careful + _for_any_goal(best_guard_moves(cache, seat, MOST_GUARD_MOVES))
    return careful + _as_prisoner(cache, seat)


def _for_any_goal(first: list[int]) -> list[Draft]:
    return [((move,), NO_GOAL) for move in first]


def _as_scapegoat(cache: PositionCache, seat: int) -> list[int]:
    s = cache.s
    if is_moving_guards(s):
        return [choose(s, seat), *best_guard_moves(cache, seat, MOST_GUARD_MOVES)]
    listed = LegalByKind(s, seat)
    without_hindering = prepare_turn(s, seat)
    steps = [follow(cache, listed, errand) for errand in cache.errands(seat)]
    return [
        unless_harmful(s, seat, without_hindering),
        choose(s, seat),
        *(step for step in steps if step is not None),
        moves.END_TURN,
    ]


def _as_prisoner(cache: PositionCache, seat: int) -> list[Draft]:
    s = cache.s
    listed = LegalByKind(s, seat)
    goal = choose_errand(cache, seat)
    found: list[Draft] = [((choose(s, seat),), goal)]
    completions = listed.of(moves.COMPLETE)
    if completions:
        found.append(((min(completions, key=lambda move: spent(s, seat, move)),), goal))
    for errand in cache.errands(seat):
        if errand.points < FAR:
            move = follow(cache, listed, errand)
            if move is not None:
                found.append(((move,), errand.place))
    found.append(((moves.END_TURN,), NO_GOAL))
    found += [((move,), goal) for move in (*listed.of(moves.USE)[:2], *listed.of(moves.STEAL)[:2])]
    return found
