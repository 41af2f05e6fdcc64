"""Menus and news as lines for the screen."""

from collections.abc import Mapping
from textwrap import wrap

from alcatraz.bundle.drawing import Drawing, StyledLine
from alcatraz.cli.play.menu import Choice, Heading, Menu
from alcatraz.cli.screen.layout import beside, line_length
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import Texts

# What sheets need at least to stand beside the board.
_BESIDE = 34
_BETWEEN = 2
# Entries up to this long stand several on a line.
_SHORT = 40
_LONGEST_TITLE = 30


def table_lines(
    drawing: Drawing, view: Json, words: Texts, width: int, offered: Mapping[int, Json]
) -> list[StyledLine]:
    """Where the game stands, the board and the sheets; side by side where there is room for that."""
    board = drawing.board(view, words.tell, width, offered)
    left = width - max(line_length(line) for line in board) - _BETWEEN
    status = drawing.status(view, words.tell)
    if left >= _BESIDE:
        return [status, *beside(board, drawing.sheets(view, words.tell, left), _BETWEEN)]
    return [status, *board, *drawing.sheets(view, words.tell, width)]


def menu_lines(menu: Menu, width: int, words: Texts) -> list[StyledLine]:
    """Several headings stand in a column of their own, a single one above its choices."""
    numbers = {id(choice): number for number, choice in menu.numbered()}
    # Prices mean nothing in a decision where nothing costs anything.
    paid = any(choice.cost for heading in menu.headings for choice in heading.choices)
    titles = [_title(heading, words, paid=paid) for heading in menu.headings]
    column = max(map(line_length, titles), default=0) + _BETWEEN
    if len(titles) == 1 or column > _LONGEST_TITLE:
        column = 0
    lines: list[StyledLine] = []
    for heading, title in zip(menu.headings, titles, strict=True):
        entries = [_entry(numbers[id(choice)], choice, heading, words, paid=paid) for choice in heading.choices]
        flowing = _flow(entries, width - column)
        lines += beside([title], flowing, column - line_length(title)) if column else [title, *flowing]
    return lines


def _title(heading: Heading, words: Texts, *, paid: bool) -> StyledLine:
    """The heading, with the price if all its choices have the same."""
    title: StyledLine = [(heading.title, "bold")]
    if paid and (common := _common_cost(heading)) is not None:
        title.append((" · " + price(common, words), "dim"))
    return title


def _common_cost(heading: Heading) -> int | None:
    costs = {choice.cost for choice in heading.choices}
    return costs.pop() if len(costs) == 1 else None


def _entry(number: int, choice: Choice, heading: Heading, words: Texts, *, paid: bool) -> StyledLine:
    label = choice.label + (" …" if choice.is_family and not choice.label.endswith("…") else "")
    entry: StyledLine = [(f"{number:>3} ", "you"), (label, "")]
    if paid and choice.cost is not None and _common_cost(heading) is None:
        entry.append((f" ({price(choice.cost, words)})", "dim"))
    return entry


def price(cost: int, words: Texts) -> str:
    return words.tell(Message("play-cost", {"cost": cost}))


def _flow(entries: list[StyledLine], width: int) -> list[StyledLine]:
    """Short entries in columns, so that many of them stay readable; long ones each on a line, or on several."""
    longest = max(map(line_length, entries), default=0) + _BETWEEN
    columns = max(1, width // longest)
    if columns == 1 or longest > _SHORT:
        return [line for entry in entries for line in _broken(entry, width)]
    lines: list[StyledLine] = []
    for start in range(0, len(entries), columns):
        line: StyledLine = []
        for entry in entries[start : start + columns]:
            line += [*entry, (" " * (longest - line_length(entry)), "")]
        lines.append(line)
    return lines


def _broken(entry: StyledLine, width: int) -> list[StyledLine]:
    number, (label, style), *price_tag = entry
    first, *others = wrap(label, width - len(number[0]) - line_length(price_tag)) or [""]
    rest: list[StyledLine] = [[(" " * len(number[0]) + other, style)] for other in others]
    return [[number, (first, style), *price_tag], *rest]
