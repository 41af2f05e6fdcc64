"""Reading JSON objects that people wrote by hand: every problem is collected, none stops the reading.

Each reader method returns a usable value even when the field is wrong; the caller looks at `problems`
once at the end and throws everything away if there is one.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from alcatraz.kernel.message import Arg, Message

MISSING: Final = object()
_LONGEST_ECHO: Final = 60


def echo(value: object) -> str:
    """A value as it was sent, cut to a length that fits into a sentence."""
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= _LONGEST_ECHO else text[: _LONGEST_ECHO - 1] + "…"


def is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class Fields:
    """One JSON object and where it stands in the whole; shares the list of problems with its children."""

    def __init__(self, data: object, path: str = "", problems: list[Message] | None = None) -> None:
        self.path = path
        self.problems: list[Message] = [] if problems is None else problems
        self._seen: set[str] = set()
        if isinstance(data, dict):
            self.data: dict[str, Any] = data
        else:
            self.data = {}
            self.problem("json-not-an-object", path or "·", got=echo(data))

    def name(self, field: str) -> str:
        return f"{self.path}.{field}" if self.path else field

    def problem(self, message: str, field: str, **args: Arg) -> None:
        self.problems.append(Message(message, {"field": field, **args}))

    def has(self, field: str) -> bool:
        """Whether the field is there and not null."""
        return self.data.get(field) is not None

    def raw(self, field: str, default: object = MISSING) -> Any:
        self._seen.add(field)
        if field in self.data:
            return self.data[field]
        if default is MISSING:
            self.problem("json-missing", self.name(field))
            return None
        return default

    def integer(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value = self.raw(field, MISSING if default is None else default)
        fallback = low if default is None else default
        return self.checked_integer(value, self.name(field), low, high, fallback, field in self.data)

    def checked_integer(self, value: object, field: str, low: int, high: int, fallback: int, given: bool = True) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        if given and low == high:
            self.problem("json-not-the-number", field, number=low, got=echo(value))
        elif given:
            self.problem("json-not-an-integer", field, low=low, high=high, got=echo(value))
        return fallback

    def boolean(self, field: str, default: bool) -> bool:
        value = self.raw(field, default)
        if isinstance(value, bool):
            return value
        self.problem("json-not-a-boolean", self.name(field), got=echo(value))
        return default

    def choice(self, field: str, allowed: Sequence[str], default: str | None = None) -> int:
        """The index of the given name among the allowed ones."""
        value = self.raw(field, MISSING if default is None else default)
        if field not in self.data and default is None:
            return 0
        return self.checked_choice(value, self.name(field), allowed)

    def checked_choice(self, value: object, field: str, allowed: Sequence[str]) -> int:
        if isinstance(value, str) and value in allowed:
            return allowed.index(value)
        self.problem("json-not-one-of", field, allowed=tuple(allowed), got=echo(value))
        return 0

    def items(self, field: str, default: Iterable[object] | None = ()) -> list[Any]:
        """A list, whatever it holds."""
        value = self.raw(field, MISSING if default is None else list(default))
        if isinstance(value, list):
            return value
        if field in self.data:
            self.problem("json-not-a-list", self.name(field), got=echo(value))
        return []

    def choices(self, field: str, allowed: Sequence[str], *, required: bool = False) -> list[int]:
        """A list of names, as indexes; names that are not allowed are reported and left out."""
        return self.checked_choices(self.items(field, None if required else ()), self.name(field), allowed)

    def checked_choices(self, values: object, name: str, allowed: Sequence[str]) -> list[int]:
        """The same for a list that stands elsewhere, under this name."""
        if not isinstance(values, list):
            self.problem("json-not-a-list", name, got=echo(values))
            return []
        found = []
        for position, value in enumerate(values):
            if isinstance(value, str) and value in allowed:
                found.append(allowed.index(value))
            else:
                self.checked_choice(value, f"{name}[{position}]", allowed)
        return found

    def child(self, field: str) -> "Fields":
        """The object in this field, an empty one if it is missing or null."""
        value = self.raw(field, None)
        return Fields({} if value is None else value, self.name(field), self.problems)

    def per_name(self, field: str, allowed: Sequence[str]) -> list[tuple[int, str, Any]]:
        """The entries of an object whose keys are names: index, path and value of each."""
        child = self.child(field)
        found = []
        for key, value in child.data.items():
            if key in allowed:
                found.append((allowed.index(key), child.name(key), value))
            else:
                child.problem("json-unknown-name", child.name(key), allowed=tuple(allowed))
        return found

    def finish(self) -> None:
        """Report every field that nobody read."""
        for field in self.data:
            if field not in self._seen:
                self.problem("json-unknown-field", self.name(str(field)), allowed=tuple(sorted(self._seen)))
