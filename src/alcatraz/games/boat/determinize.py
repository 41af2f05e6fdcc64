"""A whole state that a viewer might be in: only the draws to come are hidden, and drawn anew from the seed."""

from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.notation.read_position import load_position
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import Json

_NOT_IN_A_POSITION = ("decisions", "you")


def imagine(view: Json, seed: Seed, seats: range) -> State:
    position = {name: value for name, value in view.items() if name not in _NOT_IN_A_POSITION}
    return load_position(position, seed, seats)
