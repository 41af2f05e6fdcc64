"""Texts are parsed one by one, and still every one is there, as one that refers to others is."""

from importlib import resources

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from alcatraz.locale.catalogue import Catalogue
from alcatraz.locale.texts import languages, texts


@pytest.mark.parametrize("language", languages())
def test_no_text_of_any_file_is_lost(language: str) -> None:
    catalogue = Catalogue(language)
    for file in resources.files("alcatraz.locale").joinpath(language).iterdir():
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                found = catalogue.message(entry.id.name)
                assert (found.value is None) == (entry.value is None)
                assert list(found.attributes) == [attribute.id.name for attribute in entry.attributes]


def test_a_text_that_refers_to_others_has_their_words() -> None:
    """In a catalogue in which nothing else was asked for yet."""
    catalogue = Catalogue("en")
    pattern = catalogue.message("scapegoat-event-trade-offered").value
    assert pattern is not None
    trade: dict[str, int | str] = {"seat": "Teal", "with": "Rose", "give": "key", "take": "drug"}
    said = catalogue.format(pattern, {**trade, "give_cash": 0, "take_cash": 0})
    assert said == "Teal offers Rose a trade: key for drug."


def test_a_text_that_is_not_there() -> None:
    assert not texts("en").has("no-such-text")
    with pytest.raises(LookupError):
        texts("en").say("no-such-text")
