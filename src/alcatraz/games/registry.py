"""The list of games. A new game is a folder beside the others and a line here."""

from typing import Any

from alcatraz.games.boat.kit import KIT as BOAT
from alcatraz.games.scapegoat.kit import KIT as SCAPEGOAT
from alcatraz.kernel.game import Game
from alcatraz.kernel.kit import Kit

KITS: dict[str, Kit] = {
    "scapegoat": SCAPEGOAT,
    "boat": BOAT,
}
GAMES: dict[str, Game[Any]] = {name: kit.game for name, kit in KITS.items()}
DEFAULT_GAME = next(iter(GAMES))
