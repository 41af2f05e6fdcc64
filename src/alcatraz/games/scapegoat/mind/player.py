"""The answer to any decision, from a whole state: at a glance, for playouts, or with one careful look."""

from typing import Final

from alcatraz.games.scapegoat import moves
from alcatraz.games.scapegoat.components import bits
from alcatraz.games.scapegoat.decisions import legal
from alcatraz.games.scapegoat.mind import prisoner, scapegoat
from alcatraz.games.scapegoat.mind.cards import best_card
from alcatraz.games.scapegoat.mind.completing import is_worth_it
from alcatraz.games.scapegoat.mind.election import choose_vote, needs
from alcatraz.games.scapegoat.mind.guarding import move_guard
from alcatraz.games.scapegoat.mind.listed import Listed
from alcatraz.games.scapegoat.mind.look import Look
from alcatraz.games.scapegoat.mind.smothering import smother
from alcatraz.games.scapegoat.mind.trading import answer
from alcatraz.games.scapegoat.rules.ending import worth
from alcatraz.games.scapegoat.state import (
    ACTIONS,
    CHOOSE_CARD,
    CONSENT,
    KEEP,
    LEAVE_BEHIND,
    MOVE_GUARD,
    NEGOTIATION,
    NOTHING,
    VOTING,
    State,
)

# The Scapegoat thinks a turn ahead if the round is at least so likely to leave them behind.
WORTH_THINKING: Final = 0.2


def choose_carefully(s: State, seat: int) -> int:
    """What a sound player plays here."""
    if seat == s.scapegoat and s.phase == ACTIONS and s.pending in (NOTHING, MOVE_GUARD):
        line = smother(s, seat, WORTH_THINKING)
        if line:
            return line[0]
    return choose(s, seat)


def choose(s: State, seat: int) -> int:
    """The same at a glance."""
    if s.phase == NEGOTIATION:
        return moves.CALL_VOTE
    if s.phase == VOTING:
        return moves.vote(choose_vote(s, seat, needs(s)))
    look = Look(s)
    if s.pending == NOTHING:
        listed = Listed(s, seat)
        return scapegoat.take_turn(look, listed) if seat == s.scapegoat else prisoner.take_turn(look, listed)
    if s.pending == MOVE_GUARD:
        return move_guard(look, seat)
    if s.pending == KEEP:
        return moves.keep(best_card(bits(s.pending_value)))
    if s.pending == CHOOSE_CARD:
        return moves.choose(best_card(bits(s.hand[s.pending_value])))
    if s.pending == LEAVE_BEHIND:
        # All tied are equal on paper: the one with the worse cards.
        return min(legal(s, seat), key=lambda move: (worth(s, moves.a_of(move)), move))
    if s.pending == CONSENT:
        return consent(s, seat)
    return answer(look, seat)


def consent(s: State, seat: int) -> int:
    """S-9.4, by its alternative: tokens are given for a task that does not leave their owner behind."""
    if seat == s.scapegoat:
        return moves.DECLINE
    return moves.ACCEPT if is_worth_it(s, s.turn, s.at[s.turn]) else moves.DECLINE
