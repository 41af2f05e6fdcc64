"""A position of Alcatraz (1999) drawn for the rulebook: the yard, the move, and what the guard does then."""

from typing import Final

from alcatraz.bundle.picture import Box, Label, Outline, Picture, Shape
from alcatraz.bundle.words import Say
from alcatraz.games.boat.model.names import column_name
from alcatraz.games.boat.rules.board import COLUMNS, MARKED, ROWS
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

_SQUARE: Final = 36
_MARGIN: Final = 26
_SHORE: Final = 34
_TOP: Final = _SHORE + 20
_WIDTH: Final = _MARGIN + COLUMNS * _SQUARE + 10
_HEIGHT: Final = _TOP + ROWS * _SQUARE + _SHORE + 8
# The prisoners of the four seats, around the middle of a square.
PAWNS: Final = (
    "M0-10 10 8H-10z",
    "M0-9a9 9 0 1 1 0 18a9 9 0 0 1 0-18z",
    "M-8-8H8V8H-8z",
    "M0-11 10 0 0 11-10 0z",
)
_GUARD: Final = "M0-12a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM-10 12q0-11 10-11t10 11z"
_CROSS: Final = "M-11-11 11 11M11-11-11 11"


def yard_picture(view: Json, after: Json | None, move: Json | None, say: Say) -> Picture:
    shapes: list[Shape] = [
        Box("water", 2, 2, _WIDTH - 4, _SHORE - 4, 4),
        Label("on-water", _WIDTH / 2, _SHORE / 2 + 5, say(Message("boat")), 14, "middle", bold=True),
        Box("wall", 2, _HEIGHT - _SHORE + 2, _WIDTH - 4, _SHORE - 4, 4),
        Label("quiet", 14, _HEIGHT - _SHORE / 2 + 5, say(Message("cell")), 14, bold=True),
    ]
    shapes += _squares()
    shapes += [
        Outline("guard", _GUARD, *_middle(row, column)) for row, column in enumerate(view["guards"], 1) if column
    ]
    shapes += _prisoners(view)
    if move is not None:
        shapes += _arrow(view, move)
    if after is not None:
        shapes += _consequences(view, after)
    return Picture(_WIDTH, _HEIGHT, tuple(shapes))


def _middle(row: int, column: int) -> tuple[float, float]:
    return _MARGIN + (column - 0.5) * _SQUARE, _TOP + (row - 0.5) * _SQUARE


def _squares() -> list[Shape]:
    shapes: list[Shape] = []
    for row in range(1, ROWS + 1):
        shapes.append(Label("quiet", _MARGIN - 8, _TOP + (row - 0.5) * _SQUARE + 4, str(row), 12, "end"))
        for column in range(1, COLUMNS + 1):
            x, y = _middle(row, column)
            tone = "marked" if MARKED[row - 1] >> column - 1 & 1 else "square"
            shapes.append(Box(tone, x - _SQUARE / 2 + 1, y - _SQUARE / 2 + 1, _SQUARE - 2, _SQUARE - 2, 3))
    letters = (
        Label("quiet", _middle(1, column)[0], _TOP - 6, column_name(column - 1), 12, "middle")
        for column in range(1, COLUMNS + 1)
    )
    return [*shapes, *letters]


def _prisoners(view: Json) -> list[Shape]:
    shapes: list[Shape] = []
    aboard, waiting = 0, 0
    for seat, prisoners in enumerate(view["prisoners"]):
        for place in prisoners:
            if place == "boat":
                x, y = 24.0 + 22 * aboard, _SHORE / 2
                aboard += 1
            elif place == "cell":
                x, y = _WIDTH - 22.0 - 20 * waiting, _HEIGHT - _SHORE / 2
                waiting += 1
            else:
                x, y = _middle(*place)
            shapes.append(Outline(f"seat-{seat}", PAWNS[seat], x, y, 1 if isinstance(place, list) else 0.75))
    return shapes


def _arrow(view: Json, move: Json) -> list[Shape]:
    """The way of the prisoner; out of the cell from below, into the boat to the top."""
    start: list[int] | None = move.get("from")
    end: list[int] | None = move.get("to")
    column = (end or start or [0, 0])[1]
    if not column:
        return []
    x, y = (_middle(ROWS, column)[0], _HEIGHT - _SHORE + 6.0) if start is None else _middle(*start)
    to_x, to_y = (_middle(1, column)[0], _SHORE - 6.0) if end is None else _middle(*end)
    shapes: list[Shape] = [Outline("arrow", _line(x, y, to_x, to_y))]
    if end:
        seat = view["turn"]
        shapes.append(Outline(f"ghost seat-{seat}", PAWNS[seat], to_x, to_y))
    return shapes


def _consequences(view: Json, after: Json) -> list[Shape]:
    """The guards that walked, and the prisoners that are gone from the board without having boarded."""
    shapes: list[Shape] = []
    for row, (before, now) in enumerate(zip(view["guards"], after["guards"], strict=True), 1):
        if before != now:
            (x, y), (to_x, to_y) = _middle(row, before), _middle(row, now)
            shapes += [Outline("arrow-guard", _line(x, y, to_x, to_y)), Outline("ghost guard", _GUARD, to_x, to_y)]
    for before, now in zip(view["prisoners"], after["prisoners"], strict=True):
        if now.count("cell") > before.count("cell"):
            gone = [place for place in before if isinstance(place, list) and place not in now]
            shapes += [Outline("strike", _CROSS, *_middle(*place)) for place in gone]
    return shapes


def _line(x: float, y: float, to_x: float, to_y: float) -> str:
    """An arrow from a point to another one, ending a little before it."""
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    step_x, step_y = (to_x - x) / length, (to_y - y) / length
    tip_x, tip_y = to_x - 13 * step_x, to_y - 13 * step_y
    left = f"{tip_x - 8 * step_x + 5 * step_y:.1f} {tip_y - 8 * step_y - 5 * step_x:.1f}"
    right = f"{tip_x - 8 * step_x - 5 * step_y:.1f} {tip_y - 8 * step_y + 5 * step_x:.1f}"
    tip = f"{tip_x:.1f} {tip_y:.1f}"
    return f"M{x + 13 * step_x:.1f} {y + 13 * step_y:.1f}L{tip}M{left}L{tip}L{right}"
