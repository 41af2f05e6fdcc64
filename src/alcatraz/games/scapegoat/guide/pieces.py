"""What there is to place when a position is arranged: the task cards, tokens, spaces and cards of its edition."""

from alcatraz.bundle.words import Say
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.guide.scapegoat_guide import card_facts, limits
from alcatraz.games.scapegoat.guide.task_cards import all_cards
from alcatraz.games.scapegoat.model.bag import count
from alcatraz.games.scapegoat.model.components import CARDS, ITEMS, LOCATIONS
from alcatraz.games.scapegoat.notation.move_table import bag_json
from alcatraz.games.scapegoat.words import terms
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message


def pieces(view: Json, say: Say) -> Json:
    s = GAME.imagine(view, 0)
    edition = s.prison.edition
    return {
        "tasks": [_task(card, say) for card in all_cards(view).values()],
        "tokens": {name: count(edition.tokens, item) for item, name in enumerate(ITEMS)},
        "spaces": {name: bag_json(edition.spaces[place]) for place, name in enumerate(LOCATIONS)},
        "cards": {CARDS[card]: card_facts(CARDS[card], say) for card in sorted(edition.cards)},
        "limits": limits(s),
    }


def _task(card: Json, say: Say) -> Json:
    return {
        "id": card["id"],
        "title": say(Message("scapegoat-task-title", {"task": terms.task(card["id"])})),
        "element": card["element"],
        "prisoners": card["prisoners"],
        "guards": card["guards"],
        "items": list(card["items"]),
    }
