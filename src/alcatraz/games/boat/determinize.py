"""A whole state that a viewer might be in: only the draws to come are hidden, and drawn anew from the seed."""

from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.notation.fields import ONLY_IN_VIEWS
from alcatraz.games.boat.notation.read_position import load_position
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import Json


def imagine(view: Json, seed: Seed, seats: range) -> State:
    position = {name: value for name, value in view.items() if name not in ONLY_IN_VIEWS}
    return load_position(position, seed, seats)
