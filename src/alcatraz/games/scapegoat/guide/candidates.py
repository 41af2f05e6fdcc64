"""Candidate moves, legal or not, for which the page shows the reasons of a refusal."""

from alcatraz.games.scapegoat.guide.task_cards import card_of
from alcatraz.games.scapegoat.model.components import CARDS, ITEMS, LOCATIONS
from alcatraz.games.scapegoat.rules.functions import (
    ANY_KIND,
    DISCARD_A_CARD,
    GOLD,
    SILVER,
    TAKE_A_CARD,
    TAKE_ITEMS,
    Function,
)
from alcatraz.kernel.game import Json


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
    side = GOLD if here in view["gold"] else SILVER
    function = side[LOCATIONS.index(here)]
    sheet = view["players"][view["you"]]
    payments = [{"pay": pay} for pay in dict.fromkeys([*sheet["items"], "cash"])] if function.pays else [{}]
    asked = [{"type": "use", **payment, **choice} for payment in payments for choice in _choices(view, here, function)]
    return asked[:12]


def _choices(view: Json, here: str, function: Function) -> list[Json]:
    """What the function asks for besides its payment: a player, or what is taken."""
    if function.effect in (DISCARD_A_CARD, TAKE_A_CARD):
        return [{"target": seat} for seat in range(len(view["players"])) if seat != view["you"]]
    if function.effect != TAKE_ITEMS:
        return [{}]
    lying = view["items"][here]
    if function.item != ANY_KIND:
        return [{"take": [ITEMS[function.item]] * min(function.amount, max(len(lying), 1))}]
    if function.amount > 1:
        return [{"take": lying[: function.amount]}]
    return [{"take": [item]} for item in dict.fromkeys(lying)] or [{"take": ["key"]}]


def _completion(view: Json, here: str) -> Json:
    """The task of the place with the first fitting tokens of those present; your own if a player has none."""
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
    """What each of the others has; Cash stands for anything if that is nothing. S-6.3: unless the victim chooses."""
    if "S-6.3" in view.get("rulings", ()):
        return [{"type": "steal", "from": seat} for seat in others]
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
