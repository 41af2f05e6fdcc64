"""The move for any decision, from a whole state: by heuristics alone (`choose`) or with the two turn searches."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.first.knowledge.board_tables import board_tables_of
from alcatraz.games.scapegoat.bots.first.knowledge.legal_by_kind import LegalByKind
from alcatraz.games.scapegoat.bots.first.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.first.knowledge.theft import least_missed
from alcatraz.games.scapegoat.bots.first.planning import prisoner, scapegoat
from alcatraz.games.scapegoat.bots.first.planning.cards import best_card
from alcatraz.games.scapegoat.bots.first.planning.completing import is_worth_it
from alcatraz.games.scapegoat.bots.first.planning.election import break_tie, choose_vote, needs
from alcatraz.games.scapegoat.bots.first.planning.guarding import move_guard
from alcatraz.games.scapegoat.bots.first.planning.hindering import draw_blackmail
from alcatraz.games.scapegoat.bots.first.planning.trading import answer
from alcatraz.games.scapegoat.bots.first.search.loss_odds import LossOdds, loss_odds
from alcatraz.games.scapegoat.bots.first.search.prisoner_search import search_prisoner_turn
from alcatraz.games.scapegoat.bots.first.search.scapegoat_search import loss_odds_after, search_scapegoat_turn
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import bits
from alcatraz.games.scapegoat.model.state import (
    ACTIONS,
    BREAK_TIE,
    CHOOSE_CARD,
    CONSENT,
    HAND_OVER,
    KEEP,
    LEAVE_BEHIND,
    NAMES,
    NEGOTIATION,
    NOTHING,
    TRADE_ANSWER,
    VOTING,
    State,
)
from alcatraz.games.scapegoat.rules.decisions import apply, deciding, legal
from alcatraz.games.scapegoat.rules.ending import worth
from alcatraz.games.scapegoat.rules.pending import is_moving_guards

# The Scapegoat searches its turn if the round leaves it behind with at least this probability.
WORTH_THINKING: Final = 0.05
# If the best turn still leaves this probability of being left behind, an unknown card is better.
LAST_RESORT: Final = 0.6
# The increase of that probability that is too much for a step or a trade.
HARM: Final = 0.1


def choose_carefully(s: State, seat: int) -> int:
    """The move of `inmate`."""
    if s.phase != ACTIONS or not (s.pending == NOTHING or is_moving_guards(s)):
        return choose(s, seat)
    return careful_moves(s, seat)[0]


def careful_moves(s: State, seat: int, expired: Callable[[], bool] | None = None) -> tuple[int, ...]:
    """The next moves of `inmate` in a turn: one, or a whole line."""
    line = careful_line(s, seat, expired)
    if seat != s.scapegoat:
        return line or (choose(s, seat),)
    draw = last_resort(s, seat, line)
    if draw is not None:
        return (draw,)
    return line or (unless_harmful(s, seat, choose(s, seat)),)


def careful_line(s: State, seat: int, expired: Callable[[], bool] | None = None) -> tuple[int, ...]:
    """Where the round may be the last: the moves that prevent or further its end; empty if no moves do."""
    if seat != s.scapegoat:
        return search_prisoner_turn(s, seat, expired)
    return search_scapegoat_turn(s, seat, WORTH_THINKING, expired)


def last_resort(s: State, seat: int, line: tuple[int, ...]) -> int | None:
    """A step towards an unknown card, if being left behind stays likely after the best line."""
    if s.pending != NOTHING or loss_odds_after(s, seat, line) < LAST_RESORT:
        return None
    return draw_blackmail(PositionCache(s), LegalByKind(s, seat))


def unless_harmful(s: State, seat: int, move: int) -> int:
    """The Scapegoat's move, or the end of its turn if the move makes being left behind much more likely."""
    if s.pending != NOTHING or move & 31 not in (moves.TRADE, moves.MOVE):
        return move
    after = s.copy()
    apply(after, seat, move)
    if after.pending == TRADE_ANSWER:
        apply(after, deciding(after)[0], moves.ACCEPT)
    tables, losses = board_tables_of(s), LossOdds(s)
    worse = loss_odds(after, tables, losses) > loss_odds(s, tables, losses) + HARM
    return moves.END_TURN if worse else move


def choose(s: State, seat: int) -> int:
    """The move by heuristics alone, without search."""
    if s.phase == NEGOTIATION:
        return moves.CALL_VOTE
    if s.phase == VOTING:
        if s.pending == BREAK_TIE:
            return moves.vote(break_tie(s, bits(s.pending_value), needs(s)))
        return moves.vote(choose_vote(s, seat, needs(s)))
    cache = PositionCache(s)
    if s.pending == NOTHING:
        listed = LegalByKind(s, seat)
        return scapegoat.take_turn(cache, listed) if seat == s.scapegoat else prisoner.take_turn(cache, listed)
    if is_moving_guards(s):
        return move_guard(cache, seat)
    if s.pending == KEEP:
        return moves.keep(best_card(bits(s.pending_value)))
    if s.pending == CHOOSE_CARD:
        return moves.choose(best_card(bits(s.hand[s.pending_value])))
    if s.pending == HAND_OVER:
        return moves.hand_over(least_missed(s, s.turn, seat))
    if s.pending in (LEAVE_BEHIND, NAMES):
        # The tied seats have equal plans; the one with the worse cards stays.
        return min(legal(s, seat), key=lambda move: (worth(s, moves.a_of(move)), move))
    if s.pending == CONSENT:
        return consent(s, seat)
    return answer(cache, seat)


def consent(s: State, seat: int) -> int:
    """S-9.4, by its alternative: tokens are given for a task that does not leave their owner behind."""
    if seat == s.scapegoat:
        return moves.DECLINE
    return moves.ACCEPT if is_worth_it(s, s.turn, s.at[s.turn]) else moves.DECLINE
