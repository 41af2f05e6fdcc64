"""S-12.15 The blackmail deck and its discard pile."""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model.state import State
from alcatraz.kernel.game import Event


def is_exhausted(s: State) -> bool:
    """S-12.15: with both empty, no card can be drawn."""
    return not s.blackmail_deck and not s.blackmail_discard


def draw_card(s: State, events: list[Event]) -> int:
    """S-12.15: the discards are shuffled only now, when a card must come from an empty deck."""
    if not s.blackmail_deck:
        s.blackmail_deck = s.shuffle(sorted(s.blackmail_discard))
        s.blackmail_discard = ()
        events.append((ev.BLACKMAIL_SHUFFLED, len(s.blackmail_deck)))
    card = s.blackmail_deck[0]
    s.blackmail_deck = s.blackmail_deck[1:]
    return card


def discard(s: State, seat: int, card: int, events: list[Event]) -> None:
    """S-12.15, S-6.7, S-14.1: the discard pile is open; the newest card lies on top."""
    s.blackmail_discard = (card, *s.blackmail_discard)
    events.append((ev.CARD_DISCARDED, seat, card))
