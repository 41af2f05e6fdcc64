"""Moves in words: as whole sentences, and as the steps in which a large family of them is chosen."""

from collections.abc import Callable
from typing import Any, Final

from alcatraz.games.scapegoat.words import terms
from alcatraz.games.scapegoat.words.terms import NONE
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message

# Under their headings these are told apart by a name or two.
_SHORT: Final = {
    "move": "scapegoat-step-name-to",
    "riot": "scapegoat-step-name-from",
    "steal": "scapegoat-step-theft",
    "drop": "scapegoat-step-item",
    "trade": "scapegoat-step-with",
}


def sentence(view: Json, move: Json) -> Message:
    kind = move["type"]
    text = "scapegoat-move-" + (f"{kind}-{move['card']}" if kind == "blackmail" else kind).replace("_", "-")
    return Message(text, _move_args(view, move))


def path(view: Json, move: Json) -> tuple[Message, ...]:
    """Rooms, items and players by name alone; guards and cards from where or of whom first."""
    args = _move_args(view, move)
    kind = move["type"]
    if kind == "steal" and "what" not in move:
        return (Message("scapegoat-step-rob", args),)
    if kind in _SHORT:
        return (Message(_SHORT[kind], args),)
    if kind == "move_guard":
        return Message("scapegoat-step-guard-from", args), Message("scapegoat-step-to", args)
    if kind == "blackmail":
        return _card_path(view, move, args)
    if kind == "use":
        return _use_path(view, move, args)
    return (sentence(view, move),)


def _move_args(view: Json, move: Json) -> dict[str, Arg]:
    """Every field that a text about this move may name; what the move does not say is NONE."""
    kind = move["type"]
    args = {name: _MOVE_ARGS[name](value) for name, value in move.items() if name in _MOVE_ARGS}
    for name in ("pay", "take", "target", "give", "give_cash", "take_cash", "what"):
        args.setdefault(name, NONE)
    if kind in ("steal", "riot", "move_guard", "blackmail") and "from" in move:
        args["from"] = terms.seat(move["from"]) if kind == "steal" else terms.place(move["from"])
        if kind != "steal":
            args["guards"] = view["guards"][move["from"]]
    if kind == "choose":
        args["side"] = "gold" if "chapel" in view["gold"] else "silver"
    if kind == "use":
        here = view["players"][view["you"]]["at"]
        args["place"] = terms.place(here)
        args["function"] = terms.function(here, gold=here in view["gold"])
    return args


def _payment(value: Any) -> Arg:
    """One good, or the tokens that complete a task with their owners."""
    if isinstance(value, str):
        return terms.goods(value)
    return terms.listed(
        Message("scapegoat-token-of", {"item": terms.goods(token["item"]), "seat": terms.seat(token["seat"])})
        for token in value
    )


_MOVE_ARGS: Final[dict[str, Callable[[Any], Arg]]] = {
    "to": terms.place,
    "at": terms.place,
    "task_at": terms.place,
    "for": terms.seat,
    "with": terms.seat,
    "player": terms.seat,
    "target": terms.seat,
    "what": terms.goods,
    "item": terms.goods,
    "card": terms.card,
    "pay": _payment,
    "take": terms.several(terms.goods),
    "give": terms.several(terms.goods),
    "give_cash": lambda value: value,
    "take_cash": lambda value: value,
    "count": lambda value: value,
}

# By what the moves of a card are told apart, step by step; a card that is not here is told in one sentence.
_CARD_STEPS: Final = {
    "patrol": ("scapegoat-step-guards-from", "scapegoat-step-guards-to"),
    "escort": ("scapegoat-step-player", "scapegoat-step-to"),
    "bullying": ("scapegoat-step-player", "scapegoat-step-item"),
    "change_of_plans": ("scapegoat-step-task-at", "scapegoat-step-to"),
    "errand_boy": ("scapegoat-step-use-at", "scapegoat-move-blackmail-errand-boy"),
}


def _card_path(view: Json, move: Json, args: dict[str, Arg]) -> tuple[Message, ...]:
    card = Message("scapegoat-move-blackmail", args)
    if move["card"] not in _CARD_STEPS:
        return card, sentence(view, move)
    return card, *(Message(step, args) for step in _CARD_STEPS[move["card"]])


def _use_path(view: Json, move: Json, args: dict[str, Arg]) -> tuple[Message, ...]:
    """What is paid first; what is taken is named only where several kinds lie."""
    if len(set(view["items"][view["players"][view["you"]]["at"]])) < 2:
        args = {**args, "take": NONE}
    whole = Message("scapegoat-step-use", args)
    return (Message("scapegoat-step-pay", args), whole) if "pay" in move else (whole,)
