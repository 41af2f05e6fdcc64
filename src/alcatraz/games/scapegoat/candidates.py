"""Moves that a player might think of, legal or not: the rules then say of each why it cannot be."""

from alcatraz.games.scapegoat.components import CARDS, ITEMS, LOCATIONS
from alcatraz.games.scapegoat.task_cards import card_of
from alcatraz.kernel.game import Json

# The functions that ask for something before they can be used (S-12): paid ones, and what is taken where.
_PAID_SILVER = ("exercise_yard",)
_FREE_GOLD = ("radio_room", "dining_hall", "recreation_room")
_TAKEN = {
    "infirmary": "drug",
    "workshop": "tool",
    "cell_block": "knife",
    "laundry": "clothes",
    "guards_room": "key",
}


def candidates(view: Json) -> list[Json]:
    """One move of every kind that the player could mean, with what lies at hand filled in."""
    me = view["you"]
    if me is None:
        return []
    others = [seat for seat in range(len(view["players"])) if seat != me]
    here = view["players"][me]["at"]
    return [
        *({"type": "move", "to": place} for place in LOCATIONS if place != here),
        *_uses(view, here),
        _completion(view, here),
        *_thefts(view, others),
        *({"type": "riot", "from": place} for place in LOCATIONS if place != here),
        *({"type": "drop", "item": item} for item in view["players"][me]["items"] or ITEMS[:1]),
        *_offers(view, others),
        {"type": "bribe"},
        {"type": "stamina"},
        *_blackmail(view, here, others),
        {"type": "call_vote"},
        *({"type": "vote", "for": seat} for seat in range(len(view["players"]))),
        {"type": "end_turn"},
    ]


def _uses(view: Json, here: str) -> list[Json]:
    """The function of the place, paid with each thing owned, or with Cash that may be missing."""
    gold = here in view["gold"]
    paid = here not in _FREE_GOLD if gold else here in _PAID_SILVER
    sheet = view["players"][view["you"]]
    payments = [{"pay": pay} for pay in dict.fromkeys([*sheet["items"], "cash"])] if paid else [{}]
    asked = [{"type": "use", **payment, **choice} for payment in payments for choice in _choices(view, here, gold=gold)]
    return asked[:12]


def _choices(view: Json, here: str, *, gold: bool) -> list[Json]:
    if here == "chapel":
        return [{"target": seat} for seat in range(len(view["players"])) if seat != view["you"]]
    lying = view["items"][here]
    if here in _TAKEN:
        number = min(2, max(len(lying), 1)) if gold else 1
        return [{"take": [_TAKEN[here]] * number}]
    if here == "visiting_area" and gold:
        return [{"take": ["gun"]}]
    if here in ("exercise_yard", "visiting_area"):
        if gold:
            return [{"take": lying[:2]}]
        return [{"take": [item]} for item in dict.fromkeys(lying)] or [{"take": ["key"]}]
    return [{}]


def _completion(view: Json, here: str) -> Json:
    """The task of the place with the first fitting tokens of those present; your own if somebody has none."""
    wanted = card_of(view, view["tasks"][here])["items"] if here in view["tasks"] else []
    owners = [(seat, list(sheet["items"])) for seat, sheet in enumerate(view["players"]) if sheet["at"] == here]
    paid = []
    for item in wanted:
        owner = next((seat for seat, items in owners if item in items), view["you"])
        for seat, items in owners:
            if seat == owner and item in items:
                items.remove(item)
        paid.append({"seat": owner, "item": item})
    return {"type": "complete", "pay": paid}


def _thefts(view: Json, others: list[int]) -> list[Json]:
    """What each of the others has; Cash stands for anything if that is nothing."""
    found = []
    for seat in others:
        owned = dict.fromkeys(view["players"][seat]["items"] + ["cash"] * view["players"][seat]["cash"])
        found += [{"type": "steal", "from": seat, "what": what} for what in owned or ("cash",)]
    return found


def _offers(view: Json, others: list[int]) -> list[Json]:
    """The smallest gift to each: what stands in its way stands in the way of every trade."""
    sheet = view["players"][view["you"]]
    gift = {"give": sheet["items"][:1], "give_cash": 0 if sheet["items"] else 1}
    return [{"type": "trade", "with": seat, **gift, "take": [], "take_cash": 0} for seat in others]


def _blackmail(view: Json, here: str, others: list[int]) -> list[Json]:
    """Each card in hand, or any card at all if there is none, with the first choice it could take."""
    hand = view["players"][view["you"]].get("blackmail") or CARDS[:1]
    first_task = next(iter(view["tasks"]), here)
    free = next((place for place in LOCATIONS if place not in view["tasks"]), here)
    watched = next((place for place in LOCATIONS if view["guards"][place]), here)
    unwatched = next((place for place in LOCATIONS if view["guards"][place] < 4 and place != watched), here)
    victim = next((seat for seat in others if view["players"][seat]["items"]), others[0])
    item = next(iter(view["players"][victim]["items"]), "key")
    fields: dict[str, Json] = {
        "change_of_plans": {"task_at": first_task, "to": free},
        "bad_plan": {"task_at": first_task},
        "bullying": {"target": victim, "item": item},
        "escort": {"target": others[0], "to": here},
        "isolation_cell": {"target": others[0]},
        "lockdown": {"at": here},
        "patrol": {"from": watched, "to": unwatched, "count": 1},
        "errand_boy": {"at": "dining_hall"},
    }
    return [{"type": "blackmail", "card": card, **fields.get(card, {})} for card in hand]
