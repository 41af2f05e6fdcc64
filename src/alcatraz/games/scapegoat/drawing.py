"""The prison in characters."""

from collections.abc import Mapping

from alcatraz.kernel.game import Json
from alcatraz.kernel.kit import Line, Say


class ScapegoatDrawing:
    def status(self, view: Json, say: Say) -> Line:
        return []

    def board(self, view: Json, say: Say, width: int, offered: Mapping[int, Json]) -> list[Line]:
        return []

    def sheets(self, view: Json, say: Say, width: int) -> list[Line]:
        return []

    def standing(self, view: Json, say: Say) -> list[Line]:
        return []


DRAWING = ScapegoatDrawing()
