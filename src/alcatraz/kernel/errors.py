"""Errors of the public contract: malformed requests, bad options and positions, refused moves."""

from collections.abc import Sequence
from typing import Any, Literal

from alcatraz.kernel.message import Arg, Message, Refusal

ErrorKind = Literal[
    "malformed",
    "unknown_request",
    "no_game",
    "not_your_decision",
    "bad_position",
    "bad_options",
    "bad_record",
    "over",
    "refused",
]


class ContractError(Exception):
    """A request that cannot be served; nothing has changed. All reasons at once."""

    def __init__(self, kind: ErrorKind, *problems: Message) -> None:
        super().__init__(kind, *problems)
        self.kind: ErrorKind = kind
        self.problems = problems


class MoveRefused(ContractError):
    """A move that the rules do not allow, with every rule that forbids it, the first one first."""

    def __init__(self, refusals: Sequence[Refusal], kind: ErrorKind = "refused") -> None:
        super().__init__(kind, *(r.message for r in refusals))
        self.refusals = tuple(refusals)

    def __reduce__(self) -> tuple[Any, ...]:
        # Exceptions are rebuilt from their arguments, which here are not those of the constructor.
        return type(self), (self.refusals, self.kind)


def malformed(message: str, **args: Arg) -> ContractError:
    return ContractError("malformed", Message(message, args))
