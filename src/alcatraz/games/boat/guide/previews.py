"""Previews of legal moves: plays each on a copy of the state, since nothing is hidden in this game."""

import json
from collections.abc import Iterable
from functools import lru_cache

from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.state import State
from alcatraz.kernel.game import AUTHORITY, Json
from alcatraz.kernel.notation.canonical import canonical_json

# What differs between viewers and moves of one position.
_NOT_NEEDED = ("decisions", "you")


def preview(view: Json, move: Json) -> list[Json]:
    """The events of the move in a state imagined from the view."""
    return previews(view, [move])[0]


def previews(view: Json, moves: Iterable[Json]) -> list[list[Json]]:
    """The same for several moves, each on its own."""
    imagined = _imagined(canonical_json({name: value for name, value in view.items() if name not in _NOT_NEEDED}))
    found = []
    for move in moves:
        state = imagined.copy()
        events = GAME.apply(state, view["turn"], GAME.read_move(state, move))
        found.append([GAME.event_json(state, event, AUTHORITY) for event in events])
    return found


@lru_cache(maxsize=8)
def _imagined(position: str) -> State:
    """Every move of a decision is asked about, one after the other. Nobody changes it: they copy."""
    return GAME.imagine(json.loads(position), 0)
