"""Texts as a reader of the language expects them to be set."""

import re
import textwrap
from importlib import resources

import pytest
from rich.console import Console

import alcatraz.locale
from alcatraz.cli.screen.screen import Screen

_FRENCH = resources.files(alcatraz.locale) / "fr"
# A line must not break there, nor may the space grow: « ainsi », et ainsi : voilà !
_LOOSE = re.compile(r"« | [:;!?»](?=\W|$)")


def test_french_punctuation_is_never_torn_from_its_word() -> None:
    lines = [
        (path.name, line)
        for path in _FRENCH.iterdir()
        if path.name.endswith(".ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert len(lines) > 1000
    assert [(name, line) for name, line in lines if _LOOSE.search(line)] == []


def test_french_lines_never_begin_with_a_sign_of_punctuation(capsys: pytest.CaptureFixture[str]) -> None:
    """Every text, as a narrow and an ordinary screen and the help pages break it."""
    for width in (33, 80):
        screen = Screen(Console(width=width, force_terminal=False))
        for text in _plain_texts():
            screen.say(text)
        broken = capsys.readouterr().out.splitlines()
        assert len(broken) > len(_plain_texts())
        broken += [line for text in _plain_texts() for line in textwrap.wrap(text, width)]
        assert [line for line in broken if re.match(r"\s*[:;!?»%]", line)] == []


def _plain_texts() -> list[str]:
    """Texts of one line, long enough to be broken; what stands in braces is as good as any word."""
    lines = [
        line
        for path in _FRENCH.iterdir()
        if path.name.endswith(".ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    found = [line.partition(" = ")[2] for line in lines if not line.startswith(("#", " ", "}"))]
    return [text for text in found if "\u00a0" in text and len(text) > 30]
