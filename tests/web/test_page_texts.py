"""The page's words: every text it asks for is there in every language, and none is kept that it never asks for."""

import re
from pathlib import Path

import pytest

from alcatraz.locale.texts import languages, texts

WEB = Path(__file__).parents[2] / "web" / "src"
LOCALE = Path(__file__).parents[2] / "src" / "alcatraz" / "locale"
# 'web-close', or `web-tab-${each}`: then only how it begins is known.
_ASKED = re.compile(r"""['"`](web-[a-z0-9-]+)(\$\{)?""")
_DEFINED = re.compile(r"^(web-[a-z0-9-]+) =", re.MULTILINE)


def asked() -> tuple[set[str], set[str]]:
    """The texts that the page names in full, and the beginnings of those that it puts together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in WEB.rglob("*"):
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts"):
            for name, open_end in _ASKED.findall(path.read_text(encoding="utf-8")):
                (begun if open_end or name.endswith("-") else whole).add(name)
    return whole, begun


def defined(language: str) -> list[str]:
    return [
        name
        for path in sorted((LOCALE / language).glob("web*.ftl"))
        for name in _DEFINED.findall(path.read_text("utf-8"))
    ]


@pytest.mark.parametrize("language", languages())
def test_every_text_that_the_page_asks_for_is_there(language: str) -> None:
    whole, _ = asked()
    assert len(whole) > 100
    assert [name for name in sorted(whole) if not texts(language).has(name)] == []


@pytest.mark.parametrize("language", languages())
def test_no_text_is_kept_that_the_page_never_asks_for(language: str) -> None:
    whole, begun = asked()
    used = {name for name in defined(language) if name in whole or any(name.startswith(start) for start in begun)}
    assert sorted(set(defined(language)) - used) == []


@pytest.mark.parametrize("language", languages())
def test_no_text_is_defined_twice(language: str) -> None:
    names = defined(language)
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_every_language_has_the_same_texts() -> None:
    first, *others = [sorted(defined(language)) for language in languages()]
    for other in others:
        assert other == first


def test_french_punctuation_never_begins_a_line() -> None:
    """Before ? ! ; : and inside « » the page needs a space that does not break."""
    shown = re.compile(r"(web|game|guide|components|lobby|server|table|talk).*\.ftl")
    breaking = re.compile(r"\S [?!;:»](?![^\s.,)…\"{])|« ")
    for path in sorted((LOCALE / "fr").glob("*.ftl")):
        if shown.fullmatch(path.name):
            lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
            assert [line for line in lines if breaking.search(line)] == [], path.name
