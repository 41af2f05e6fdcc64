"""Menus and news as lines for the screen."""

from collections.abc import Mapping

from alcatraz.cli.layout import beside, line_length
from alcatraz.cli.play.menu import Choice, Heading, Menu
from alcatraz.kernel.game import Json
from alcatraz.kernel.kit import Drawing, Line
from alcatraz.kernel.message import Message
from alcatraz.texts import Texts

# What sheets need at least to stand beside the board.
_BESIDE = 34
_BETWEEN = 2
# Labels up to this long stand several on a line.
_SHORT = 34


def table_lines(drawing: Drawing, view: Json, words: Texts, width: int, offered: Mapping[int, Json]) -> list[Line]:
    """Where the game stands, the board and the sheets; side by side where there is room for that."""
    board = drawing.board(view, words.tell, width, offered)
    left = width - max(line_length(line) for line in board) - _BETWEEN
    status = drawing.status(view, words.tell)
    if left >= _BESIDE:
        return [status, *beside(board, drawing.sheets(view, words.tell, left), _BETWEEN)]
    return [status, *board, *drawing.sheets(view, words.tell, width)]


def menu_lines(menu: Menu, width: int, words: Texts) -> list[Line]:
    numbers = {id(choice): number for number, choice in menu.numbered()}
    lines: list[Line] = []
    for heading in menu.headings:
        lines += _heading_lines(heading, numbers, width, words, paid=_anything_paid(menu))
    return lines


def _anything_paid(menu: Menu) -> bool:
    """Whether prices mean anything in this decision."""
    return any(choice.cost for heading in menu.headings for choice in heading.choices)


def _heading_lines(heading: Heading, numbers: dict[int, int], width: int, words: Texts, *, paid: bool) -> list[Line]:
    costs = {choice.cost for choice in heading.choices}
    common = costs.pop() if len(costs) == 1 else None
    title: Line = [(heading.title, "bold")]
    if paid and common is not None:
        title.append((" · " + price(common, words), "dim"))
    entries = [_entry(numbers[id(choice)], choice, words, priced=paid and common is None) for choice in heading.choices]
    return [title, *_flow(entries, width)]


def _entry(number: int, choice: Choice, words: Texts, *, priced: bool) -> Line:
    label = choice.label + (" …" if choice.is_family and not choice.label.endswith("…") else "")
    entry: Line = [(f"{number:>4} ", "you"), (label, "")]
    if priced and choice.cost is not None:
        entry.append((f" ({price(choice.cost, words)})", "dim"))
    return entry


def price(cost: int, words: Texts) -> str:
    return words.tell(Message("play-cost", {"cost": cost}))


def _flow(entries: list[Line], width: int) -> list[Line]:
    """Short entries in columns, so that many of them stay readable; long ones each on a line."""
    longest = max((line_length(entry) for entry in entries), default=0)
    columns = max(1, width // (longest + 2)) if longest <= _SHORT else 1
    if columns == 1:
        return entries
    lines: list[Line] = []
    for start in range(0, len(entries), columns):
        line: Line = []
        for entry in entries[start : start + columns]:
            line += [*entry, (" " * (longest + 2 - line_length(entry)), "")]
        lines.append(line)
    return lines
