"""A host's list of unwanted words."""

import pytest

from alcatraz.server.tables.moderation.words import BadWordList, WordList

LIST = WordList(["# Of our club", "", "snitch", "ratt*", "*face  # whatever kind of face", "*dolt*"])


@pytest.mark.parametrize(
    "text", ["You snitch!", "SNITCH", "snïtch", "sпitch sn1tch snitсh", "rattling on", "ratface", "undoltish"]
)
def test_words_are_found_however_they_are_written(text: str) -> None:
    assert LIST.unwanted(text) is not None


@pytest.mark.parametrize("text", ["", "snitches", "a rat", "faces", "let us work together", "s n i t c h"])
def test_other_words_are_left_alone(text: str) -> None:
    assert LIST.unwanted(text) is None


@pytest.mark.parametrize(("lines", "line"), [(["fine", "two words"], 2), (["*"], 1), (["mid*dle"], 1), (["x" * 61], 1)])
def test_a_line_that_is_no_word_is_named(lines: list[str], line: int) -> None:
    with pytest.raises(BadWordList) as bad:
        WordList(lines)
    assert bad.value.line == line
