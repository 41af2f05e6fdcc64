"""The help of every command, in the reader's language: the parser's own is English only."""

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from alcatraz.cli.screen.screen import make_console
from alcatraz.locale.texts import Texts, languages

HELP = ("-h", "--help")


def wants_help(arguments: list[str]) -> bool:
    before_end = arguments[: arguments.index("--")] if "--" in arguments else arguments
    return any(argument in HELP for argument in before_end)


def innermost(program: Any, arguments: list[str]) -> tuple[Any, str, list[str]]:
    """The command that the arguments name, what to call it, and the arguments that are left for it."""
    command, name, rest = program, "alcatraz", arguments
    while rest and rest[0] in subcommands(command):
        command, name, rest = subcommands(command)[rest[0]], f"{name} {rest[0]}", rest[1:]
    return command, name, rest


def wants_more(program: Any, arguments: list[str]) -> bool:
    """Whether the arguments stop at a command that only has subcommands: then the help says which."""
    command, _, rest = innermost(program, arguments)
    return not rest and bool(subcommands(command))


def show_help(program: Any, arguments: list[str], words: Texts) -> None:
    """The help of the innermost command that the arguments name."""
    command, name, _ = innermost(program, [argument for argument in arguments if argument not in HELP])
    console = make_console()
    console.print(Text(words.say("cli-usage", {"usage": _usage(command, name, words)}), "bold"), soft_wrap=True)
    console.print()
    console.print(Text(command.help or ""))
    _section(console, words.say("cli-arguments"), [(_metavar(a), a.help) for a in _parameters(command, "argument")])
    options = [(_option_name(option), option.help or "") for option in _parameters(command, "option")]
    _section(console, words.say("cli-commands"), [(name, sub.help) for name, sub in subcommands(command).items()])
    _section(
        console,
        words.say("cli-options"),
        [
            *options,
            ("--language " + "|".join(languages()), words.say("cli-help-language")),
            (", ".join(HELP), words.say("cli-help-help")),
        ],
    )
    if not subcommands(command):
        return
    console.print()
    console.print(Text(words.say("cli-help-more", {"name": name}), "dim"))


def subcommands(command: Any) -> dict[str, Any]:
    found: dict[str, Any] = getattr(command, "commands", {})
    return found


def _parameters(command: Any, kind: str) -> list[Any]:
    return [
        parameter
        for parameter in command.params
        if parameter.param_type_name == kind and not getattr(parameter, "hidden", False) and parameter.name != "help"
    ]


def _usage(command: Any, name: str, words: Texts) -> str:
    after = [words.say("cli-usage-command")] if subcommands(command) else []
    arguments = [
        f"[{_metavar(argument)}]" if not argument.required else _metavar(argument)
        for argument in _parameters(command, "argument")
    ]
    return " ".join([name, *after, *arguments, words.say("cli-usage-options")])


def _metavar(parameter: Any) -> str:
    return str(parameter.metavar or parameter.name.upper())


def _option_name(option: Any) -> str:
    names = ", ".join(option.opts)
    return names if getattr(option, "is_flag", False) else f"{names} {_metavar(option)}"


def _section(console: Console, title: str, rows: list[tuple[str, str | None]]) -> None:
    if not rows:
        return
    console.print()
    console.print(Text(title, "bold"))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for name, text in rows:
        table.add_row(Text("  " + name, "you"), Text(text or ""))
    console.print(table)
