"""The `alcatraz` command. Each subcommand is a module of this package and is imported only when it is wanted."""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import typer

from alcatraz import __version__
from alcatraz.cli.parsing.complaint import Complaint, complaint, speak_up
from alcatraz.locale.texts import DEFAULT_LANGUAGE, Texts, languages, texts

# Subcommand → module with a function `add_to(app, words)`.
COMMANDS = {
    "play": "alcatraz.cli.play.command",
    "rules": "alcatraz.cli.rules.command",
    "edition": "alcatraz.cli.edition",
    "replay": "alcatraz.cli.replay.command",
    "verify": "alcatraz.cli.verify",
    "solve": "alcatraz.cli.solve.command",
    "simulate": "alcatraz.cli.simulate.command",
    "arena": "alcatraz.cli.arena.command",
    "serve": "alcatraz.cli.serve",
    "join": "alcatraz.cli.join.command",
    "admin": "alcatraz.cli.admin",
    "engine": "alcatraz.cli.engine.command",
}


def run(arguments: list[str] | None = None) -> None:
    for stream in (sys.stdout, sys.stderr):
        # A terminal without our characters shows question marks; that is no reason to stop.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if arguments is None else arguments
    sys.exit(obey(given))


def obey(given: list[str]) -> int:
    """Run the command that the arguments name; the exit code."""
    words = texts(wished_language(given))
    try:
        return _served(without_language(given), words)
    except Complaint as error:
        speak_up(error.messages, words)
        return error.code


def _served(arguments: list[str], words: Texts) -> int:
    from alcatraz.cli.parsing.help import show_help, wants_help, wants_more
    from alcatraz.cli.parsing.usage import as_complaint, is_usage_error

    program = typer.main.get_command(app(words, arguments))
    if wants_help(arguments) or wants_more(program, arguments):
        show_help(program, arguments, words)
        return 0
    try:
        code: Any = program.main(args=arguments, prog_name="alcatraz", standalone_mode=False)
    except typer.Abort:
        return 1
    except Exception as error:
        if is_usage_error(error):
            raise as_complaint(error, program, arguments) from error
        raise
    return code if isinstance(code, int) else 0


# -- the language, which every command has ---------------------------------------------------------


def wished_language(arguments: list[str]) -> str:
    """--language wherever it stands, else ALCATRAZ_LANGUAGE, else the system's, else the default."""
    wishes = [os.environ.get(name, "") for name in ("ALCATRAZ_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    wishes[:0] = _asked_languages(arguments)
    for wish in wishes:
        if wish[:2].lower() in languages():
            return wish[:2].lower()
    return DEFAULT_LANGUAGE


def _asked_languages(arguments: list[str]) -> list[str]:
    asked = []
    for index, argument in enumerate(arguments):
        if argument == "--language" and index + 1 < len(arguments):
            asked.append(arguments[index + 1])
        elif argument.startswith("--language="):
            asked.append(argument.partition("=")[2])
    return asked[::-1]


def without_language(arguments: list[str]) -> list[str]:
    """The arguments without --language, which is heeded before any command sees them."""
    for asked in _asked_languages(arguments):
        if asked not in languages():
            raise complaint("cli-no-language", got=asked, known=languages())
    left = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--language":
            if next(rest, None) is None:
                raise complaint("cli-option-needs-value", option="--language")
        elif not argument.startswith("--language="):
            left.append(argument)
    return left


# -- the program -----------------------------------------------------------------------------------


def app(words: Texts, arguments: list[str]) -> typer.Typer:
    """The command with the wanted subcommand, or with all of them for the help."""
    program = typer.Typer(
        help=words.say("cli-help"),
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": []},
    )
    program.callback()(_version_option(words))
    wanted = next((argument for argument in arguments if argument in COMMANDS), None)
    for name in COMMANDS if wanted is None else [wanted]:
        import_module(COMMANDS[name]).add_to(program, words)
    return program


def _version_option(words: Texts) -> Callable[..., None]:
    def show(wanted: bool) -> None:
        if wanted:
            typer.echo(f"alcatraz {__version__}")
            raise typer.Exit

    def callback(
        version: bool = typer.Option(
            False, "--version", help=words.say("cli-help-version"), callback=show, is_eager=True
        ),
    ) -> None:
        """Options that come before every subcommand."""

    return callback
