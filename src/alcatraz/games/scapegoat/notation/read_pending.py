"""The choice for which a position waits: read by its kind, and refused if it cannot be."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import CHAPEL, RADIO_ROOM, WARDENS_OFFICE, bits, mask_of
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
    NO_VOTE,
    NOBODY,
    PATROL_REST,
    PENDING,
    TRADE_ANSWER,
    VOTING,
    State,
)
from alcatraz.games.scapegoat.notation.fields import PENDING_CHOICES
from alcatraz.games.scapegoat.notation.move_table import MOVES
from alcatraz.games.scapegoat.rules.actions import list_handed_over
from alcatraz.games.scapegoat.rules.blackmail.places import list_rest, patrol_rest
from alcatraz.games.scapegoat.rules.ending import deciders, who_stays, with_name, yet_to_name
from alcatraz.games.scapegoat.rules.free_actions import why_not_trade
from alcatraz.games.scapegoat.rules.functions import TAKE_A_CARD, function_at, hand_is_full
from alcatraz.games.scapegoat.rules.plan import why_not_complete
from alcatraz.kernel.message import Refusal
from alcatraz.kernel.notation.declared import DeclaredFields
from alcatraz.kernel.notation.fields import echo

Reader = Callable[[DeclaredFields, State], None]


def read_seats(fields: DeclaredFields, name: str, players: int) -> int:
    """A set of seats; one that does not exist is reported and left out."""
    return mask_of([seat for seat in fields.seats(name, players, NOBODY) if seat != NOBODY])


def read_pending(fields: DeclaredFields, s: State) -> None:
    """The field `pending`, if there is one; phase, turn and votes have been read."""
    if not fields.has("pending"):
        return
    given = fields.child("pending")
    kind = given.choice("kind", PENDING[1:]) + 1
    if s.phase != (VOTING if kind == BREAK_TIE else ACTIONS):
        outside = "voting" if kind == BREAK_TIE else "actions"
        given.problem(f"scapegoat-pending-outside-{outside}", "pending")
        return
    choice = DeclaredFields(PENDING_CHOICES[kind - 1], given.data, given.path, given.problems)
    s.pending = kind
    _READERS[kind](choice, s)
    choice.finish()


def _needs_alternative(choice: DeclaredFields, rule: str, *, played: bool) -> None:
    if not played:
        choice.problem("scapegoat-pending-alternative", "pending", rule=rule)


# -- in an election --------------------------------------------------------------------------------


def _read_tie(choice: DeclaredFields, s: State) -> None:
    """S-4.5, by its alternative: equal shares of all votes, so the number of the tied divides that of the players."""
    s.pending_value = read_seats(choice, "tied", s.players)
    number = s.pending_value.bit_count()
    if number < 2 or s.players % number or any(vote != NO_VOTE for vote in s.votes):
        choice.problem("scapegoat-pending-tie", choice.name("tied"), got=echo(bits(s.pending_value)))
    _needs_alternative(choice, "S-4.5", played=s.prison.tie_chosen_anew)


# -- in a turn -------------------------------------------------------------------------------------


def _read_offer(choice: DeclaredFields, s: State) -> None:
    """The offer waits for its answer, so it must have been a legal one; its own count is not held against it."""
    s.pending_value = MOVES.read_parts(moves.TRADE, choice, s.players)
    made, s.offers = s.offers, 0
    why: list[Refusal] = []
    why_not_trade(s, s.turn, s.pending_value, why)
    s.offers = max(made, 1)
    choice.problems.extend(reason.message for reason in why)


def _read_theft(choice: DeclaredFields, s: State) -> None:
    """S-6.3, by its alternative: a victim in the same location who has a choice."""
    victim = s.pending_value = choice.seat("from", s.players)
    s.stolen = True
    _needs_alternative(choice, "S-6.3", played=s.prison.victim_chooses)
    if victim == s.turn or s.at[victim] != s.at[s.turn] or len(list_handed_over(s, victim)) < 2:
        choice.problem("scapegoat-pending-theft", choice.name("from"))


def _read_guards_left(choice: DeclaredFields, s: State) -> None:
    s.pending_value = choice.number("left", high=function_at(s, RADIO_ROOM).amount)
    s.used |= 1 << RADIO_ROOM
    if not any(s.guards):
        choice.problem("scapegoat-pending-no-guards", "pending")


def _read_patrol(choice: DeclaredFields, s: State) -> None:
    """S-13.11, by its alternative: guards that still stand there, and room for them elsewhere."""
    origin, left = choice.index("from"), choice.number("left")
    s.pending_value = patrol_rest(origin, left)
    _needs_alternative(choice, "S-13.11", played=s.prison.patrol_spreads)
    if s.guards[origin] < left or not list_rest(s, s.turn):
        choice.problem("scapegoat-pending-patrol", choice.name("left"), got=left)


def _read_cards_to_keep(choice: DeclaredFields, s: State) -> None:
    cards = choice.indexes("cards")
    s.pending_value = mask_of(cards)
    s.used |= 1 << WARDENS_OFFICE
    if not 1 <= len(cards) <= 3 or len(set(cards)) < len(cards):
        choice.problem("scapegoat-pending-cards", choice.name("cards"), got=len(cards))
    if hand_is_full(s, s.hand[s.turn]):
        choice.problem("scapegoat-pending-hand-full", "pending")


def _read_shown_hand(choice: DeclaredFields, s: State) -> None:
    """S-12.14, by its alternative: another player's hand with something in it."""
    s.pending_value = choice.seat("from", s.players)
    s.used |= 1 << CHAPEL
    if not s.prison.open_hands or s.pending_value == s.turn or not s.hand[s.pending_value]:
        choice.problem("scapegoat-pending-hand", choice.name("from"))
    if function_at(s, CHAPEL).effect == TAKE_A_CARD and hand_is_full(s, s.hand[s.turn]):
        choice.problem("scapegoat-pending-hand-full", "pending")


def _read_consent(choice: DeclaredFields, s: State) -> None:
    """S-9.4, by its alternative: a completion that would be legal, and owners who have not yet agreed."""
    move = MOVES.read_parts(moves.COMPLETE, choice, s.players)
    asked = read_seats(choice, "asked", s.players)
    s.pending_value = move << 4 | asked
    owners = mask_of([seat for seat in range(s.players) if seat != s.turn and moves.paid_by(move, seat)])
    if not s.prison.owners_agree or not asked or asked & ~owners:
        choice.problem("scapegoat-pending-consent", choice.name("asked"))
    why: list[Refusal] = []
    why_not_complete(s, s.turn, move, why)
    choice.problems.extend(reason.message for reason in why)


# -- at the end ------------------------------------------------------------------------------------


def _read_tied(choice: DeclaredFields, s: State) -> bool:
    """S-10.5: exactly those who are tied; whether that is so."""
    s.pending_value = read_seats(choice, "tied", s.players)
    tied = who_stays(s)
    if len(tied) < 2 or s.pending_value != mask_of(tied):
        choice.problem("scapegoat-pending-tied", choice.name("tied"), got=echo(bits(s.pending_value)))
        return False
    return True


def _read_left_behind(choice: DeclaredFields, s: State) -> None:
    """S-10.5: the Scapegoat decides."""
    if _read_tied(choice, s) and deciders(s, s.pending_value) != [s.scapegoat]:
        choice.problem("scapegoat-pending-untied-decide", choice.name("kind"), kind=PENDING[NAMES])


def _read_names(choice: DeclaredFields, s: State) -> None:
    """S-10.5, by its alternative or that of S-10.2: the names so far, and a player who has not named anybody."""
    named = choice.items("named", [None] * s.players)
    if not _read_tied(choice, s):
        return
    tied, asked = s.pending_value, deciders(s, s.pending_value)
    if not s.prison.untied_decide and not tied >> s.scapegoat & 1:
        _needs_alternative(choice, "S-10.5", played=False)
    for seat, value in enumerate(named[: s.players]):
        if value is None:
            continue
        other = choice.checked_integer(value, f"{choice.name('named')}[{seat}]", 0, s.players - 1, 0)
        if seat not in asked or not tied >> other & 1:
            choice.problem("scapegoat-pending-named", f"{choice.name('named')}[{seat}]")
        s.pending_value = with_name(s.pending_value, seat, other)
    if len(named) != s.players or not yet_to_name(s):
        choice.problem("scapegoat-pending-names", choice.name("named"), players=s.players)


_READERS: Final[dict[int, Reader]] = {
    TRADE_ANSWER: _read_offer,
    MOVE_GUARD: _read_guards_left,
    KEEP: _read_cards_to_keep,
    LEAVE_BEHIND: _read_left_behind,
    CONSENT: _read_consent,
    CHOOSE_CARD: _read_shown_hand,
    HAND_OVER: _read_theft,
    BREAK_TIE: _read_tie,
    NAMES: _read_names,
    PATROL_REST: _read_patrol,
}
