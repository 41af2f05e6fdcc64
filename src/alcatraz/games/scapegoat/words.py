"""The Scapegoat in words: events, moves and decisions as messages, from what a view tells."""

from collections.abc import Callable
from typing import Any, Final

from alcatraz.games.scapegoat import terms
from alcatraz.games.scapegoat.candidates import candidates
from alcatraz.games.scapegoat.events import FIELDS
from alcatraz.games.scapegoat.task_cards import all_cards
from alcatraz.games.scapegoat.terms import NONE
from alcatraz.games.scapegoat.trading import trade_questions
from alcatraz.kernel.game import Json
from alcatraz.kernel.kit import Question
from alcatraz.kernel.message import Arg, Message

# The heading of each kind of move; headings are shown in the order in which they first appear here.
_GROUP: Final = {
    "call_vote": "choice",
    "vote": "choice",
    "keep": "choice",
    "leave_behind": "choice",
    "accept": "choice",
    "decline": "choice",
    "move": "move",
    "use": "use",
    "complete": "task",
    "steal": "steal",
    "riot": "riot",
    "drop": "drop",
    "blackmail": "blackmail",
    "trade": "trade",
    "move_guard": "guards",
    "done": "guards",
    "bribe": "turn",
    "stamina": "turn",
    "end_turn": "turn",
}
# Under their headings these are told apart by a name or two.
_SHORT: Final = {
    "move": "scapegoat-step-name-to",
    "riot": "scapegoat-step-name-from",
    "steal": "scapegoat-step-theft",
    "drop": "scapegoat-step-item",
    "trade": "scapegoat-step-with",
}


class ScapegoatWords:
    def names(self, view: Json, language: str) -> dict[str, str]:
        """The titles of the task cards, which belong to the edition on the table."""
        titles = {task_id: card["title"] for task_id, card in all_cards(view).items()}
        return {terms.task_text(task_id): title.get(language, title["en"]) for task_id, title in titles.items()}

    def event(self, event: Json) -> Message:
        fields = _EVENTS[event["type"]]
        return Message(
            "scapegoat-event-" + event["type"].replace("_", "-"),
            {label: _ARGS[kind](event[label]) if label in event else NONE for label, kind in fields.items()},
        )

    def move(self, view: Json, move: Json) -> Message:
        kind = move["type"]
        text = "scapegoat-move-" + (f"{kind}-{move['card']}" if kind == "blackmail" else kind).replace("_", "-")
        return Message(text, _move_args(view, move))

    def group(self, view: Json, move: Json) -> Message:
        return Message("scapegoat-group-" + _GROUP[move["type"]])

    @property
    def headings(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys("scapegoat-group-" + group for group in _GROUP.values()))

    def path(self, view: Json, move: Json) -> tuple[Message, ...]:
        """Rooms, items and players by name alone; guards and cards from where or of whom first."""
        args = _move_args(view, move)
        kind = move["type"]
        if kind in _SHORT:
            return (Message(_SHORT[kind], args),)
        if kind == "move_guard":
            return Message("scapegoat-step-guard-from", args), Message("scapegoat-step-to", args)
        if kind == "blackmail":
            return (Message("scapegoat-move-blackmail", args), *_card_path(move, args), self.move(view, move))
        if kind == "use":
            return _use_path(view, move, args)
        return (self.move(view, move),)

    def decision(self, view: Json, decision: Json) -> Message:
        kind = decision["kind"].replace("_", "-")
        return Message("scapegoat-decision-" + kind, {"player": terms.seat(decision["seat"])})

    def questions(self, view: Json, template: Json) -> list[Question]:
        return trade_questions(view, template["with"])

    def candidates(self, view: Json) -> list[Json]:
        return candidates(view)


WORDS = ScapegoatWords()


# -- events ----------------------------------------------------------------------------------------


def _fields(described: str) -> dict[str, str]:
    return {label: kind.rstrip("*") for label, _, kind in (field.partition(":") for field in described.split())}


_EVENTS: Final = {name: _fields(described) for name, described in FIELDS}


def _several(of: Callable[[Any], Arg]) -> Callable[[Any], Arg]:
    return lambda values: terms.listed(of(value) for value in values)


def _ballots(votes: list[int]) -> Arg:
    return tuple(
        Message("scapegoat-ballot", {"seat": terms.seat(voter), "for": terms.seat(vote)})
        for voter, vote in enumerate(votes)
    )


_ARGS: Final[dict[str, Callable[[Any], Arg]]] = {
    "int": lambda value: value,
    "seat": terms.seat,
    "seats": _several(terms.seat),
    "votes": _ballots,
    "location": terms.place,
    "item": terms.goods,
    "items": _several(terms.goods),
    "goods": terms.goods,
    "card": terms.card,
    "cards": _several(terms.card),
    "task": terms.task,
    "element": lambda value: value,
    "reason": lambda value: value,
}


# -- moves -----------------------------------------------------------------------------------------


def _move_args(view: Json, move: Json) -> dict[str, Arg]:
    """Every field that a text about this move may name; what the move does not say is NONE."""
    kind = move["type"]
    args = {name: _MOVE_ARGS[name](value) for name, value in move.items() if name in _MOVE_ARGS}
    for name in ("pay", "take", "target", "give", "give_cash", "take_cash"):
        args.setdefault(name, NONE)
    if kind in ("steal", "riot", "move_guard", "blackmail") and "from" in move:
        args["from"] = terms.seat(move["from"]) if kind == "steal" else terms.place(move["from"])
        if kind != "steal":
            args["guards"] = view["guards"][move["from"]]
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
    "take": _several(terms.goods),
    "give": _several(terms.goods),
    "give_cash": lambda value: value,
    "take_cash": lambda value: value,
    "count": lambda value: value,
}

# By what a card's moves are told apart before their last field.
_CARD_STEPS: Final = {
    "patrol": "scapegoat-step-guards-from",
    "escort": "scapegoat-step-player",
    "bullying": "scapegoat-step-player",
    "change_of_plans": "scapegoat-step-task-at",
    "errand_boy": "scapegoat-step-use-at",
}


def _card_path(move: Json, args: dict[str, Arg]) -> tuple[Message, ...]:
    return (Message(_CARD_STEPS[move["card"]], args),) if move["card"] in _CARD_STEPS else ()


def _use_path(view: Json, move: Json, args: dict[str, Arg]) -> tuple[Message, ...]:
    """What is paid first; what is taken is named only where several kinds lie."""
    if len(set(view["items"][view["players"][view["you"]]["at"]])) < 2:
        args = {**args, "take": NONE}
    whole = Message("scapegoat-move-use", args)
    return (Message("scapegoat-step-pay", args), whole) if "pay" in move else (whole,)
