"""The `alcatraz` command. Each subcommand is a module of this package and is imported only when it is wanted."""

import os
import sys
from collections.abc import Callable
from importlib import import_module

import typer

from alcatraz import __version__
from alcatraz.texts import DEFAULT_LANGUAGE, Texts, languages, texts

# Subcommand → module with a function `add_to(app, words)`.
COMMANDS = {
    "engine": "alcatraz.cli.engine_command",
}


def run(arguments: list[str] | None = None) -> None:
    given = sys.argv[1:] if arguments is None else arguments
    words = texts(wished_language(given))
    app(words, given)(args=given, prog_name="alcatraz")


def wished_language(arguments: list[str]) -> str:
    """--language wherever it stands, else ALCATRAZ_LANGUAGE, else the system's, else the default."""
    wishes = [os.environ.get(name, "") for name in ("ALCATRAZ_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    for index, argument in enumerate(arguments):
        if argument == "--language" and index + 1 < len(arguments):
            wishes.insert(0, arguments[index + 1])
        elif argument.startswith("--language="):
            wishes.insert(0, argument.partition("=")[2])
    for wish in wishes:
        if wish[:2].lower() in languages():
            return wish[:2].lower()
    return DEFAULT_LANGUAGE


def app(words: Texts, arguments: list[str]) -> typer.Typer:
    """The command with the wanted subcommand, or with all of them for the help."""
    program = typer.Typer(
        help=words.say("cli-help"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
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
        language: str = typer.Option(words.language, "--language", help=words.say("cli-help-language")),
    ) -> None:
        """Options that come before every subcommand."""

    return callback
