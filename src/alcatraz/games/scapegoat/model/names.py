"""Names of pieces for messages, as ids of texts in the locale files."""

from alcatraz.games.scapegoat.model.bag import contents
from alcatraz.games.scapegoat.model.components import CARDS, GOODS, LOCATIONS
from alcatraz.kernel.message import Term


def place_name(place: int) -> Term:
    return Term("location-" + LOCATIONS[place].replace("_", "-"))


def goods_name(what: int) -> Term:
    """An item, or Cash."""
    name = GOODS[what]
    return Term("cash" if name == "cash" else "item-" + name)


def bag_names(bag: int) -> tuple[Term, ...]:
    return tuple(goods_name(kind) for kind in contents(bag))


def card_name(card: int) -> Term:
    return Term("card-" + CARDS[card].replace("_", "-"))


def seat_name(seat: int) -> Term:
    return Term(f"seat-{seat}")
