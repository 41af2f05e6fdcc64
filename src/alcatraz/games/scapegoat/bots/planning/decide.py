"""The move for any decision, from a whole state: by heuristics alone (`choose`) or with the two turn searches."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.board_tables import board_tables_of
from alcatraz.games.scapegoat.bots.knowledge.item_routes import FAR
from alcatraz.games.scapegoat.bots.knowledge.legal_by_kind import LegalByKind
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.knowledge.theft import least_missed
from alcatraz.games.scapegoat.bots.planning import prisoner, scapegoat
from alcatraz.games.scapegoat.bots.planning.cards import best_card
from alcatraz.games.scapegoat.bots.planning.completing import is_worth_it
from alcatraz.games.scapegoat.bots.planning.election import break_tie, choose_vote, needs
from alcatraz.games.scapegoat.bots.planning.fetching import idle
from alcatraz.games.scapegoat.bots.planning.guarding import move_guard
from alcatraz.games.scapegoat.bots.planning.hindering import draw_blackmail
from alcatraz.games.scapegoat.bots.planning.trading import answer
from alcatraz.games.scapegoat.bots.search.escape_odds import EscapeOdds, escape_odds
from alcatraz.games.scapegoat.bots.search.loss_odds import LossOdds, loss_odds
from alcatraz.games.scapegoat.bots.search.prisoner_search import search_prisoner_turn
from alcatraz.games.scapegoat.bots.search.scapegoat_search import loss_odds_after, search_scapegoat_turn
from alcatraz.games.scapegoat.bots.search.sure_win import sure_win
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
        return line or (unless_unhelpful(s, seat, choose(s, seat)),)
    draw = last_resort(s, seat, line)
    if draw is not None:
        return (draw,)
    if line:
        return line
    return (unless_harmful(s, seat, choose(s, seat) if s.pending != NOTHING else prepare_turn(s, seat)),)


def prepare_turn(s: State, seat: int) -> int:
    """The Scapegoat's move where no line stops anything: a theft that is taken back at once only costs points."""
    return scapegoat.take_turn(PositionCache(s), LegalByKind(s, seat), FAR)


def careful_line(s: State, seat: int, expired: Callable[[], bool] | None = None) -> tuple[int, ...]:
    """Where the round may be the last: the moves that win, prevent or further its end; empty if no moves do."""
    if seat != s.scapegoat:
        return sure_win(s, seat) or search_prisoner_turn(s, seat, expired)
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


def unless_unhelpful(s: State, seat: int, move: int) -> int:
    """A prisoner's step, or something to do here if the step takes away what lets later seats end the game."""
    if s.pending != NOTHING or move & 31 != moves.MOVE:
        return move
    odds = EscapeOdds(s, seat)
    if not odds.any():
        return move
    after = s.copy()
    apply(after, seat, move)
    tables = board_tables_of(s)
    if escape_odds(after, tables, odds) > escape_odds(s, tables, odds) - HARM:
        return move
    stay = idle(PositionCache(s), LegalByKind(s, seat))
    return moves.END_TURN if stay is None else stay


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
