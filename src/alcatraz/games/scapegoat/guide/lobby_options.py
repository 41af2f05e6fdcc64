"""Lobby options of The Scapegoat."""

from typing import Final

from alcatraz.bundle.lobby_options import LobbyChoice, LobbyOption
from alcatraz.bundle.rulings import rulings_option
from alcatraz.games.scapegoat.model.rulings import ALTERNATIVES
from alcatraz.games.scapegoat.notation.fields import SIDES
from alcatraz.kernel.message import Message

LOBBY: Final = (
    LobbyOption(
        "sides",
        tuple(LobbyChoice(side, Message("lobby-scapegoat-sides-" + side)) for side in SIDES),
        default="silver",
        rule="S-2.1",
    ),
    rulings_option("scapegoat", ALTERNATIVES),
)
