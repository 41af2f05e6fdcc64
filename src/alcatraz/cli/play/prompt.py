"""What a person types: a number, or a command in their language or in English."""

from dataclasses import dataclass

from alcatraz.cli.rules.pages import plain
from alcatraz.locale.texts import Texts

COMMANDS = ("why", "hint", "who", "say", "rules", "log", "board", "back", "undo", "help", "quit")
# One letter of theirs means another command.
_NOT_BY_ONE_LETTER = ("hint",)
# Where a question mark stands alone, help is meant.
_HELP = "?"


@dataclass(frozen=True, slots=True)
class Typed:
    """A number (then `command` is empty), a command with the words after it, or neither.

    `line` is what was typed; `exact` tells a command that was written out from one that was only begun.
    """

    number: int | None = None
    command: str = ""
    rest: str = ""
    line: str = ""
    exact: bool = False


def read_typed(line: str, words: Texts) -> Typed:
    line = line.strip()
    first, _, rest = line.partition(" ")
    rest = rest.strip()
    if first.isascii() and first.isdigit() and len(first) < 6 and not rest:
        return Typed(number=int(first), line=line)
    if first == _HELP:
        return Typed(command="help", rest=rest, line=line, exact=True)
    known = {plain(name): command for command in COMMANDS for name in (command, words.say("play-command-" + command))}
    word = plain(first)
    if word in known:
        return Typed(command=known[word], rest=rest, line=line, exact=True)
    # A letter or two is enough where only one command begins with them.
    begun = {command for name, command in known.items() if word and name.startswith(word)}
    if len(word) == 1:
        begun.difference_update(_NOT_BY_ONE_LETTER)
    return Typed(command=begun.pop(), rest=rest, line=line) if len(begun) == 1 else Typed(rest=line, line=line)


def read_numbers(line: str, most: int) -> list[int] | None:
    """Several numbers, apart by commas or spaces, each once; None if they are not."""
    parts = line.replace(",", " ").split()
    if not all(part.isascii() and part.isdigit() and len(part) < 6 for part in parts):
        return None
    numbers = [int(part) for part in parts]
    return numbers if len(set(numbers)) == len(numbers) and all(1 <= n <= most for n in numbers) else None
