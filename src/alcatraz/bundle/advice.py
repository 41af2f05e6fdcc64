"""Advice on a decision, and the reason for a move: what a hint shows, and what a bot says when it is asked why."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.kernel.policy import Budget

# Every reason has the argument `voice`: it speaks to the player who asked, or is a bot's own.
VOICE: Final = "voice"
YOU: Final = "you"
ME: Final = "i"


@dataclass(frozen=True, slots=True)
class Advice:
    move: Json
    # Where to look first: {"seat": 2}, or a place of the board by the game's own fields, {"at": "laundry"}.
    place: Json
    # The same in words.
    look: Message
    # One sentence.
    reason: Message


class Advisor(Protocol):
    """Made from views, so that it can tell nothing that the view hides."""

    def advise(self, view: Json, decision: Json, budget: Budget) -> Advice:
        """The move that the strongest level makes with this budget, where to look, and why."""
        ...

    def why(self, view: Json, seat: int, move: Json, since: Sequence[Json]) -> Message | None:
        """Why a seat made this move, in its own voice, from what a spectator saw before it and since.

        Nothing that is in the move and was not seen is used. None: what the move was is still a secret.
        """
        ...
