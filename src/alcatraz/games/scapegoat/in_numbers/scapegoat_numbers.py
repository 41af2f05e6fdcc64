"""Puts actions and observations of The Scapegoat together."""

from functools import cache

from alcatraz.bundle.in_numbers import Feature, Numbering
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.in_numbers.actions import every_move, seen_at
from alcatraz.games.scapegoat.in_numbers.observation import FEATURES, observe
from alcatraz.games.scapegoat.in_numbers.swaps import list_swaps
from alcatraz.games.scapegoat.model.state import ACTIONS, NOTHING, State
from alcatraz.games.scapegoat.rules.decisions import legal


class ScapegoatNumbers(Numbering):
    features: tuple[Feature, ...] = FEATURES

    def __init__(self) -> None:
        super().__init__(GAME, every_move(), seen_at)

    def legal_actions(self, state: State, seat: int) -> list[int]:
        """Listed moves, and the trades that are numbered."""
        moves = legal(state, seat)
        if state.phase == ACTIONS and state.pending == NOTHING:
            moves = moves + list_swaps(state, seat)
        return self.numbers(state.players, seat, moves)

    def observe(self, state: State, seat: int) -> bytes:
        return observe(state, seat)


@cache
def scapegoat_numbers() -> ScapegoatNumbers:
    return ScapegoatNumbers()
