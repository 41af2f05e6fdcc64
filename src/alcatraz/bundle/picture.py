"""A drawing of a position as plain shapes, so that paper and page draw the same board.

Coordinates count from the top left corner. A tone is the name of a colour (wall, guard, paper, seat-0 …): those who
draw it decide what it looks like.
"""

from dataclasses import dataclass, fields
from typing import Literal

from alcatraz.kernel.game import Json


@dataclass(frozen=True, slots=True)
class Box:
    tone: str
    x: float
    y: float
    width: float
    height: float
    round: float = 0
    kind: Literal["box"] = "box"


@dataclass(frozen=True, slots=True)
class Outline:
    """A path in the notation of SVG, drawn around its own origin, then turned (in degrees), scaled and moved."""

    tone: str
    d: str
    x: float = 0
    y: float = 0
    scale: float = 1
    turn: float = 0
    kind: Literal["path"] = "path"


@dataclass(frozen=True, slots=True)
class Label:
    tone: str
    x: float
    y: float
    text: str
    size: float = 13
    anchor: Literal["start", "middle", "end"] = "start"
    bold: bool = False
    kind: Literal["text"] = "text"


Shape = Box | Outline | Label


@dataclass(frozen=True, slots=True)
class Picture:
    width: float
    height: float
    shapes: tuple[Shape, ...]

    def json(self) -> Json:
        """Fields that have their default are left out."""
        return {"width": self.width, "height": self.height, "shapes": [_json(shape) for shape in self.shapes]}


def _json(shape: Shape) -> Json:
    told = {
        each.name: round(value, 1) if isinstance(value, float) else value
        for each in fields(shape)
        if (value := getattr(shape, each.name)) != each.default
    }
    return {"kind": shape.kind, **told}
