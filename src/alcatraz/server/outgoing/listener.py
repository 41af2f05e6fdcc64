"""The protocol of those who are told what happens at a table: a socket, or in tests a list."""

from typing import Protocol

from alcatraz.locale.texts import DEFAULT_LANGUAGE, Texts, languages, texts


class Listener(Protocol):
    # The digest of their token; their seats follow from it.
    owner: str
    language: str
    # Whether they want everything in words, too.
    words: bool
    # Whether they want the guides of their seats with everything that changes them.
    guide: bool
    # Whether they want to know what events mean for their seats.
    meanings: bool
    # Whether they want only the promises that have changed, instead of the whole ledger.
    promises: bool
    # Whether they want to know who looks at the finished game together, and at what.
    together: bool
    # Their seats when they were last told about them.
    seats: tuple[int, ...]

    def send(self, message: bytes) -> None:
        """Never waits. Whoever cannot follow is dropped."""
        ...

    def drop(self, reason: str) -> None: ...


def words_for(language: str) -> Texts:
    return texts(language if language in languages() else DEFAULT_LANGUAGE)
