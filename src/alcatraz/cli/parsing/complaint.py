"""Complaints: errors of a command as sentences on standard error, without a traceback."""

import sys
from collections.abc import Iterable

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.message import Arg, Message
from alcatraz.locale.texts import Texts

WRONG_USE = 2


class Complaint(Exception):
    """Ends a command; everything that is wrong, at once."""

    def __init__(self, *messages: Message, code: int = WRONG_USE) -> None:
        super().__init__(*messages)
        self.messages = messages
        self.code = code


def complaint(text: str, **args: Arg) -> Complaint:
    return Complaint(Message(text, args))


def from_contract(error: ContractError, heading: Message | None = None) -> Complaint:
    """The problems of a position, a record or options, under a line that says of what."""
    return Complaint(*([heading] if heading else []), *error.problems)


def speak_up(messages: Iterable[Message], words: Texts) -> None:
    for message in messages:
        print(words.tell(message), file=sys.stderr)
