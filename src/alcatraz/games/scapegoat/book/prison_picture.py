"""A position of The Scapegoat drawn for the rulebook: the rooms that matter in it, and the sheets below."""

from typing import Final

from alcatraz.bundle.picture import Box, Label, Outline, Picture, Shape
from alcatraz.bundle.words import Say
from alcatraz.games.scapegoat.book.signs import ITEMS, LAMP, PAWNS, PRISONER
from alcatraz.games.scapegoat.guide.task_cards import card_of
from alcatraz.games.scapegoat.model.components import ELEMENTS, MOST_GUARDS
from alcatraz.games.scapegoat.words import terms
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

_ROOM: Final = 180
_TALL: Final = 124
_GAP: Final = 6
_SHEET: Final = 30
# A room beside the interesting ones is shown too, so that a single room does not hang in the air.
_LEAST: Final = 2


def prison_picture(view: Json, after: Json | None, move: Json | None, say: Say) -> Picture:
    """With a move, only the rooms that matter for it are drawn; without one, all of them."""
    places = {name: (row, column) for row, names in enumerate(view["layout"]) for column, name in enumerate(names)}
    wanted = [places[name] for name in _of_interest(view, move)]
    rows, columns = ([at[axis] for at in wanted] for axis in (0, 1))
    top, bottom = _span(rows, len(view["layout"]))
    left, right = _span(columns, len(view["layout"][0]))
    corners: dict[str, tuple[float, float]] = {
        name: ((column - left) * (_ROOM + _GAP), (row - top) * (_TALL + _GAP))
        for name, (row, column) in places.items()
        if top <= row <= bottom and left <= column <= right
    }
    width = (right - left + 1) * (_ROOM + _GAP) - _GAP
    board = (bottom - top + 1) * (_TALL + _GAP)
    shapes: list[Shape] = []
    for name, (x, y) in corners.items():
        shapes += _room(view, name, x, y, say)
    shapes += _arrow(view, move, corners)
    for seat in range(len(view["players"])):
        shapes += _sheet(view, seat, board + 4 + seat * _SHEET, width, say)
    return Picture(width, board + 4 + len(view["players"]) * _SHEET, tuple(shapes))


def _of_interest(view: Json, move: Json | None) -> set[str]:
    if move is None:
        return set(view["guards"])
    guarded = {name for name, guards in view["guards"].items() if guards}
    named = {value for value in move.values() if isinstance(value, str) and value in view["guards"]}
    return guarded | named | set(view["tasks"]) | {player["at"] for player in view["players"]}


def _span(wanted: list[int], most: int) -> tuple[int, int]:
    first, last = min(wanted), max(wanted)
    while last - first + 1 < min(_LEAST, most):
        first, last = (first, last + 1) if last + 1 < most else (first - 1, last)
    return first, last


def _room(view: Json, name: str, x: float, y: float, say: Say) -> list[Shape]:
    gold = name in view["gold"]
    title = say(Message(terms.place(name)))
    shapes: list[Shape] = [
        Box("room-gold" if gold else "room", x + 1, y + 1, _ROOM - 2, _TALL - 2, 4),
        Label("ink", x + 10, y + 20, title, 13 if len(title) > 15 else 14, bold=True),
    ]
    guards = view["guards"][name]
    alarms = min(view["effects"]["false_alarm"], MOST_GUARDS - guards)
    for number in range(MOST_GUARDS):
        tone = "guard" if number < guards else "guard-false" if number < guards + alarms else "unlit"
        shapes.append(Outline(tone, LAMP, x + 16 + 17 * number, y + 36))
    lying = view["items"][name]
    for number, item in enumerate(lying):
        shapes.append(_item(item, x + _ROOM - 16 - min(17, 84 / len(lying)) * number, y + 36))
    if name in view["tasks"]:
        shapes += _task(view, view["tasks"][name], x + 8, y + 52)
    here = [seat for seat, player in enumerate(view["players"]) if player["at"] == name]
    for number, seat in enumerate(here):
        shapes += _pawn(view, seat, x + 22 + 34 * number, y + _TALL - 20)
    return shapes


def _item(item: str, x: float, y: float) -> Shape:
    """The signs are drawn on a grid of 24 units."""
    sign, turn = ITEMS[item]
    return Outline("item", sign, x, y, 0.62, turn)


def _task(view: Json, task: object, x: float, y: float) -> list[Shape]:
    """The card: its element, how many prisoners, how many guards at most, which items."""
    card = card_of(view, task)
    shapes: list[Shape] = [
        Box("paper", x, y, _ROOM - 16, 32, 2),
        Label("on-paper", x + 16, y + 23, card["element"], 20, "middle", bold=True),
        Outline("on-paper", PRISONER, x + 40, y + 16, 0.55),
        Label("on-paper", x + 49, y + 21, f"≥ {card['prisoners']}", 13),
        Outline("guard-on-paper", LAMP, x + 82, y + 16),
        Label("on-paper", x + 91, y + 21, f"≤ {card['guards']}", 13),
    ]
    for number, item in enumerate(card["items"]):
        sign, turn = ITEMS[item]
        shapes.append(Outline("on-paper", sign, x + _ROOM - 30 - 15 * number, y + 16, 0.55, turn))
    return shapes


def _pawn(view: Json, seat: int, x: float, y: float) -> list[Shape]:
    ring: list[Shape] = []
    if seat == view["scapegoat"]:
        ring = [Outline("scapegoat", "M0-15a15 15 0 1 1 0 30a15 15 0 0 1 0-30z", x, y)]
    return [*ring, Outline(f"seat-{seat}", PAWNS[seat], x, y)]


def _arrow(view: Json, move: Json | None, corners: dict[str, tuple[float, float]]) -> list[Shape]:
    """From room to room: a prisoner who walks, or a guard who is moved."""
    if move is None or view["turn"] is None:
        return []
    here = view["players"][view["turn"]["seat"]]["at"]
    start, end = move.get("from", here), move.get("to", here)
    if start == end or start not in corners or end not in corners:
        return []
    (x, y), (to_x, to_y) = ((corner[0] + _ROOM / 2, corner[1] + _TALL / 2) for corner in (corners[start], corners[end]))
    x, y, to_x, to_y = x + (to_x - x) * 0.2, y + (to_y - y) * 0.2, x + (to_x - x) * 0.6, y + (to_y - y) * 0.6
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    step_x, step_y = (to_x - x) / length, (to_y - y) / length
    left = f"{to_x - 11 * step_x + 7 * step_y:.1f} {to_y - 11 * step_y - 7 * step_x:.1f}"
    right = f"{to_x - 11 * step_x - 7 * step_y:.1f} {to_y - 11 * step_y + 7 * step_x:.1f}"
    return [Outline("arrow", f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}M{left}L{to_x:.1f} {to_y:.1f}L{right}")]


def _sheet(view: Json, seat: int, y: float, width: float, say: Say) -> list[Shape]:
    """A line: who, the Scapegoat’s mark, what they hold, the elements they have marked."""
    player = view["players"][seat]
    turn = view["turn"]
    middle = y + _SHEET / 2
    shapes: list[Shape] = [
        *_pawn(view, seat, 18, middle),
        Label("ink", 38, middle + 5, say(Message(f"seat-{seat}")), 14, bold=turn is not None and turn["seat"] == seat),
    ]
    x = 118.0
    if turn is not None and turn["seat"] == seat:
        points = say(Message("book-scapegoat-picture-points", {"ap": turn["ap"]}))
        shapes.append(Label("lamp", x, middle + 5, points, 13, bold=True))
    x += 48
    for item in player["items"]:
        shapes.append(_item(item, x, middle))
        x += 18
    held = [Message(f"book-scapegoat-picture-{name}", {name: player[name]}) for name in ("cash", "stamina")]
    told = [say(message) for message, name in zip(held, ("cash", "stamina"), strict=True) if player[name]]
    if told:
        shapes.append(Label("quiet", x - 6, middle + 5, " · ".join(told), 13))
    if any(each["plan"] for each in view["players"]):
        for number, element in enumerate(ELEMENTS):
            tone = "element" if element in player["plan"] else "quiet-element"
            at = width - 8 - 15 * (len(ELEMENTS) - 1 - number)
            shapes.append(Label(tone, at, middle + 5, element, 15, "end", bold=element in player["plan"]))
    return shapes
