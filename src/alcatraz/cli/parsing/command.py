"""The declaration of a command: its arguments, its options, and the function that runs it.

Reading a command line, the help pages and the completion of shells all follow from these declarations. Texts are named
by their ids, so a declaration is the same in every language. Values keep their types: `values[SEED]` is whatever the
reader of SEED makes of the text.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from typing import Any, Generic, TypeVar, cast

from alcatraz.locale.texts import Texts

T = TypeVar("T")
D = TypeVar("D")


class Kind(Enum):
    """What a shell can offer for a value."""

    ANYTHING = "anything"
    FILE = "file"
    FOLDER = "folder"


@dataclass(frozen=True, slots=True)
class Parameter(Generic[T]):
    """An argument or an option. `collect` makes one value of all the words that were given for it."""

    name: str  # with dashes for an option; as help shows it for an argument
    metavar: str  # empty for an option that takes no value
    help_id: str
    collect: Callable[[Sequence[str]], T]
    default: T
    kind: Kind = Kind.ANYTHING
    choices: Callable[[], tuple[str, ...]] | None = None  # to show in help and completion; the command itself judges
    variable: str | None = None  # of the environment, where the option is not given
    required: bool = False
    repeats: bool = False
    bare: str | None = None  # what an option means that stands without a value, if it may

    @property
    def is_flag(self) -> bool:
        return not self.metavar

    def help_text(self, words: Texts) -> str:
        return words.say(self.help_id, {} if self.choices is None else {"choices": self.choices()})


def option(
    name: str,
    metavar: str,
    read: Callable[[str], T],
    help_id: str,
    default: D,
    *,
    choices: Callable[[], tuple[str, ...]] | None = None,
    variable: str | None = None,
    kind: Kind = Kind.ANYTHING,
    bare: str | None = None,
) -> Parameter[T | D]:
    """An option with one value; given twice, the last one counts. With `bare` the value may be left out."""
    return Parameter(
        name, metavar, help_id, lambda given: read(given[-1]), default, kind, choices, variable=variable, bare=bare
    )


def repeated_option(
    name: str,
    metavar: str,
    read: Callable[[str], T],
    help_id: str,
    *,
    variable: str | None = None,
) -> Parameter[tuple[T, ...]]:
    """An option that can be given several times."""
    return Parameter(name, metavar, help_id, lambda given: tuple(map(read, given)), (), variable=variable, repeats=True)


def flag(name: str, help_id: str, *, variable: str | None = None) -> Parameter[bool]:
    """An option without a value."""
    return Parameter(name, "", help_id, bool, default=False, variable=variable)


def argument(
    metavar: str,
    read: Callable[[str], T],
    help_id: str,
    *,
    kind: Kind = Kind.ANYTHING,
    choices: Callable[[], tuple[str, ...]] | None = None,
) -> Parameter[T]:
    """A word that must be there."""
    nothing = cast(T, None)  # never seen: without the word there is a complaint
    return Parameter(metavar, metavar, help_id, lambda given: read(given[-1]), nothing, kind, choices, required=True)


def optional_argument(
    metavar: str,
    read: Callable[[str], T],
    help_id: str,
    *,
    choices: Callable[[], tuple[str, ...]] | None = None,
) -> Parameter[T | None]:
    """A word that may be there; else None."""
    return Parameter(metavar, metavar, help_id, lambda given: read(given[-1]), None, choices=choices)


def arguments(metavar: str, read: Callable[[str], T], help_id: str, *, kind: Kind) -> Parameter[tuple[T, ...]]:
    """One word or more."""
    return Parameter(
        metavar, metavar, help_id, lambda given: tuple(map(read, given)), (), kind, required=True, repeats=True
    )


class Values:
    """The values of a command's parameters."""

    def __init__(self, found: Mapping[str, Any], given: frozenset[str]) -> None:
        self._found = found
        self._given = given

    def __getitem__(self, parameter: Parameter[T]) -> T:
        return cast(T, self._found[parameter.name])

    def was_given(self, parameter: Parameter[Any]) -> bool:
        """On the command line or by the environment."""
        return parameter.name in self._given


@dataclass(frozen=True, slots=True)
class Command:
    """`run` returns the exit code. `needs` names the extras of the installation without which it cannot run."""

    name: str
    help_id: str
    run: Callable[[Values, Texts], int]
    arguments: tuple[Parameter[Any], ...] = ()
    options: tuple[Parameter[Any], ...] = ()
    needs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CommandGroup:
    """A command that only has subcommands."""

    name: str
    help_id: str
    commands: "Mapping[str, AnyCommand]"
    options: tuple[Parameter[Any], ...] = ()


AnyCommand = Command | CommandGroup


class CommandModules(Mapping[str, AnyCommand]):
    """Commands by name, each from the COMMAND of a module that is imported when it is asked for."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self._modules = modules

    def __getitem__(self, name: str) -> AnyCommand:
        command: AnyCommand = import_module(self._modules[name]).COMMAND
        return command

    def __contains__(self, name: object) -> bool:
        return name in self._modules

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)
