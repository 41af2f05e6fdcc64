"""Lobby options of Alcatraz (1999)."""

from typing import Final

from alcatraz.bundle.lobby_options import LobbyChoice, LobbyOption
from alcatraz.bundle.rulings import rulings_option
from alcatraz.games.boat.model.rulings import ALTERNATIVES
from alcatraz.games.boat.notation.board_fields import guards_json
from alcatraz.games.boat.rules.board import START
from alcatraz.kernel.message import Message, Term

_START: Final = guards_json(list(START))


def _begins(seat: int) -> LobbyChoice:
    return LobbyChoice(seat, Message("lobby-boat-first-seat", {"player": Term(f"seat-{seat}")}))


LOBBY: Final = (
    LobbyOption(
        "alarm",
        (LobbyChoice(True, Message("lobby-boat-alarm-on")), LobbyChoice(False, Message("lobby-boat-alarm-off"))),
        default=True,
        rule="B-5.4",
    ),
    LobbyOption(
        "own_capture",
        (
            LobbyChoice(False, Message("lobby-boat-own-capture-no")),
            LobbyChoice(True, Message("lobby-boat-own-capture-yes")),
        ),
        default=False,
        rule="B-3.4",
    ),
    LobbyOption(
        "guards",
        (
            LobbyChoice(_START, Message("lobby-boat-guards-start")),
            LobbyChoice("random", Message("lobby-boat-guards-random")),
        ),
        default=_START,
        rule="B-1.5",
    ),
    # The two seats that every table has.
    LobbyOption(
        "first",
        (LobbyChoice("random", Message("lobby-boat-first-random")), _begins(0), _begins(1)),
        default="random",
        rule="B-2.9",
    ),
    rulings_option("boat", ALTERNATIVES),
)
