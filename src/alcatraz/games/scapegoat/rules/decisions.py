"""Who must choose what, now: every move finds its list, its refusals and its effect from here."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import (
    ACTIONS,
    CHOOSE_CARD,
    CONSENT,
    KEEP,
    LEAVE_BEHIND,
    MOVE_GUARD,
    NEGOTIATION,
    NO_VOTE,
    NOTHING,
    OVER,
    TRADE_ANSWER,
    VOTING,
    State,
)
from alcatraz.games.scapegoat.rules import (
    actions,
    blackmail,
    election,
    ending,
    free_actions,
    pending,
    plan,
    rounds,
    turn,
)
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

Why = Callable[[State, int, int, list[Refusal]], None]
Apply = Callable[[State, int, int, list[Event]], None]

_ANSWERS: Final = [moves.ACCEPT, moves.DECLINE]
_CALL: Final = [moves.CALL_VOTE]
_BLACKMAIL: Final = range(moves.BLACKMAIL, moves.CHOOSE)


def deciding(s: State) -> list[int]:
    """The seats that must choose now."""
    if s.phase == ACTIONS:
        if s.pending == TRADE_ANSWER:
            return [moves.a_of(s.pending_value)]
        if s.pending == LEAVE_BEHIND:
            return [s.scapegoat]
        if s.pending == CONSENT:
            return plan.owners_asked(s)
        return [s.turn]
    if s.phase == VOTING:
        return [seat for seat in range(s.players) if s.votes[seat] == NO_VOTE]
    return [s.scapegoat] if s.phase == NEGOTIATION else []


def legal(s: State, seat: int) -> list[int]:
    """Every legal move of a deciding seat but the trades, which have a template each."""
    if s.phase == ACTIONS:
        if s.pending == NOTHING:
            return turn.list_turn(s, seat)
        if s.pending == MOVE_GUARD:
            return pending.list_guard_moves(s)
        if s.pending == KEEP:
            return pending.list_keeps(s)
        if s.pending == CHOOSE_CARD:
            return pending.list_choices(s)
        return ending.list_left_behind(s) if s.pending == LEAVE_BEHIND else _ANSWERS.copy()
    if s.phase == VOTING:
        return moves.VOTES[s.players].copy()
    return _CALL.copy() if s.phase == NEGOTIATION else []


def kind_of_decision(s: State) -> str:
    if s.phase == NEGOTIATION:
        return "negotiation"
    if s.phase == VOTING:
        return "vote"
    return _KINDS[s.pending]


_KINDS: Final = {
    NOTHING: "turn",
    TRADE_ANSWER: "trade_answer",
    MOVE_GUARD: "move_guard",
    KEEP: "keep",
    LEAVE_BEHIND: "leave_behind",
    CONSENT: "consent",
    CHOOSE_CARD: "choose_card",
}


def refusals(s: State, seat: int, move: int) -> list[Refusal]:
    """Every rule that forbids the move, first of all whose decision it is and which (S-3.1, S-4, S-5.1)."""
    why: list[Refusal] = []
    kind = moves.kind_of(move)
    _why_not_now(s, seat, kind, why)
    if not why and kind in _WHY_NOT:
        _WHY_NOT[kind](s, seat, move, why)
    return why


def apply(s: State, seat: int, move: int) -> list[Event]:
    events: list[Event] = []
    _APPLY[moves.kind_of(move)](s, seat, move, events)
    return events


# -- whose decision, and which ---------------------------------------------------------------------


def _why_not_now(s: State, seat: int, kind: int, why: list[Refusal]) -> None:
    if s.phase == OVER:
        why.append(refusal("S-10.6", "error-game-over"))
        return
    asked = _asked_for(s)
    if seat not in deciding(s):
        rule, message = _NOT_YOURS[kind_of_decision(s)]
        why.append(refusal(rule, message))
    elif kind not in asked:
        rule, message = _wrong_time(s, kind)
        why.append(refusal(rule, message))


def _asked_for(s: State) -> tuple[int, ...]:
    """The kinds of move that answer the present decision."""
    return _FITTING[kind_of_decision(s)]


def _wrong_time(s: State, kind: int) -> tuple[str, str]:
    """The rule that says when a move of this kind has its time."""
    if s.phase == NEGOTIATION and kind == moves.VOTE:
        return "S-4.3", "refusal-vote-not-called"
    if s.phase == VOTING and kind == moves.CALL_VOTE:
        return "S-4.3", "refusal-vote-called-already"
    if s.phase != ACTIONS or kind in (moves.VOTE, moves.CALL_VOTE):
        return "S-3.1", "refusal-other-phase"
    if s.pending != NOTHING:
        return _PENDING_FIRST[s.pending]
    return _ONLY_WHEN_ASKED[kind]


_FITTING: Final[dict[str, tuple[int, ...]]] = {
    "negotiation": (moves.CALL_VOTE,),
    "vote": (moves.VOTE,),
    "trade_answer": (moves.ACCEPT, moves.DECLINE),
    "move_guard": (moves.MOVE_GUARD, moves.DONE),
    "keep": (moves.KEEP,),
    "leave_behind": (moves.LEAVE_BEHIND,),
    "consent": (moves.ACCEPT, moves.DECLINE),
    "choose_card": (moves.CHOOSE,),
    "turn": (
        moves.MOVE,
        moves.USE,
        moves.STEAL,
        moves.RIOT,
        moves.COMPLETE,
        moves.DROP,
        moves.TRADE,
        moves.BRIBE,
        moves.STAMINA,
        moves.END_TURN,
        *_BLACKMAIL,
    ),
}
_NOT_YOURS: Final = {
    "negotiation": ("S-4.3", "refusal-only-scapegoat-calls"),
    "vote": ("S-4.1", "refusal-voted-already"),
    "turn": ("S-5.1", "refusal-not-your-turn"),
    "trade_answer": ("S-7.1", "refusal-trade-waits"),
    "move_guard": ("S-5.1", "refusal-not-your-turn"),
    "keep": ("S-5.1", "refusal-not-your-turn"),
    "leave_behind": ("S-10.5", "refusal-scapegoat-decides"),
    "consent": ("S-9.4", "refusal-consent-waits"),
    "choose_card": ("S-5.1", "refusal-not-your-turn"),
}
_PENDING_FIRST: Final = {
    TRADE_ANSWER: ("S-7.1", "refusal-answer-first"),
    MOVE_GUARD: ("S-12.2", "refusal-guards-first"),
    KEEP: ("S-12.12", "refusal-keep-first"),
    LEAVE_BEHIND: ("S-10.5", "refusal-leave-first"),
    CONSENT: ("S-9.4", "refusal-answer-first"),
    CHOOSE_CARD: ("S-12.14", "refusal-choose-first"),
}
_ONLY_WHEN_ASKED: Final = {
    moves.ACCEPT: ("S-7.1", "refusal-no-offer"),
    moves.DECLINE: ("S-7.1", "refusal-no-offer"),
    moves.MOVE_GUARD: ("S-12.2", "refusal-no-radio"),
    moves.DONE: ("S-12.2", "refusal-no-radio"),
    moves.KEEP: ("S-12.12", "refusal-nothing-drawn"),
    moves.LEAVE_BEHIND: ("S-10.5", "refusal-no-tie"),
    moves.CHOOSE: ("S-12.14", "refusal-no-hand-shown"),
}

# -- answers ---------------------------------------------------------------------------------------


def _accept(s: State, seat: int, move: int, events: list[Event]) -> None:
    if s.pending == CONSENT:
        plan.agree(s, seat, events)
    else:
        free_actions.accept(s, seat, events)


def _decline(s: State, seat: int, move: int, events: list[Event]) -> None:
    if s.pending == CONSENT:
        plan.disagree(s, seat, events)
    else:
        free_actions.decline(s, seat, events)


# -- the two tables --------------------------------------------------------------------------------

_WHY_NOT: Final[dict[int, Why]] = {
    moves.MOVE: actions.why_not_walk,
    moves.USE: actions.why_not_use,
    moves.STEAL: actions.why_not_steal,
    moves.RIOT: actions.why_not_riot,
    moves.COMPLETE: plan.why_not_complete,
    moves.DROP: actions.why_not_drop,
    moves.TRADE: free_actions.why_not_trade,
    moves.BRIBE: free_actions.why_not_bribe,
    moves.STAMINA: free_actions.why_not_stamina,
    moves.MOVE_GUARD: pending.why_not_move_guard,
    moves.DONE: pending.why_not_done,
    moves.KEEP: pending.why_not_keep,
    moves.LEAVE_BEHIND: ending.why_not_leave_behind,
    **dict.fromkeys(_BLACKMAIL, blackmail.why_not_blackmail),
    moves.CHOOSE: pending.why_not_choose,
}
_APPLY: Final[dict[int, Apply]] = {
    moves.CALL_VOTE: election.call_vote,
    moves.VOTE: election.vote,
    moves.MOVE: actions.walk,
    moves.END_TURN: rounds.end_turn,
    moves.USE: actions.use,
    moves.STEAL: actions.steal,
    moves.RIOT: actions.riot,
    moves.COMPLETE: plan.complete,
    moves.DROP: actions.drop,
    moves.TRADE: free_actions.trade,
    moves.ACCEPT: _accept,
    moves.DECLINE: _decline,
    moves.BRIBE: free_actions.bribe,
    moves.STAMINA: free_actions.spend_stamina,
    moves.MOVE_GUARD: pending.move_guard,
    moves.DONE: pending.done,
    moves.KEEP: pending.keep,
    moves.LEAVE_BEHIND: ending.leave_behind,
    **dict.fromkeys(_BLACKMAIL, blackmail.play_blackmail),
    moves.CHOOSE: pending.choose,
}
