"""The texts of one language, each parsed on first use, because most commands need only a few."""

import re
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

# A text begins in the first column with its name; its other lines are indented or comments.
_BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
# Texts that a text refers to: { other-text }, { -term }.
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Catalogue:
    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = _sources(language)
        self._parsed: set[str] = set()

    def __contains__(self, text_id: str) -> bool:
        return text_id in self._sources

    def message(self, text_id: str) -> Message:
        """Raises LookupError if there is no such text."""
        self._parse(text_id)
        return self._bundle.get_message(text_id)

    def format(self, pattern: Pattern, args: dict[str, int | str]) -> str:
        words, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, errors
        return str(words)

    def _parse(self, text_id: str) -> None:
        """The text and those it refers to. Marked at the end, so that another thread never misses one of them."""
        if text_id in self._parsed or text_id not in self._sources:
            return
        source = self._sources[text_id]
        self._bundle.add_resource(FluentResource(source))
        for reference in _REFERENCE.findall(source):
            self._parse(reference)
        self._parsed.add(text_id)


def _sources(language: str) -> dict[str, str]:
    """Every text of the language by its name, as its file has it."""
    found: dict[str, str] = {}
    folder = resources.files("alcatraz.locale").joinpath(language)
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            file = entry.read_text(encoding="utf-8")
            starts = [*_BEGINNING.finditer(file)]
            ends = [*(start.start() for start in starts[1:]), len(file)]
            for start, end in zip(starts, ends, strict=True):
                found.setdefault(start[1], file[start.start() : end])
    return found
