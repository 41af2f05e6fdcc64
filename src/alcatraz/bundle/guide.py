"""The guide of a game: what a page shows beside the moves."""

from collections.abc import Sequence
from typing import Protocol

from alcatraz.bundle.words import Say
from alcatraz.kernel.game import Json


class GameGuide(Protocol):
    """What a page shows beside the moves. Made from a view, so that it can tell nothing that the view hides."""

    def facts(self, view: Json, say: Say) -> Json:
        """Facts about the position for a reader who does not know the rules, in words and numbers."""
        ...

    def previews(self, view: Json, moves: Sequence[Json]) -> list[Json | None]:
        """What each of these legal moves would do up to the first chance; None where there is nothing to show."""
        ...
