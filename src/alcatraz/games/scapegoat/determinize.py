"""A whole state that a viewer might be in: what a view hides is drawn anew, everything it shows stays.

Bots think ahead with it, and the tests prove with it that a view depends on nothing that it hides.
"""

from alcatraz.games.scapegoat.model.components import mask_of
from alcatraz.games.scapegoat.model.state import CHOOSE_CARD, KEEP, NO_VOTE, PENDING, State
from alcatraz.games.scapegoat.notation.fields import ONLY_IN_VIEWS
from alcatraz.games.scapegoat.notation.read_position import load_position
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import Json


def imagine(view: Json, seed: Seed, seats: range) -> State:
    """A state with this view. Hands, decks, hidden votes and the draws to come are drawn from the seed."""
    s = load_position(_public_part(view), seed, seats)
    _deal_blackmail(s, view)
    _stack_tasks(s, view)
    for seat in view["voted"]:
        if s.votes[seat] == NO_VOTE:
            s.votes[seat] = s.below(s.players)
    return s


def _public_part(view: Json) -> Json:
    """The position without decks, and with the viewer's own cards and vote alone."""
    position = {name: value for name, value in view.items() if name not in ONLY_IN_VIEWS}
    position["players"] = [
        {name: value for name, value in sheet.items() if name != "blackmail_count"} for sheet in view["players"]
    ]
    if _waits_on_hidden_cards(view):
        position["pending"] = None
    return position


def _waits_on_hidden_cards(view: Json) -> bool:
    """Loading would look at cards that are not dealt yet."""
    pending = view["pending"] or {}
    return "cards_count" in pending or pending.get("kind") == PENDING[CHOOSE_CARD]


def _deal_blackmail(s: State, view: Json) -> None:
    """Loading has shuffled all cards that the viewer does not see; hands and a hidden choice come off the top."""
    for seat, sheet in enumerate(view["players"]):
        if "blackmail" not in sheet:
            s.hand[seat] = _deal(s, sheet["blackmail_count"])
    if _waits_on_hidden_cards(view):
        _ask_again(s, view["pending"])
    s.blackmail_deck = s.blackmail_deck[: view["blackmail_deck_count"]]


def _ask_again(s: State, pending: Json) -> None:
    if pending["kind"] == PENDING[KEEP]:
        s.pending = KEEP
        s.pending_value = _deal(s, pending["cards_count"])
    else:
        s.pending = CHOOSE_CARD
        s.pending_value = pending["from"]


def _deal(s: State, number: int) -> int:
    cards = mask_of(list(s.blackmail_deck[:number]))
    s.blackmail_deck = s.blackmail_deck[number:]
    return cards


def _stack_tasks(s: State, view: Json) -> None:
    """S-14.2: the cards at the bottom are known and stay; those that left the game are known and stay away."""
    number = {task.id: index for index, task in enumerate(s.prison.edition.tasks)}
    bottom = [number[task] for task in view["task_deck_bottom"]]
    seen = [*bottom, *(number[task] for task in view["tasks_gone"])]
    hidden = [card for card in s.task_deck if card not in seen]
    s.task_deck = (*hidden[: view["task_deck_count"] - len(bottom)], *bottom)
    s.task_deck_known = len(bottom)
