"""Why a request is not served: a kind for programs, a message for people. Nothing has changed."""

from alcatraz.kernel.errors import ContractError, MoveRefused
from alcatraz.kernel.message import Arg, Message, rules_of
from alcatraz.locale.texts import Texts
from alcatraz.wire import Refused


class Denied(Exception):
    def __init__(self, kind: str, message: Message) -> None:
        super().__init__(kind)
        self.kind = kind
        self.message = message


class SaidInWords(Denied):
    """A denial whose words are there already, such as an attribute of a text."""

    def __init__(self, kind: str, words: str) -> None:
        super().__init__(kind, Message("server-in-words", {"words": words}))


class AlreadyDone(Exception):
    """This was asked for before, with the same id, and done: it has this number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def denied(kind: str, **args: Arg) -> Denied:
    """The text is the one named after the kind."""
    return Denied(kind, Message("server-" + kind.replace("_", "-"), args))


def refused(error: Denied | ContractError, words: Texts, request: str = "") -> Refused:
    """A denial, or what the rules say against a move, in the client's language."""
    told = Refused(kind=error.kind, message=error_text(error, words), id=request or None)
    if isinstance(error, MoveRefused):
        told.rules = rules_of(error.refusals)
        told.rule = told.rules[0]
    return told


def error_text(error: Denied | ContractError, words: Texts) -> str:
    if isinstance(error, Denied):
        return words.tell(error.message)
    return " ".join(words.tell(problem) for problem in error.problems)
