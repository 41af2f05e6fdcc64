"""Reading JSON named on the command line: a file, what an address leads to, or standard input."""

import json
import sys
from pathlib import Path
from typing import NoReturn

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.cli.files.text_file import read_text
from alcatraz.cli.files.web_file import is_address, read_address
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.games.registry import BUNDLES, DEFAULT_GAME
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.fields import echo

STANDARD_STREAM = "-"


def json_object(name: str) -> Json:
    """The object in the file. Complains if there is none."""
    if name == STANDARD_STREAM:
        return parsed_object(sys.stdin.read().removeprefix("\ufeff"), name)
    return parsed_object(read_address(name) if is_address(name) else read_text(Path(name)), name)


def record_object(name: str) -> Json:
    """The record in the file. Complains of an object that is something else: a position, a table that is not over."""
    data = json_object(name)
    if "game" not in data or not isinstance(data.get("moves"), list):
        raise complaint("cli-not-a-record", path=name)
    return data


def parsed_object(text: str, name: str) -> Json:
    try:
        value = json.loads(text, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise complaint("cli-not-json", path=name, line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):
        raise complaint("cli-not-json", path=name, line=1, column=1) from None
    if not isinstance(value, dict):
        raise complaint("file-not-an-object", file=name, got=echo(value))
    return value


def bundle_named_in(data: Json, name: str) -> GameBundle:
    """The game that a position or a record says it belongs to."""
    game = data.get("game", DEFAULT_GAME)
    if not isinstance(game, str) or game not in BUNDLES:
        raise complaint("file-unknown-game", file=name, got=echo(game), known=tuple(BUNDLES))
    return BUNDLES[game]


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)
