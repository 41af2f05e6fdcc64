"""What the parser of the command line complains about, as sentences in the reader's language."""

from difflib import get_close_matches
from typing import Any

from alcatraz.cli.complaint import Complaint
from alcatraz.cli.help import subcommands
from alcatraz.kernel.message import Message


def is_usage_error(error: Exception) -> bool:
    """Whether the parser raised this; its classes move between versions, what they offer does not."""
    return hasattr(error, "format_message") and hasattr(error, "exit_code")


def as_complaint(error: Any, program: Any, arguments: list[str]) -> Complaint:
    command, name = program, "alcatraz"
    for argument in arguments:
        if argument in subcommands(command):
            command, name = subcommands(command)[argument], f"{name} {argument}"
    return Complaint(_sentence(error, command, arguments), Message("cli-see-help", {"name": name}))


def _sentence(error: Any, command: Any, arguments: list[str]) -> Message:
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Message("cli-no-such-option", {"option": error.option_name, "near": _near(error)})
    if kind == "BadOptionUsage":
        return Message("cli-option-needs-value", {"option": error.option_name})
    if kind == "MissingParameter" and error.param is not None:
        return Message("cli-missing", {"what": str(error.param.metavar or error.param.name)})
    if kind == "BadParameter" and error.param is not None:
        return Message("cli-bad-value", {"what": ", ".join(error.param.opts), "got": _given(error, arguments)})
    known = subcommands(command)
    unknown = next((argument for argument in arguments if not argument.startswith("-") and argument not in known), None)
    if known and unknown is None:
        return Message("cli-command-missing", {"known": tuple(known)})
    if known:
        return Message("cli-no-such-command", {"got": str(unknown), "known": tuple(known)})
    return Message("cli-too-many-words")


def _near(error: Any) -> tuple[str, ...]:
    return tuple(error.possibilities or ())


def _given(error: Any, arguments: list[str]) -> str:
    """What was written for the option that is wrong."""
    for index, argument in enumerate(arguments):
        for option in error.param.opts:
            if argument == option and index + 1 < len(arguments):
                return arguments[index + 1]
            if argument.startswith(option + "="):
                return argument.partition("=")[2]
    return get_close_matches("", arguments, 1, 0)[0] if arguments else ""
