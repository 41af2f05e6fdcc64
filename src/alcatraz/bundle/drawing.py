"""The drawing of a game in characters, for terminals."""

from collections.abc import Mapping
from typing import Protocol

from alcatraz.bundle.words import Say
from alcatraz.kernel.game import Json

# A piece of text and the name of its style: "", "dim", "bold", "you", "seat-0", "guard", "danger", "safe", …
Span = tuple[str, str]
StyledLine = list[Span]


class Drawing(Protocol):
    """The board and the sheets in characters, as one viewer sees them."""

    def status(self, view: Json, say: Say) -> StyledLine:
        """Where the game stands, in one line of at most 80 characters."""
        ...

    def board(self, view: Json, say: Say, width: int, offered: Mapping[int, Json]) -> list[StyledLine]:
        """The board; moves on offer are shown by their numbers where they lead."""
        ...

    def sheets(self, view: Json, say: Say, width: int) -> list[StyledLine]: ...

    def compact_board(self, view: Json, say: Say, width: int, offered: Mapping[int, Json]) -> list[StyledLine]:
        """The board for a terminal of 24 lines: in ten lines or fewer, so that the choices stand below it."""
        ...

    def compact_sheets(self, view: Json, say: Say, width: int) -> list[StyledLine]:
        """The most important first: what finds no room on a small terminal is left out from the end."""
        ...

    def standing(self, view: Json, say: Say) -> list[StyledLine]:
        """Who would win or lose as things are, and why."""
        ...
