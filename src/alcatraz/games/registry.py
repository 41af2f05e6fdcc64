"""The list of games. A new game is a folder beside the others and a line here."""

from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.games.boat.bundle import BUNDLE as BOAT
from alcatraz.games.scapegoat.bundle import BUNDLE as SCAPEGOAT
from alcatraz.kernel.game import Game

BUNDLES: dict[str, GameBundle] = {
    "scapegoat": SCAPEGOAT,
    "boat": BOAT,
}
GAMES: dict[str, Game[Any]] = {name: bundle.game for name, bundle in BUNDLES.items()}
DEFAULT_GAME = next(iter(GAMES))
