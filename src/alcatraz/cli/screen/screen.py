"""Writes lines of styled text to a terminal, with or without colours."""

import os
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.style import Style
from rich.text import Text
from rich.theme import Theme

from alcatraz.bundle.drawing import StyledLine
from alcatraz.cli.screen.layout import hanging_indent

# No-break spaces, while lines are broken, as characters that nobody types.
_KEPT = {0x00A0: 0xE0A0, 0x202F: 0xE0AF}
_GIVEN_BACK = {stand_in: space for space, stand_in in _KEPT.items()}

# A terminal with fewer lines gets compact drawings.
_WHOLE_TABLE = 40
# However narrow the screen is, so much of a line remains for words.
_LEAST = 20

# Style names of drawings and texts. Colour never says anything alone: shapes and words say it too.
STYLES = {
    "dim": "#8a97a3",
    "bold": "bold",
    "you": "bold #f2a93b",
    "title": "bold #f2a93b",
    "wall": "#5a6b7a",
    "paper": "#e9e0cd",
    "gold": "bold #d9b45a",
    "guard": "#5b8fd6",
    "danger": "bold #d9513c",
    "safe": "#6fae7a",
    "water": "#4f8fb0",
    "seat-0": "bold #e4b04a",
    "seat-1": "bold #5fb0a5",
    "seat-2": "bold #c9799b",
    "seat-3": "bold #8f86d8",
}


def make_console(*, stderr: bool = False) -> Console:
    """What is piped has no colours and is 80 columns wide, unless COLUMNS says otherwise."""
    return Console(
        # Rich would still write bold and dim with NO_COLOR; it asks for plain text.
        color_system=None if os.environ.get("NO_COLOR") else "auto",
        theme=Theme({name: Style.parse(style) for name, style in STYLES.items()}),
        highlight=False,
        markup=False,
        emoji=False,
        stderr=stderr,
    )


def text_of(line: StyledLine) -> Text:
    text = Text()
    for words, style in line:
        text.append(words, style or None)
    return text


class Screen:
    """Prints lines, clears, asks. Knows nothing of games."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def is_interactive(self) -> bool:
        """Whether a person sits there and types."""
        return self.console.is_terminal and sys.stdin.isatty()

    @property
    def height(self) -> int | None:
        """In lines; None for what is piped, which can be as long as it likes."""
        return self.console.height if self.console.is_terminal else None

    @property
    def is_small(self) -> bool:
        """Whether it has too few lines for a whole table with its choices."""
        return self.height is not None and self.height < _WHOLE_TABLE

    def lines_left(self, taken: int, least: int, most: int) -> int:
        """How many more lines a terminal shows at once; what is piped can be as long as it likes."""
        return max(least, min(most, self.console.height - taken)) if self.console.is_terminal else most

    def show(self, lines: Iterable[StyledLine]) -> None:
        for line in lines:
            self.console.print(text_of(line), soft_wrap=True)

    def wrap(self, lines: Iterable[StyledLine]) -> None:
        """Prose: lines may be longer than the screen is wide; what follows hangs under the first word."""
        for line in lines:
            indent = hanging_indent(line)
            label, words = (line[:1], line[1:]) if indent else ([], line)
            first, *others = self._wrapped(text_of(words), max(self.width - indent, _LEAST))
            for part in (text_of(label) + first, *(Text(" " * indent) + other for other in others)):
                part.rstrip()
                self.console.print(part, soft_wrap=True)

    def say(self, words: str, style: str = "") -> None:
        """A sentence, wrapped at the edge."""
        for line in self._wrapped(Text(words, style), max(self.width, _LEAST)):
            line.rstrip()
            self.console.print(line, soft_wrap=True)

    def _wrapped(self, text: Text, width: int) -> list[Text]:
        """Rich breaks lines at no-break spaces too, and « : » would come to stand at the beginning of one."""
        text.plain = text.plain.translate(_KEPT)
        lines = list(text.wrap(self.console, width)) or [Text()]
        for line in lines:
            line.plain = line.plain.translate(_GIVEN_BACK)
        return lines

    def gap(self) -> None:
        self.console.print()

    def clear(self) -> None:
        """A fresh screen on a terminal; on anything else there is nothing to clear."""
        if self.console.is_terminal:
            self.console.clear()

    def forget(self) -> None:
        """Clear the scrollback as well, before another person sits down."""
        self.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """One line of input. Raises EOFError when there is no more."""
        self.console.print(Text(prompt, "you"), end="", soft_wrap=True)
        self.console.file.flush()
        line = input()
        if not sys.stdin.isatty():
            # Input from a pipe is not echoed: print it.
            self.console.print(Text(line), soft_wrap=True)
        return line
