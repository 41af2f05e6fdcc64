"""The exceptions of the public API: those of the kernel, put into words."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from alcatraz.kernel.errors import ContractError, ErrorKind, MoveRefused
from alcatraz.kernel.message import Message, Refusal, rules_of
from alcatraz.locale.texts import DEFAULT_LANGUAGE, texts
from alcatraz.matches.simulation.plan import BotErred
from alcatraz.records.record import RecordBroken


class InputError(ValueError):
    """Input that cannot be used; nothing has changed. `str()` names every problem at once, in English.

    `kind` is one of the error kinds of the engine protocol, such as malformed, bad_options, bad_position or over.
    """

    def __init__(self, kind: ErrorKind, problems: Sequence[Message]) -> None:
        super().__init__(kind, problems)
        self.kind: ErrorKind = kind
        self.problems = tuple(problems)

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Every problem as a sentence, in a language of `languages()`."""
        words = texts(language)
        return " ".join(words.tell(problem) for problem in self.problems)

    def __str__(self) -> str:
        return self.text()


class ForbiddenMove(InputError):
    """A move that the rules do not allow: kind refused, or not_your_decision if another seat must decide.

    `rule` is the first rule that forbids the move, `rules` are all of them.
    """

    def __init__(self, kind: ErrorKind, refusals: Sequence[Refusal]) -> None:
        super().__init__(kind, [refusal.message for refusal in refusals])
        # What an exception is rebuilt from when it is unpickled.
        self.args = (kind, refusals)
        self.rules = rules_of(refusals)
        self.rule = self.rules[0]


class BrokenRecord(InputError):
    """A record that does not rebuild. `move` counts from 1: the first wrong one, or None if no move is to blame."""

    def __init__(self, problems: Sequence[Message], move: int | None) -> None:
        super().__init__("bad_record", problems)
        self.args = (problems, move)
        self.move = move


@contextmanager
def public_errors() -> Iterator[None]:
    """Turn the exceptions of the kernel into those of the public API."""
    try:
        yield
    except MoveRefused as error:
        raise ForbiddenMove(error.kind, error.refusals) from None
    except RecordBroken as error:
        raise BrokenRecord(error.problems, error.move) from None
    except ContractError as error:
        raise InputError(error.kind, error.problems) from None
    except BotErred as error:
        raise InputError("refused", error.problems) from None
