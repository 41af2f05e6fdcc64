"""Reads the text of an edition file. The terminal and the server say the same words about its mistakes."""

import re
import tomllib
from datetime import date, time
from math import isfinite
from typing import Any

from alcatraz.kernel.message import Message


def read_toml(text: str, name: str) -> tuple[Any, list[Message]]:
    """The content as JSON has it and what JSON has no form for; None and why, if this is no TOML.

    `name`: what the file is called in the sentences about it.
    """
    try:
        return _as_json(tomllib.loads(text.removeprefix("\ufeff")), "")
    except tomllib.TOMLDecodeError as error:
        return None, [_not_toml(name, error)]
    except (RecursionError, ValueError):
        # Brackets in brackets a thousand times, or a number of five thousand digits.
        return None, [Message("edition-not-readable", {"path": name})]


def _as_json(value: Any, place: str) -> tuple[Any, list[Message]]:
    """The value with texts for what JSON has no form for, and a problem about each of these."""
    problems: list[Message] = []
    if isinstance(value, (date, time)) or (isinstance(value, float) and not isfinite(value)):
        return str(value), [Message("cli-edition-not-json", {"field": place, "got": str(value)})]
    if not isinstance(value, (dict, list)):
        return value, problems
    named = value.items() if isinstance(value, dict) else enumerate(value, start=1)
    found = {}
    for name, inner in named:
        inside = f"{place}[{name}]" if isinstance(value, list) else f"{place}.{name}".removeprefix(".")
        found[name], more = _as_json(inner, inside)
        problems += more
    return (found if isinstance(value, dict) else list(found.values())), problems


def _not_toml(name: str, error: tomllib.TOMLDecodeError) -> Message:
    """The parser's words, and the place that it puts into brackets behind them in a sentence of ours."""
    why, _, place = str(error).partition(" (at ")
    numbers = re.findall(r"\d+", place)
    where = Message("cli-at-end")
    if len(numbers) == 2:
        where = Message("cli-at-line", {"line": numbers[0], "column": numbers[1]})
    return Message("cli-not-toml", {"path": name, "where": where, "why": why})
