"""The tasks on the board as facts: what is on the card, and which of its conditions hold now (S-9.2)."""

from alcatraz.bundle.words import Say
from alcatraz.games.scapegoat.guide.task_cards import card_of
from alcatraz.games.scapegoat.model.components import LOCATIONS
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules import plan
from alcatraz.games.scapegoat.words import terms
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message


def task_facts(s: State, seat: int, view: Json, say: Say) -> Json:
    """By location; whether a condition holds is asked of the rules, for the viewer if they stood there."""
    return {name: _task(s, seat, LOCATIONS.index(name), view, say) for name in view["tasks"]}


def _task(s: State, seat: int, place: int, view: Json, say: Say) -> Json:
    shown = view["tasks"][LOCATIONS[place]]
    card = card_of(view, shown)
    return {
        "id": shown if isinstance(shown, str) else None,
        "title": say(Message("scapegoat-task-title", {"task": terms.task(shown)})),
        "element": card["element"],
        "prisoners": card["prisoners"],
        "guards": card["guards"],
        "items": list(card["items"]),
        "conditions": _conditions(s, seat, place, card, say),
    }


def _conditions(s: State, seat: int, place: int, card: Json, say: Say) -> list[Json]:
    task = s.prison.tasks[s.task_at[place]]
    conditions = [
        {
            "what": "prisoners",
            "text": say(Message("scapegoat-guide-prisoners", {"needed": plan.prisoners_needed(s, task)})),
            "holds": plan.enough_prisoners(s, place, task),
            "now": plan.prisoners_present(s, place),
        },
        {
            "what": "guards",
            "text": say(Message("scapegoat-guide-guards", {"most": task.guards})),
            "holds": plan.few_enough_guards(s, seat, place, task),
            "now": plan.guards_for_limit(s, seat, place),
        },
    ]
    if card["items"]:
        wanted = tuple(terms.goods(item) for item in card["items"])
        conditions.append(
            {
                "what": "items",
                "text": say(Message("scapegoat-guide-items", {"items": wanted})),
                "holds": bool(plan.payments(s, place, task)),
                "now": None,
            }
        )
    return conditions
