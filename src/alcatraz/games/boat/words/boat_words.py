"""Alcatraz (1999) in words: events, moves and decisions as messages, from what a view tells."""

from collections.abc import Callable
from typing import Any, Final

from alcatraz.bundle.words import Question
from alcatraz.games.boat.guide.previews import preview
from alcatraz.games.boat.model.events import FIELDS
from alcatraz.games.boat.model.names import column_name, square_name
from alcatraz.games.boat.rules.board import COLUMNS, ROWS, square
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message, Term

# What a text gets in place of an absent value.
NONE: Final = "none"


class BoatWords:
    def names(self, view: Json, language: str) -> dict[str, str]:
        """Everything has its name in the texts."""
        return {}

    def event(self, event: Json) -> Message:
        fields = _EVENTS[event["type"]]
        return Message(
            "boat-event-" + event["type"].replace("_", "-"),
            {label: _ARGS[kind](event[label]) if label in event else NONE for label, kind in fields.items()},
        )

    def move(self, view: Json, move: Json) -> Message:
        return Message("boat-move-" + _variant(view, move), _move_args(move))

    def group(self, view: Json, move: Json) -> Message:
        return Message("boat-group-" + _GROUP[move["type"]])

    @property
    def headings(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys("boat-group-" + group for group in _GROUP.values()))

    def path(self, view: Json, move: Json) -> tuple[Message, ...]:
        """The prisoner first, then where it goes and what the guard does about it."""
        if move["type"] == "enter":
            return Message("boat-step-from-cell"), _destination(view, move)
        if move["type"] == "walk":
            return Message("boat-step-from", _move_args(move)), _destination(view, move)
        if move["type"] == "return":
            return Message("boat-step-from", _move_args(move)), Message("boat-step-into-cell")
        return (self.move(view, move),)

    def decision(self, view: Json, decision: Json) -> Message:
        return Message("boat-decision-" + decision["kind"], {"player": _seat(decision["seat"])})

    def questions(self, view: Json, template: Json) -> list[Question]:
        """Every move is listed."""
        return []

    def candidates(self, view: Json) -> list[Json]:
        """Boarding and the lines ahead of each prisoner; an entry in every column."""
        if view["you"] is None:
            return []
        standing = [at for at in view["prisoners"][view["you"]] if isinstance(at, list)]
        squares = [[row, column] for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
        return [
            *({"type": "board", "from": at} for at in standing),
            *({"type": "walk", "from": at, "to": to} for at in standing for to in squares if _in_line(at, to)),
            *({"type": "enter", "to": to} for to in squares),
            *({"type": "return", "from": at} for at in standing if "B-2.7" in _rulings(view)),
            {"type": "pass"},
        ]


WORDS = BoatWords()

_GROUP: Final = {"board": "board", "enter": "move", "walk": "move", "return": "move", "alarm": "alarm", "pass": "pass"}


def _rulings(view: Json) -> list[str]:
    """The rules that the table plays by their alternative."""
    rulings: list[str] = view["options"].get("rulings", [])
    return rulings


def _variant(view: Json, move: Json) -> str:
    """What a move is called: some mean another thing where the table plays an alternative (B-2.8, B-5.1)."""
    kind: str = move["type"]
    if move.get("direction") == "stay":
        return "alarm-stay"
    return "go-out" if kind == "pass" and "B-2.8" in _rulings(view) else kind


def _in_line(one: list[int], other: list[int]) -> bool:
    return one != other and (one[0] == other[0] or one[1] == other[1])


def _seat(number: int) -> Term:
    return Term(f"seat-{number}")


def _square(at: list[int]) -> Arg:
    row, column = at
    return square_name(square(row - 1, column - 1))


def _direction(name: str) -> Term:
    return Term("direction-" + name)


def _fields(described: str) -> dict[str, str]:
    return {label: kind.rstrip("?") for label, _, kind in (field.partition(":") for field in described.split())}


_EVENTS: Final = {name: _fields(described) for name, described in FIELDS}
_ARGS: Final[dict[str, Callable[[Any], Arg]]] = {
    "int": lambda value: value,
    "seat": _seat,
    "square": _square,
    "row": lambda value: value,
    "direction": _direction,
    "reason": lambda value: value,
}


def _move_args(move: Json) -> dict[str, Arg]:
    args: dict[str, Arg] = {name: _square(move[name]) for name in ("from", "to") if name in move}
    if move.get("direction", "stay") != "stay":
        args["direction"] = _direction(move["direction"])
    return args


def _destination(view: Json, move: Json) -> Message:
    """Where the prisoner ends, where the guard goes then, and whom it catches on its way."""
    args = _move_args(move)
    events = preview(view, move)
    walked = next((event for event in events if event["type"] == "guard_walked"), None)
    if walked is None:
        return Message("boat-step-unguarded", args)
    caught = tuple(_seat(event["seat"]) for event in events if event["type"] == "caught")
    return Message("boat-step-guarded", {**args, "column": column_name(walked["to"][1] - 1), "caught": caught or NONE})
