"""What a game brings besides its rules, so that people can play it: words, a drawing for terminals, policies.

Everything here works on views and JSON moves, never on states, so that it serves a bot, a terminal and a distant
player alike.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from alcatraz.kernel.game import Game, Json
from alcatraz.kernel.hosting import Hosting
from alcatraz.kernel.message import Message
from alcatraz.kernel.policy import Policy
from alcatraz.kernel.statistics import Statistics
from alcatraz.kernel.talk import Talk

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

    def names(self, view: Json, language: str) -> dict[str, str]:
        """Texts that the table itself brings, by id: messages about this table name them like any other text."""
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


class Drawing(Protocol):
    """The board and the sheets in characters, as one viewer sees them."""

    def status(self, view: Json, say: Say) -> Line:
        """Where the game stands, in one line of at most 80 characters."""
        ...

    def board(self, view: Json, say: Say, width: int, offered: Mapping[int, Json]) -> list[Line]:
        """The board; moves on offer are shown by their numbers where they lead."""
        ...

    def sheets(self, view: Json, say: Say, width: int) -> list[Line]: ...

    def standing(self, view: Json, say: Say) -> list[Line]:
        """Who would win or lose as things are, and why."""
        ...


class Guide(Protocol):
    """What a page shows beside the moves. Made from a view, so that it can tell nothing that the view hides."""

    def facts(self, view: Json, say: Say) -> Json:
        """What somebody who does not know the rules would ask about the position, in words and numbers."""
        ...

    def previews(self, view: Json, moves: Sequence[Json]) -> list[Json | None]:
        """What each of these legal moves would do up to the first chance; None where there is nothing to show."""
        ...


@dataclass(frozen=True, slots=True)
class Choice:
    """A value of an option, by name; and the rule it is about, if it is about one."""

    value: Any
    title: Message
    text: Message | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """A field of a new game's options that people choose when they make a table: one value, or `many`.

    Its words are `lobby-<game>-<id>` and the attribute `text` of the same message.
    """

    id: str
    choices: tuple[Choice, ...]
    # Always good for newcomers: the same as leaving the field out.
    default: Any
    many: bool = False
    rule: str | None = None


class Components(Protocol):
    """Component values that owners of a box can replace with their own: an edition file."""

    def built_in(self) -> str:
        """The file to start from, with its comments."""
        ...

    def problems(self, content: object) -> list[Message]:
        """Everything that is wrong with the content of such a file."""
        ...

    def summary(self, content: Json) -> Message:
        """What is in a file without problems."""
        ...


@dataclass(frozen=True, slots=True)
class Kit:
    """A game with everything that is needed to sit down and play it."""

    game: Game[Any]
    words: Words
    drawing: Drawing
    policies: Mapping[str, Policy]
    # How many sit down if nobody says otherwise.
    usual_players: int
    # Whether seats know things that the others must not see on a shared screen.
    has_secrets: bool
    components: Components | None = None
    statistics: Statistics | None = None
    hosting: Hosting = field(default_factory=Hosting)
    # What people can promise, ask and threaten; without it they can say what they like all the same.
    talk: Talk | None = None
    # Without it a page has the moves in words and the view, and nothing more.
    guide: Guide | None = None
    # What can be chosen when a table is made; every option of a game may also be left out of it.
    lobby: tuple[Option, ...] = ()
