"""The list of games. A new game is a folder beside the others and a line here."""

from typing import Any

from alcatraz.games.scapegoat.game import GAME as SCAPEGOAT
from alcatraz.kernel.game import Game

GAMES: dict[str, Game[Any]] = {game.id: game for game in (SCAPEGOAT,)}
DEFAULT_GAME = next(iter(GAMES))
