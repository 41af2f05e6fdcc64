"""What people choose when they make a table of Alcatraz (1999)."""

from typing import Final

from alcatraz.games.boat.board_json import guards_json
from alcatraz.games.boat.rules.board import START
from alcatraz.kernel.kit import Choice, Option
from alcatraz.kernel.message import Message, Term

_START: Final = guards_json(list(START))


def _begins(seat: int) -> Choice:
    return Choice(seat, Message("lobby-boat-first-seat", {"player": Term(f"seat-{seat}")}))


LOBBY: Final = (
    Option(
        "alarm",
        (Choice(True, Message("lobby-boat-alarm-on")), Choice(False, Message("lobby-boat-alarm-off"))),
        default=True,
        rule="B-5.4",
    ),
    Option(
        "own_capture",
        (Choice(False, Message("lobby-boat-own-capture-no")), Choice(True, Message("lobby-boat-own-capture-yes"))),
        default=False,
        rule="B-3.4",
    ),
    Option(
        "guards",
        (Choice(_START, Message("lobby-boat-guards-start")), Choice("random", Message("lobby-boat-guards-random"))),
        default=_START,
        rule="B-1.5",
    ),
    # The two seats that every table has.
    Option(
        "first",
        (Choice("random", Message("lobby-boat-first-random")), _begins(0), _begins(1)),
        default="random",
        rule="B-2.9",
    ),
)
