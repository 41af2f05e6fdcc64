"""The guide of Alcatraz (1999) for the page: for each move, where the guard would go and whom it would catch."""

from collections.abc import Sequence
from typing import Final

from alcatraz.bundle.words import Say
from alcatraz.games.boat.guide.previews import previews
from alcatraz.games.boat.rules.board import COLUMNS, MARKED, ROWS, TO_WIN
from alcatraz.kernel.game import Json

_MARKED_SQUARES: Final = [
    [row + 1, column + 1] for row, columns in enumerate(MARKED) for column in range(COLUMNS) if columns >> column & 1
]


class BoatGuide:
    def facts(self, view: Json, say: Say) -> Json:
        """What is printed on the board; the rest lies open."""
        return {"rows": ROWS, "columns": COLUMNS, "marked": _MARKED_SQUARES, "to_win": TO_WIN}

    def previews(self, view: Json, moves: Sequence[Json]) -> list[Json | None]:
        return [_shown(events) for events in previews(view, moves)]


GUIDE = BoatGuide()


def _shown(events: list[Json]) -> Json:
    """Up to the first chance: what the alarm's die says is not looked at."""
    runs = [event for event in events if event["type"] in ("guard_walked", "guard_ran")]
    return {
        "guard": {name: runs[0][name] for name in ("row", "from", "to")} if runs else None,
        "caught": [{"seat": event["seat"], "at": event["at"]} for event in events if event["type"] == "caught"],
        "boards": any(event["type"] == "boarded" for event in events),
    }
