"""The second half of loading a position: phase, votes, turn, effects, outcome."""

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import LOCATIONS, bits, mask_of
from alcatraz.games.scapegoat.model.state import (
    ACTIONS,
    ESCAPE,
    GUARDS,
    NEGOTIATION,
    NO_VOTE,
    NOBODY,
    OVER,
    PENDING,
    TRADE_ANSWER,
    VOTING,
    State,
)
from alcatraz.games.scapegoat.notation.move_table import MOVES
from alcatraz.games.scapegoat.notation.read_pending import read_pending, read_seats
from alcatraz.games.scapegoat.rules.rounds import full_ap
from alcatraz.kernel.notation.declared import DeclaredFields
from alcatraz.kernel.notation.fields import Fields


def read_phase(fields: DeclaredFields, s: State) -> None:
    s.phase = fields.index("phase")
    s.scapegoat = fields.seat("scapegoat", s.players)
    s.bonus = fields.number("bonus")
    _read_effects(fields, s)
    _read_turn(fields, s)
    _read_votes(fields, s)
    read_pending(fields, s)
    _read_outcome(fields, s)


def _read_effects(fields: DeclaredFields, s: State) -> None:
    effects = fields.nested("effects")
    s.assembly = effects.number("assembly")
    s.false_alarm = effects.number("false_alarm")
    s.locked = mask_of(effects.indexes("lockdown"))
    s.isolated = read_seats(effects, "isolated", s.players)
    effects.finish()
    if s.phase in (NEGOTIATION, VOTING) and (s.assembly or s.false_alarm or s.locked or s.isolated):
        effects.problem("scapegoat-effects-outside-actions", "effects")
    if s.isolated >> s.scapegoat & 1:
        effects.problem("scapegoat-isolated-scapegoat", effects.name("isolated"))


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


# -- the outcome -----------------------------------------------------------------------------------


def _read_outcome(fields: DeclaredFields, s: State) -> None:
    if not fields.has("outcome"):
        if s.phase == OVER:
            fields.problem("scapegoat-over-without-outcome", "outcome")
        return
    outcome = fields.nested("outcome")
    s.reason = outcome.index("reason") + 1
    winners = read_seats(outcome, "winners", s.players)
    losers = read_seats(outcome, "losers", s.players)
    outcome.finish()
    if s.phase != OVER:
        outcome.problem("scapegoat-outcome-before-over", "outcome")
    everybody = (1 << s.players) - 1
    expected = everybody if s.reason == GUARDS else everybody & ~winners
    one_stays = losers.bit_count() == 1
    if losers != expected or winners & losers or one_stays != (s.reason == ESCAPE):
        outcome.problem("scapegoat-outcome-seats", "outcome")
    s.loser = bits(losers)[0] if s.reason == ESCAPE and losers else NOBODY
