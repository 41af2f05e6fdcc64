"""Menus and news as lines for the screen."""

from collections.abc import Mapping
from dataclasses import replace
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
# Between the parts of a long label.
_PART = " · "


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


def compact_lines(
    drawing: Drawing, view: Json, words: Texts, width: int, offered: Mapping[int, Json], most: int
) -> list[StyledLine]:
    """The same for a small terminal: the whole board, and of the sheets what so many lines hold."""
    board = drawing.compact_board(view, words.tell, width, offered)
    left = width - max(line_length(line) for line in board) - _BETWEEN
    status = drawing.status(view, words.tell)
    if left >= _BESIDE:
        return [status, *beside(board, drawing.compact_sheets(view, words.tell, left)[: len(board)], _BETWEEN)]
    return [status, *board, *drawing.compact_sheets(view, words.tell, width)[: max(most - len(board) - 1, 0)]]


def dense_menu_lines(menu: Menu, width: int, words: Texts) -> list[StyledLine]:
    """The choices in as few lines as possible: each heading before its choices, short ones side by side."""
    numbers = {id(choice): number for number, choice in menu.numbered()}
    paid = any(choice.cost for heading in menu.headings for choice in heading.choices)
    lines: list[StyledLine] = []
    for heading in menu.headings:
        common = _common_beginning([choice.label for choice in heading.choices])
        entries = [
            _entry(numbers[id(choice)], replace(choice, label=choice.label[len(common) :]), heading, words, paid=paid)
            for choice in heading.choices
        ]
        if menu.depth:
            entries.append([("0 ", "you"), (words.say("play-back"), "dim")])
        said: list[StyledLine] = [[(common.removesuffix(_PART), "")]] if common else []
        block = run_together([_title(heading, words, paid=paid), *said, *map(_without_padding, entries)], width)
        joined = [*lines[-1], (" │ ", "wall"), *block[0]] if lines else []
        if joined and len(block) == 1 and line_length(joined) <= width:
            lines[-1] = joined
        else:
            lines += block
    return lines


def _common_beginning(labels: list[str]) -> str:
    """The parts that all labels begin with, to be said once; empty where a label would have nothing left."""
    if len(labels) < 2:
        return ""
    parts = [label.split(_PART) for label in labels]
    count = 0
    while all(len(each) > count + 1 and each[count] == parts[0][count] for each in parts):
        count += 1
    return "".join(part + _PART for part in parts[0][:count])


def _without_padding(entry: StyledLine) -> StyledLine:
    (number, style), *rest = entry
    return [(number.lstrip(), style), *rest]


def run_together(parts: list[StyledLine], width: int) -> list[StyledLine]:
    """One after the other with two spaces between them; a line goes on below where the next part does not fit."""
    lines: list[StyledLine] = [[]]
    for part in parts:
        gap = _BETWEEN if lines[-1] else 0
        if gap and line_length(lines[-1]) + gap + line_length(part) > width:
            lines.append([(" " * _BETWEEN, "")])
            gap = 0
        lines[-1] += [*([(" " * gap, "")] if gap else []), *part]
    return [line for each in lines for line in _cut_to(each, width)]


def _cut_to(line: StyledLine, width: int) -> list[StyledLine]:
    """A line that is too long by itself, as a long sentence, is broken between words."""
    if line_length(line) <= width:
        return [line]
    return [[(part, "")] for part in wrap("".join(text for text, _ in line), width, subsequent_indent="    ")]


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


def fitting_lines(menu: Menu, numbers: set[int]) -> list[StyledLine]:
    """Some choices of the menu, each with its heading, for a name that fits several."""
    titles = {id(choice): heading.title for heading in menu.headings for choice in heading.choices}
    return [
        [(f"{number:>3} ", "you"), (f"{titles[id(choice)]} – {choice.label}", "")]
        for number, choice in menu.numbered()
        if number in numbers
    ]
