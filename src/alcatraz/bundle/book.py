"""What the rulebook of a game contains besides its rules: aim, box, first steps, player aid, examples, advice, words.

A game brings a `book.toml` and examples in JSON; the texts are in `locale/<language>/book-<game>.ftl`, where every id
begins with `book-<game>-`.
"""

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

from alcatraz.bundle.lobby_options import LobbyOption
from alcatraz.bundle.picture import Picture
from alcatraz.bundle.words import Say
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Publisher:
    name: str
    year: int


@dataclass(frozen=True, slots=True)
class Line:
    """A text of the book, and the rules it is about: its numbers are theirs."""

    id: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AidBox:
    """A box of the player aid."""

    id: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class AidTable:
    """A table of the player aid: what a thing is called, and what it does."""

    id: str
    columns: tuple[Message, ...]
    rows: tuple[tuple[Message, ...], ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A position, a move, and the answer of the rules.

    `answer` is {"allowed": true, "cost", "then": {path in the next position: value}} or {"allowed": false, "rule"}.
    """

    id: str
    rule: str
    position: Json
    seat: int
    move: Json
    answer: Json


@dataclass(frozen=True, slots=True)
class TableChoice:
    """The option by which a table plays the alternative of a rule. With `many`, the value is one of a list."""

    option: str
    value: Any
    default: Any = None
    many: bool = False

    def played(self, options: Json) -> bool:
        if self.many:
            return self.value in (options.get(self.option) or ())
        return bool(options.get(self.option, self.default) != self.default)

    def example(self) -> Json:
        """The options of a table that plays it."""
        return {self.option: [self.value] if self.many else self.value}


# The view of a position, the view after the move if there is one, the move if there is one.
Draw = Callable[[Json, Json | None, Json | None, Say], Picture]


@dataclass(frozen=True, slots=True)
class Book:
    designers: tuple[str, ...]
    publishers: tuple[Publisher, ...]
    # How to play, on one screen.
    steps: tuple[Line, ...]
    aid: tuple[AidBox, ...]
    # Tips of the authors: no rules.
    advice: tuple[Line, ...]
    # What the authors say about the end of the game where the rules leave doubts.
    thoughts: tuple[Line, ...]
    glossary: tuple[Line, ...]
    examples: tuple[Example, ...]
    # What lies in the box, by the content of an edition; None stands for the built-in one.
    components: Callable[[Json | None], tuple[Message, ...]]
    draw: Draw
    # By rule, how a table chooses its alternative.
    choices: Mapping[str, TableChoice]
    tables: tuple[AidTable, ...] = ()


def load_book(
    package: str,
    components: Callable[[Json | None], tuple[Message, ...]],
    draw: Draw,
    choices: Mapping[str, TableChoice],
    tables: tuple[AidTable, ...] = (),
) -> Book:
    """The book.toml and the examples that lie in a game's package."""
    folder = resources.files(package)
    data = tomllib.loads(folder.joinpath("book.toml").read_text(encoding="utf-8"))
    return Book(
        designers=tuple(data["designers"]),
        publishers=tuple(Publisher(each["name"], each["year"]) for each in data["publisher"]),
        steps=_lines(data["step"]),
        aid=tuple(AidBox(box["id"], _lines(box["line"])) for box in data["aid"]),
        advice=_lines(data.get("advice", [])),
        thoughts=_lines(data.get("thought", [])),
        glossary=_lines(data["word"]),
        examples=tuple(_example(folder, name) for name in data["examples"]),
        components=components,
        draw=draw,
        choices=choices,
        tables=tables,
    )


def table_choices(lobby: tuple[LobbyOption, ...]) -> dict[str, TableChoice]:
    """The alternatives that people can tick when they make a table, by rule."""
    return {
        choice.rule: TableChoice(option.id, choice.value, many=True)
        for option in lobby
        if option.many
        for choice in option.choices
        if choice.rule is not None
    }


def _lines(entries: list[Json]) -> tuple[Line, ...]:
    return tuple(Line(entry["id"], tuple(entry.get("rules", ()))) for entry in entries)


def _example(folder: Any, name: str) -> Example:
    data = json.loads(folder.joinpath("examples", f"{name}.json").read_text(encoding="utf-8"))
    return Example(name, data["rule"], data["position"], data["seat"], data["move"], data["answer"])
