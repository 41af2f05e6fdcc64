"""The help page of every command, made of its declaration, in the reader's language."""

import shutil
import textwrap
from collections.abc import Sequence
from typing import Any

from alcatraz.cli.parsing.command import AnyCommand, CommandGroup, Parameter
from alcatraz.cli.parsing.language import OPTION as LANGUAGE
from alcatraz.cli.parsing.read_arguments import END_OF_OPTIONS
from alcatraz.locale.texts import Texts, languages

HELP = ("-h", "--help")
_WIDEST = 100
# However narrow the screen is, so much of a line remains for words.
_LEAST = 20

Row = tuple[str, str]


def wants_help(arguments: Sequence[str]) -> bool:
    before_end = arguments[: arguments.index(END_OF_OPTIONS)] if END_OF_OPTIONS in arguments else arguments
    return any(argument in HELP for argument in before_end)


def help_page(command: AnyCommand, name: str, words: Texts) -> str:
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    lines = [words.say("cli-usage", {"usage": _usage(command, name, words)}), ""]
    lines += textwrap.wrap(words.say(command.help_id), max(width, _LEAST))
    if isinstance(command, CommandGroup):
        lines += _section(words.say("cli-commands"), command_rows(command, words), width)
    else:
        arguments = [(argument.metavar, argument.help_text(words)) for argument in command.arguments]
        lines += _section(words.say("cli-arguments"), arguments, width)
    lines += _section(words.say("cli-options"), option_rows(command, words), width)
    if isinstance(command, CommandGroup):
        lines += ["", *textwrap.wrap(words.say("cli-help-more", {"name": name}), max(width, _LEAST))]
    return "\n".join(lines) + "\n"


def command_rows(group: CommandGroup, words: Texts) -> list[Row]:
    return [(name, words.say(command.help_id)) for name, command in group.commands.items()]


def option_rows(command: AnyCommand, words: Texts) -> list[Row]:
    """The options of a command, and those that every command has."""
    return [
        *((_shown(option), option.help_text(words)) for option in command.options),
        (f"{LANGUAGE} {'|'.join(languages())}", words.say("cli-help-language")),
        (", ".join(HELP), words.say("cli-help-help")),
    ]


def _shown(option: Parameter[Any]) -> str:
    if option.is_flag:
        return option.name
    return f"{option.name} {option.metavar}" if option.bare is None else f"{option.name} [{option.metavar}]"


def _usage(command: AnyCommand, name: str, words: Texts) -> str:
    after = (
        [words.say("cli-usage-command")] if isinstance(command, CommandGroup) else _usage_arguments(command.arguments)
    )
    return " ".join([name, *after, words.say("cli-usage-options")])


def _usage_arguments(arguments: Sequence[Parameter[Any]]) -> list[str]:
    return [
        (argument.metavar if argument.required else f"[{argument.metavar}]") + (" ..." if argument.repeats else "")
        for argument in arguments
    ]


def _section(title: str, rows: Sequence[Row], width: int) -> list[str]:
    if not rows:
        return []
    indent = 4 + max(len(name) for name, _ in rows)
    lines = ["", title]
    for name, text in rows:
        label = f"  {name}".ljust(indent)
        hanging = " " * indent
        lines += textwrap.wrap(text, max(width, indent + _LEAST), initial_indent=label, subsequent_indent=hanging)
    return lines
