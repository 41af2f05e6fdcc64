"""The words of a game: events, moves and decisions as messages."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

# Puts a message into a reader's language.
Say = Callable[[Message], str]


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to ask when a template is filled in; `many` allows several of the choices, or none."""

    field: str
    prompt: Message
    choices: tuple[tuple[Any, Message], ...]
    many: bool = False


class Words(Protocol):
    """What happens and what can be done, as messages."""

    def names(self, view: Json, language: str) -> dict[str, str]:
        """Texts that the match itself brings, by id: messages about it name them like any other text.

        They are the same in every view of a match, from its start to its end.
        """
        ...

    def event(self, event: Json) -> Message: ...

    def move(self, view: Json, move: Json) -> Message:
        """A legal move or a template, as a whole sentence."""
        ...

    def group(self, view: Json, move: Json) -> Message:
        """The heading under which the move is listed."""
        ...

    @property
    def headings(self) -> tuple[str, ...]:
        """The ids of all headings, in the order in which they are shown."""
        ...

    def path(self, view: Json, move: Json) -> tuple[Message, ...]:
        """What to call the move under its heading, coarse to fine: a large family is chosen in as many steps."""
        ...

    def decision(self, view: Json, decision: Json) -> Message:
        """Whom everybody waits for, and for what."""
        ...

    def questions(self, view: Json, template: Json) -> list[Question]:
        """What to ask to fill in a template; the answers become fields of the move."""
        ...

    def candidates(self, view: Json) -> list[Json]:
        """Moves that the viewer might think of now, legal or not, to ask the rules about each."""
        ...
