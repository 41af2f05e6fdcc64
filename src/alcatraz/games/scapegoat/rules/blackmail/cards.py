"""S-13 Blackmail cards: 1 AP each, for the Scapegoat alone, whatever the guards but four (S-8.4).

CARDS has one row per card. The functions of a row are in the module of its kind of effect.
"""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.model import components as box
from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import bits
from alcatraz.games.scapegoat.model.names import card_name
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules import guards
from alcatraz.games.scapegoat.rules.blackmail import deck, errand_boy, everyone, one_player, places, tasks
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

ListChoices = Callable[[State, int, list[int]], None]
WhyNot = Callable[[State, int, int, list[Refusal]], None]
Play = Callable[[State, int, int, list[Event]], None]


class BlackmailCard:
    """The effect of a card. A card with a choice also lists its moves and says why others are refused."""

    __slots__ = ("list_choices", "play", "why_not")

    def __init__(self, play: Play, list_choices: ListChoices | None = None, why_not: WhyNot | None = None) -> None:
        self.play = play
        self.list_choices = list_choices
        self.why_not = why_not


def _by_number(rows: dict[int, BlackmailCard]) -> list[BlackmailCard]:
    """S-13: a list with the row of each card at its number."""
    return [rows[card] for card in range(len(box.CARDS))]


CARDS: Final = _by_number(
    {
        box.ASSEMBLY: BlackmailCard(everyone.assemble),
        box.BAD_PLAN: BlackmailCard(tasks.remove, tasks.list_removals, tasks.why_not_remove),
        box.BODY_SEARCH: BlackmailCard(everyone.search_bodies),
        box.BULLYING: BlackmailCard(one_player.bully, one_player.list_bullying, one_player.why_not_bully),
        box.CHANGE_OF_PLANS: BlackmailCard(tasks.relocate, tasks.list_relocations, tasks.why_not_relocate),
        box.ERRAND_BOY: BlackmailCard(errand_boy.run, errand_boy.list_errands, errand_boy.why_not_run),
        box.ESCORT: BlackmailCard(one_player.escort, one_player.list_escorts, one_player.why_not_escort),
        box.FALSE_ALARM: BlackmailCard(everyone.raise_false_alarm),
        box.ISOLATION_CELL: BlackmailCard(one_player.isolate, one_player.list_isolations, one_player.why_not_isolate),
        box.LOCKDOWN: BlackmailCard(places.lock_down, places.list_lockdowns, places.why_not_lock_down),
        box.PATROL: BlackmailCard(places.patrol, places.list_patrols, places.why_not_patrol),
    }
)


def may_play(s: State, seat: int) -> bool:
    """S-4.7, S-6.7: only the Scapegoat."""
    return seat == s.scapegoat


def list_blackmail(s: State, seat: int, out: list[int]) -> None:
    """S-6.7, S-13: every way to play each card in hand. The caller has checked who plays, AP and S-8.4."""
    for card in bits(s.hand[seat]):
        list_choices = CARDS[card].list_choices
        if list_choices is None:
            out.append(moves.blackmail(card))
        else:
            list_choices(s, seat, out)


def why_not_blackmail(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-6.7, S-4.7, S-13; S-8.4, S-5.2 hold for every card.

    Of a card that is not in hand only that is said: its own conditions do not matter.
    """
    card = moves.card_of(move)
    if not may_play(s, seat):
        why.append(refusal("S-6.7", "refusal-only-scapegoat"))
    elif not s.hand[seat]:
        why.append(refusal("S-6.7", "refusal-no-card-in-hand"))
    elif card not in bits(s.hand[seat]):
        why.append(refusal("S-6.7", "refusal-card-not-in-hand", card=card_name(card)))
    why_not = CARDS[card].why_not
    if why_not is not None and card in bits(s.hand[seat]):
        why_not(s, seat, move, why)
    guards.why_not_under_four(s, seat, why)
    guards.why_not_affordable(s, guards.PLAIN_PRICE, why)


def play_blackmail(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-6.7, S-13, S-8.2: 1 AP. S-12.15: the card leaves the hand first and is discarded at the end of the move."""
    card = moves.card_of(move)
    s.ap -= guards.PLAIN_PRICE
    s.hand[seat] &= ~(1 << card)
    events.append((ev.BLACKMAIL_PLAYED, seat, card))
    CARDS[card].play(s, seat, move, events)
    deck.discard(s, seat, card, events)
