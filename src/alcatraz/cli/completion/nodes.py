"""What a shell can complete, command by command: subcommands, options and the values they take."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from alcatraz.cli.parsing.command import AnyCommand, CommandGroup, Kind, Parameter
from alcatraz.cli.parsing.help import HELP
from alcatraz.cli.parsing.language import OPTION as LANGUAGE
from alcatraz.locale.texts import Texts, languages

# The names under which the program is installed.
PROGRAMS = ("alcatraz", "alcatraz-game")


@dataclass(frozen=True, slots=True)
class Value:
    """What can stand for a parameter: one of these words, a file, a folder, or what only a person knows."""

    words: tuple[str, ...] = ()
    kind: Kind = Kind.ANYTHING


@dataclass(frozen=True, slots=True)
class OptionNode:
    name: str
    about: str
    value: Value | None  # None where the option takes none


@dataclass(frozen=True, slots=True)
class CommandNode:
    path: tuple[str, ...]  # without the program's name
    subcommands: dict[str, str] = field(default_factory=dict)  # name → what it does
    arguments: tuple[Value, ...] = ()
    options: tuple[OptionNode, ...] = ()

    @property
    def slashed(self) -> str:
        """The path as the scripts write it: /edition/show, and nothing for the program itself."""
        return "".join("/" + name for name in self.path)


def command_nodes(command: AnyCommand, words: Texts, path: tuple[str, ...] = ()) -> Iterator[CommandNode]:
    """The command and everything below it."""
    subcommands = command.commands if isinstance(command, CommandGroup) else {}
    arguments = () if isinstance(command, CommandGroup) else command.arguments
    yield CommandNode(
        path,
        {name: words.say(below.help_id) for name, below in subcommands.items()},
        tuple(map(_value, arguments)),
        tuple(_options(command, words)),
    )
    for name, below in subcommands.items():
        yield from command_nodes(below, words, (*path, name))


def _options(command: AnyCommand, words: Texts) -> Iterator[OptionNode]:
    for option in command.options:
        yield OptionNode(option.name, option.help_text(words), None if option.is_flag else _value(option))
    yield OptionNode(LANGUAGE, words.say("cli-help-language"), Value(languages()))
    yield OptionNode(HELP[-1], words.say("cli-help-help"), None)


def _value(parameter: Parameter[Any]) -> Value:
    return Value(parameter.choices() if parameter.choices else (), parameter.kind)
