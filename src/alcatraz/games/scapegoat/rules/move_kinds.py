"""The kinds of moves, one row each: the decisions that it answers, its effect, its refusals and its price.

The lists of legal moves belong to the decisions (decisions.py); those of a turn are put together in turn.py.
S-4 votes, S-5 turns, S-6 actions, S-7 free actions, S-9 tasks, S-10.5 a tie, S-12 functions, S-13 blackmail.
"""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import CONSENT, State
from alcatraz.games.scapegoat.rules import actions, election, ending, free_actions, guards, pending, plan, rounds
from alcatraz.games.scapegoat.rules.blackmail import cards
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal

WhyNot = Callable[[State, int, int, list[Refusal]], None]
Play = Callable[[State, int, int, list[Event]], None]
Price = Callable[[State, int], int]
Wording = tuple[str, str]


def _nothing_more(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """Legal whenever its decision is asked."""


def _free(s: State, seat: int) -> int:
    return 0


def _plain_price(s: State, seat: int) -> int:
    """S-6.1, S-13: the same whatever the guards."""
    return guards.PLAIN_PRICE


class MoveKind:
    """What the rules know about one kind of move.

    answers: the names of the decisions that it answers (see decisions.py).
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


# -- the table -------------------------------------------------------------------------------------

_TURN: Final = ("turn",)
_ANSWER: Final = ("trade_answer", "consent")
_GUARDS: Final = ("move_guard",)
_NO_OFFER: Final = ("S-7.1", "refusal-no-offer")
_NO_RADIO: Final = ("S-12.2", "refusal-no-radio")
_NOT_DRAWN: Final = ("S-12.12", "refusal-nothing-drawn")
_NO_TIE: Final = ("S-10.5", "refusal-no-tie")
_NOT_SHOWN: Final = ("S-12.14", "refusal-no-hand-shown")

_BLACKMAIL: Final = MoveKind(_TURN, cards.play_blackmail, cards.why_not_blackmail, price=_plain_price)

_ROWS: Final[dict[int, MoveKind]] = {
    moves.CALL_VOTE: MoveKind(("negotiation",), election.call_vote),
    moves.VOTE: MoveKind(("vote",), election.vote),
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
    moves.MOVE_GUARD: MoveKind(_GUARDS, pending.move_guard, pending.why_not_move_guard, unasked=_NO_RADIO),
    moves.DONE: MoveKind(_GUARDS, pending.done, pending.why_not_done, unasked=_NO_RADIO),
    moves.KEEP: MoveKind(("keep",), pending.keep, pending.why_not_keep, unasked=_NOT_DRAWN),
    moves.CHOOSE: MoveKind(("choose_card",), pending.choose, pending.why_not_choose, unasked=_NOT_SHOWN),
    moves.LEAVE_BEHIND: MoveKind(("leave_behind",), ending.leave_behind, ending.why_not_leave_behind, unasked=_NO_TIE),
    **dict.fromkeys(range(moves.BLACKMAIL, moves.CHOOSE), _BLACKMAIL),
}
# By number, so that playing a move looks up a list.
KINDS: Final = [_ROWS[kind] for kind in range(len(_ROWS))]


def price(s: State, seat: int, move: int) -> int:
    """What a legal move costs in action points."""
    return KINDS[moves.kind_of(move)].price(s, seat)
