"""The guide of Alcatraz (1999) for the page: for each move, where the guard would go and whom it would catch."""

from collections.abc import Sequence

from alcatraz.bundle.rulings import rulings_facts
from alcatraz.bundle.words import Say
from alcatraz.games.boat.guide.previews import previews
from alcatraz.games.boat.rules.board import BITS, COLUMNS, MARKED, MARKED_BLOCK, ROWS, TO_WIN
from alcatraz.kernel.game import Json


def _squares(marked: list[int]) -> list[list[int]]:
    return [[row + 1, column + 1] for row, columns in enumerate(marked) for column in BITS[columns]]


class BoatGuide:
    def facts(self, view: Json, say: Say) -> Json:
        """What is printed on the board; the rest lies open."""
        rulings = view["options"].get("rulings", ())
        return {
            "rows": ROWS,
            "columns": COLUMNS,
            "marked": _squares(MARKED_BLOCK if "B-1.3" in rulings else MARKED),
            "to_win": TO_WIN,
            "rulings": rulings_facts("boat", rulings, say),
        }

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
