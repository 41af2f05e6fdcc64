"""The components' values (S-1): which of them are printed on the box and which are ours is written in the edition file.

An edition comes as plain data, the content of an edition file; this module checks all of it and makes the
compact form that the rules use.
"""

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final
from unicodedata import category

from alcatraz.games.scapegoat.model.bag import bag_of, contents, count, size
from alcatraz.games.scapegoat.model.components import (
    CARDS,
    ELEMENTS,
    EXERCISE_YARD,
    GUN,
    ITEMS,
    KINDS,
    LOCATIONS,
    MOST_GUARDS,
    PLACES,
    PRIMARY,
    VISITING_AREA,
)
from alcatraz.kernel.message import Message
from alcatraz.kernel.notation.canonical import canonical_json, digest
from alcatraz.kernel.notation.fields import Fields, echo

FORMAT: Final = 1
SOURCES: Final = ("printed", "house")
# Control and format characters (marks of direction, line breaks), halves of characters, and those without a meaning.
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_ID: Final = re.compile(r"[a-z][a-z0-9_]*\Z")
# S-2.3: two rounds of four cards. A rule, so the file may state it but not change it.
GUARDS_AT_START: Final = 8
_MOST_ITEMS_OF_A_TASK: Final = 6
_MOST_SPACES: Final = 15
# An edition is sent with every view of its table.
_LARGEST: Final = 40_000
_MOST_TASKS: Final = 100
_LONGEST_NAME: Final = 80
_MOST_LANGUAGES: Final = 20


class Task:
    """A task card (S-9.2). A card that a position describes by hand has no id."""

    __slots__ = ("element", "guards", "id", "items", "number_of_items", "prisoners", "prisoners_of_three")

    def __init__(self, task_id: str, element: int, prisoners: int, guards: int, items: int) -> None:
        self.id = task_id
        self.element = element
        self.prisoners = prisoners
        # At a table of three; a card of an edition may say another number.
        self.prisoners_of_three = prisoners
        self.guards = guards
        self.items = items
        self.number_of_items = size(items)


class Edition:
    """Everything in the box that the rules count with."""

    __slots__ = (
        "cards",
        "content",
        "digest",
        "gold_spaces",
        "guards_total",
        "most_cards",
        "most_cash",
        "most_items",
        "most_stamina",
        "spaces",
        "tasks",
        "titles",
        "tokens",
    )

    def __init__(self, content: dict[str, Any]) -> None:
        self.content = content
        self.digest = digest(content)
        self.most_items = 3
        self.most_stamina = 3
        self.most_cash = 3
        self.most_cards = 2
        self.guards_total = 21
        self.tokens = 0
        # What each location has room for: with the silver side of its tile up, and with the gold one.
        self.spaces = [0] * PLACES
        self.gold_spaces = [0] * PLACES
        self.tasks: list[Task] = []
        self.titles: dict[str, dict[str, str]] = {}
        self.cards: list[int] = []

    def spaces_up(self, gold: int) -> list[int]:
        """S-1.7: the item spaces of the locations when these have their gold sides up, a bit each."""
        return [self.gold_spaces[p] if gold >> p & 1 else self.spaces[p] for p in range(PLACES)]

    def tokens_in_play(self, gold: int) -> int:
        """S-1.7: of each kind as many as find a space; the others stay in the box."""
        return bag_of([kind for kind in range(KINDS) for _ in range(self._in_play(kind, self.spaces_up(gold)))])

    def _in_play(self, kind: int, spaces: list[int]) -> int:
        return min(count(self.tokens, kind), sum([count(bag, kind) for bag in spaces]))


def task_is_readable(fields: Fields) -> tuple[int, int, int, int]:
    """Element, prisoners, guards and items of a task, in an edition or written into a position."""
    element = fields.choice("element", ELEMENTS)
    prisoners = fields.integer("prisoners", 1, 4)
    guards = fields.integer("guards", 0, MOST_GUARDS)
    items = fields.choices("items", ITEMS[:GUN], required=True)
    if len(items) > _MOST_ITEMS_OF_A_TASK:
        fields.problem("edition-too-many-items", fields.name("items"), most=_MOST_ITEMS_OF_A_TASK)
        items = items[:_MOST_ITEMS_OF_A_TASK]
    return element, prisoners, guards, bag_of(items)


def read_edition(content: object) -> tuple[Edition, list[Message]]:
    """The edition that this content describes, and everything that is wrong with it."""
    fields = Fields(content, "edition")
    edition = Edition(fields.data)
    characters = len(canonical_json(fields.data))
    if characters > _LARGEST:
        # Not read any further: a thousand wrong cards would be a thousand sentences.
        fields.problem("edition-too-large", "edition", most=_LARGEST, got=characters)
        return edition, fields.problems
    fields.integer("format", FORMAT, FORMAT)
    _must_be_a_name(fields, fields.name("id"), fields.raw("id"))
    _read_names(fields, "name")
    _read_limits(fields, edition)
    _read_spaces(fields, edition)
    _read_tasks(fields, edition)
    _read_cards(fields, edition)
    fields.finish()
    return edition, fields.problems


def _read_limits(fields: Fields, edition: Edition) -> None:
    sheet = fields.child("sheet")
    edition.most_items = _sourced(sheet, "items", 1, 3)
    edition.most_stamina = _sourced(sheet, "stamina", 1, 9)
    edition.most_cash = _sourced(sheet, "cash", 1, 9)
    edition.most_cards = _sourced(sheet, "hand", 1, 5)
    sheet.finish()
    guards = fields.child("guards")
    edition.guards_total = _sourced(guards, "total", GUARDS_AT_START + 1, PLACES * MOST_GUARDS)
    _sourced(guards, "at_start", GUARDS_AT_START, GUARDS_AT_START)
    _sourced(guards, "per_location", MOST_GUARDS, MOST_GUARDS)
    guards.finish()
    tokens = fields.child("tokens")
    numbers = [_sourced(tokens, name, 0, 1 if name == "gun" else 15) for name in ITEMS]
    edition.tokens = bag_of([kind for kind in range(KINDS) for _ in range(numbers[kind])])
    tokens.finish()


def _read_spaces(fields: Fields, edition: Edition) -> None:
    named: set[int] = set()
    for index, entry in enumerate(_at_most(fields, "location", PLACES)):
        place_fields = Fields(entry, f"{fields.path}.location[{index + 1}]", fields.problems)
        place = place_fields.choice("id", LOCATIONS)
        edition.spaces[place] = edition.gold_spaces[place] = _read_side(place_fields, "spaces", place)
        if place_fields.has("gold_spaces"):
            edition.gold_spaces[place] = _read_side(place_fields, "gold_spaces", place)
        _source(place_fields)
        place_fields.finish()
        if place in named:
            place_fields.problem("json-twice", place_fields.name("id"), got=LOCATIONS[place])
        named.add(place)
    for place in range(PLACES):
        if place not in named:
            fields.problem("edition-location-missing", fields.name("location"), got=LOCATIONS[place])
    for kind in range(KINDS):
        spaces = [count(bag, kind) for bag in (*edition.spaces, *edition.gold_spaces)]
        if count(edition.tokens, kind) and not any(spaces):
            fields.problem("edition-no-space-at-all", fields.name("location"), item=ITEMS[kind])


def _read_side(fields: Fields, name: str, place: int) -> int:
    """The item spaces of one side of a tile."""
    kinds = fields.choices(name, ITEMS, required=True)
    for kind in sorted(set(kinds)):
        if place not in (PRIMARY[kind], EXERCISE_YARD, VISITING_AREA):
            fields.problem("edition-space-elsewhere", fields.name(name), item=ITEMS[kind])
    if len(kinds) > _MOST_SPACES:
        fields.problem("json-too-long", fields.name(name), most=_MOST_SPACES)
    return bag_of(kinds[:_MOST_SPACES])


def _read_tasks(fields: Fields, edition: Edition) -> None:
    for index, entry in enumerate(_at_most(fields, "task", _MOST_TASKS)):
        task_fields = Fields(entry, f"{fields.path}.task[{index + 1}]", fields.problems)
        task_id = task_fields.raw("id")
        if not (isinstance(task_id, str) and len(task_id) <= _LONGEST_NAME and _ID.match(task_id)):
            task_fields.problem("edition-bad-id", task_fields.name("id"), got=echo(task_id))
            task_id = f"task_{index}"
        if task_id in edition.titles:
            task_fields.problem("json-twice", task_fields.name("id"), got=task_id)
        edition.titles[task_id] = _read_names(task_fields, "title")
        task = Task(task_id, *task_is_readable(task_fields))
        task.prisoners_of_three = task_fields.integer("prisoners_of_three", 1, 3, task.prisoners)
        edition.tasks.append(task)
        _source(task_fields)
        task_fields.finish()
    for number, element in enumerate(ELEMENTS):
        if all(task.element != number for task in edition.tasks):
            fields.problem("edition-element-missing", fields.name("task"), element=element)


def _read_cards(fields: Fields, edition: Edition) -> None:
    blackmail = fields.child("blackmail")
    edition.cards = blackmail.choices("cards", CARDS, required=True)
    _source(blackmail)
    blackmail.finish()
    for card in sorted(set(edition.cards)):
        if edition.cards.count(card) > 1:
            blackmail.problem("json-twice", blackmail.name("cards"), got=CARDS[card])


def _sourced(fields: Fields, name: str, low: int, high: int) -> int:
    """A number that says where it comes from."""
    value = Fields(fields.raw(name), fields.name(name), fields.problems)
    number = value.integer("value", low, high)
    _source(value)
    value.finish()
    return number


def _source(fields: Fields) -> None:
    fields.choice("source", SOURCES)


def _at_most(fields: Fields, name: str, most: int) -> list[Any]:
    entries = fields.items(name, None)
    if len(entries) > most:
        fields.problem("json-too-long", fields.name(name), most=most)
    return entries[:most]


def _read_names(fields: Fields, name: str) -> dict[str, str]:
    """A text per language; English is the one that must be there."""
    names = Fields(fields.raw(name), fields.name(name), fields.problems)
    if len(names.data) > _MOST_LANGUAGES:
        names.problem("edition-too-many-languages", fields.name(name), most=_MOST_LANGUAGES)
    texts: dict[str, str] = {}
    for language in sorted({*names.data, "en"}):
        text = names.data.get(language)
        _must_be_a_name(names, names.name(language[:_LONGEST_NAME]), text)
        if len(language) > _LONGEST_NAME:
            names.problem("edition-name-too-long", names.name(language[:_LONGEST_NAME]), most=_LONGEST_NAME)
        if isinstance(text, str):
            texts[language] = text
    return texts


def _must_be_a_name(fields: Fields, where: str, text: object) -> None:
    """A text that everybody at the table can read: strangers see it."""
    if not isinstance(text, str):
        fields.problem("json-not-a-text", where, got=echo(text))
    elif len(text) > _LONGEST_NAME:
        fields.problem("edition-name-too-long", where, most=_LONGEST_NAME)
    elif not text.strip():
        fields.problem("edition-name-empty", where)
    elif any(category(letter) in _UNSEEN for letter in text):
        fields.problem("edition-name-unseen", where)


@cache
def built_in_edition() -> Edition:
    text = resources.files("alcatraz.games.scapegoat").joinpath("edition.toml").read_text(encoding="utf-8")
    edition, problems = read_edition(tomllib.loads(text))
    assert not problems, problems
    return edition


def task_json(task: Task) -> Any:
    """A task as positions name it: by id, or in full if it has none."""
    if task.id:
        return task.id
    return {
        "element": ELEMENTS[task.element],
        "prisoners": task.prisoners,
        "guards": task.guards,
        "items": [ITEMS[kind] for kind in contents(task.items)],
    }
