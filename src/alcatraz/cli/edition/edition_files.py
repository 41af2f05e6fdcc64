"""Edition files: reading one and telling everything that is wrong with it."""

import re
import tomllib
from datetime import date, time
from math import isfinite
from pathlib import Path
from typing import Any

from alcatraz.bundle.edition_file import EditionFile
from alcatraz.cli.files.text_file import read_text
from alcatraz.cli.parsing.complaint import Complaint, complaint
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.message import Message, Term


def edition_file_of(game: str) -> EditionFile:
    if game not in BUNDLES:
        raise complaint("cli-no-game", got=game, known=tuple(BUNDLES))
    edition_file = BUNDLES[game].edition_file
    if edition_file is None:
        raise complaint("cli-edition-none", game=Term("game-" + game))
    return edition_file


def checked_edition(path: Path, game: str, *, code: int) -> dict[str, Any]:
    """The content of an edition file. Complains of every mistake at once."""
    edition_file = edition_file_of(game)
    try:
        written = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise Complaint(_not_toml(path, error), code=code) from None
    content: dict[str, Any]
    content, unusual = _as_json(written, "")
    problems = [*unusual, *edition_file.problems(content)]
    if problems:
        heading = Message("cli-edition-mistakes", {"path": str(path), "count": len(problems)})
        raise Complaint(heading, *problems, code=code)
    return content


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


def _not_toml(path: Path, error: tomllib.TOMLDecodeError) -> Message:
    """The parser's words, and the place that it puts into brackets behind them in a sentence of ours."""
    why, _, place = str(error).partition(" (at ")
    numbers = re.findall(r"\d+", place)
    where = Message("cli-at-end")
    if len(numbers) == 2:
        where = Message("cli-at-line", {"line": numbers[0], "column": numbers[1]})
    return Message("cli-not-toml", {"path": str(path), "where": where, "why": why})
