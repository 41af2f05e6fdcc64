"""The whole program as one declaration: every subcommand by name, and what the arguments make of it."""

from alcatraz import __version__
from alcatraz.cli.parsing.command import CommandGroup, CommandModules, flag
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.cli.parsing.help import HELP, help_page, wants_help
from alcatraz.cli.parsing.read_arguments import complain_of_group, innermost, read_arguments
from alcatraz.extras import MissingExtra, pip_command, require
from alcatraz.locale.texts import Texts

# Subcommand → module with its declaration, COMMAND.
COMMANDS = {
    "play": "alcatraz.cli.play.command",
    "puzzle": "alcatraz.cli.puzzle.command",
    "learn": "alcatraz.cli.learn.command",
    "rules": "alcatraz.cli.rules.command",
    "edition": "alcatraz.cli.edition.command",
    "replay": "alcatraz.cli.replay.command",
    "analyse": "alcatraz.cli.analyse.command",
    "verify": "alcatraz.cli.verify.command",
    "solve": "alcatraz.cli.solve.command",
    "simulate": "alcatraz.cli.simulate.command",
    "arena": "alcatraz.cli.arena.command",
    "ladder": "alcatraz.cli.ladder.command",
    "check-bot": "alcatraz.cli.check_bot.command",
    "serve": "alcatraz.cli.serve",
    "join": "alcatraz.cli.join.command",
    "admin": "alcatraz.cli.admin.command",
    "doctor": "alcatraz.cli.doctor.command",
    "engine": "alcatraz.cli.engine.command",
    "completion": "alcatraz.cli.completion.command",
}
VERSION = flag("--version", "cli-help-version")
PROGRAM = CommandGroup("alcatraz", "cli-help", CommandModules(COMMANDS), (VERSION,))


def dispatch(arguments: list[str], words: Texts) -> int:
    """Show what is asked for about a command, or run it; the exit code."""
    if wants_help(arguments):
        command, name, _ = innermost(PROGRAM, [argument for argument in arguments if argument not in HELP])
        print(help_page(command, name, words), end="")
        return 0
    if arguments[:1] == [VERSION.name]:
        print(f"alcatraz {__version__}")
        return 0
    command, name, rest = innermost(PROGRAM, arguments)
    if isinstance(command, CommandGroup):
        if rest:
            raise complain_of_group(command, name, rest)
        print(help_page(command, name, words), end="")
        return 0
    values = read_arguments(command, name, rest)
    for extra in command.needs:
        require_extra(extra, name)
    return command.run(values, words)


def require_extra(extra: str, name: str) -> None:
    """Complains, with what to install, if a part of the installation is absent that a command needs."""
    try:
        require(extra)
    except MissingExtra as missing:
        pip = pip_command(missing.extra)
        raise complaint("cli-extra-missing", name=name, package=missing.package, pip=pip) from None
