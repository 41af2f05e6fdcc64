"""The options of a game that people choose when they make a table."""

from dataclasses import dataclass
from typing import Any

from alcatraz.kernel.message import Message


@dataclass(frozen=True, slots=True)
class LobbyChoice:
    """A value of an option, by name; and the rule it is about, if it is about one."""

    value: Any
    title: Message
    text: Message | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class LobbyOption:
    """A field of a new game's options that people choose when they make a table: one value, or `many`.

    Its words are `lobby-<game>-<id>` and the attribute `text` of the same message.
    """

    id: str
    choices: tuple[LobbyChoice, ...]
    # Always good for newcomers: the same as leaving the field out.
    default: Any
    many: bool = False
    rule: str | None = None
