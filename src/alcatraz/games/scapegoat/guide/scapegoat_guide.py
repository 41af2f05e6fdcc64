"""The guide of The Scapegoat, shown on the page beside the moves: rooms, tasks, cards, limits, who would stay.

Made from a view: where the rules must judge, they judge a state that the view leads to, so nothing hidden can show.
"""

from collections.abc import Sequence

from alcatraz.bundle.rulings import rulings_facts
from alcatraz.bundle.words import Say
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.guide.tasks import task_facts
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import LOCATIONS, MOST_GUARDS, WHOLE_PLAN
from alcatraz.games.scapegoat.model.state import NOBODY, State
from alcatraz.games.scapegoat.rules import ending, guards
from alcatraz.games.scapegoat.rules.functions import function_at
from alcatraz.games.scapegoat.rules.rounds import full_ap
from alcatraz.games.scapegoat.terminal.drawing import DRAWING
from alcatraz.games.scapegoat.words import terms
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.message import Message, Refusal


class ScapegoatGuide:
    def facts(self, view: Json, say: Say) -> Json:
        s = GAME.imagine(view, 0)
        seat = SPECTATOR if view["you"] is None else view["you"]
        return {
            "rooms": {name: _room(s, seat, place, say) for place, name in enumerate(LOCATIONS)},
            "tasks": task_facts(s, seat, view, say),
            "cards": {name: card_facts(name, say) for name in _cards_seen(view)},
            "limits": limits(s),
            "guards": {"on_board": sum(s.guards), "left": s.prison.edition.guards_total - sum(s.guards)},
            "ap": None if s.turn == NOBODY else {"left": s.ap, "full": full_ap(s, s.turn)},
            "rulings": rulings_facts("scapegoat", view.get("rulings", ()), say),
            "stays": ["".join(text for text, _ in line) for line in DRAWING.standing(view, say)],
            "near_end": _near_end(s),
        }

    def previews(self, view: Json, moves: Sequence[Json]) -> list[Json | None]:
        """A move's sentence says what it does; the rest is up to the others, or to chance."""
        return [None] * len(moves)


GUIDE = ScapegoatGuide()


def _near_end(s: State) -> bool:
    """S-10.1: whether the rewards of one task, two letters at most (S-9.5), could complete the plan of all but one."""
    return any((WHOLE_PLAN & ~ending.owned_without(s, seat)).bit_count() <= 2 for seat in range(s.players))


def _room(s: State, seat: int, place: int, say: Say) -> Json:
    """As it is for the viewer: bribes count for the one who paid them."""
    gold = bool(s.prison.gold >> place & 1)
    watching = guards.counted(s, seat, place)
    closed: list[Refusal] = []
    guards.why_not_enter(s, seat, place, closed)
    return {
        "name": say(Message(str(terms.place(LOCATIONS[place])))),
        "function": say(Message(str(terms.function(LOCATIONS[place], gold=gold)))),
        "side": "gold" if gold else "silver",
        "free": function_at(s, place).free,
        "guards": watching,
        "watch": _watch(s, watching, say),
        "step": None if closed else GAME.cost(s, seat, moves.WALKS[place]),
        "lockdown": bool(s.locked >> place & 1),
    }


def _watch(s: State, watching: int, say: Say) -> str:
    """S-8: what this number of guards means for a player there."""
    if watching < guards.HINDER:
        return ""
    if watching == MOST_GUARDS and not guards.hands_tied(s, watching):
        return say(Message("scapegoat-guide-watch-4-free"))
    return say(Message(f"scapegoat-guide-watch-{watching}"))


def card_facts(name: str, say: Say) -> Json:
    card = str(terms.card(name))
    return {"name": say(Message(card)), "effect": say(Message(card + "-effect"))}


def _cards_seen(view: Json) -> list[str]:
    """Every card that the view names: hands that the viewer sees, the discard pile, cards to choose from."""
    hands = [card for sheet in view["players"] for card in sheet.get("blackmail", ())]
    offered = (view["pending"] or {}).get("cards", ())
    return list(dict.fromkeys([*hands, *offered, *view["blackmail_discard"]]))


def limits(s: State) -> Json:
    edition = s.prison.edition
    return {
        "items": edition.most_items,
        "cash": edition.most_cash,
        "stamina": edition.most_stamina,
        "hand": edition.most_cards,
        "guards": edition.guards_total,
        "per_location": MOST_GUARDS,
    }
