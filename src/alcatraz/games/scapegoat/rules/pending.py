"""Choices that follow a function: moving guards (S-12.2, S-12.16), keeping a card (S-12.12), choosing one (S-12.14)."""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import PLACES, RADIO_ROOM, bits
from alcatraz.games.scapegoat.model.names import card_name, place_name
from alcatraz.games.scapegoat.model.state import MOVE_GUARD, NOTHING, PATROL_REST, State
from alcatraz.games.scapegoat.rules import guards
from alcatraz.games.scapegoat.rules.blackmail import deck
from alcatraz.games.scapegoat.rules.functions import function_at, lose_card
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

# -- S-12.2 moving guards --------------------------------------------------------------------------


def is_moving_guards(s: State) -> bool:
    """S-12.2, S-13.11: whether the turn waits for a guard to be moved."""
    return s.pending in (MOVE_GUARD, PATROL_REST)


def list_guard_moves(s: State, seat: int) -> list[int]:
    """S-12.2, S-12.16, S-1.6: each guard from any location to any other."""
    places = list(range(PLACES))
    open_places = [place for place in places if guards.has_room(s, place)]
    out = [moves.move_guard(origin, to) for origin in guards.guarded(s, places) for to in open_places if to != origin]
    if may_stop(s):
        out.append(moves.DONE)
    return out


def may_stop(s: State) -> bool:
    """S-12.16: after at least one guard; by its alternative only when all are moved."""
    return s.pending_value < function_at(s, RADIO_ROOM).amount and not s.prison.radio_moves_all


def why_not_move_guard(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-12.2; S-1.6: no fifth guard."""
    origin, to = moves.a_of(move), moves.b_of(move)
    if origin == to:
        why.append(refusal("S-12.2", "refusal-guard-stays"))
    if not guards.guarded(s, [origin]):
        why.append(refusal("S-12.2", "refusal-no-guard-there", place=place_name(origin)))
    if origin != to and not guards.has_room(s, to):
        why.append(refusal("S-1.6", "refusal-fifth-guard", place=place_name(to)))


def why_not_done(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-12.16: not before the first guard."""
    if not may_stop(s):
        message = "refusal-move-all-guards" if s.prison.radio_moves_all else "refusal-move-one-guard"
        why.append(refusal("S-12.16", message))


def move_guard(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-12.2: one guard; S-12.16: the question ends with the last."""
    origin, to = moves.a_of(move), moves.b_of(move)
    guards.shift_guard(s, seat, origin, to, events)
    s.pending_value -= 1
    if s.pending_value == 0:
        s.pending = NOTHING


def done(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-12.2, S-12.16: the player stops before the last guard."""
    s.pending = NOTHING
    s.pending_value = 0
    events.append((ev.GUARDS_DONE, seat))


# -- S-12.12 keeping a card ------------------------------------------------------------------------


def _drawn(s: State) -> list[int]:
    """S-12.12: the cards among which the player chooses."""
    return bits(s.pending_value)


def list_keeps(s: State, seat: int) -> list[int]:
    """S-12.12."""
    return [moves.keep(card) for card in _drawn(s)]


def why_not_keep(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-12.12: only a card that was drawn."""
    card = moves.a_of(move)
    if card not in _drawn(s):
        why.append(refusal("S-12.12", "refusal-card-not-drawn", card=card_name(card)))


def keep(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-12.12, S-12.15: keep one, discard the rest (S-14.2: the others are public then)."""
    card = moves.a_of(move)
    s.hand[seat] |= 1 << card
    events.append((ev.CARD_KEPT, seat, card))
    for other in _drawn(s):
        if other != card:
            deck.discard(s, seat, other, events)
    s.pending = NOTHING
    s.pending_value = 0


# -- S-12.14 choosing a card, by its alternative ---------------------------------------------------


def _shown(s: State) -> list[int]:
    """S-12.14: the hand of the player chosen in the chapel."""
    return bits(s.hand[s.pending_value])


def list_choices(s: State, seat: int) -> list[int]:
    """S-12.14, by its alternative: you see the hand and choose."""
    return [moves.choose(card) for card in _shown(s)]


def why_not_choose(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-12.14, by its alternative: only a card of the hand that is shown."""
    card = moves.a_of(move)
    if card not in _shown(s):
        why.append(refusal("S-12.14", "refusal-card-not-shown", card=card_name(card)))


def choose(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-12.14, by its alternative; S-12.1: then the card is discarded or taken."""
    target = s.pending_value
    s.pending = NOTHING
    s.pending_value = 0
    lose_card(s, seat, target, moves.a_of(move), events)
