"""GET /games: the choices for a new table, in words."""

from typing import Any

from msgspec import Struct


class _Part(Struct, forbid_unknown_fields=True, omit_defaults=True):
    pass


class OptionChoice(_Part):
    """`value` goes into the `options` of POST /tables as it is."""

    value: Any
    title: str
    text: str | None = None
    # The rule that it is about.
    rule: str | None = None


class Option(_Part):
    """A field of `options`. One choice is its value; with `many`, the list of those chosen is, and it may be empty."""

    id: str
    title: str
    text: str
    choices: list[OptionChoice]
    default: Any
    many: bool = False
    rule: str | None = None


class Level(_Part):
    """Who plays for a seat without a person; the weakest first."""

    id: str
    title: str
    text: str


class Trait(_Part):
    """A character, or how much a bot says by itself."""

    id: str
    title: str
    text: str


class NamedInmate(_Part):
    """A bot with a name and a temper of its own, to be chosen in one go; the level is chosen apart."""

    id: str
    name: str
    text: str
    character: str
    talkativeness: str


class ListedGame(_Part):
    id: str
    title: str
    text: str
    # The numbers of players it can be played with, and how many usually do.
    seats: list[int]
    usual: int
    # Whether seats know things that the others must not see on a shared screen.
    secrets: bool
    levels: list[Level]
    options: list[Option]
    # Whether owners of its box can put in their own values: the option `edition`, and the requests about editions.
    edition: bool = False
    # How many stages its guided first game has; they are in GET /lessons/{id}.
    lessons: int = 0
    # How many puzzles it has; they are in GET /practice/puzzles/{id}.
    puzzles: int = 0
    # Whether bots can say what they would do, and why they did something: `advise`, `why`.
    hints: bool = False
    # Empty if bots of this game do not deal; the first of each is the usual one.
    characters: list[Trait] = []
    talkativeness: list[Trait] = []
    inmates: list[NamedInmate] = []


class Language(_Part):
    """A language, by its own name."""

    id: str
    title: str


class GameList(_Part):
    """GET /games?language=fr."""

    games: list[ListedGame]
    languages: list[Language]
