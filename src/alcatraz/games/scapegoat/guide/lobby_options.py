"""Lobby options of The Scapegoat."""

from typing import Final

from alcatraz.bundle.lobby_options import LobbyChoice, LobbyOption
from alcatraz.games.scapegoat.model.rulings import ALTERNATIVES
from alcatraz.games.scapegoat.notation.fields import SIDES
from alcatraz.kernel.message import Message


def _ruling(rule: str) -> LobbyChoice:
    text = "lobby-scapegoat-ruling-" + rule.replace(".", "-")
    return LobbyChoice(rule, Message(text), Message(text + "-text"), rule)


LOBBY: Final = (
    LobbyOption(
        "sides",
        tuple(LobbyChoice(side, Message("lobby-scapegoat-sides-" + side)) for side in SIDES),
        default="silver",
        rule="S-2.1",
    ),
    LobbyOption("rulings", tuple(_ruling(rule) for rule in ALTERNATIVES), default=[], many=True),
)
