"""Edition files: component values that owners of a box can replace with their own."""

from typing import Protocol

from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message


class EditionFile(Protocol):
    """Component values that owners of a box can replace with their own: an edition file."""

    def built_in(self) -> str:
        """The file to start from, with its comments."""
        ...

    def problems(self, content: object) -> list[Message]:
        """Everything that is wrong with the content of such a file."""
        ...

    def summary(self, content: Json) -> Message:
        """What is in a file without problems."""
        ...
