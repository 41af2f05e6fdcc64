"""Why a player says no to a trade: the sentences that fit an offer, for one tap."""

from collections.abc import Iterator
from typing import Final

from alcatraz.kernel.game import Json

# Of the things that an offer asks for, so many are named.
MOST_NEEDED: Final = 2


def reasons(view: Json) -> Iterator[Json]:
    """For the player to whom a trade is offered; nothing for all the others."""
    offer = view["pending"]
    if offer is None or offer["kind"] != "trade" or offer["with"] != view["you"]:
        return
    for item in [*dict.fromkeys(offer["take"])][:MOST_NEEDED]:
        yield need(item)
    if offer["take_cash"]:
        yield {"type": "reason", "what": "need", "cash": offer["take_cash"]}
    yield {"type": "reason", "what": "not_worth_it"}
    yield {"type": "reason", "what": "helps_you"}
    yield {"type": "reason", "what": "not_now"}


def need(item: str) -> Json:
    return {"type": "reason", "what": "need", "item": item}
