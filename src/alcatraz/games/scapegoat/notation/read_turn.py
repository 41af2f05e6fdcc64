"""The second half of loading a position: phase, votes, turn, effects, pending choice, outcome."""

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import (
    CHAPEL,
    LOCATIONS,
    RADIO_ROOM,
    WARDENS_OFFICE,
    bits,
    mask_of,
)
from alcatraz.games.scapegoat.model.state import (
    ACTIONS,
    CHOOSE_CARD,
    CONSENT,
    ESCAPE,
    GUARDS,
    KEEP,
    LEAVE_BEHIND,
    MOVE_GUARD,
    NEGOTIATION,
    NO_VOTE,
    NOBODY,
    OVER,
    PENDING,
    TRADE_ANSWER,
    VOTING,
    State,
)
from alcatraz.games.scapegoat.notation.fields import PENDING_CHOICES
from alcatraz.games.scapegoat.notation.move_table import MOVES
from alcatraz.games.scapegoat.rules.ending import who_stays
from alcatraz.games.scapegoat.rules.free_actions import why_not_trade
from alcatraz.games.scapegoat.rules.functions import TAKE_A_CARD, function_at, hand_is_full
from alcatraz.games.scapegoat.rules.plan import why_not_complete
from alcatraz.games.scapegoat.rules.rounds import full_ap
from alcatraz.kernel.message import Refusal
from alcatraz.kernel.notation.declared import DeclaredFields
from alcatraz.kernel.notation.fields import Fields, echo


def read_phase(fields: DeclaredFields, s: State) -> None:
    s.phase = fields.index("phase")
    s.scapegoat = fields.seat("scapegoat", s.players)
    s.bonus = fields.number("bonus")
    _read_effects(fields, s)
    _read_turn(fields, s)
    _read_votes(fields, s)
    _read_pending(fields, s)
    _read_outcome(fields, s)


def _read_effects(fields: DeclaredFields, s: State) -> None:
    effects = fields.nested("effects")
    s.assembly = effects.number("assembly")
    s.false_alarm = effects.number("false_alarm")
    s.locked = mask_of(effects.indexes("lockdown"))
    s.isolated = _read_seats(effects, "isolated", s.players)
    effects.finish()
    if s.phase in (NEGOTIATION, VOTING) and (s.assembly or s.false_alarm or s.locked or s.isolated):
        effects.problem("scapegoat-effects-outside-actions", "effects")
    if s.isolated >> s.scapegoat & 1:
        effects.problem("scapegoat-isolated-scapegoat", effects.name("isolated"))


def _read_seats(fields: DeclaredFields, name: str, players: int) -> int:
    """A set of seats; one that does not exist is reported and left out."""
    return mask_of([seat for seat in fields.seats(name, players, NOBODY) if seat != NOBODY])


# -- the turn --------------------------------------------------------------------------------------


def _read_turn(fields: DeclaredFields, s: State) -> None:
    """The Scapegoat's turn with full AP, unless the position says otherwise; none outside the actions phase."""
    turn = fields.nested("turn")
    if s.phase != ACTIONS:
        if fields.has("turn"):
            turn.problem("scapegoat-turn-outside-actions", "turn")
        return
    s.turn = turn.seat("seat", s.players, s.scapegoat)
    s.ap = turn.number("ap", default=full_ap(s, s.turn))
    s.stamina_used = turn.flag("stamina_used")
    s.stolen = turn.flag("stolen")
    s.used = mask_of(turn.indexes("used"))
    for place, name, value in turn.per_name("bribes", LOCATIONS):
        s.bribes += turn.checked_integer(value, name, 0, 15, 0) << 4 * place
    asked = fields.data.get("pending")
    waits = isinstance(asked, dict) and asked.get("kind") == PENDING[TRADE_ANSWER]
    s.offers = turn.number("offers", default=1 if waits else 0)
    refused = [
        _read_refused(Fields(value, f"{turn.name('refused')}[{index}]", fields.problems), s.players)
        for index, value in enumerate(turn.items("refused"))
    ]
    s.refused = tuple(refused)
    turn.finish()
    if s.isolated >> s.turn & 1 and s.turn != s.scapegoat:
        turn.problem("scapegoat-isolated-turn", "effects.isolated")


def _read_refused(fields: Fields, players: int) -> int:
    """A declined trade, or the tokens of a completion to which an owner did not agree."""
    kind = moves.COMPLETE if "pay" in fields.data else moves.TRADE
    move = MOVES.read_parts(kind, fields, players)
    fields.finish()
    return move


# -- votes -----------------------------------------------------------------------------------------


def _read_votes(fields: DeclaredFields, s: State) -> None:
    votes = fields.items("votes", [None] * s.players)
    if len(votes) != s.players:
        fields.problem("scapegoat-votes-number", "votes", players=s.players, got=len(votes))
        return
    for seat, value in enumerate(votes):
        if value is not None:
            s.votes[seat] = fields.checked_integer(value, f"votes[{seat}]", 0, s.players - 1, 0)
    cast = [vote for vote in s.votes if vote != NO_VOTE]
    if cast and s.phase != VOTING:
        fields.problem("scapegoat-votes-outside-voting", "votes")
    elif len(cast) == s.players:
        fields.problem("scapegoat-votes-complete", "votes")


# -- the pending choice ----------------------------------------------------------------------------


def _read_pending(fields: DeclaredFields, s: State) -> None:
    if not fields.has("pending"):
        return
    given = fields.child("pending")
    kind = given.choice("kind", PENDING[1:]) + 1
    if s.phase != ACTIONS:
        given.problem("scapegoat-pending-outside-actions", "pending")
        return
    choice = DeclaredFields(PENDING_CHOICES[kind - 1], given.data, given.path, given.problems)
    s.pending = kind
    if kind == MOVE_GUARD:
        _read_guards_left(choice, s)
    elif kind == KEEP:
        _read_cards_to_keep(choice, s)
    elif kind == LEAVE_BEHIND:
        _read_tied(choice, s)
    elif kind == CONSENT:
        _read_consent(choice, s)
    elif kind == CHOOSE_CARD:
        _read_shown_hand(choice, s)
    else:
        _read_pending_offer(choice, s)
    choice.finish()


def _read_guards_left(choice: DeclaredFields, s: State) -> None:
    s.pending_value = choice.number("left", high=function_at(s, RADIO_ROOM).amount)
    s.used |= 1 << RADIO_ROOM
    if not any(s.guards):
        choice.problem("scapegoat-pending-no-guards", "pending")


def _read_cards_to_keep(choice: DeclaredFields, s: State) -> None:
    cards = choice.indexes("cards")
    s.pending_value = mask_of(cards)
    s.used |= 1 << WARDENS_OFFICE
    if not 1 <= len(cards) <= 3 or len(set(cards)) < len(cards):
        choice.problem("scapegoat-pending-cards", choice.name("cards"), got=len(cards))
    if hand_is_full(s, s.hand[s.turn]):
        choice.problem("scapegoat-pending-hand-full", "pending")


def _read_tied(choice: DeclaredFields, s: State) -> None:
    s.pending_value = _read_seats(choice, "tied", s.players)
    tied = who_stays(s)
    if len(tied) < 2 or s.pending_value != mask_of(tied):
        choice.problem("scapegoat-pending-tied", choice.name("tied"), got=echo(bits(s.pending_value)))


def _read_consent(choice: DeclaredFields, s: State) -> None:
    """S-9.4, by its alternative: a completion that would be legal, and owners who have not yet agreed."""
    move = MOVES.read_parts(moves.COMPLETE, choice, s.players)
    asked = _read_seats(choice, "asked", s.players)
    s.pending_value = move << 4 | asked
    owners = mask_of([seat for seat in range(s.players) if seat != s.turn and moves.paid_by(move, seat)])
    if not s.prison.owners_agree or not asked or asked & ~owners:
        choice.problem("scapegoat-pending-consent", choice.name("asked"))
    why: list[Refusal] = []
    why_not_complete(s, s.turn, move, why)
    choice.problems.extend(reason.message for reason in why)


def _read_shown_hand(choice: DeclaredFields, s: State) -> None:
    """S-12.14, by its alternative: another player's hand with something in it."""
    s.pending_value = choice.seat("from", s.players)
    s.used |= 1 << CHAPEL
    if not s.prison.open_hands or s.pending_value == s.turn or not s.hand[s.pending_value]:
        choice.problem("scapegoat-pending-hand", choice.name("from"))
    if function_at(s, CHAPEL).effect == TAKE_A_CARD and hand_is_full(s, s.hand[s.turn]):
        choice.problem("scapegoat-pending-hand-full", "pending")


def _read_pending_offer(choice: DeclaredFields, s: State) -> None:
    """The offer waits for its answer, so it must have been a legal one; its own count is not held against it."""
    s.pending_value = MOVES.read_parts(moves.TRADE, choice, s.players)
    made, s.offers = s.offers, 0
    why: list[Refusal] = []
    why_not_trade(s, s.turn, s.pending_value, why)
    s.offers = max(made, 1)
    choice.problems.extend(reason.message for reason in why)


# -- the outcome -----------------------------------------------------------------------------------


def _read_outcome(fields: DeclaredFields, s: State) -> None:
    if not fields.has("outcome"):
        if s.phase == OVER:
            fields.problem("scapegoat-over-without-outcome", "outcome")
        return
    outcome = fields.nested("outcome")
    s.reason = outcome.index("reason") + 1
    winners = _read_seats(outcome, "winners", s.players)
    losers = _read_seats(outcome, "losers", s.players)
    outcome.finish()
    if s.phase != OVER:
        outcome.problem("scapegoat-outcome-before-over", "outcome")
    everybody = (1 << s.players) - 1
    expected = everybody if s.reason == GUARDS else everybody & ~winners
    one_stays = losers.bit_count() == 1
    if losers != expected or winners & losers or one_stays != (s.reason == ESCAPE):
        outcome.problem("scapegoat-outcome-seats", "outcome")
    s.loser = bits(losers)[0] if s.reason == ESCAPE and losers else NOBODY
