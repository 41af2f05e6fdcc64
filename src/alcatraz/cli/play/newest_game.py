"""The newest of the saved games that can go on, and a list of the others."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from alcatraz.bundle.drawing import StyledLine
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.cli.play.saved_games import saved_folder
from alcatraz.cli.screen.screen import Screen
from alcatraz.games.registry import GAMES
from alcatraz.kernel.message import Arg
from alcatraz.locale.texts import Texts

_MOST_LISTED = 8


@dataclass(frozen=True, slots=True)
class SavedGame:
    path: Path
    game: str
    moves: int
    saved: float


def newest_game(screen: Screen, words: Texts) -> Path:
    """The path of the newest one; says which it is and what others there are. Complains if there is none."""
    found = sorted(_saved_games(saved_folder()), key=lambda each: (-each.saved, each.path.name))
    if not found:
        raise complaint("play-none-saved", folder=str(saved_folder()))
    newest, *others = found
    screen.wrap([[(words.say("play-resuming", _described(newest, words)), "bold")]])
    screen.show([_path_line(newest)])
    if others:
        screen.wrap([[(words.say("play-others-saved", {"count": len(others)}), "dim")]])
        for each in others[:_MOST_LISTED]:
            screen.wrap([[("  ", ""), (words.say("play-saved-game", _described(each, words)), "dim")]])
            screen.show([_path_line(each)])
    if len(others) > _MOST_LISTED:
        left: dict[str, Arg] = {"count": len(others) - _MOST_LISTED, "folder": str(saved_folder())}
        screen.wrap([[(words.say("play-more-saved", left), "dim")]])
    screen.gap()
    if screen.is_interactive:
        # The welcome clears the screen.
        screen.ask(words.say("play-begin") + " ")
    return newest.path


def _saved_games(folder: Path) -> Iterator[SavedGame]:
    """Games that are not over; whatever else lies in the folder is passed over."""
    for path in folder.glob("*.json"):
        try:
            data = json.loads(path.read_text("utf-8"))
            saved = path.stat().st_mtime
        except (OSError, ValueError, RecursionError):
            continue
        if not isinstance(data, dict) or data.get("game") not in tuple(GAMES) or data.get("outcome") is not None:
            continue
        if isinstance(data.get("moves"), list):
            yield SavedGame(path, data["game"], len(data["moves"]), saved)


def _described(saved: SavedGame, words: Texts) -> dict[str, Arg]:
    when = datetime.fromtimestamp(saved.saved).strftime("%Y-%m-%d %H:%M")
    return {"game": words.say_or(f"game-{saved.game}", saved.game), "moves": saved.moves, "when": when}


def _path_line(saved: SavedGame) -> StyledLine:
    """Never broken, however long: people copy it."""
    return [(f"    {saved.path}", "you")]
