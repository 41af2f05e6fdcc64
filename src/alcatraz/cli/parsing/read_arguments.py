"""Reading a command line by the declarations of its command. What does not fit becomes a complaint."""

import os
from collections import deque
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from alcatraz.cli.parsing.command import AnyCommand, Command, CommandGroup, Parameter, Values
from alcatraz.cli.parsing.complaint import Complaint
from alcatraz.cli.parsing.value_readers import NotExpected
from alcatraz.kernel.message import Message

END_OF_OPTIONS = "--"
_TRUE = ("1", "on", "t", "true", "y", "yes")
_FALSE = ("0", "f", "false", "n", "no", "off")


def innermost(program: CommandGroup, words: Sequence[str]) -> tuple[AnyCommand, str, list[str]]:
    """The command that the words name, what to call it, and the words that are left for it."""
    command: AnyCommand = program
    name, rest = program.name, list(words)
    while rest and isinstance(command, CommandGroup) and rest[0] in command.commands:
        command, name, rest = command.commands[rest[0]], f"{name} {rest[0]}", rest[1:]
    return command, name, rest


def read_arguments(
    command: Command, name: str, words: Sequence[str], environment: Mapping[str, str] = os.environ
) -> Values:
    """The values of all parameters of the command. Raises Complaint at the first word that does not fit."""
    try:
        options, plain = _sorted_out(command, words)
        given = {**_placed(command, plain), **options}
        return _values([*command.arguments, *command.options], given, environment)
    except _Misfit as misfit:
        raise wrong_use(misfit.message, name) from None


def wrong_use(message: Message, name: str) -> Complaint:
    return Complaint(message, Message("cli-see-help", {"name": name}))


def complain_of_group(group: CommandGroup, name: str, rest: Sequence[str]) -> Complaint:
    """What is wrong where a subcommand should stand."""
    if rest[0].startswith("-") and rest[0] != "-":
        return wrong_use(_no_such_option(rest[0].partition("=")[0], group), name)
    return wrong_use(Message("cli-no-such-command", {"got": rest[0], "known": tuple(group.commands)}), name)


class _Misfit(Exception):
    def __init__(self, text: str, **args: Any) -> None:
        super().__init__(text)
        self.message = Message(text, args)


def _sorted_out(command: Command, words: Sequence[str]) -> tuple[dict[str, list[str]], list[str]]:
    """Options with the words given for them, and the other words. Both may stand in any order."""
    known = {option.name: option for option in command.options}
    options: dict[str, list[str]] = {}
    plain: list[str] = []
    rest = deque(words)
    while rest:
        word = rest.popleft()
        if word == END_OF_OPTIONS:
            plain.extend(rest)
            rest.clear()
        elif not word.startswith("-") or word == "-":
            plain.append(word)
        else:
            name, equals, value = word.partition("=")
            if name not in known:
                near = _no_such_option(name, command)
                raise _Misfit(near.id, **near.args)
            options.setdefault(name, []).append(_value_of(known[name], value if equals else None, rest))
    return options, plain


def _value_of(option: Parameter[Any], attached: str | None, rest: deque[str]) -> str:
    if option.is_flag:
        if attached is not None:
            raise _Misfit("cli-option-takes-no-value", option=option.name)
        return option.name
    if attached is not None:
        return attached
    if option.bare is not None and (not rest or rest[0].startswith("-")):
        return option.bare
    if not rest:
        raise _Misfit("cli-option-needs-value", option=option.name)
    return rest.popleft()


def _no_such_option(name: str, command: AnyCommand) -> Message:
    known = [*(option.name for option in command.options), "--language", "--help"]
    return Message("cli-no-such-option", {"option": name, "near": tuple(get_close_matches(name, known))})


def _placed(command: Command, plain: Sequence[str]) -> dict[str, list[str]]:
    """The words without dashes, argument by argument; the last argument may take all that are left."""
    given: dict[str, list[str]] = {}
    left = list(plain)
    for argument in command.arguments:
        count = len(left) if argument.repeats else 1
        if left[:count]:
            given[argument.name] = left[:count]
        elif argument.required:
            raise _Misfit("cli-missing", what=argument.metavar)
        left = left[count:]
    if left:
        raise _Misfit("cli-too-many-words")
    return given


def _values(
    parameters: Sequence[Parameter[Any]], given: Mapping[str, list[str]], environment: Mapping[str, str]
) -> Values:
    found: dict[str, Any] = {}
    known = set()
    for parameter in parameters:
        words = given.get(parameter.name) or _from_environment(parameter, environment)
        if not words:
            found[parameter.name] = parameter.default
            continue
        known.add(parameter.name)
        try:
            found[parameter.name] = parameter.collect(words)
        except NotExpected as error:
            raise _Misfit("cli-bad-value", what=parameter.name, got=words[-1], expected=error.expected) from None
    return Values(found, frozenset(known))


def _from_environment(parameter: Parameter[Any], environment: Mapping[str, str]) -> list[str]:
    value = environment.get(parameter.variable, "") if parameter.variable else ""
    if parameter.is_flag:
        if value.lower() not in (*_TRUE, *_FALSE, ""):
            expected = Message("cli-expected-one-of", {"known": (*_TRUE, *_FALSE)})
            raise _Misfit("cli-bad-value", what=str(parameter.variable), got=value, expected=expected)
        return [value] if value.lower() in _TRUE else []
    if parameter.repeats:
        return value.split()
    return [value] if value else []
