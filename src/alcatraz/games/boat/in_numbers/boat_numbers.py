"""Puts actions and observations of Alcatraz (1999) together."""

from functools import cache

from alcatraz.bundle.in_numbers import Feature, Numbering
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.in_numbers.actions import every_move
from alcatraz.games.boat.in_numbers.observation import FEATURES, observe
from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.rules.turn import list_moves


class BoatNumbers(Numbering):
    features: tuple[Feature, ...] = FEATURES

    def __init__(self) -> None:
        # No move names a seat.
        super().__init__(GAME, every_move(), lambda move, seat, players: move)

    def legal_actions(self, state: State, seat: int) -> list[int]:
        return self.numbers(state.players, seat, list_moves(state, seat))

    def observe(self, state: State, seat: int) -> bytes:
        return observe(state, seat)


@cache
def boat_numbers() -> BoatNumbers:
    return BoatNumbers()
