"""Advice for the boat: the move of `boss` with its reason, and the reasons of bots for what they did."""

from collections.abc import Sequence
from typing import Final

from alcatraz.bundle.advice import ME, YOU, Advice
from alcatraz.games.boat.bots.advice.reasons import Reasons
from alcatraz.games.boat.bots.boss import think
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.names import row_name, square_name
from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.notation.board_fields import square_json
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.kernel.policy import Budget

_SEED: Final = "why"


class BoatAdvisor:
    def advise(self, view: Json, decision: Json, budget: Budget) -> Advice:
        s = GAME.imagine(view, budget.seed)
        move, value = think(s, budget)
        place, look = _place(s, move)
        return Advice(GAME.move_json(move), place, look, Reasons(s, s.turn, move, value, YOU).sentence())

    def why(self, view: Json, seat: int, move: Json, since: Sequence[Json]) -> Message | None:
        """Everybody sees everything."""
        s = GAME.imagine(view, _SEED)
        return Reasons(s, seat, GAME.read_move(s, move), 0, ME).sentence()


ADVISOR: Final = BoatAdvisor()


def _place(s: State, move: int) -> tuple[Json, Message]:
    """The prisoner that moves, the cell, or the row of the alarm."""
    kind = move >> moves.KIND
    if kind in (moves.WALK, moves.BOARD, moves.RETURN):
        origin = moves.from_of(move)
        return {"square": square_json(origin)}, Message("advice-look-square", {"square": square_name(origin)})
    if kind == moves.ALARM:
        return {"row": row_name(s.alarm_row)}, Message("advice-look-row", {"row": row_name(s.alarm_row)})
    return {"at": "cell"}, Message("advice-look-cell")
