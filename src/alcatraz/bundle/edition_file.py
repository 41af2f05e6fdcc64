"""Edition files: component values that owners of a box can replace with their own."""

from dataclasses import dataclass
from typing import Protocol

from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Mistake:
    """Something wrong in an edition: the path of the field (`task[0].guards`), and the words for who wrote the file."""

    path: str
    message: Message


class EditionFile(Protocol):
    """Component values that owners of a box can replace with their own: an edition file."""

    def built_in(self) -> str:
        """The file to start from, with its comments."""
        ...

    def mistakes(self, content: object) -> list[Mistake]:
        """Everything that is wrong with the content of such a file."""
        ...

    def summary(self, content: Json) -> Message:
        """What is in a file without problems."""
        ...

    def names(self, content: Json) -> dict[str, str]:
        """What an edition without problems is called, by language; English is always there."""
        ...
