"""Saved games: the record of the table in a file, written after every move."""

import itertools
import json
import os
from pathlib import Path
from typing import Any

from alcatraz.cli.files.text_file import read_text, reason, write_whole
from alcatraz.cli.parsing.complaint import Complaint, complaint, from_contract
from alcatraz.cli.play.undo import Step
from alcatraz.games.registry import GAMES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Message
from alcatraz.records.record import check_end, record, replay_steps


def saved_folder() -> Path:
    """Below the user's state directory, as the XDG convention has it."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "alcatraz"


def free_path(game: str, seed: object) -> Path:
    """A file that is not there yet."""
    label = "".join(letter if letter.isalnum() else "-" for letter in str(seed))[:40]
    folder = saved_folder()
    names = itertools.chain([f"{game}-{label}"], (f"{game}-{label}-{number}" for number in itertools.count(2)))
    return next(path for name in names if not (path := folder / f"{name}.json").exists())


def save(table: Match[Any], path: Path) -> None:
    try:
        write_whole(path, json.dumps(record(table), ensure_ascii=False, indent=1) + "\n")
    except OSError as error:
        raise complaint("play-cannot-save", path=str(path), why=reason(error)) from None


def load(path: Path) -> tuple[Match[Any], list[Step]]:
    """The table of a saved game, and what happened at it move by move."""
    data = _read(path)
    try:
        return _replayed(data)
    except ContractError as error:
        raise from_contract(error, Message("play-cannot-resume", {"path": str(path)})) from None


def _read(path: Path) -> Json:
    try:
        data = json.loads(read_text(path))
    except json.JSONDecodeError as error:
        raise complaint("cli-not-json", path=str(path), line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise complaint("cli-not-a-record", path=str(path)) from None
    if not isinstance(data, dict):
        raise complaint("cli-not-a-record", path=str(path))
    if data.get("game") not in tuple(GAMES):
        raise Complaint(
            Message("cli-not-a-record", {"path": str(path)}),
            Message("cli-no-game", {"got": str(data.get("game")), "known": tuple(GAMES)}),
        )
    return data


def _replayed(data: Json) -> tuple[Match[Any], list[Step]]:
    """Played again rather than trusted; the second time to hear what happened."""
    game = GAMES[data["game"]]
    *_, rebuilt = replay_steps(game, data)
    check_end(rebuilt, data)
    table = next(replay_steps(game, data))
    happened = [Step(seat, game.copy(table.state), table.play(seat, move)) for seat, move in rebuilt.moves]
    return table, happened
