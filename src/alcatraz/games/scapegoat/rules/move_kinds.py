"""The kinds of moves, one row each: the decisions that it answers, its effect, its refusals and its price.

The lists of legal moves belong to the decisions (decisions.py); those of a turn are put together in turn.py.
S-4 votes, S-5 turns, S-6 actions, S-7 free actions, S-9 tasks, S-10.5 a tie, S-12 functions, S-13 blackmail.
"""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import CONSENT, PATROL_REST, State
from alcatraz.games.scapegoat.rules import actions, election, ending, free_actions, guards, pending, plan, rounds
from alcatraz.games.scapegoat.rules.blackmail import cards, places
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

WhyNot = Callable[[State, int, int, list[Refusal]], None]
Play = Callable[[State, int, int, list[Event]], None]
Price = Callable[[State, int], int]
Wording = tuple[str, str]


def _nothing_more(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """Legal whenever its decision is asked."""


def _free(s: State, seat: int) -> int:
    """S-5.2: free actions (S-7), votes (S-4), answers and the end of the turn (S-5.3) cost no action points."""
    return 0


def _plain_price(s: State, seat: int) -> int:
    """S-5.2: a walk (S-6.1) and a blackmail card (S-13) cost the same whatever the guards (S-8.2)."""
    return guards.PLAIN_PRICE


class MoveKind:
    """What the rules know about one kind of move.

    answers: the names of the decisions that it answers (see decisions.py).
    price: its action points (S-5.2).
    unasked: the rule and the message that refuse it in a turn in which that decision is not asked.
    """

    __slots__ = ("answers", "play", "price", "unasked", "why_not")

    def __init__(
        self,
        answers: tuple[str, ...],
        play: Play,
        why_not: WhyNot = _nothing_more,
        *,
        price: Price = _free,
        unasked: Wording = ("S-3.1", "refusal-other-phase"),
    ) -> None:
        self.answers = answers
        self.play = play
        self.why_not = why_not
        self.price = price
        self.unasked = unasked


# -- answers to another player ---------------------------------------------------------------------


def _accept(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-7.1, or S-9.4 by its alternative."""
    if s.pending == CONSENT:
        plan.agree(s, seat, events)
    else:
        free_actions.accept(s, seat, events)


def _decline(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-7.1, or S-9.4 by its alternative."""
    if s.pending == CONSENT:
        plan.disagree(s, seat, events)
    else:
        free_actions.decline(s, seat, events)


# -- guards moved one by one -----------------------------------------------------------------------


def _why_not_move_guard(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-12.2, or S-13.11 by its alternative."""
    if s.pending == PATROL_REST:
        places.why_not_rest(s, seat, move, why)
    else:
        pending.why_not_move_guard(s, seat, move, why)


def _move_guard(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-12.2, or S-13.11 by its alternative."""
    if s.pending == PATROL_REST:
        places.send_rest(s, seat, move, events)
    else:
        pending.move_guard(s, seat, move, events)


def _why_not_done(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-12.16; S-13.11, by its alternative: a patrol does not stop early."""
    if s.pending == PATROL_REST:
        why.append(refusal("S-13.11", "refusal-move-all-guards"))
    else:
        pending.why_not_done(s, seat, move, why)


# -- the table -------------------------------------------------------------------------------------

_TURN: Final = ("turn",)
_ANSWER: Final = ("trade_answer", "consent")
_GUARDS: Final = ("move_guard",)
_NO_OFFER: Final = ("S-7.1", "refusal-no-offer")
_NO_RADIO: Final = ("S-12.2", "refusal-no-radio")
_NOT_DRAWN: Final = ("S-12.12", "refusal-nothing-drawn")
_NO_TIE: Final = ("S-10.5", "refusal-no-tie")
_NOT_ROBBED: Final = ("S-6.3", "refusal-not-robbed")
_NOT_SHOWN: Final = ("S-12.14", "refusal-no-hand-shown")

_BLACKMAIL: Final = MoveKind(_TURN, cards.play_blackmail, cards.why_not_blackmail, price=_plain_price)

_ROWS: Final[dict[int, MoveKind]] = {
    moves.CALL_VOTE: MoveKind(("negotiation",), election.call_vote),
    moves.VOTE: MoveKind(("vote", "break_tie"), election.vote, election.why_not_vote),
    moves.MOVE: MoveKind(_TURN, actions.walk, actions.why_not_walk, price=_plain_price),
    moves.USE: MoveKind(_TURN, actions.use, actions.why_not_use, price=actions.use_price),
    moves.STEAL: MoveKind(_TURN, actions.steal, actions.why_not_steal, price=guards.price_here),
    moves.RIOT: MoveKind(_TURN, actions.riot, actions.why_not_riot, price=guards.price_here),
    moves.COMPLETE: MoveKind(_TURN, plan.complete, plan.why_not_complete, price=guards.price_here),
    moves.DROP: MoveKind(_TURN, actions.drop, actions.why_not_drop, price=guards.price_here),
    moves.TRADE: MoveKind(_TURN, free_actions.trade, free_actions.why_not_trade),
    moves.BRIBE: MoveKind(_TURN, free_actions.bribe, free_actions.why_not_bribe),
    moves.STAMINA: MoveKind(_TURN, free_actions.spend_stamina, free_actions.why_not_stamina),
    moves.END_TURN: MoveKind(_TURN, rounds.end_turn),
    moves.ACCEPT: MoveKind(_ANSWER, _accept, unasked=_NO_OFFER),
    moves.DECLINE: MoveKind(_ANSWER, _decline, unasked=_NO_OFFER),
    moves.MOVE_GUARD: MoveKind(_GUARDS, _move_guard, _why_not_move_guard, unasked=_NO_RADIO),
    moves.DONE: MoveKind(_GUARDS, pending.done, _why_not_done, unasked=_NO_RADIO),
    moves.KEEP: MoveKind(("keep",), pending.keep, pending.why_not_keep, unasked=_NOT_DRAWN),
    moves.CHOOSE: MoveKind(("choose_card",), pending.choose, pending.why_not_choose, unasked=_NOT_SHOWN),
    moves.HAND_OVER: MoveKind(("hand_over",), actions.hand_over, actions.why_not_hand_over, unasked=_NOT_ROBBED),
    moves.LEAVE_BEHIND: MoveKind(("leave_behind",), ending.leave_behind, ending.why_not_leave_behind, unasked=_NO_TIE),
    **dict.fromkeys(range(moves.BLACKMAIL, moves.CHOOSE), _BLACKMAIL),
}
# By number, so that playing a move looks up a list.
KINDS: Final = [_ROWS[kind] for kind in range(len(_ROWS))]


def price(s: State, seat: int, move: int) -> int:
    """S-6, S-8.2, S-7: what a legal move costs in action points."""
    return KINDS[moves.kind_of(move)].price(s, seat)
