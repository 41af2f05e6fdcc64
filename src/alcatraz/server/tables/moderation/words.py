"""Words that a host does not want on their server. A list has one per line; what follows a # is a remark.

Compared is how words look, as with names: accents, capitals and look-alike letters make no other word. `word*` also
means what begins with it, `*word` what ends with it, `*word*` what has it inside.
"""

import re
from collections.abc import Iterable

from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.names import skeleton

MOST_WORDS = 5000
LONGEST_WORD = 60
# Marks that pass for letters count inside a word only.
_PARTS = re.compile(r"\w(?:[\w|!]*\w)?")


class BadWordList(ValueError):
    """The line, counted from 1, and the id of the text that says what is wrong with it."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(line, text)
        self.line, self.text = line, text


class WordList:
    def __init__(self, lines: Iterable[str] = ()) -> None:
        """Raises BadWordList."""
        self._whole: set[str] = set()
        open_ended: list[str] = []
        for number, line in enumerate(lines, 1):
            word = line.partition("#")[0].strip()
            if not word:
                continue
            look = skeleton(word.strip("*"))
            if not look or "*" in word.strip("*") or " " in word or len(word) > LONGEST_WORD:
                raise BadWordList(number, "words-bad-line")
            if len(self._whole) + len(open_ended) >= MOST_WORDS:
                raise BadWordList(number, "words-too-many")
            if "*" in word:
                open_ended.append(("" if word[0] == "*" else "^") + re.escape(look) + ("" if word[-1] == "*" else "$"))
            else:
                self._whole.add(look)
        self._open_ended = re.compile("|".join(open_ended)) if open_ended else None

    def unwanted(self, text: str) -> str | None:
        """The first unwanted word of a text, as it stands there."""
        if not self._whole and self._open_ended is None:
            return None
        return next((word for word in _PARTS.findall(text) if self._has(skeleton(word))), None)

    def must_not_be_in(self, text: str) -> None:
        word = self.unwanted(text)
        if word is not None:
            raise denied("unwanted_word", word=word)

    def _has(self, look: str) -> bool:
        return look in self._whole or (self._open_ended is not None and self._open_ended.search(look) is not None)
