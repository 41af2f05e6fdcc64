"""What people choose when they make a table of The Scapegoat."""

from typing import Final

from alcatraz.games.scapegoat.options import SIDES
from alcatraz.games.scapegoat.rulings import ALTERNATIVES
from alcatraz.kernel.kit import Choice, Option
from alcatraz.kernel.message import Message


def _ruling(rule: str) -> Choice:
    text = "lobby-scapegoat-ruling-" + rule.replace(".", "-")
    return Choice(rule, Message(text), Message(text + "-text"), rule)


LOBBY: Final = (
    Option(
        "sides",
        tuple(Choice(side, Message("lobby-scapegoat-sides-" + side)) for side in SIDES),
        default="silver",
        rule="S-2.1",
    ),
    Option("rulings", tuple(_ruling(rule) for rule in ALTERNATIVES), default=[], many=True),
)
