"""The answer to any decision, from a whole state: at a glance, for playouts, or with one careful look."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.board_tables import board_tables_of
from alcatraz.games.scapegoat.bots.knowledge.legal_by_kind import LegalByKind
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.planning import prisoner, scapegoat
from alcatraz.games.scapegoat.bots.planning.cards import best_card
from alcatraz.games.scapegoat.bots.planning.completing import is_worth_it
from alcatraz.games.scapegoat.bots.planning.election import choose_vote, needs
from alcatraz.games.scapegoat.bots.planning.guarding import move_guard
from alcatraz.games.scapegoat.bots.planning.hindering import draw_blackmail
from alcatraz.games.scapegoat.bots.planning.trading import answer
from alcatraz.games.scapegoat.bots.search.loss_odds import LossOdds, loss_odds
from alcatraz.games.scapegoat.bots.search.prisoner_search import search_prisoner_turn
from alcatraz.games.scapegoat.bots.search.scapegoat_search import left_to_fear, search_scapegoat_turn
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import bits
from alcatraz.games.scapegoat.model.state import (
    ACTIONS,
    CHOOSE_CARD,
    CONSENT,
    KEEP,
    LEAVE_BEHIND,
    MOVE_GUARD,
    NEGOTIATION,
    NOTHING,
    TRADE_ANSWER,
    VOTING,
    State,
)
from alcatraz.games.scapegoat.rules.decisions import apply, deciding, legal
from alcatraz.games.scapegoat.rules.ending import worth

# The Scapegoat thinks a turn ahead if the round is at least so likely to leave them behind.
WORTH_THINKING: Final = 0.05
# When the best turn leaves so much to fear, an unknown card is better.
DESPERATE: Final = 0.6
# So much more to be feared is too much for a step or a trade.
HARM: Final = 0.1


def choose_carefully(s: State, seat: int) -> int:
    """What a sound player plays here."""
    if s.phase != ACTIONS or s.pending not in (NOTHING, MOVE_GUARD):
        return choose(s, seat)
    return careful_moves(s, seat)[0]


def careful_moves(s: State, seat: int, expired: Callable[[], bool] | None = None) -> tuple[int, ...]:
    """In a turn: the next moves of a sound player, one or a line of them."""
    line = careful_line(s, seat, expired)
    if seat != s.scapegoat:
        return line or (choose(s, seat),)
    draw = desperate_draw(s, seat, line)
    if draw is not None:
        return (draw,)
    return line or (harmless(s, seat, choose(s, seat)),)


def careful_line(s: State, seat: int, expired: Callable[[], bool] | None = None) -> tuple[int, ...]:
    """Where the round may be the last: the moves that hinder it, or help it on; none if nothing would."""
    if seat != s.scapegoat:
        return search_prisoner_turn(s, seat, expired)
    return search_scapegoat_turn(s, seat, WORTH_THINKING, expired)


def desperate_draw(s: State, seat: int, line: tuple[int, ...]) -> int | None:
    """A step towards an unknown card, if the best line leaves too much to fear."""
    if s.pending != NOTHING or left_to_fear(s, seat, line) < DESPERATE:
        return None
    return draw_blackmail(PositionCache(s), LegalByKind(s, seat))


def harmless(s: State, seat: int, move: int) -> int:
    """The Scapegoat's move, unless it gives away what the others lack."""
    if s.pending != NOTHING or move & 31 not in (moves.TRADE, moves.MOVE):
        return move
    after = s.copy()
    apply(after, seat, move)
    if after.pending == TRADE_ANSWER:
        apply(after, deciding(after)[0], moves.ACCEPT)
    tables, dangers = board_tables_of(s), LossOdds(s)
    worse = loss_odds(after, tables, dangers) > loss_odds(s, tables, dangers) + HARM
    return moves.END_TURN if worse else move


def choose(s: State, seat: int) -> int:
    """The same at a glance."""
    if s.phase == NEGOTIATION:
        return moves.CALL_VOTE
    if s.phase == VOTING:
        return moves.vote(choose_vote(s, seat, needs(s)))
    cache = PositionCache(s)
    if s.pending == NOTHING:
        listed = LegalByKind(s, seat)
        return scapegoat.take_turn(cache, listed) if seat == s.scapegoat else prisoner.take_turn(cache, listed)
    if s.pending == MOVE_GUARD:
        return move_guard(cache, seat)
    if s.pending == KEEP:
        return moves.keep(best_card(bits(s.pending_value)))
    if s.pending == CHOOSE_CARD:
        return moves.choose(best_card(bits(s.hand[s.pending_value])))
    if s.pending == LEAVE_BEHIND:
        # All tied are equal on paper: the one with the worse cards.
        return min(legal(s, seat), key=lambda move: (worth(s, moves.a_of(move)), move))
    if s.pending == CONSENT:
        return consent(s, seat)
    return answer(cache, seat)


def consent(s: State, seat: int) -> int:
    """S-9.4, by its alternative: tokens are given for a task that does not leave their owner behind."""
    if seat == s.scapegoat:
        return moves.DECLINE
    return moves.ACCEPT if is_worth_it(s, s.turn, s.at[s.turn]) else moves.DECLINE
