"""Every language has every text and attribute, and names itself and the edition's cards."""

import re
import tomllib
from importlib import resources

import pytest

from alcatraz.locale.texts import DEFAULT_LANGUAGE, languages, texts

LOCALE = resources.files("alcatraz.locale")
TEXT = re.compile(r"^(-?[a-zA-Z][\w-]*) *=|^ +\.([\w-]+) *=", re.MULTILINE)


def names(language: str) -> dict[str, set[str]]:
    """The names of the texts of each file, attributes as text.attribute."""
    found: dict[str, set[str]] = {}
    for file in LOCALE.joinpath(language).iterdir():
        text = ""
        kept = found.setdefault(file.name, set())
        for match in TEXT.finditer(file.read_text(encoding="utf-8")):
            text = match[1] or text
            kept.add(text if match[1] else f"{text}.{match[2]}")
    return found


@pytest.mark.parametrize("language", languages())
def test_every_file_has_the_same_texts_in_every_language(language: str) -> None:
    assert names(language) == names(DEFAULT_LANGUAGE)


def test_every_language_has_a_name_of_its_own() -> None:
    assert len({texts(language).say("language-name") for language in languages()}) == len(languages())


@pytest.mark.parametrize("reader", languages())
def test_the_menu_of_the_page_names_every_language_as_it_names_itself(reader: str) -> None:
    for language in languages():
        shown = texts(reader).say("web-language-name", {"language": language})
        assert shown == texts(language).say("language-name")


def test_the_titles_of_the_edition_are_in_every_language() -> None:
    file = resources.files("alcatraz.games.scapegoat").joinpath("edition.toml")
    edition = tomllib.loads(file.read_text(encoding="utf-8"))
    for title in (edition["name"], *(task["title"] for task in edition["task"])):
        assert set(title) == set(languages())
