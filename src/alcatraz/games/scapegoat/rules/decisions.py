"""The decisions, one row each: who decides, the legal moves, and how other seats and other moves are refused.

What each kind of move may do, costs and changes is in move_kinds.py. S-4 votes, S-5 turns, S-6.3 what a victim hands
over, S-7.1 answers to a trade, S-9.4 consent, S-10.5 a tie, S-12 choices that follow a function, S-13.11 a patrol.
"""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import (
    ACTIONS,
    BREAK_TIE,
    CHOOSE_CARD,
    CONSENT,
    HAND_OVER,
    KEEP,
    LEAVE_BEHIND,
    MOVE_GUARD,
    NAMES,
    NEGOTIATION,
    NOTHING,
    OVER,
    PATROL_REST,
    PENDING,
    PHASES,
    TRADE_ANSWER,
    VOTING,
    State,
)
from alcatraz.games.scapegoat.rules import actions, election, ending, free_actions, pending, plan, turn
from alcatraz.games.scapegoat.rules.blackmail import places
from alcatraz.games.scapegoat.rules.move_kinds import KINDS, Wording
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

Deciding = Callable[[State], list[int]]
ListMoves = Callable[[State, int], list[int]]

# -- who decides, where no chapter says more -------------------------------------------------------


def _turn_player(s: State) -> list[int]:
    """S-5.1."""
    return [s.turn]


def _scapegoat(s: State) -> list[int]:
    """S-4.3, S-4.5, S-10.5."""
    return [s.scapegoat]


def _nobody(s: State) -> list[int]:
    """S-10.6, S-3.4: after the end."""
    return []


def _list_nothing(s: State, seat: int) -> list[int]:
    """S-10.6, S-3.4: after the end."""
    return []


def _list_answers(s: State, seat: int) -> list[int]:
    """S-7.1, or S-9.4 by its alternative."""
    return [moves.ACCEPT, moves.DECLINE]


# -- the table -------------------------------------------------------------------------------------

_NOT_YOUR_TURN: Final = ("S-5.1", "refusal-not-your-turn")
_OTHER_PHASE: Final = ("S-3.1", "refusal-other-phase")


class Decision:
    """One decision.

    name: its name in the public JSON; move_kinds.py names the kinds of moves that answer it.
    not_yours: the rule and the message that refuse the move of a seat that does not decide.
    first: the rule and the message that refuse other moves until this decision is made.
    """

    __slots__ = ("deciding", "first", "list_moves", "name", "not_yours")

    def __init__(
        self,
        name: str,
        deciding: Deciding,
        list_moves: ListMoves,
        not_yours: Wording = _NOT_YOUR_TURN,
        *,
        first: Wording = _OTHER_PHASE,
    ) -> None:
        self.name = name
        self.deciding = deciding
        self.list_moves = list_moves
        self.not_yours = not_yours
        self.first = first


_IN_ACTIONS: Final[dict[int, Decision]] = {
    NOTHING: Decision("turn", _turn_player, turn.list_turn),
    TRADE_ANSWER: Decision(
        "trade_answer",
        free_actions.asked,
        _list_answers,
        ("S-7.1", "refusal-trade-waits"),
        first=("S-7.1", "refusal-answer-first"),
    ),
    MOVE_GUARD: Decision(
        "move_guard", _turn_player, pending.list_guard_moves, first=("S-12.2", "refusal-guards-first")
    ),
    KEEP: Decision("keep", _turn_player, pending.list_keeps, first=("S-12.12", "refusal-keep-first")),
    CHOOSE_CARD: Decision("choose_card", _turn_player, pending.list_choices, first=("S-12.14", "refusal-choose-first")),
    LEAVE_BEHIND: Decision(
        "leave_behind",
        _scapegoat,
        ending.list_left_behind,
        ("S-10.5", "refusal-scapegoat-decides"),
        first=("S-10.5", "refusal-leave-first"),
    ),
    NAMES: Decision(
        "leave_behind",
        ending.yet_to_name,
        ending.list_left_behind,
        ("S-10.5", "refusal-untied-decide"),
        first=("S-10.5", "refusal-leave-first"),
    ),
    HAND_OVER: Decision(
        "hand_over",
        actions.robbed,
        actions.list_handed_over,
        ("S-6.3", "refusal-theft-waits"),
        first=("S-6.3", "refusal-hand-over-first"),
    ),
    PATROL_REST: Decision("move_guard", _turn_player, places.list_rest, first=("S-13.11", "refusal-patrol-first")),
    CONSENT: Decision(
        "consent",
        plan.owners_asked,
        _list_answers,
        ("S-9.4", "refusal-consent-waits"),
        first=("S-9.4", "refusal-consent-first"),
    ),
}
_NEGOTIATION: Final = Decision(
    "negotiation", _scapegoat, election.list_calls, ("S-4.3", "refusal-only-scapegoat-calls")
)
_VOTE: Final = Decision("vote", election.yet_to_vote, election.list_votes, ("S-4.1", "refusal-voted-already"))
_TIE: Final = Decision("break_tie", _scapegoat, election.list_tie_choices, ("S-4.5", "refusal-tie-waits"))

# S-10.6, S-3.4: nothing is asked after the end.
_OVER: Final = Decision("over", _nobody, _list_nothing)

# By phase, then by what is pending, so that the present decision is found by looking up two lists.
_NOW: Final[dict[int, list[Decision]]] = {
    NEGOTIATION: [_NEGOTIATION] * len(PENDING),
    VOTING: [_TIE if waiting == BREAK_TIE else _VOTE for waiting in range(len(PENDING))],
    # A tie is broken before the actions begin.
    ACTIONS: [_IN_ACTIONS.get(waiting, _TIE) for waiting in range(len(PENDING))],
    OVER: [_OVER] * len(PENDING),
}
DECISIONS: Final = [_NOW[phase] for phase in range(len(PHASES))]


# -- what the game asks ----------------------------------------------------------------------------


def deciding(s: State) -> list[int]:
    """The seats that must choose now."""
    return DECISIONS[s.phase][s.pending].deciding(s)


def legal(s: State, seat: int) -> list[int]:
    """Every legal move of a deciding seat except trades, for which the game has templates."""
    return DECISIONS[s.phase][s.pending].list_moves(s, seat)


def kind_of_decision(s: State) -> str:
    return DECISIONS[s.phase][s.pending].name


def refusals(s: State, seat: int, move: int) -> list[Refusal]:
    """Every rule that forbids the move.

    If another decision or another seat's is asked (S-3.1, S-4, S-5.1, S-7.1, S-9.4, S-10.5, S-12), only that is said.
    """
    why: list[Refusal] = []
    kind = moves.kind_of(move)
    _why_not_now(s, seat, kind, why)
    if not why:
        KINDS[kind].why_not(s, seat, move, why)
    return why


def apply(s: State, seat: int, move: int) -> list[Event]:
    events: list[Event] = []
    KINDS[moves.kind_of(move)].play(s, seat, move, events)
    return events


# -- whose decision, and which ---------------------------------------------------------------------


def _why_not_now(s: State, seat: int, kind: int, why: list[Refusal]) -> None:
    """S-10.6, S-3.4: the game is over. S-4.1, S-4.3, S-5.1, S-7.1, S-9.4, S-10.5: another seat decides.

    S-3.1, S-12.2, S-12.12, S-12.14: another decision comes first.
    """
    if s.phase == OVER:
        why.append(refusal("S-10.6", "error-game-over"))
        return
    decision = DECISIONS[s.phase][s.pending]
    if seat not in decision.deciding(s):
        rule, message = decision.not_yours
        why.append(refusal(rule, message))
    elif decision.name not in KINDS[kind].answers:
        rule, message = _wrong_time(s, kind)
        why.append(refusal(rule, message))


def _wrong_time(s: State, kind: int) -> Wording:
    """The rule that says when a move of this kind can be made.

    S-4.3 for votes, S-3.1 for the other phases, in a turn the rule of what is pending (S-7.1, S-9.4, S-10.5, S-12).
    """
    if s.phase == NEGOTIATION and kind == moves.VOTE:
        return "S-4.3", "refusal-vote-not-called"
    if s.phase == VOTING and kind == moves.CALL_VOTE:
        return "S-4.3", "refusal-vote-called-already"
    if s.phase != ACTIONS or kind in (moves.VOTE, moves.CALL_VOTE):
        return _OTHER_PHASE
    return KINDS[kind].unasked if s.pending == NOTHING else _IN_ACTIONS[s.pending].first
