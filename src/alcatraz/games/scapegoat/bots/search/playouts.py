"""Playouts: one errand is chosen per turn instead of per move; turns are searched where the round may be the last."""

from collections.abc import Callable

from alcatraz.games.scapegoat.bots.knowledge.legal_by_kind import LegalByKind
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.planning.completing import complete
from alcatraz.games.scapegoat.bots.planning.decide import careful_moves, choose
from alcatraz.games.scapegoat.bots.planning.election import choose_vote, needs
from alcatraz.games.scapegoat.bots.planning.fetching import follow, idle, in_passing
from alcatraz.games.scapegoat.bots.planning.prisoner import NO_GOAL, choose_errand
from alcatraz.games.scapegoat.bots.planning.spare_time import spend_time
from alcatraz.games.scapegoat.bots.search.escape_odds import EscapeOdds
from alcatraz.games.scapegoat.bots.search.sure_win import sure_win
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import (
    ACTIONS,
    NEGOTIATION,
    NO_TASK,
    NO_VOTE,
    NOTHING,
    OVER,
    VOTING,
    State,
)
from alcatraz.games.scapegoat.rules.decisions import apply, deciding
from alcatraz.games.scapegoat.rules.pending import is_moving_guards


def play_on(s: State, last_round: int, expired: Callable[[], bool] | None = None, *, again: bool = False) -> None:
    """Until the Scapegoat of the round after the last one is elected, the game or the time is over.

    `again`: the others are people who elect the same Scapegoat again, whoever is needed.
    """
    while s.phase != OVER and not (expired is not None and expired()):
        if s.phase == NEGOTIATION:
            apply(s, s.scapegoat, moves.CALL_VOTE)
        elif s.phase == VOTING:
            vote_all(s, again=again)
            if s.round > last_round:
                return
        elif s.pending != NOTHING:
            answer(s)
        else:
            play_turn(s, NO_GOAL, expired)


def answer(s: State) -> None:
    """The first deciding seat moves by heuristics alone."""
    seat = deciding(s)[0]
    apply(s, seat, choose(s, seat))


def vote_all(s: State, *, again: bool = False) -> None:
    """All seats that have not voted yet; votes are hidden, so one count of needs serves them all."""
    needed = needs(s)
    last = s.scapegoat
    for seat in range(s.players):
        if s.phase == VOTING and s.pending == NOTHING and s.votes[seat] == NO_VOTE:
            choice = last if again and seat != last else choose_vote(s, seat, needed)
            apply(s, seat, moves.vote(choice))
    if s.phase == VOTING:
        # S-4.5, by its alternative: the last Scapegoat breaks the tie.
        answer(s)


def play_turn(s: State, goal: int, expired: Callable[[], bool] | None = None) -> None:
    """The rest of a turn. `goal`: the place of the task that the seat works on, if that is settled already."""
    seat = s.turn
    if seat == s.scapegoat or (goal == NO_GOAL and EscapeOdds(s, seat).any()):
        _play_carefully(s, seat, expired)
        return
    for move in sure_win(s, seat):
        apply(s, seat, move)
    if s.phase != ACTIONS or s.turn != seat:
        return
    if goal == NO_GOAL:
        goal = choose_errand(PositionCache(s), seat)
    while s.phase == ACTIONS and s.turn == seat:
        if s.pending != NOTHING:
            answer(s)
        else:
            apply(s, seat, _step(s, seat, goal))


def _play_carefully(s: State, seat: int, expired: Callable[[], bool] | None) -> None:
    """As `inmate` plays: playouts without the turn searches misjudge how often a round ends the game."""
    while s.phase == ACTIONS and s.turn == seat:
        for move in careful_moves(s, seat, expired):
            apply(s, seat, move)
            while s.phase == ACTIONS and s.pending != NOTHING and not is_moving_guards(s):
                answer(s)
            if s.phase != ACTIONS or s.turn != seat:
                return


def _step(s: State, seat: int, goal: int) -> int:
    """The next move for a settled goal."""
    cache = PositionCache(s)
    listed = LegalByKind(s, seat)
    move = complete(cache, listed)
    if move is None:
        move = in_passing(cache, listed)
    if move is None and goal != NO_GOAL and s.task_at[goal] != NO_TASK:
        move = follow(cache, listed, cache.errand(seat, goal))
    if move is None:
        move = idle(cache, listed)
    if move is None:
        move = spend_time(cache, listed, goal)
    return moves.END_TURN if move is None else move
