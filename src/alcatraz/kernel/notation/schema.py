"""Types of JSON values, declared once: readers take their limits from them, and tools make JSON Schema, TypeScript
types and reference pages.

A game declares its names (locations, items …), its moves (see move_table.py) and the fields of its positions, views and
options with these classes.
"""

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

REQUIRED: Final = object()


@dataclass(frozen=True, slots=True)
class Computed:
    """A default that depends on the rest of the object; the text describes it."""

    text: str


@dataclass(frozen=True, slots=True)
class Seat:
    """The number of a seat; how many there are depends on the table."""


@dataclass(frozen=True, slots=True)
class Number:
    low: int
    high: int | None = None


@dataclass(frozen=True, slots=True)
class Flag:
    """true or false."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text of which a program knows only what `about` says."""

    about: str


@dataclass(frozen=True, slots=True)
class Object:
    """An object whose fields are declared elsewhere."""

    about: str


@dataclass(frozen=True, slots=True)
class Names:
    """One of these texts. `label` names the type."""

    label: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ListOf:
    item: "Type"
    least: int = 0
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Tuple:
    """A list with one type per entry, known by a name of its own."""

    label: str
    items: "tuple[Type, ...]"


@dataclass(frozen=True, slots=True)
class PerName:
    """An object with one of the names as each key."""

    keys: Names
    value: "Type"


@dataclass(frozen=True, slots=True)
class OrNull:
    type: "Type"


@dataclass(frozen=True, slots=True)
class AnyOf:
    """A value of one of several types. With a label the type has a name of its own."""

    types: "tuple[Type, ...]"
    label: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of an object.

    `default`: what a reader takes if the field is missing. `sometimes`: the field is written only in some cases.
    `instead_of`: in a view, the field of the position whose place this one takes.
    """

    name: str
    type: "Type"
    meaning: str
    default: Any = REQUIRED
    sometimes: bool = False
    instead_of: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """An object with declared fields. `constants`: fields with one fixed value, which tell it from its alternatives."""

    label: str
    fields: tuple[Field, ...]
    constants: tuple[tuple[str, str], ...] = ()
    by_name: dict[str, Field] = field(init=False, repr=False, compare=False, hash=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_name", {each.name: each for each in self.fields})

    def names(self) -> set[str]:
        return {name for name, _ in self.constants} | set(self.by_name)

    def without(self, *names: str) -> tuple[Field, ...]:
        """The fields but these; a name that is not declared is a mistake."""
        assert set(names) <= set(self.by_name), names
        return tuple(each for each in self.fields if each.name not in names)


Type: TypeAlias = Seat | Number | Flag | Text | Object | Names | ListOf | Tuple | PerName | OrNull | AnyOf | Record
