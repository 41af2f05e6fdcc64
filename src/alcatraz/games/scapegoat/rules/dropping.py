"""S-11 Dropping items."""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model.bag import ONE, contents, count
from alcatraz.games.scapegoat.model.components import EXERCISE_YARD, PRIMARY, VISITING_AREA
from alcatraz.games.scapegoat.model.state import State
from alcatraz.kernel.game import Event


def places_for(item: int) -> tuple[int, ...]:
    """S-11.1: where an item of this kind can lie, in the order in which it is put there."""
    return tuple(dict.fromkeys((PRIMARY[item], EXERCISE_YARD, VISITING_AREA)))


def home_of(s: State, item: int) -> int:
    """S-11.1: where a dropped item goes: its primary location, else the yard, else the visiting area.

    One of them has a space: no more tokens of a kind are in play than there are spaces for it (S-1.7).
    """
    primary = PRIMARY[item]
    if _has_space(s, primary, item):
        return primary
    if _has_space(s, EXERCISE_YARD, item):
        return EXERCISE_YARD
    return VISITING_AREA


def _has_space(s: State, place: int, item: int) -> bool:
    """S-11.1, S-1.7: a space for this kind is empty there."""
    return count(s.stock[place], item) < count(s.prison.spaces[place], item)


def drop_item(s: State, seat: int, item: int, events: list[Event]) -> None:
    """S-11.1: back on the board at once."""
    place = home_of(s, item)
    s.held[seat] -= ONE[item]
    s.stock[place] += ONE[item]
    events.append((ev.ITEM_DROPPED, seat, item, place))


def drop_bag(s: State, seat: int, bag: int, events: list[Event]) -> None:
    """S-11.1: one after the other."""
    for item in contents(bag):
        drop_item(s, seat, item, events)
