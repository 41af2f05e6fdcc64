"""Trades and consent: accept gifts, offer spare items for items that the route lacks."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.theft import least_missed
from alcatraz.games.scapegoat.bots.simple.listed_moves import of_type
from alcatraz.games.scapegoat.bots.simple.position import SeenPosition
from alcatraz.games.scapegoat.bots.simple.task_route import TaskRoute, best_route, spare_items
from alcatraz.games.scapegoat.model.components import GOODS
from alcatraz.kernel.game import Json

# What things are worth to the seat that decides.
NEEDED: Final = 4
CASH: Final = 2
SPARE: Final = 1
MOST_OFFERS: Final = 2


def answer(position: SeenPosition) -> Json:
    """Accept what is worth more than it costs; a gift always is."""
    offer = position.view["pending"]
    route = best_route(position, position.me)
    gain = worth(route, offer["give"], offer["give_cash"])
    loss = worth(route, offer["take"], offer["take_cash"])
    return {"type": "accept" if gain > loss else "decline"}


def consent(position: SeenPosition) -> Json:
    """S-9.4, its alternative: a completed task rewards everybody but the Scapegoat."""
    return {"type": "decline" if position.me == position.scapegoat else "accept"}


def hand_over(position: SeenPosition) -> Json:
    """S-6.3, by its alternative: what it misses least."""
    thief = position.turn["seat"]
    return {"type": "hand_over", "what": GOODS[least_missed(position.state, thief, position.me)]}


def worth(route: TaskRoute | None, items: list[str], cash: int) -> int:
    return CASH * cash + sum(NEEDED if is_needed(route, item) else SPARE for item in items)


def is_needed(route: TaskRoute | None, item: str) -> bool:
    return item == "gun" or (route is not None and item in route.task.items)


def offer_swap(position: SeenPosition, route: TaskRoute, moves: list[Json]) -> Json | None:
    """Ask for an item that the route lacks, for an item that the partner needs or for Cash."""
    if position.turn["offers"] >= MOST_OFFERS:
        return None
    for template in of_type(moves, "trade"):
        partner = template["with"]
        theirs = best_route(position, partner)
        wanted = [item for item in position.held(partner) if item in route.missing and not is_needed(theirs, item)]
        if wanted:
            offer = price_for(position, route, theirs, partner)
            full = {**template, **offer, "take": wanted[:1], "take_cash": 0}
            if offer and {k: v for k, v in full.items() if k != "type"} not in position.turn["refused"]:
                return full
    return None


def price_for(position: SeenPosition, route: TaskRoute, theirs: TaskRoute | None, partner: int) -> Json:
    """What to offer for an item that the partner does not need."""
    for item in spare_items(position, position.me, route.task):
        if is_needed(theirs, item):
            return {"give": [item], "give_cash": 0}
    room = len(position.held(position.me)) < position.most_items and position.cash(partner) < position.most_cash
    if position.cash(position.me) and room:
        return {"give": [], "give_cash": 1}
    return {}
