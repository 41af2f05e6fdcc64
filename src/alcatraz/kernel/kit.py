"""What a game brings besides its rules, so that people can play it: words, a drawing for terminals, policies.

Everything here works on views and JSON moves, never on states, so that it serves a bot, a terminal and a distant
player alike.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from alcatraz.kernel.game import Game, Json
from alcatraz.kernel.message import Message
from alcatraz.kernel.policy import Policy

Say = Callable[[Message], str]
# A piece of text and the name of its style: "", "dim", "bold", "you", "seat-0", "guard", "danger", "safe", …
Span = tuple[str, str]
Line = list[Span]


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to ask when a template is filled in; `many` allows several of the choices, or none."""

    field: str
    prompt: Message
    choices: tuple[tuple[Any, Message], ...]
    many: bool = False


class Words(Protocol):
    """What happens and what can be done, as messages."""

    def event(self, event: Json) -> Message: ...

    def move(self, view: Json, move: Json) -> Message:
        """A legal move or a template, as a line in a list of choices."""
        ...

    def group(self, view: Json, move: Json) -> Message:
        """The heading under which the move is listed; headings come in the order of their first move."""
        ...

    def decision(self, view: Json, decision: Json) -> Message:
        """Whom everybody waits for, and for what."""
        ...

    def questions(self, view: Json, template: Json) -> list[Question]:
        """What to ask to fill in a template; the answers become fields of the move."""
        ...


class Drawing(Protocol):
    """The board and the sheets in characters, as one viewer sees them."""

    def board(self, view: Json, say: Say, width: int) -> list[Line]: ...

    def sheets(self, view: Json, say: Say, width: int) -> list[Line]: ...

    def standing(self, view: Json, say: Say) -> list[Line]:
        """Who would win or lose as things are, and why."""
        ...


@dataclass(frozen=True, slots=True)
class Kit:
    """A game with everything that is needed to sit down and play it."""

    game: Game[Any]
    words: Words
    drawing: Drawing
    policies: Mapping[str, Policy]
