"""S-13.1 assembly, S-13.3 body search, S-13.8 false alarm: cards without a choice."""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules.dropping import drop_bag
from alcatraz.games.scapegoat.rules.sheets import others
from alcatraz.kernel.game import Event


def assemble(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-13.1 Assembly: every other player loses 1 AP this round and all Cash."""
    s.assembly += 1
    for other in others(s, seat):
        if s.cash[other]:
            events.append((ev.CASH_LOST, other, s.cash[other]))
            s.cash[other] = 0


def search_bodies(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-13.3 Body search: every other player drops all items."""
    for other in others(s, seat):
        drop_bag(s, other, s.held[other], events)


def raise_false_alarm(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-13.8 False alarm: every location counts 1 guard more until the end of the round."""
    s.false_alarm += 1
