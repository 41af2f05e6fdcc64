"""A terminal for tests: what is typed can depend on what was shown."""

import io
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import pytest

from alcatraz.cli.main import obey

# What is on the screen so far → the next line to type, None for the end of input.
Typist = Callable[[str], str | None]


class _Keyboard:
    def __init__(self, typist: Typist, screen: io.StringIO) -> None:
        self.typist = typist
        self.screen = screen
        self.typed: list[str] = []

    def isatty(self) -> bool:
        return False

    def fileno(self) -> int:
        raise io.UnsupportedOperation

    def readline(self) -> str:
        line = self.typist(self.screen.getvalue())
        if line is None:
            return ""
        self.typed.append(line)
        return line + "\n"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> "Terminal":
    """English, 80 columns, and saved games in a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("ALCATRAZ_LANGUAGE", "en")
    return Terminal(monkeypatch)


class Terminal:
    """Runs commands in this process. `shown` is everything that the last one printed, `typed` what it read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.shown = ""
        self.complained = ""
        self.typed: list[str] = []

    @property
    def said(self) -> str:
        """What was shown, wherever its lines were broken."""
        return " ".join(self.shown.split())

    def run(self, *arguments: str, typist: Typist | None = None) -> int:
        screen, complaints = io.StringIO(), io.StringIO()
        keyboard = _Keyboard(typist or nothing, screen)
        with self.monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", keyboard)
            patch.setattr(sys, "stdout", screen)
            patch.setattr(sys, "stderr", complaints)
            code = obey(list(arguments))
        self.shown, self.complained, self.typed = screen.getvalue(), complaints.getvalue(), keyboard.typed
        return code


def nothing(shown: str) -> str | None:
    return None


def lines(typed: Iterable[str]) -> Typist:
    """These lines, then the end of input."""
    left = iter(typed)
    return lambda shown: next(left, None)


def anything(seed: int) -> Typist:
    """A number at random among those on offer."""
    random = Random(seed)
    return lambda shown: random.choice([number for number, _ in _offered(shown)] or [""])


def choosing(*wishes: str) -> Typist:
    """The number whose label has the wished words; what is no choice is typed as it is; then the end of input."""
    left = iter(wishes)

    def typist(shown: str) -> str | None:
        wish = next(left, None)
        fitting = [number for number, label in _offered(shown) if wish and not wish.isdigit() and wish in label]
        return fitting[0] if fitting else wish

    return typist


def _offered(shown: str) -> list[tuple[str, str]]:
    """The numbers and labels of the last menu; a label may go on on the next line."""
    menu = shown[-4000:].rpartition("\n\n")[2]
    menu = re.sub(r"\n +(?! *\d+ )", " ", menu)
    found = re.findall(r"(?:^|  ) *(\d+) (\S.*?)(?=   |$)", menu, re.MULTILINE)
    return [(number, label) for number, label in found if number != "0"]
