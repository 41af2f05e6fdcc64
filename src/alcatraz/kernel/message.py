"""Messages, terms and refusals: ids of texts with arguments, independent of any language.

A message is the id of a text and its arguments. Rules and loaders make messages; only the edge
(command line, server) turns them into words.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias


class Term(str):
    """An argument that is itself the id of a text: the name of a room, a card, a seat."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Message:
    id: str
    args: dict[str, "Arg"] = field(default_factory=dict)


# A tuple is a list of names or numbers, joined with commas when it is put into words; `all_of` makes a sentence of it.
Arg: TypeAlias = int | str | Term | Message | tuple["Arg", ...]


def all_of(parts: Sequence[Arg]) -> Arg:
    """Several things as a sentence names them: "A, B and C"."""
    *first, last = parts
    return Message("list-and", {"first": tuple(first), "last": last}) if first else last


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: the rule, and what to say about it."""

    rule: str
    message: Message


def rules_of(refusals: Iterable[Refusal]) -> list[str]:
    """The rules that forbid a move, each once, the first one first."""
    return list(dict.fromkeys(refusal.rule for refusal in refusals))


def refusal(rule: str, message: str, **args: Arg) -> Refusal:
    return Refusal(rule, Message(message, args))
