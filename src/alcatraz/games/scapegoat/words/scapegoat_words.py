"""The Scapegoat in words: events, moves and decisions as messages, from what a view tells."""

from collections.abc import Callable
from typing import Any, Final

from alcatraz.bundle.words import Question
from alcatraz.games.scapegoat.guide.candidates import candidates
from alcatraz.games.scapegoat.guide.task_cards import all_cards
from alcatraz.games.scapegoat.model.events import FIELDS
from alcatraz.games.scapegoat.words import terms
from alcatraz.games.scapegoat.words.moves import path, sentence
from alcatraz.games.scapegoat.words.terms import NONE, several
from alcatraz.games.scapegoat.words.trade_questions import trade_questions
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message

# The heading of each kind of move; headings are shown in the order in which they first appear here.
_GROUP: Final = {
    "call_vote": "choice",
    "vote": "choice",
    "keep": "choice",
    "choose": "choice",
    "leave_behind": "choice",
    "hand_over": "choice",
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
    "end_turn": "end",
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
        return sentence(view, move)

    def group(self, view: Json, move: Json) -> Message:
        return Message("scapegoat-group-" + _GROUP[move["type"]])

    @property
    def headings(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys("scapegoat-group-" + group for group in _GROUP.values()))

    def path(self, view: Json, move: Json) -> tuple[Message, ...]:
        return path(view, move)

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
    return {label: kind.rstrip("*?") for label, _, kind in (field.partition(":") for field in described.split())}


_EVENTS: Final = {name: _fields(described) for name, described in FIELDS}


def _ballots(votes: list[int]) -> Arg:
    return tuple(
        Message("scapegoat-ballot", {"seat": terms.seat(voter), "for": terms.seat(vote)})
        for voter, vote in enumerate(votes)
    )


_ARGS: Final[dict[str, Callable[[Any], Arg]]] = {
    "int": lambda value: value,
    "seat": terms.seat,
    "seats": terms.players,
    "votes": _ballots,
    "location": terms.place,
    "item": terms.goods,
    "items": several(terms.goods),
    "goods": terms.goods,
    "card": terms.card,
    "cards": several(terms.card),
    "task": terms.task,
    "element": lambda value: value,
    "reason": lambda value: value,
}
