"""Trades and consent: take what is given, swap what one does not need for what one does."""

from typing import Final

from alcatraz.games.scapegoat.bots.simple.errand import Errand, best_errand, spare_items
from alcatraz.games.scapegoat.bots.simple.listed import of_type
from alcatraz.games.scapegoat.bots.simple.position import SeenPosition
from alcatraz.kernel.game import Json

# What things are worth to the one who decides.
NEEDED: Final = 4
CASH: Final = 2
SPARE: Final = 1
MOST_OFFERS: Final = 2


def answer(sight: SeenPosition) -> Json:
    """Accept what is worth more than it costs; a gift always is."""
    offer = sight.view["pending"]
    errand = best_errand(sight, sight.me)
    gain = worth(errand, offer["give"], offer["give_cash"])
    loss = worth(errand, offer["take"], offer["take_cash"])
    return {"type": "accept" if gain > loss else "decline"}


def consent(sight: SeenPosition) -> Json:
    """S-9.4, its alternative: a completed task rewards everybody but the Scapegoat."""
    return {"type": "decline" if sight.me == sight.scapegoat else "accept"}


def worth(errand: Errand | None, items: list[str], cash: int) -> int:
    return CASH * cash + sum(NEEDED if is_needed(errand, item) else SPARE for item in items)


def is_needed(errand: Errand | None, item: str) -> bool:
    return item == "gun" or (errand is not None and item in errand.task.items)


def offer_swap(sight: SeenPosition, errand: Errand, moves: list[Json]) -> Json | None:
    """Something that the errand lacks, for something that the other can use, or for Cash."""
    if sight.turn["offers"] >= MOST_OFFERS:
        return None
    for template in of_type(moves, "trade"):
        partner = template["with"]
        theirs = best_errand(sight, partner)
        wanted = [item for item in sight.held(partner) if item in errand.missing and not is_needed(theirs, item)]
        if wanted:
            offer = price_for(sight, errand, theirs, partner)
            full = {**template, **offer, "take": wanted[:1], "take_cash": 0}
            if offer and {k: v for k, v in full.items() if k != "type"} not in sight.turn["refused"]:
                return full
    return None


def price_for(sight: SeenPosition, errand: Errand, theirs: Errand | None, partner: int) -> Json:
    """What to offer for an item that the partner does not need."""
    for item in spare_items(sight, sight.me, errand.task):
        if is_needed(theirs, item):
            return {"give": [item], "give_cash": 0}
    room = len(sight.held(sight.me)) < sight.most_items and sight.cash(partner) < sight.most_cash
    if sight.cash(sight.me) and room:
        return {"give": [], "give_cash": 1}
    return {}
