"""Texts as a reader of the language expects them to be set."""

import re
from importlib import resources

import alcatraz.locale

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
