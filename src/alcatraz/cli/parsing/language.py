"""The language of a command line: --language stands anywhere in it, and every command has it."""

import os

from alcatraz.cli.parsing.complaint import complaint
from alcatraz.locale.texts import DEFAULT_LANGUAGE, languages

OPTION = "--language"


def wished_language(arguments: list[str]) -> str:
    """--language, else ALCATRAZ_LANGUAGE, else the system's, else the default."""
    wishes = [os.environ.get(name, "") for name in ("ALCATRAZ_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    wishes[:0] = _asked_languages(arguments)
    for wish in wishes:
        if wish[:2].lower() in languages():
            return wish[:2].lower()
    return DEFAULT_LANGUAGE


def without_language(arguments: list[str]) -> list[str]:
    """The arguments without --language, which is heeded before any command sees them."""
    for asked in _asked_languages(arguments):
        if asked not in languages():
            raise complaint("cli-no-language", got=asked, known=languages())
    left = []
    rest = iter(arguments)
    for argument in rest:
        if argument == OPTION:
            if next(rest, None) is None:
                raise complaint("cli-option-needs-value", option=OPTION)
        elif not argument.startswith(OPTION + "="):
            left.append(argument)
    return left


def _asked_languages(arguments: list[str]) -> list[str]:
    asked = []
    for index, argument in enumerate(arguments):
        if argument == OPTION and index + 1 < len(arguments):
            asked.append(arguments[index + 1])
        elif argument.startswith(OPTION + "="):
            asked.append(argument.partition("=")[2])
    return asked[::-1]
