"""What the parser of the command line complains about, as sentences in the reader's language."""

from typing import Any

from alcatraz.cli.parsing.complaint import Complaint
from alcatraz.cli.parsing.help import innermost, subcommands
from alcatraz.kernel.message import Message


def is_usage_error(error: Exception) -> bool:
    """Whether the parser raised this; its classes move between versions, what they offer does not."""
    return hasattr(error, "format_message") and hasattr(error, "exit_code")


def as_complaint(error: Any, program: Any, arguments: list[str]) -> Complaint:
    command, name, rest = innermost(program, arguments)
    return Complaint(_sentence(error, command, rest), Message("cli-see-help", {"name": name}))


def _sentence(error: Any, command: Any, rest: list[str]) -> Message:
    kind = type(error).__name__
    if kind == "NoSuchOption":
        near = tuple(error.possibilities or ())
        return Message("cli-no-such-option", {"option": error.option_name, "near": near})
    if kind == "BadOptionUsage":
        return Message("cli-option-needs-value", {"option": error.option_name})
    parameter = getattr(error, "param", None)
    if kind == "MissingParameter" and parameter is not None:
        return Message("cli-missing", {"what": str(parameter.metavar or parameter.name)})
    if kind == "BadParameter" and parameter is not None:
        return Message("cli-bad-value", {"what": ", ".join(parameter.opts), "got": _given(parameter.opts, rest)})
    if subcommands(command):
        unknown = next((word for word in rest if not word.startswith("-")), "")
        return Message("cli-no-such-command", {"got": unknown, "known": tuple(subcommands(command))})
    return Message("cli-too-many-words")


def _given(options: list[str], rest: list[str]) -> str:
    """What was written for the option."""
    for option in options:
        for word, following in zip(rest, [*rest[1:], ""], strict=True):
            if word == option:
                return following
            if word.startswith(option + "="):
                return word.partition("=")[2]
    return ""
