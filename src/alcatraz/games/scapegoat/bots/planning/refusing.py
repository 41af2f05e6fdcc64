"""Why a bot declines a trade, as it tells the table: from what everybody knows, and only what it weighed."""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.planning.trading import best_errand, is_needed
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.model.components import ITEMS
from alcatraz.games.scapegoat.reasons import need
from alcatraz.kernel.game import Json

SEATS: Final = range(3, 5)


def reason(view: Json, seat: int, move: Json) -> Json | None:
    """From a spectator's view, for `decline` of a trade: a token that its own task needs, or that it gains nothing."""
    offer = view["pending"]
    if move["type"] != "decline" or offer is None or offer["kind"] != "trade":
        return None
    # Which cards are imagined plays no part in an errand.
    errand = best_errand(PositionCache(imagine(view, 0, SEATS)), seat)
    needed = next((item for item in offer["take"] if is_needed(errand, ITEMS.index(item))), None)
    return {"type": "reason", "what": "not_worth_it"} if needed is None else need(needed)
